import { textFeld } from '../objekt'
import type { Op, OpArt } from './op'

/** What whoever holds a link with the right to enter may send: `decide` looks at the link. */
export const AM_TISCH = [
  'spiel-eintragen',
  'spiel-korrigieren',
  'spiel-streichen',
  'spiel-wiederherstellen',
] as const satisfies readonly OpArt[]

/** The link that an operation came through; undefined for a member's. */
export function linkVon({
  art,
  daten,
}: {
  readonly art: string
  readonly daten: unknown
}): string | undefined {
  const amTisch = (AM_TISCH as readonly string[]).includes(art)
  return amTisch ? textFeld(daten, 'freigabeId') : undefined
}

/** The operation with the link that it comes through, which the server knows better than its sender; one that it names stays. */
export function mitLink(op: Op, freigabeId: string): Op {
  const amTisch = (AM_TISCH as readonly string[]).includes(op.art)
  if (!amTisch || linkVon(op) !== undefined) return op
  // The kinds above have this field; TypeScript cannot see the pair.
  return { ...op, daten: { ...op.daten, freigabeId } } as Op
}
