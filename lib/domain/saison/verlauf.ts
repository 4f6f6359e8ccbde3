import { addiere, bruch, vergleiche } from '../bruch'
import type { Bruch } from '../bruch'
import type { SpielerRef } from '../spiel/spiel'
import type { SaisonStand } from './saison'

/** The season table as it stood after one Spieltag. */
export interface Zwischenstand {
  readonly datum: string
  /** Exact sums of Rangpunkte so far (U-L5). */
  readonly summen: Readonly<Record<SpielerRef, Bruch>>
  /** Places by these sums, equal sums share one (U-L5). */
  readonly plaetze: Readonly<Record<SpielerRef, number>>
}

/** The course of a season: one table per counted Spieltag, in the order of `stand.spieltage`. */
export function computeVerlauf(stand: SaisonStand): readonly Zwischenstand[] {
  const verlauf: Zwischenstand[] = []
  let summen: Readonly<Record<SpielerRef, Bruch>> = Object.fromEntries(
    stand.tabelle.map((z) => [z.spieler, bruch(0)]),
  )
  for (const tag of stand.spieltage) {
    const neu = { ...summen }
    for (const w of tag.wertung) {
      neu[w.spieler] = addiere(neu[w.spieler] ?? bruch(0), w.rangpunkte)
    }
    summen = neu
    verlauf.push({ datum: tag.datum, summen, plaetze: plaetzeNach(summen) })
  }
  return verlauf
}

function plaetzeNach(
  summen: Readonly<Record<SpielerRef, Bruch>>,
): Readonly<Record<SpielerRef, number>> {
  const werte = Object.values(summen)
  return Object.fromEntries(
    Object.entries(summen).map(([spieler, summe]) => [
      spieler,
      1 + werte.filter((w) => vergleiche(w, summe) > 0).length,
    ]),
  )
}
