import type { Bruch } from '../bruch'
import { addiere, bruch, dividiere, subtrahiere, vergleiche } from '../bruch'
import type { SpielerRef } from '../spiel/spiel'
import type { Saison, SaisonSpieltag, Tabellenzeile, Tageswertung } from './saison'

/** One player's place of one Spieltag, before any deduction: nothing of it depends on other days. */
export type Tagesplatz = Omit<Tageswertung, 'rangpunkte' | 'abzug'>

/** What a player has from several Spieltage, in whatever order they came. */
export interface Summe {
  /** Rangpunkte before deductions. */
  readonly anteile: Bruch
  readonly spielpunkte: number
  readonly spieltage: number
  /** Unexcused ones. */
  readonly fehltage: number
  readonly tagessiege: number
}

/** The sums of a roster: days are added to it and taken out of it, exactly. */
export type Saisonsumme = ReadonlyMap<SpielerRef, Summe>

/** The places of one Spieltag in roster order (U-L1 to U-L3, U-L6). */
export function verteilePlaetze(
  roster: readonly SpielerRef[],
  spieltag: Pick<SaisonSpieltag, 'entschuldigt'>,
  punkte: ReadonlyMap<SpielerRef, number>,
): readonly Tagesplatz[] {
  // Absent members take part with 0 (U-L2); guests are left out (U-L6).
  const spielpunkte = roster.map((s) => punkte.get(s) ?? 0)
  return roster.map((spieler, i) => {
    const eigene = spielpunkte[i] ?? 0
    const rang = 1 + spielpunkte.filter((p) => p > eigene).length
    const geteilt = spielpunkte.filter((p) => p === eigene).length
    const abwesend = !punkte.has(spieler)
    return {
      spieler,
      spielpunkte: eigene,
      rang,
      abwesend,
      entschuldigt: abwesend && spieltag.entschuldigt.includes(spieler),
      geteilt,
      anteil: teileRangpunkte({ plaetze: roster.length, rang, geteilt }),
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

/** The sums before the first Spieltag. */
export function leereSumme(roster: readonly SpielerRef[]): Saisonsumme {
  const nichts = { anteile: bruch(0), spielpunkte: 0, spieltage: 0, fehltage: 0, tagessiege: 0 }
  return new Map(roster.map((s) => [s, nichts]))
}

/** The sums with one Spieltag more. */
export function mitTag(summe: Saisonsumme, tag: readonly Tagesplatz[]): Saisonsumme {
  return verrechne(summe, tag, { vorzeichen: 1 })
}

/** The sums with one Spieltag less that was among them. */
export function ohneTag(summe: Saisonsumme, tag: readonly Tagesplatz[]): Saisonsumme {
  return verrechne(summe, tag, { vorzeichen: -1 })
}

function verrechne(
  summe: Saisonsumme,
  tag: readonly Tagesplatz[],
  { vorzeichen }: { readonly vorzeichen: 1 | -1 },
): Saisonsumme {
  const neu = new Map(summe)
  const zaehle = (ist: boolean) => (ist ? vorzeichen : 0)
  for (const platz of tag) {
    const alt = neu.get(platz.spieler)
    if (alt === undefined) continue
    const anteile = vorzeichen === 1 ? addiere : subtrahiere
    neu.set(platz.spieler, {
      anteile: anteile(alt.anteile, platz.anteil),
      spielpunkte: alt.spielpunkte + vorzeichen * platz.spielpunkte,
      spieltage: alt.spieltage + zaehle(!platz.abwesend),
      fehltage: alt.fehltage + zaehle(platz.abwesend && !platz.entschuldigt),
      tagessiege: alt.tagessiege + zaehle(platz.rang === 1),
    })
  }
  return neu
}

/** The season table: by rank, ties in roster order, equal sums share a place (U-L5). */
export function stelleAuf(
  { spieler: roster, einstellungen }: Pick<Saison, 'spieler' | 'einstellungen'>,
  summen: Saisonsumme,
): readonly Tabellenzeile[] {
  const zeilen = roster.flatMap((spieler) => {
    const summe = summen.get(spieler)
    if (summe === undefined) return []
    const { anteile, ...rest } = summe
    // Every unexcused absence beyond the free ones costs one (U-L4), whichever they were.
    const abzug = Math.max(0, summe.fehltage - einstellungen.freieFehltage)
    return [{ spieler, ...rest, abzug, rangpunkte: subtrahiere(anteile, bruch(abzug)) }]
  })
  return zeilen
    .map((z) => ({
      ...z,
      rang: 1 + zeilen.filter((a) => vergleiche(a.rangpunkte, z.rangpunkte) > 0).length,
    }))
    .sort((a, b) => a.rang - b.rang)
}
