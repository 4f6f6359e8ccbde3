import type { Ansage, Art, Partei, Sonderpunkt } from '../spiel/spiel'
import type { Einstellungen, StossWirkung } from './einstellungen'

/** Every preset; the first is what a new club is offered. */
export const REGELWERK_IDS = ['urexweiler', 'ddv', 'besenmarkt', 'skill7'] as const
export type RegelwerkId = (typeof REGELWERK_IDS)[number]
export const REGELWERK_VORGABE: RegelwerkId = REGELWERK_IDS[0]

/** Players of a season (U-L6): the smallest table, and as many as fill several. */
export const KADER_GROESSE = { von: 4, bis: 24 } as const

/** Players at a table that can be stored; how many a rule book seats is its own. */
export const TISCH_GROESSE = { von: 4, bis: 6 } as const

/** One kind of game of a rule book. */
export interface ArtRegel {
  readonly art: Art
  /** Players of Re: two, or one who plays alone. */
  readonly re: 1 | 2
  /** An announced solo: led by the soloist, the dealer deals again, counts as Pflicht or Kür. */
  readonly angesagtesSolo: boolean
  /** An announced solo that is no Pflichtsolo, a player's first one neither (B-A). */
  readonly niePflicht?: true
  readonly sonderpunkte: readonly Sonderpunkt[]
  /** What each party may announce, ascending. */
  readonly ansagen: Readonly<Record<Partei, readonly Ansage[]>>
  /** Two names of a party announce by themselves (U-S2). */
  readonly stossSagtAn: boolean
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
  /** Whether only one party may have an Ansage (U-S5), or each its own (D-A). */
  readonly ansagen: 'eine-partei' | 'beide-parteien'
  /** The party that breaks an Absage against it only with more Augen than its level says, not with just as many (B-G). */
  readonly brichtErstDarueber: Partei | null
  /** What Re or Kontra said does: doubles all but Sonderpunkte (U-W8, [B1]) or adds 2 points (D-W). */
  readonly stossWirkung: StossWirkung
  /**
   * What a broken rule does: the other party wins everything (U-R1), the game does not count and the offender pays (D-R), or it
   * counts and the offender bears the loss alone (B-R).
   */
  readonly verstoss: 'verliert' | 'zaehlt-nicht' | 'traegt-allein'
  readonly spieler: readonly number[]
  /** Planned games by the number of players (U-T3, D-T); null where there is no fixed number (K-A). */
  readonly spielzahl: Readonly<Record<number, number>> | null
  readonly soli: SoloRegeln
  /** What of an evening a club may set under this book; the season's settings it may set under every one. */
  readonly einstellbar: readonly (keyof Einstellungen)[]
  readonly standard: Einstellungen
}

/** What announced solos are in an evening (U-T3 to U-T6, D-T, K-A). */
export interface SoloRegeln {
  /** Each player owes one; the first that somebody plays is it, dealt again and led by the soloist. */
  readonly pflicht: boolean
  /**
   * What every later one is. A Kürsolo is dealt again, led by the soloist, adds a game and may have to be repeated
   * (U-T3, U-T5); a Lustsolo is dealt and led as a normal game (D-T, K-A).
   */
  readonly weitere: 'kuersolo' | 'lustsolo'
  /** Whether the others may have an Absage in a Pflichtsolo (B-A). */
  readonly absageGegenPflicht: boolean
  /** Games at the end in which no Pflichtsolo may be played any more (U-T4). */
  readonly spieleNachFrist: 0 | 1
}
