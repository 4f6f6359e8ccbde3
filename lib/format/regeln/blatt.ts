import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelwerkId } from '../../domain/regelwerk/regelwerk'
import type { Art } from '../../domain/spiel/spiel'
import { BESENMARKT_BLATT, DDV_BLATT, SKILL7_BLATT } from './tsr'
import { UREXWEILER_ARTEN, UREXWEILER_BEGRIFFE, UREXWEILER_KAPITEL } from './urexweiler'

/** A chapter of a rules page: its rules in their order. */
export interface Regelkapitel {
  readonly anker: string
  readonly titel: string
  readonly einleitung: string
  readonly regeln: readonly RegelId[]
}

/** The rules page of a rule book: words, kinds of game, chapters. */
export interface Regelblatt {
  readonly begriffe: readonly { readonly wort: string; readonly text: string }[]
  /** What each kind of game is, in a line; how many are Re and what counts is in the preset's data. */
  readonly arten: Readonly<Partial<Record<Art, string>>>
  readonly kapitel: readonly Regelkapitel[]
}

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
