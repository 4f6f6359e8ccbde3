import type { Bruch } from '../bruch'
import { addiere, bruch, dividiere, subtrahiere, vergleiche } from '../bruch'
import { computeRunde } from '../runde/compute'
import { summiereRunden } from '../runde/summe'
import type { SpielerRef } from '../spiel/spiel'
import type { Saison, SaisonSpieltag, SaisonStand, Tabellenzeile, Tageswertung } from './saison'

/**
 * The season by its Spieltage (U-L1 to U-L7): each day's Rangpunkte with shares and deductions, and the table they add
 * up to. The order in which Spieltage stand in the input matters only among those of one date.
 */
export function computeSaison(saison: Saison): SaisonStand {
  const fehltage = new Map<SpielerRef, number>()
  const spieltage = saison.spieltage
    .map((spieltag, index) => ({ spieltag, index }))
    .sort((a, b) => vergleicheText(a.spieltag.datum, b.spieltag.datum) || a.index - b.index)
    .map(({ spieltag, index }) => {
      const punkte = punkteDesSpieltags(spieltag)
      const gaeste = [...punkte].filter(([s]) => !saison.spieler.includes(s))
      return {
        index,
        datum: spieltag.datum,
        wertung: werteSpieltag({ saison, spieltag, punkte, fehltage }),
        gaeste: Object.fromEntries(gaeste),
      }
    })
  return { tabelle: stelleAuf(saison, spieltage), spieltage }
}

/** Spielpunkte of everyone who was there; several Runden of one Spieltag add up (U-L5). */
function punkteDesSpieltags({ endstand, runden }: SaisonSpieltag): ReadonlyMap<SpielerRef, number> {
  if (endstand !== undefined) return new Map(Object.entries(endstand))
  return summiereRunden(runden.map(computeRunde))
}

/** One Spieltag in roster order. Counts this day's absences into `fehltage`, so days come by date (U-L4). */
function werteSpieltag(p: {
  saison: Saison
  spieltag: SaisonSpieltag
  punkte: ReadonlyMap<SpielerRef, number>
  fehltage: Map<SpielerRef, number>
}): readonly Tageswertung[] {
  const roster = p.saison.spieler
  // Absent members take part with 0 (U-L2); guests are left out (U-L6).
  const spielpunkte = (s: SpielerRef) => p.punkte.get(s) ?? 0
  return roster.map((spieler) => {
    const eigene = spielpunkte(spieler)
    const rang = 1 + roster.filter((s) => spielpunkte(s) > eigene).length
    const geteilt = roster.filter((s) => spielpunkte(s) === eigene).length
    const anteil = teileRangpunkte({ plaetze: roster.length, rang, geteilt })
    const abwesend = !p.punkte.has(spieler)
    const entschuldigt = abwesend && p.spieltag.entschuldigt.includes(spieler)
    const abzug = abwesend && !entschuldigt ? zaehleFehltag(p, spieler) : 0
    return {
      spieler,
      spielpunkte: eigene,
      rang,
      rangpunkte: subtrahiere(anteil, bruch(abzug)),
      abwesend,
      entschuldigt,
      abzug,
      geteilt,
      anteil,
    }
  })
}

/** Rangpunkte of the places `rang` … `rang + geteilt − 1` of N, shared equally (U-L1, U-L3). */
function teileRangpunkte(p: { plaetze: number; rang: number; geteilt: number }): Bruch {
  const plaetze = Array.from({ length: p.geteilt }, (_, i) =>
    platzRangpunkte(p.rang + i, p.plaetze),
  )
  return dividiere(plaetze.reduce(addiere), p.geteilt)
}

/** Rangpunkte of one place of `plaetze`, unshared: N + ½, N − 1, … 1 (U-L1). */
export function platzRangpunkte(platz: number, plaetze: number): Bruch {
  return platz === 1 ? bruch(2 * plaetze + 1, 2) : bruch(plaetze + 1 - platz)
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

/** The season table: by rank, ties in roster order, equal sums share a place (U-L5). */
function stelleAuf(saison: Saison, spieltage: SaisonStand['spieltage']): readonly Tabellenzeile[] {
  const zeilen = saison.spieler.map((spieler) => {
    const tage = spieltage.flatMap((t) => t.wertung.filter((w) => w.spieler === spieler))
    return {
      spieler,
      rangpunkte: tage.reduce((summe, w) => addiere(summe, w.rangpunkte), bruch(0)),
      spielpunkte: tage.reduce((summe, w) => summe + w.spielpunkte, 0),
      spieltage: tage.filter((w) => !w.abwesend).length,
      fehltage: tage.filter((w) => w.abwesend && !w.entschuldigt).length,
      abzug: tage.reduce((summe, w) => summe + w.abzug, 0),
      tagessiege: tage.filter((w) => w.rang === 1).length,
    }
  })
  return zeilen
    .map((z) => ({
      ...z,
      rang: 1 + zeilen.filter((a) => vergleiche(a.rangpunkte, z.rangpunkte) > 0).length,
    }))
    .sort((a, b) => a.rang - b.rang)
}

function vergleicheText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
