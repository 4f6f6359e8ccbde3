import { invariant } from '../invariant'
import type { RundeAkte, SpielAkte, SpieltagAkte } from './spieltag'

/**
 * A Spieltag as it will stand once the server has taken a change: for the row that shows before the answer, and
 * for the preview of a correction. The server's answer always replaces it.
 */

/** The Spieltag with one more Spiel at the end of its Runde. */
export function mitSpiel(akte: SpieltagAkte, neu: SpielAkte): SpieltagAkte {
  return {
    ...akte,
    runden: akte.runden.map((runde) =>
      runde.id === neu.rundeId ? { ...runde, spiele: [...runde.spiele, neu] } : runde,
    ),
  }
}

export type NeueVersion = Partial<
  Pick<SpielAkte, 'spiel' | 'besetzung' | 'gestrichen' | 'grund' | 'erfasstVon'>
>

/**
 * The Spieltag with the next version of one Spiel: corrected, struck or restored. Its position stays; until the server says
 * by its clock, it is younger than all that is on record.
 */
export function mitVersion(
  akte: SpieltagAkte,
  spielId: string,
  aenderung: NeueVersion,
): SpieltagAkte {
  const erfasstAm = juengste(akte) + 1
  return {
    ...akte,
    runden: akte.runden.map((runde) => ({
      ...runde,
      spiele: runde.spiele.map((spiel) =>
        spiel.id === spielId
          ? { ...spiel, ...aenderung, version: spiel.version + 1, erfasstAm }
          : spiel,
      ),
    })),
  }
}

/** When the last of all Spiele on record got its version; epoch milliseconds. */
export function juengste({ runden }: SpieltagAkte): number {
  return Math.max(0, ...runden.flatMap((r) => r.spiele.map((s) => s.erfasstAm)))
}

/** The stored Spiel with this id; undefined when the Spieltag has none. */
export function findSpiel(akte: SpieltagAkte, spielId: string): SpielAkte | undefined {
  for (const runde of akte.runden) {
    const spiel = runde.spiele.find((s) => s.id === spielId)
    if (spiel) return spiel
  }
  return undefined
}

/** The stored Spiel with this id, which must exist. */
export function getSpiel(akte: SpieltagAkte, spielId: string): SpielAkte {
  const spiel = findSpiel(akte, spielId)
  invariant(spiel, `Spiel ${spielId} gehört zum Spieltag`)
  return spiel
}

/** The Runde of a stored Spiel, which must exist. */
export function getRundeVon(akte: SpieltagAkte, spielId: string): RundeAkte {
  const runde = akte.runden.find((r) => r.spiele.some((s) => s.id === spielId))
  invariant(runde, `Spiel ${spielId} gehört zum Spieltag`)
  return runde
}

/** The position the next Spiel of a Runde takes: struck games keep theirs. */
export function naechstePosition(akte: SpieltagAkte, rundeId: string): number {
  const runde = akte.runden.find((r) => r.id === rundeId)
  invariant(runde, `Runde ${rundeId} gehört zum Spieltag`)
  return Math.max(0, ...runde.spiele.map((s) => s.position)) + 1
}
