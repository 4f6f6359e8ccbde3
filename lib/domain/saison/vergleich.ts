import type { Bruch } from '../bruch'
import { vergleiche } from '../bruch'
import { invariant } from '../invariant'
import type { SpielerRef } from '../spiel/spiel'
import type { SaisonStand, Tageswertung } from './saison'
import { istFehltag } from './tabelle'

/** Where a player stands in a season table. */
export interface Tabellenplatz {
  readonly rang: number
  readonly rangpunkte: Bruch
  /** Spieltage that are missing to the least attendance; 0 for who is in the ranking. */
  readonly bisMindest: number
  /** Who else stands there, in table order (U-L5). */
  readonly geteiltMit: readonly SpielerRef[]
}

/** One player's figures of one Spieltag, counted in two ways. */
export interface Tagesaenderung {
  readonly spieler: SpielerRef
  /** Which Fehltag of the season this is for them (U-L4); null when it is none. */
  readonly fehltag: number | null
  readonly vorher: Tageswertung
  readonly nachher: Tageswertung
}

/** How two counts of the same season differ. */
export interface SaisonVergleich {
  /** Everyone, in the order of the later table. */
  readonly tabelle: readonly {
    readonly spieler: SpielerRef
    readonly vorher: Tabellenplatz
    readonly nachher: Tabellenplatz
  }[]
  /** Only Spieltage on which somebody's place, deduction or result differ; `index` as in `SaisonStand`. */
  readonly spieltage: readonly {
    readonly index: number
    readonly datum: string
    readonly aenderungen: readonly Tagesaenderung[]
  }[]
}

/**
 * Compares two counts of the same roster and Spieltage, such as before and after a change of settings. Exact. `andereWertung`:
 * they count different things, so that equal numbers are no equal figures.
 */
export function compareSaison(
  vorher: SaisonStand,
  nachher: SaisonStand,
  { andereWertung = false }: { readonly andereWertung?: boolean } = {},
): SaisonVergleich {
  const alt = plaetze(vorher)
  const neu = plaetze(nachher)
  return {
    tabelle: nachher.tabelle.map(({ spieler }) => ({
      spieler,
      vorher: platzVon(alt, spieler),
      nachher: platzVon(neu, spieler),
    })),
    spieltage: compareTage(vorher, nachher, (a, b) => !andereWertung && istGleich(a, b)),
  }
}

function compareTage(
  vorher: SaisonStand,
  nachher: SaisonStand,
  bleibt: (alt: Tageswertung, neu: Tageswertung) => boolean,
): SaisonVergleich['spieltage'] {
  const alteTage = new Map(vorher.spieltage.map((t) => [t.index, t]))
  const fehltage = new Map<SpielerRef, number>()
  return nachher.spieltage.flatMap(({ index, datum, wertung }) => {
    const alteWertung = alteTage.get(index)?.wertung ?? []
    const aenderungen = wertung.flatMap((neu): readonly Tagesaenderung[] => {
      const fehltag = zaehleFehltag(fehltage, neu)
      const alt = alteWertung.find((w) => w.spieler === neu.spieler)
      invariant(alt !== undefined, `beide Stände zählen ${neu.spieler} am ${datum}`)
      return bleibt(alt, neu) ? [] : [{ spieler: neu.spieler, fehltag, vorher: alt, nachher: neu }]
    })
    return aenderungen.length === 0 ? [] : [{ index, datum, aenderungen }]
  })
}

function istGleich(a: Tageswertung, b: Tageswertung): boolean {
  return (
    a.rang === b.rang &&
    a.abzug === b.abzug &&
    a.zaehlt === b.zaehlt &&
    a.gestrichen === b.gestrichen &&
    vergleiche(a.rangpunkte, b.rangpunkte) === 0
  )
}

function zaehleFehltag(fehltage: Map<SpielerRef, number>, w: Tageswertung): number | null {
  if (!istFehltag(w)) return null
  const nummer = (fehltage.get(w.spieler) ?? 0) + 1
  fehltage.set(w.spieler, nummer)
  return nummer
}

function plaetze({ tabelle }: SaisonStand): ReadonlyMap<SpielerRef, Tabellenplatz> {
  return new Map(
    tabelle.map(({ spieler, rang, rangpunkte, bisMindest }) => {
      const andere = tabelle.filter((z) => z.rang === rang && z.spieler !== spieler)
      const geteiltMit = andere.map((z) => z.spieler)
      return [spieler, { rang, rangpunkte, bisMindest, geteiltMit }]
    }),
  )
}

function platzVon(
  alle: ReadonlyMap<SpielerRef, Tabellenplatz>,
  spieler: SpielerRef,
): Tabellenplatz {
  const platz = alle.get(spieler)
  invariant(platz !== undefined, `${spieler} steht in beiden Tabellen`)
  return platz
}
