import type { SpielOrt } from '../einspruch/ort'
import type { SaisonAkte } from '../verein/verein'
import type { Abend } from './abende'
import type { SaisonStand, Tabellenzeile } from './saison'

/** A table of an evening under way. */
export interface LaufenderTisch {
  /** Its number; null where the evening has but one. */
  readonly tisch: number | null
  /** Number of the coming game; null when all are played. */
  readonly naechstes: number | null
  /** Games of its Runde as planned by now. */
  readonly geplant: number | null
}

/** An evening under way: how it stands, though it does not count yet. */
export interface LaufenderTag {
  readonly id: string
  readonly datum: string
  readonly ort: string | null
  /** Where it goes on, by table. */
  readonly tische: readonly LaufenderTisch[]
  /** Spielpunkte of everyone who was there, in the order of the seats. */
  readonly punkte: readonly { readonly spieler: string; readonly summe: number }[]
}

/** All that the sheet of a season shows: figures, not the games that they come from, a fraction of their size. */
export interface Saisonblatt {
  readonly saison: SaisonAkte
  /** Names of everyone who appears in it. */
  readonly namen: Readonly<Record<string, string>>
  readonly tabelle: readonly Tabellenzeile[]
  /** Counted evenings, the oldest first. */
  readonly abende: readonly Abend[]
  readonly laufende: readonly LaufenderTag[]
  readonly gestrichene: readonly { readonly id: string; readonly datum: string }[]
  /** Open ones, of evenings that are not struck. */
  readonly einsprueche: readonly {
    readonly id: string
    readonly spielId: string
    readonly ort: SpielOrt
  }[]
}

/** The table with the evenings that it adds up, as `computeSaison` gave them. */
export function saisonStandVon({ tabelle, abende }: Saisonblatt): SaisonStand {
  return {
    tabelle,
    spieltage: abende.map(({ datum, wertung, gaeste }, index) => ({
      index,
      datum,
      wertung,
      gaeste,
    })),
  }
}
