import { eq } from 'drizzle-orm'
import type { SaisonAkte } from '../../lib/domain/verein/verein'
import type { Verbindung } from '../open'
import { saison } from '../schema'

/** A club's seasons, the newest first. */
export function listSaisons(db: Verbindung, vereinId: string): readonly SaisonAkte[] {
  const zeilen = db.select().from(saison).where(eq(saison.verein_id, vereinId)).all()
  return zeilen
    .map(({ id, name, regelwerk, einstellungen, spieler, version }) => ({
      id,
      name,
      regelwerk,
      einstellungen,
      spieler,
      version,
    }))
    .sort((a, b) => (a.id < b.id ? 1 : -1))
}
