import type { Bruch } from '../bruch'
import type { SpielerRef } from '../spiel/spiel'
import type { SaisonStand, Zaehlweise } from './saison'
import { zaehleTabelle } from './tabelle'

/** The season table as it stood after one Spieltag. */
export interface Zwischenstand {
  readonly datum: string
  /** The exact figures that the table goes by so far (U-L5, D-L). */
  readonly summen: Readonly<Record<SpielerRef, Bruch>>
  readonly plaetze: Readonly<Record<SpielerRef, number>>
}

/** The course of a season: one table per counted Spieltag, in the order of `stand.spieltage`, each by all its rules. */
export function computeVerlauf(saison: Zaehlweise, stand: SaisonStand): readonly Zwischenstand[] {
  const tage = stand.spieltage.map((t) => t.wertung)
  return stand.spieltage.map(({ datum }, i) => {
    const tabelle = zaehleTabelle(saison, tage.slice(0, i + 1))
    return {
      datum,
      summen: Object.fromEntries(tabelle.map((z) => [z.spieler, z.rangpunkte])),
      plaetze: Object.fromEntries(tabelle.map((z) => [z.spieler, z.rang])),
    }
  })
}
