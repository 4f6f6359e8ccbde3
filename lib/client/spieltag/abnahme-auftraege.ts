import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { neueId } from '@/lib/client/ids'
import { neueOp } from '@/lib/client/ops'
import type { Auftrag } from './speicher'

/**
 * A player confirms the result of an evening. `fassung` is the state that was on the screen when it was tapped: when the
 * games are others by then, the server refuses. Nothing shows before its answer, a signature is not guessed.
 */
export function auftragAbnehmen(
  akte: SpieltagAkte,
  { spielerId, fassung }: { readonly spielerId: string; readonly fassung: number },
): Auftrag {
  const daten = { spieltagId: akte.id, abnahmeId: neueId(), spielerId, fassung }
  return { op: neueOp('spieltag-abnehmen', 0, daten) }
}

/** Where the evening's page has its Abnahme. */
export const ABNAHME_ANKER = 'abnahme'

/**
 * The evening that was just closed on this screen. Not the address: the page reads itself anew after closing, and a change of
 * address would overtake that.
 */
let geradeAbgeschlossen: string | null = null

/** Once the page has the result of this evening, its Abnahme takes the focus. */
export function fuehreZurAbnahme(spieltagId: string): void {
  geradeAbgeschlossen = spieltagId
}

/** Whether the Abnahme of an evening is what to look at now: it was just closed here, or the address leads to it. */
export function istAnkunft(spieltagId: string): boolean {
  return geradeAbgeschlossen === spieltagId || window.location.hash === `#${ABNAHME_ANKER}`
}

/** It was looked at: coming to the evening another time leads nowhere. */
export function vergissAnkunft(): void {
  geradeAbgeschlossen = null
}
