import type { Nachricht } from './stand'

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
  /** Something of the season changed that shows in its table. */
  | { readonly art: 'saison'; readonly saisonId: string; readonly seq: number }
  /** The reader may not look any more: signed out, link withdrawn, evening over. */
  | { readonly art: 'ende' }
