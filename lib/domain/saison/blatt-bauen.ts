import { offeneEinsprueche } from '../einspruch/einspruch'
import { mitOrt } from '../einspruch/ort'
import {
  computeSpieltag,
  gezaehlteSpieltage,
  nachDatum,
  vergleicheSpieltage,
} from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import { tischeVon } from '../spieltag/tische'
import type { SaisonAkte, SpielerAkte } from '../verein/verein'
import { buildAbende } from './abende'
import type { LaufenderTag, Saisonblatt } from './blatt'
import { zaehleSaison } from './compute'
import { ergebnisVon } from './ergebnis'

/** What a sheet is computed from: the season, all of its Spieltage, and the club's players. */
export interface Saisonakten {
  readonly saison: SaisonAkte
  readonly spieltage: readonly SpieltagAkte[]
  readonly spieler: readonly SpielerAkte[]
}

/** The sheet of a season, from its games; in whatever order the records come, it is the same. */
export function buildSaisonblatt({ saison, spieltage, spieler }: Saisonakten): Saisonblatt {
  const tage = spieltage.toSorted(vergleicheSpieltage)
  const stand = zaehleSaison(
    saison,
    gezaehlteSpieltage(tage).map((akte) => ({ datum: akte.datum, ergebnis: ergebnisVon(akte) })),
  )
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
function laufenderTag(akte: SpieltagAkte): LaufenderTag {
  const { runden, summe, anwesend } = computeSpieltag(akte)
  const mehrere = tischeVon(akte).length > 1
  const laufende = runden.filter((r) => r.akte.ende === null)
  return {
    ...{ id: akte.id, datum: akte.datum, ort: akte.ort },
    tische: laufende
      .toSorted((a, b) => a.akte.tisch - b.akte.tisch)
      .map(({ akte: { tisch }, stand }) => ({
        tisch: mehrere ? tisch : null,
        naechstes: stand.beendet ? null : stand.naechstes.nummer,
        geplant: stand.geplant,
      })),
    punkte: anwesend.map((spieler) => ({ spieler, summe: summe[spieler] ?? 0 })),
  }
}
