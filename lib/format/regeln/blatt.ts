import type { RegelwerkId } from '../../domain/regelwerk/regelwerk'
import type { Regelblatt } from './regeltext'
import { BESENMARKT_BLATT, DDV_BLATT, SKILL7_BLATT } from './tsr'
import { UREXWEILER_ARTEN, UREXWEILER_BEGRIFFE, UREXWEILER_KAPITEL } from './urexweiler'

export const REGELBLAETTER: Readonly<Record<RegelwerkId, Regelblatt>> = {
  urexweiler: {
    begriffe: UREXWEILER_BEGRIFFE,
    arten: UREXWEILER_ARTEN,
    kapitel: UREXWEILER_KAPITEL,
  },
  ddv: DDV_BLATT,
  besenmarkt: BESENMARKT_BLATT,
  skill7: SKILL7_BLATT,
}
