import { eq } from 'drizzle-orm'
import type { SpielerAkte } from '../../lib/domain/verein/verein'
import type { Verbindung } from '../open'
import { spieler } from '../schema'
import { nachName } from '../sortierung'

/** A club's players, guests included, by name. */
export function listSpieler(db: Verbindung, vereinId: string): readonly SpielerAkte[] {
  const zeilen = db.select().from(spieler).where(eq(spieler.verein_id, vereinId)).all()
  return nachName(zeilen).map(({ id, name, gast, version }) => ({
    id,
    name,
    gast: gast === 1,
    version,
  }))
}
