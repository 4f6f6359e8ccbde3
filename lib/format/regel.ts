import type { RegelId } from '../domain/regelwerk/regel-ids'
import { BESENMARKT_REGELN } from './regeln/besenmarkt'
import type { RegelText } from './regeln/regeltext'
import { SKILL7_REGELN } from './regeln/skill7'
import { TSR_ABEND_REGELN } from './regeln/tsr-abend'
import { TSR_WERT_REGELN } from './regeln/tsr-wert'
import { UREXWEILER_REGELN } from './regeln/urexweiler'

/** Every rule in German; an id without its sentence does not compile. */
const REGELN: Readonly<Record<RegelId, RegelText>> = {
  ...UREXWEILER_REGELN,
  ...TSR_WERT_REGELN,
  ...TSR_ABEND_REGELN,
  ...BESENMARKT_REGELN,
  ...SKILL7_REGELN,
}

/** A rule in German, for its anchor in the rules page and wherever a figure cites it. */
export function textRegel(regel: RegelId): RegelText {
  return REGELN[regel]
}
