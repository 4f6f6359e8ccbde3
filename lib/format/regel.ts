import type { RegelId } from '../domain/regelwerk/regel-ids'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { BESENMARKT_EIGENE, BESENMARKT_REGELN } from './regeln/besenmarkt'
import type { RegelText } from './regeln/regeltext'
import { SKILL7_EIGENE, SKILL7_REGELN } from './regeln/skill7'
import { TSR_ABEND_REGELN } from './regeln/tsr-abend'
import { TSR_GEMEINSAM } from './regeln/tsr-gemeinsam'
import { SAISON_WAHL, TSR_RANGPUNKTE } from './regeln/tsr-saison'
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

/** Rules that a book shares with others and that hold otherwise in it. */
const EIGENE: Readonly<Record<RegelwerkId, Readonly<Partial<Record<RegelId, RegelText>>>>> = {
  urexweiler: { 'D-L': SAISON_WAHL },
  ddv: { ...TSR_GEMEINSAM, ...TSR_RANGPUNKTE },
  besenmarkt: { ...TSR_GEMEINSAM, ...TSR_RANGPUNKTE, ...BESENMARKT_EIGENE },
  skill7: { ...TSR_GEMEINSAM, ...TSR_RANGPUNKTE, ...SKILL7_EIGENE },
}

/** A rule in German as it holds in a book, for its anchor in the rules page and wherever a figure cites it. */
export function textRegel(regel: RegelId, regelwerk: RegelwerkId): RegelText {
  return EIGENE[regelwerk][regel] ?? REGELN[regel]
}
