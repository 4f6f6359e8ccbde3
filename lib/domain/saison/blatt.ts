import { offeneEinsprueche } from '../einspruch/einspruch'
import type { SpielOrt } from '../einspruch/ort'
import { mitOrt } from '../einspruch/ort'
import { computeSpieltag, nachDatum, saisonAus, vergleicheSpieltage } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { SaisonAkte, SpielerAkte } from '../verein/verein'
import type { Abend } from './abende'
import { buildAbende } from './abende'
import { computeSaison } from './compute'
import type { SaisonStand, Tabellenzeile } from './saison'

/** An evening under way: how it stands, though it does not count yet. */
export interface LaufenderTag {
  readonly id: string
  readonly datum: string
  readonly ort: string | null
  /** Number of the coming game; null when all are played. */
  readonly naechstes: number | null
  /** Games of its Runde as planned by now. */
  readonly geplant: number
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

/** What a sheet is computed from: the season, all of its Spieltage, and the club's players. */
export interface Saisonakten {
  readonly saison: SaisonAkte
  readonly spieltage: readonly SpieltagAkte[]
  readonly spieler: readonly SpielerAkte[]
}

/** The sheet of a season, from its games; in whatever order the records come, it is the same. */
export function buildSaisonblatt({ saison, spieltage, spieler }: Saisonakten): Saisonblatt {
  const tage = spieltage.toSorted(vergleicheSpieltage)
  const stand = computeSaison(saisonAus(saison, tage))
  const abende = buildAbende(stand, tage)
  const laufende = laufendeTage(tage)
  const dabei = new Set([
    ...saison.spieler,
    ...abende.flatMap((a) => Object.keys(a.gaeste)),
    ...laufende.flatMap((t) => t.punkte.map((p) => p.spieler)),
  ])
  return {
    saison,
    namen: Object.fromEntries(
      spieler
        .filter((s) => dabei.has(s.id))
        .map(({ id, name }) => [id, name] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    tabelle: stand.tabelle,
    abende,
    laufende,
    gestrichene: tage.filter((t) => t.gestrichen).map(({ id, datum }) => ({ id, datum })),
    einsprueche: tage
      .filter((t) => !t.gestrichen)
      .flatMap((t) => offeneEinsprueche(t.einsprueche).map((e) => mitOrt(t, e)))
      .map(({ einspruch: { id, spielId }, ort }) => ({ id, spielId, ort })),
  }
}

/** The evenings of a season that are under way. */
export function laufendeTage(spieltage: readonly SpieltagAkte[]): readonly LaufenderTag[] {
  return nachDatum(spieltage)
    .filter((t) => t.ende === null && t.endstand === null)
    .map(laufenderTag)
}

/** How an evening under way stands. */
export function laufenderTag(akte: SpieltagAkte): LaufenderTag {
  const { runden, summe, anwesend } = computeSpieltag(akte)
  const letzte = runden.at(-1)
  const weiter = letzte !== undefined && letzte.akte.ende === null && !letzte.stand.beendet
  return {
    ...{ id: akte.id, datum: akte.datum, ort: akte.ort },
    naechstes: weiter ? letzte.stand.naechstes.nummer : null,
    geplant: letzte?.stand.geplant ?? 0,
    punkte: anwesend.map((spieler) => ({ spieler, summe: summe[spieler] ?? 0 })),
  }
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
