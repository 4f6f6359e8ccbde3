import type { Blattnachtrag, Blattstand } from './saisonblatt'
import type { Nachricht, Stand } from './stand'

/** Somebody whose name a screen of the evening shows. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly gast: boolean
}

/** What the live stream of an evening or a season says. Any of it may be lost: `log` has it all. */
export type Ereignis =
  | { readonly art: 'spieltag'; readonly nachricht: Nachricht }
  /** A player of the club is new or has another name. */
  | { readonly art: 'person'; readonly person: Person }
  /** Who is entering a game right now, by name, without the reader's own device. */
  | { readonly art: 'eingabe'; readonly wer: readonly string[] }
  /** Something changed that shows on the sheet of the season. */
  | { readonly art: 'saison'; readonly nachtrag: Blattnachtrag }
  /** The reader may not look any more: signed out, link withdrawn, evening over. */
  | { readonly art: 'ende' }

/** What the log of an evening answers; `stand` is null when nothing is newer than what the reader has. */
export interface Spieltaglog {
  readonly stand: Stand | null
  /** What the reader has is not of this protocol: the server went back to a backup. It is given up for `stand`. */
  readonly neu?: true
  readonly personen: readonly Person[]
}

/** What the log of a season answers. */
export interface Saisonlog {
  readonly stand: Blattstand | null
  /** As in the log of an evening. */
  readonly neu?: true
}
