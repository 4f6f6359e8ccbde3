import type { RegelId } from '../regelwerk/regel-ids'
import type { Ansage, Partei, SpielerRef } from '../spiel/spiel'
import type { SchrittCode } from './schritt-codes'

/** One line of an explanation: adds or multiplies, and cites its rule. Its sentence is `textSchritt` in `lib/format`. */
export type Schritt =
  | { readonly regel: RegelId; readonly code: SchrittCode; readonly punkte: number }
  | { readonly regel: RegelId; readonly code: SchrittCode; readonly faktor: number }

/** An Ansage that counts: said as such, or automatic by U-S2 or U-S3. */
export interface GeltendeAnsage {
  readonly stufe: Ansage
  readonly herkunft: 'angesagt' | 'automatisch'
}

/** The value of a Spiel. `wert` is always the fold of `schritte`; points sum to 0. */
export interface Wertung {
  readonly gewinner: Partei | null
  readonly wert: number
  readonly schritte: readonly Schritt[]
  /** Spielpunkte of the four who played (U-W10). */
  readonly punkte: Readonly<Record<SpielerRef, number>>
  readonly ansagen: Readonly<Partial<Record<Partei, GeltendeAnsage>>>
}
