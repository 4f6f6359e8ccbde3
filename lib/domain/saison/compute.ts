import { bruch, subtrahiere } from '../bruch'
import { computeRunde } from '../runde/compute'
import { summiereRunden } from '../runde/summe'
import type { SpielerRef } from '../spiel/spiel'
import type { Saison, SaisonSpieltag, SaisonStand, Tageswertung } from './saison'
import type { Tagesplatz } from './tabelle'
import { leereSumme, mitTag, stelleAuf, verteilePlaetze } from './tabelle'

/**
 * The season by its Spieltage (U-L1 to U-L7): each day's Rangpunkte with shares and deductions, and the table they add
 * up to. The order in which Spieltage stand in the input matters only among those of one date.
 */
export function computeSaison(saison: Saison): SaisonStand {
  const fehltage = new Map<SpielerRef, number>()
  let summe = leereSumme(saison.spieler)
  const spieltage = saison.spieltage
    .map((spieltag, index) => ({ spieltag, index }))
    .sort((a, b) => vergleicheText(a.spieltag.datum, b.spieltag.datum) || a.index - b.index)
    .map(({ spieltag, index }) => {
      const punkte = punkteDesSpieltags(spieltag)
      const gaeste = [...punkte].filter(([s]) => !saison.spieler.includes(s))
      const plaetze = verteilePlaetze(saison.spieler, spieltag, punkte)
      summe = mitTag(summe, plaetze)
      return {
        index,
        datum: spieltag.datum,
        wertung: plaetze.map((platz) => zieheAb(platz, { saison, fehltage })),
        gaeste: Object.fromEntries(gaeste),
      }
    })
  return { tabelle: stelleAuf(saison, summe), spieltage }
}

/** Spielpunkte of everyone who was there; several Runden of one Spieltag add up (U-L5). */
function punkteDesSpieltags({ endstand, runden }: SaisonSpieltag): ReadonlyMap<SpielerRef, number> {
  if (endstand !== undefined) return new Map(Object.entries(endstand))
  return summiereRunden(runden.map(computeRunde))
}

/** Takes off what an absence costs (U-L4). Counts it into `fehltage`, so days come by date. */
function zieheAb(
  platz: Tagesplatz,
  p: { saison: Saison; fehltage: Map<SpielerRef, number> },
): Tageswertung {
  const { abwesend, entschuldigt, anteil } = platz
  const abzug = abwesend && !entschuldigt ? zaehleFehltag(p, platz.spieler) : 0
  return { ...platz, abzug, rangpunkte: subtrahiere(anteil, bruch(abzug)) }
}

/** Counts one Fehltag and answers what it costs (U-L4). */
function zaehleFehltag(
  { saison, fehltage }: { saison: Saison; fehltage: Map<SpielerRef, number> },
  spieler: SpielerRef,
): number {
  const anzahl = (fehltage.get(spieler) ?? 0) + 1
  fehltage.set(spieler, anzahl)
  return anzahl > saison.einstellungen.freieFehltage ? 1 : 0
}

function vergleicheText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
