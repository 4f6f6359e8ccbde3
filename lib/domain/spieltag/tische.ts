import type { Ende } from '../runde/runde'
import { computeRundeAkte } from './rechnen'
import type { RundeAkte, SpieltagAkte } from './spieltag'

/** So many tables play at once on one Spieltag at most. */
export const TISCHE_HOECHSTENS = 6

type MitRunden = Pick<SpieltagAkte, 'runden'>

/** The numbers of an evening's tables, in order. */
export function tischeVon({ runden }: MitRunden): readonly number[] {
  return [...new Set(runden.map((r) => r.tisch))].sort((a, b) => a - b)
}

/** The Runden that are being played, one a table at most, by table. */
export function laufendeRunden({ runden }: MitRunden): readonly RundeAkte[] {
  return runden.filter((r) => r.ende === null).sort((a, b) => a.tisch - b.tisch)
}

/** The number of one more table: the first at which nobody plays; null when all are taken. */
export function freierTisch(akte: MitRunden): number | null {
  const besetzt = new Set(laufendeRunden(akte).map((r) => r.tisch))
  for (let tisch = 1; tisch <= TISCHE_HOECHSTENS; tisch += 1) if (!besetzt.has(tisch)) return tisch
  return null
}

/** A Runde that is ending, and how. */
interface Endende {
  readonly runde: RundeAkte
  readonly ende: Ende
}

/** The Runden that end because another begins: the one of its table, and those of the tables that it dissolves. */
export function endenMitNeuer(
  akte: MitRunden,
  { tisch = 1, aufgeloest = [] }: Tischwahl,
): readonly Endende[] {
  return laufendeRunden(akte)
    .filter((r) => r.tisch === tisch || aufgeloest.includes(r.tisch))
    .map((runde) => ({ runde, ende: istZuEnde(runde) ? 'gespielt' : 'vorzeitig' }))
}

interface Tischwahl {
  readonly tisch?: number | undefined
  readonly aufgeloest?: readonly number[] | undefined
}

/**
 * The Runden that end with their evening. The only one ends as the evening does; of several each for itself: one table may
 * have played all its games where another has not.
 */
export function endenMitAbend(akte: MitRunden, ende: Ende): readonly Endende[] {
  const laufende = laufendeRunden(akte)
  const jede = laufende.length > 1
  return laufende.map((runde) => ({ runde, ende: jede && istZuEnde(runde) ? 'gespielt' : ende }))
}

/** Whether stopping now is no early end (U-T7) at any table. */
export function sindZuEnde(akte: MitRunden): boolean {
  return laufendeRunden(akte).every(istZuEnde)
}

/** Whether stopping now is no early end (U-T7): without a fixed number of games none is (K-A). */
export function istZuEnde(runde: RundeAkte): boolean {
  const { beendet, geplant } = computeRundeAkte(runde).stand
  return beendet || geplant === null
}

/**
 * The Runden that go on when a closed evening is opened again: those that ran when it was closed. That is the last of each
 * table, but not of one that was dissolved before: a table dissolves only by one of its players sitting down elsewhere.
 */
export function wiederOffene({ runden }: MitRunden): readonly RundeAkte[] {
  return runden.filter((runde) => {
    const spaetere = runden.filter((r) => r.nummer > runde.nummer)
    return !spaetere.some(
      (r) => r.tisch === runde.tisch || r.sitze.some((s) => runde.sitze.includes(s)),
    )
  })
}

/** Who of these sits at another table at which a game goes on, with its number; in the order of `sitze`. */
export function findeAnderswo(
  akte: MitRunden,
  { sitze, tisch = 1, aufgeloest = [] }: Tischwahl & { readonly sitze: readonly string[] },
): readonly { readonly id: string; readonly platz: number; readonly tisch: number }[] {
  const andere = laufendeRunden(akte).filter(
    (r) => r.tisch !== tisch && !aufgeloest.includes(r.tisch),
  )
  return sitze.flatMap((id, platz) =>
    andere.filter((r) => r.sitze.includes(id)).map((r) => ({ id, platz, tisch: r.tisch })),
  )
}

/** How a Runde is told from the others of its evening, as far as there are others. */
export interface Rundenort {
  /** Its number at its table where that has had several; each counts its games from 1. */
  readonly runde: number | null
  /** Its table where the evening has several. */
  readonly tisch?: number
}

/** Names a Runde within its evening. */
export function rundenort(
  { runden }: { readonly runden: readonly Rundenplatz[] },
  rundeId: string | undefined,
): Rundenort {
  const diese = runden.find((r) => r.id === rundeId)
  if (diese === undefined) return { runde: null }
  const mehrere = runden.some((r) => r.tisch !== diese.tisch)
  const amTisch = runden.filter((r) => r.tisch === diese.tisch)
  const runde = amTisch.length > 1 ? amTisch.filter((r) => r.nummer <= diese.nummer).length : null
  return mehrere ? { runde, tisch: diese.tisch } : { runde }
}

type Rundenplatz = Pick<RundeAkte, 'id' | 'nummer' | 'tisch'>
