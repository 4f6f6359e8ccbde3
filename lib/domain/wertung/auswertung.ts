import type { ArtRegel } from '../regelwerk/regelwerk'
import type { GezaehltesSpiel } from '../spiel/augen'
import type { Partei, Spiel, SpielerRef } from '../spiel/spiel'
import type { Schritt, Wertung } from './wertung'

/** What the rules of a book make of a Spiel. The value is not in it: it is only ever the fold of `schritte`. */
export type Auswertung = Pick<Wertung, 'gewinner' | 'schritte' | 'ansagen'>

/** A scored Spiel that is still to be shared out among the four. */
export interface Ergebnis {
  readonly spiel: Spiel
  readonly gewinner: Partei | null
  readonly wert: number
  /** The four at the table. */
  readonly spieler: readonly SpielerRef[]
}

/** The rule functions of a book; its data is the `Regelwerk`. */
export interface Wertungsregeln {
  readonly werte: (spiel: GezaehltesSpiel, art: ArtRegel) => Auswertung
  readonly verteile: (ergebnis: Ergebnis) => Wertung['punkte']
}

/** The fold: from 0, each step adds its points or multiplies by its factor, in order. */
export function falte(schritte: readonly Schritt[]): number {
  return schritte.reduce(
    (wert, schritt) => ('faktor' in schritt ? wert * schritt.faktor : wert + schritt.punkte),
    0,
  )
}
