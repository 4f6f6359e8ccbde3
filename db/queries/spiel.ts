import { and, asc, eq } from 'drizzle-orm'
import type { SpielAkte } from '../../lib/domain/spieltag/spieltag'
import type { Verbindung } from '../open'
import { runde, spiel } from '../schema-spieltag'

/** Every version of every Spiel of a Spieltag, older versions first. */
export function listFassungen(
  db: Verbindung,
  { vereinId, spieltagId }: { vereinId: string; spieltagId: string },
): readonly SpielAkte[] {
  const zeilen = db
    .select({ spiel })
    .from(spiel)
    .innerJoin(runde, and(eq(runde.verein_id, spiel.verein_id), eq(runde.id, spiel.runde_id)))
    .where(and(eq(runde.verein_id, vereinId), eq(runde.spieltag_id, spieltagId)))
    .orderBy(asc(spiel.version))
    .all()
  const erste = new Map(
    zeilen.filter((z) => z.spiel.version === 1).map((z) => [z.spiel.id, z.spiel.erfasst_am]),
  )
  return zeilen.map(({ spiel: zeile }) =>
    spielAkteVon(zeile, erste.get(zeile.id) ?? zeile.erfasst_am),
  )
}

/** One stored version; `eingetragenAm` is that of the first. */
export function spielAkteVon(zeile: typeof spiel.$inferSelect, eingetragenAm: number): SpielAkte {
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
