import type { RegelId } from '../regelwerk/regel-ids'
import type { RegelwerkId } from '../regelwerk/regelwerk'
import type { SpielHinweisCode } from '../spiel/spiel'

/** The rule of a book that a recorded game is against. */
export function regelDesHinweises(regelwerk: RegelwerkId, code: SpielHinweisCode): RegelId {
  const tsr = regelwerk !== 'urexweiler'
  switch (code) {
    case 'pflichtsolo-nach-frist':
      return tsr ? 'D-T' : 'U-T4'
    case 'spielzahl-ueberschritten':
      return tsr ? 'D-T' : 'U-T3'
    case 'pflichtsolo-nicht-gespielt':
      return tsr ? 'D-T' : 'U-T6'
    case 'absage-gegen-pflichtsolo':
      return 'B-A'
    case 'besetzung-weicht-ab':
      return 'U-T2'
    // Only a Kürsolo is ever repeated.
    case 'wiederholung-versaeumt':
    case 'wiederholung-ohne-anlass':
      return 'U-T5'
  }
}
