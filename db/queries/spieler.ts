import { eq } from 'drizzle-orm'
import type { SpielerAkte } from '../../lib/domain/verein/verein'
import type { Verbindung } from '../open'
import { spieler, spielername } from '../schema'
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

/** Every name that any player of the club ever had. */
export function listFruehereNamen(db: Verbindung, vereinId: string): readonly string[] {
  return db
    .select({ name: spielername.name })
    .from(spielername)
    .where(eq(spielername.verein_id, vereinId))
    .all()
    .map((z) => z.name)
}

/** The name of each player at each version, by player: what was written down keeps the name of its time. */
export function listNamensfassungen(
  db: Verbindung,
  vereinId: string,
): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const fassungen = new Map<string, Map<number, string>>()
  const zeilen = db.select().from(spielername).where(eq(spielername.verein_id, vereinId)).all()
  for (const { spieler_id, version, name } of zeilen) {
    const bisher = fassungen.get(spieler_id) ?? new Map<number, string>()
    fassungen.set(spieler_id, bisher.set(version, name))
  }
  return fassungen
}
