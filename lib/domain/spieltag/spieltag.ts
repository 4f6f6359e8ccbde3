import type { AbnahmeAkte } from '../abnahme/akte'
import type { EinspruchAkte } from '../einspruch/einspruch'
import type { Einstellungen } from '../regelwerk/einstellungen'
import type { RegelwerkId } from '../regelwerk/regelwerk'
import type { Ende } from '../runde/runde'
import type { Spiel } from '../spiel/spiel'

/** The current version of a stored Spiel. All references are ids. */
export interface SpielAkte {
  readonly id: string
  readonly rundeId: string
  /** Order within the Runde; struck games keep theirs. */
  readonly position: number
  /** 1 for the first entry; each correction, strike and restore makes the next. */
  readonly version: number
  readonly spiel: Spiel
  /** The four who played, as recorded: they stay when seats or dealers change. */
  readonly besetzung: readonly string[]
  readonly gestrichen: boolean
  readonly grund: string | null
  /** When the first version was entered; epoch milliseconds by the server's clock, as `erfasstAm`. */
  readonly eingetragenAm: number
  readonly erfasstVon: string
  readonly erfasstAm: number
}

/** One table's list of games with the rule book and options it is played under. */
export interface RundeAkte {
  readonly id: string
  readonly nummer: number
  /** Which of the evening's tables it is played at, from 1. */
  readonly tisch: number
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
  /** Clockwise. */
  readonly sitze: readonly string[]
  readonly ersterGeber: string
  readonly ende: Ende | null
  readonly version: number
  /** By `position`, struck ones included. */
  readonly spiele: readonly SpielAkte[]
}

/** An evening with all that its figures are computed from. */
export interface SpieltagAkte {
  readonly id: string
  readonly saisonId: string
  /** `YYYY-MM-DD`. */
  readonly datum: string
  /** Order among the Spieltage of one date. */
  readonly reihenfolge: number
  readonly ort: string | null
  readonly entschuldigt: readonly string[]
  /** Final Spielpunkte of a past evening known only by its result (U-L7). */
  readonly endstand: Readonly<Record<string, number>> | null
  readonly ende: Ende | null
  readonly gestrichen: boolean
  readonly version: number
  readonly runden: readonly RundeAkte[]
  /** In the order in which they were raised. */
  readonly einsprueche: readonly EinspruchAkte[]
  /** In the order in which they were given. */
  readonly abnahmen: readonly AbnahmeAkte[]
}
