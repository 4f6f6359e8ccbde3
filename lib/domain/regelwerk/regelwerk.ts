import type { Ansage, Art, Partei, Sonderpunkt } from '../spiel/spiel'

/** Every preset; the first is what a new club is offered. */
export const REGELWERK_IDS = ['urexweiler'] as const
export type RegelwerkId = (typeof REGELWERK_IDS)[number]
export const REGELWERK_VORGABE: RegelwerkId = REGELWERK_IDS[0]

export const KUERSOLO_WIEDERHOLUNGEN = ['einmal', 'bis-gewonnen', 'aus'] as const
/** Players of a season: the smallest table, and one more than the largest (U-L6). */
export const KADER_GROESSE = { von: 4, bis: 7 } as const

/** More evenings than a season has. */
export const FREIE_FEHLTAGE_HOECHSTENS = 99

/** What a club may set; an evening carries the complete set it was played under. */
export interface Einstellungen {
  /** Absences of a season without a deduction (U-L4). */
  readonly freieFehltage: number
  /** Whether a lost Kürsolo must be repeated (U-T5). */
  readonly kuersoloWiederholung: (typeof KUERSOLO_WIEDERHOLUNGEN)[number]
}

/** One kind of game of a rule book. */
export interface ArtRegel {
  readonly art: Art
  /** Players of Re: two, or one who plays alone. */
  readonly re: 1 | 2
  /** An announced solo: led by the soloist, the dealer deals again, counts as Pflicht or Kür. */
  readonly angesagtesSolo: boolean
  readonly sonderpunkte: readonly Sonderpunkt[]
  /** What each party may announce, ascending. */
  readonly ansagen: Readonly<Record<Partei, readonly Ansage[]>>
  /** `ansageVorKlaerung` may be recorded (U-S3). */
  readonly vorKlaerung: boolean
  /** Schweine and Trumpfabgabe may be recorded. */
  readonly vorbehalte: boolean
  /** `null-spiel`: the soloist wins without a trick (U-N). */
  readonly wertung: 'augen' | 'null-spiel'
}

/** Bounds of one Sonderpunkt (U-P, U-W9). */
export interface SonderpunktRegel {
  readonly art: Sonderpunkt
  /** At most this many in a game, over both parties. */
  readonly hoechstens: number
  /** Card points each needs within the party's Augen. */
  readonly augen: number
}

/** A rule book as data. The rule functions that go with it are chosen by `id` (`lib/domain/wertung/regeln.ts`). */
export interface Regelwerk {
  readonly id: RegelwerkId
  readonly arten: readonly ArtRegel[]
  readonly sonderpunkte: readonly SonderpunktRegel[]
  readonly spieler: readonly number[]
  /** Planned games by the number of players (U-T3). */
  readonly spielzahl: Readonly<Record<number, number>>
  readonly standard: Einstellungen
}
