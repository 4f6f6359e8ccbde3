import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { neueId } from './ids'
import { neueOp } from './ops'
import type { Auftrag } from './spieltag-speicher'

/**
 * A player confirms the result of an evening. `fassung` is the state that was on the screen when it was tapped: when the
 * games are others by then, the server refuses. Nothing shows before its answer, a signature is not guessed.
 */
export function auftragAbnehmen(
  akte: SpieltagAkte,
  { spielerId, fassung }: { readonly spielerId: string; readonly fassung: number },
): Auftrag {
  const daten = { spieltagId: akte.id, abnahmeId: neueId(), spielerId, fassung }
  return { op: neueOp('spieltag-abnehmen', 0, daten), vorschau: (a) => a }
}

/** Where the evening's page has its Abnahme. */
export const ABNAHME_ANKER = 'abnahme'

/** Says where to look once the page has the result: the Abnahme takes the focus when it appears. */
export function fuehreZurAbnahme(): void {
  window.history.replaceState(window.history.state, '', `#${ABNAHME_ANKER}`)
}
