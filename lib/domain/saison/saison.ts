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

/** What a season is counted by. */
export type Zaehlweise = Pick<Saison, 'spieler' | 'einstellungen'>

/** What one Spieltag is for a player's line of the table. */
export interface Tagesresultat {
  /** 0 for who was not there. */
  readonly spielpunkte: number
  /** Games that the player sat in; 0 where only the result is known (U-L7). */
  readonly spiele: number
  /** What the day gives by the season's way of counting, before any deduction. */
  readonly anteil: Bruch
  /** Whether the day is a result of this player at all. */
  readonly zaehlt: boolean
  readonly abwesend: boolean
  readonly entschuldigt: boolean
  /** First of the day by Spielpunkte, shared or alone. */
  readonly sieg: boolean
}

/** One player's place of one Spieltag: nothing of it depends on other days. */
export interface Tagesplatz extends Tagesresultat {
  readonly spieler: SpielerRef
  readonly rang: number
  /** How many share this place (U-L3). */
  readonly geteilt: number
  /** The places at the tables that gave Ligapunkte (D-L), for the derivation; missing under any other way of counting. */
  readonly tische?: readonly Tischplatz[]
}

/** A place among those of one list, with the points that it gives (D-L). */
export interface Tischplatz {
  readonly rang: number
  readonly geteilt: number
  readonly anteil: Bruch
}

/** One player's line of one Spieltag. */
export interface Tageswertung extends Tagesplatz {
  /** Points taken off for an absence (U-L4). */
  readonly abzug: number
  /** `anteil` after the deduction; exact (U-L5). */
  readonly rangpunkte: Bruch
  /** Dropped as one of the worst results: only its deduction counts. */
  readonly gestrichen: boolean
}

/** An equal figure that something else was decisive against: the own count and the other's. */
export interface Gleichauf {
  readonly spieler: SpielerRef
  readonly eigene: number
  readonly andere: number
}

export interface Tabellenzeile {
  readonly spieler: SpielerRef
  readonly rang: number
  /** The figure that the table goes by: Rangpunkte, or what the season counts instead (D-L). */
  readonly rangpunkte: Bruch
  /** Of all days, dropped ones too. */
  readonly spielpunkte: number
  readonly spieltage: number
  readonly fehltage: number
  readonly abzug: number
  readonly tagessiege: number
  /** How many results the figure is made of: Spieltage, games where it is an average by game. */
  readonly gezaehlt: number
  /** Spieltage that are missing to the least attendance, for who stands after all others; 0 for everybody else. */
  readonly bisMindest: number
  /** Those of the same figure where something else decided the place (`gleichstand`). */
  readonly gleichauf: readonly Gleichauf[]
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
