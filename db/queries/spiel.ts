import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SpielAkte } from '../../lib/domain/spieltag/spieltag'
import type { Verbindung } from '../open'
import { runde, spiel } from '../schema-spieltag'

/** Every version of every Spiel of a Spieltag, older versions first. */
export function listFassungen(
  db: Verbindung,
  { vereinId, spieltagId }: { vereinId: string; spieltagId: string },
): readonly SpielAkte[] {
  const runden = db
    .select({ id: runde.id })
    .from(runde)
    .where(and(eq(runde.verein_id, vereinId), eq(runde.spieltag_id, spieltagId)))
    .all()
  return listFassungenDerRunden(db, { vereinId, rundenIds: runden.map((r) => r.id) })
}

/**
 * Every version of every Spiel of these Runden, older versions first. Not joined with its Runden: SQLite would read all games
 * of the club.
 */
export function listFassungenDerRunden(
  db: Verbindung,
  { vereinId, rundenIds }: { vereinId: string; rundenIds: readonly string[] },
): readonly SpielAkte[] {
  if (rundenIds.length === 0) return []
  const erste = new Map<string, number>()
  return db
    .select()
    .from(spiel)
    .where(and(eq(spiel.verein_id, vereinId), inArray(spiel.runde_id, [...rundenIds])))
    .orderBy(asc(spiel.version))
    .all()
    .map((zeile) => {
      if (zeile.version === 1) erste.set(zeile.id, zeile.erfasst_am)
      return spielAkteVon(zeile, erste.get(zeile.id) ?? zeile.erfasst_am)
    })
}

/** One stored version; `eingetragenAm` is that of the first. */
function spielAkteVon(zeile: typeof spiel.$inferSelect, eingetragenAm: number): SpielAkte {
  return {
    id: zeile.id,
    rundeId: zeile.runde_id,
    position: zeile.position,
    version: zeile.version,
    spiel: zeile.spiel,
    besetzung: zeile.besetzung,
    gestrichen: zeile.gestrichen === 1,
    grund: zeile.grund,
    eingetragenAm,
    erfasstVon: zeile.konto_name,
    erfasstAm: zeile.erfasst_am,
  }
}
