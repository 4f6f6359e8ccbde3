/**
 * A Spiel as it is entered and stored: the words of `austauschformat.md`. Players are references that are
 * unique within the input: names in an exchange file, ids in the store. Nothing here depends on which.
 */
export type SpielerRef = string

export const PARTEIEN = ['re', 'kontra'] as const
export type Partei = (typeof PARTEIEN)[number]

export const ARTEN = [
  'normal',
  'hochzeit',
  'stilles-solo',
  'hochzeit-solo',
  'solo-normal',
  'solo-kreuz',
  'solo-pik',
  'solo-herz',
  'solo-karo',
  'solo-fehlfarben',
  'solo-damen',
  'solo-buben',
  'solo-koehler',
  'solo-null',
] as const
export type Art = (typeof ARTEN)[number]

/** Announced against the other party's Augen; ascending. */
export const ABSAGE_STUFEN = ['keine90', 'keine60', 'keine30', 'schwarz'] as const
export type AbsageStufe = (typeof ABSAGE_STUFEN)[number]

/** In Null the others announce Augen to the soloist (U-N3); ascending. */
export const NULL_STUFEN = [
  'augen30',
  'augen60',
  'augen90',
  'augen120',
  'augen150',
  'augen180',
  'augen210',
  'augen240',
] as const
export type NullStufe = (typeof NULL_STUFEN)[number]

export type Ansage = AbsageStufe | NullStufe

export const SONDERPUNKTE = [
  'doppelkopf',
  'fuchs',
  'fuchs-letzter',
  'charlie',
  'kallemann',
] as const
export type Sonderpunkt = (typeof SONDERPUNKTE)[number]

export type SonderpunkteEinerPartei = Readonly<Partial<Record<Sonderpunkt, number>>>

/** Augen that nobody counted: any number from `von` to `bis`. */
export interface Augenband {
  readonly von: number
  readonly bis: number
}

/** Augen of a party as they are told: counted, or only between which bounds they are. */
export type Augenangabe = number | Augenband

export interface Spiel {
  readonly art: Art
  /** One or two players, as the Art asks. Everybody else at the table is Kontra. */
  readonly re: readonly SpielerRef[]
  /**
   * Augen of Re, 0 to 240; may be missing only with `regelverstoss`. A band may stand where all of it scores alike for
   * this very game.
   */
  readonly augenRe?: Augenangabe
  readonly ohneStich?: Partei
  readonly stoesse?: readonly SpielerRef[]
  readonly ansagen?: Readonly<Partial<Record<Partei, Ansage>>>
  /** What the Hochzeit announced before its partner was found (U-S3). */
  readonly ansageVorKlaerung?: AbsageStufe
  readonly sonderpunkte?: Readonly<Partial<Record<Partei, SonderpunkteEinerPartei>>>
  readonly schweine?: SpielerRef
  readonly trumpfabgabe?: readonly SpielerRef[]
  readonly regelverstoss?: SpielerRef
  readonly notiz?: string
  /** Codes of hints that the table confirmed (U-T6). */
  readonly bestaetigt?: readonly HinweisCode[]
}

/** Hints at a recorded Spiel; a Spiel against U-T3 to U-T5 is confirmed, not refused. */
export const SPIEL_HINWEIS_CODES = [
  'pflichtsolo-nach-frist',
  'spielzahl-ueberschritten',
  'wiederholung-versaeumt',
  'pflichtsolo-nicht-gespielt',
  /** B-A: the others announced against a Pflichtsolo, which only the evening knows to be one. */
  'absage-gegen-pflichtsolo',
  /** Only in the store: the recorded four are not the four that U-T2 puts at the table after a correction. */
  'besetzung-weicht-ab',
  /** Only in the store: the lost Kürsolo that it repeated has been struck. */
  'wiederholung-ohne-anlass',
] as const
export type SpielHinweisCode = (typeof SPIEL_HINWEIS_CODES)[number]

/** Hints for the coming Spiel or the end of the Runde. */
export const RUNDE_HINWEIS_CODES = [
  'pflichtsolo-faellig',
  'pflichtsolo-vorziehen',
  'wiederholung',
  'runde-beendet',
  'pflichtsolo-offen',
] as const
export type RundeHinweisCode = (typeof RUNDE_HINWEIS_CODES)[number]

export type HinweisCode = SpielHinweisCode | RundeHinweisCode

export interface Hinweis<Code extends HinweisCode = HinweisCode> {
  readonly code: Code
  readonly spieler?: readonly SpielerRef[]
}
