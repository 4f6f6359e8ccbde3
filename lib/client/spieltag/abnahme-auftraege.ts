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
