import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { Art, Spiel } from '../../domain/spiel/spiel'

/** A worked example; with `spiel` its figures are computed by the scoring itself, and so cannot be wrong. */
export interface Regelbeispiel {
  readonly text: string
  readonly spiel?: Spiel
}

/** Where the written rules are silent or contradict themselves: what holds here, and why. */
interface Entscheidung {
  readonly kennung: `${'A' | 'B'}${number}`
  readonly text: string
}

/** One rule in German. `text` is complete by itself; `liste` follows it, then examples and decisions. */
export interface RegelText {
  readonly titel: string
  readonly text: string
  readonly liste?: readonly string[]
  readonly beispiele?: readonly Regelbeispiel[]
  readonly entscheidungen?: readonly Entscheidung[]
}

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

/** The four of every example, clockwise. */
export const BEISPIEL_TISCH = ['Anna', 'Bernd', 'Clara', 'Dieter'] as const

/** A normal game of Anna and Bernd against Clara and Dieter. */
export function normalspiel(mehr: Omit<Spiel, 'art' | 're'>): Spiel {
  return { art: 'normal', re: ['Anna', 'Bernd'], ...mehr }
}

/** A Null of Anna. */
export function nullspiel(mehr: Omit<Spiel, 'art' | 're'>): Spiel {
  return { art: 'solo-null', re: ['Anna'], ...mehr }
}
