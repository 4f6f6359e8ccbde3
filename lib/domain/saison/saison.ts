import type { Bruch } from '../bruch'
import type { Einstellungen } from '../regelwerk/einstellungen'
import type { RegelwerkId } from '../regelwerk/regelwerk'
import type { Ende, Runde } from '../runde/runde'
import type { SpielerRef } from '../spiel/spiel'

/** A Spieltag as the season counts it: played Runden, or only the final Spielpunkte of a past evening (U-L7). */
export interface SaisonSpieltag {
  readonly datum: string
  readonly ort?: string
  readonly entschuldigt: readonly SpielerRef[]
  readonly runden: readonly Runde[]
  readonly endstand?: Readonly<Record<SpielerRef, number>>
  /** How the evening ended; missing while it runs. Does not change a figure. */
  readonly ende?: Ende
}

export interface Saison {
  readonly name: string
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
  /** The roster in its order; N of U-L1 is its length (U-L6). */
  readonly spieler: readonly SpielerRef[]
  readonly spieltage: readonly SaisonSpieltag[]
}

/** One player's line of one Spieltag. `rangpunkte` after the deduction; shares are exact (U-L5). */
export interface Tageswertung {
  readonly spieler: SpielerRef
  readonly spielpunkte: number
  readonly rang: number
  readonly rangpunkte: Bruch
  readonly abwesend: boolean
  readonly entschuldigt: boolean
  /** Rangpunkte taken off for an absence (U-L4). */
  readonly abzug: number
  /** How many share this place, and the Rangpunkte of the places they fill (U-L3), for the derivation. */
  readonly geteilt: number
  readonly anteil: Bruch
}

export interface Tabellenzeile {
  readonly spieler: SpielerRef
  readonly rang: number
  readonly rangpunkte: Bruch
  readonly spielpunkte: number
  readonly spieltage: number
  readonly fehltage: number
  readonly abzug: number
  readonly tagessiege: number
}

export interface SaisonStand {
  readonly tabelle: readonly Tabellenzeile[]
  /** By date, those of one date in input order; `index` is the place in `Saison.spieltage`. */
  readonly spieltage: readonly {
    readonly index: number
    readonly datum: string
    readonly wertung: readonly Tageswertung[]
    /** Spielpunkte of guests, left out of the ranking (U-L6). */
    readonly gaeste: Readonly<Record<SpielerRef, number>>
  }[]
}
