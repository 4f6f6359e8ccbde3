import { gedaechtnis } from '../gedaechtnis'
import type { Rundenlauf } from '../runde/compute'
import { laufNach, standNach } from '../runde/compute'
import type { Runde, RundeStand, SpielStand } from '../runde/runde'
import type { Saison, SaisonSpieltag } from '../saison/saison'
import { summiere } from '../summe'
import type { SaisonAkte } from '../verein/verein'
import type { RundeAkte, SpielAkte, SpieltagAkte } from './spieltag'
import { wiederholungOhneAnlass } from './wiederholung'

/** A stored Runde with its figures; `spiele` without the struck ones, as `stand.spiele`. */
export interface GerechneteRunde {
  readonly akte: RundeAkte
  readonly stand: RundeStand
  readonly spiele: readonly { readonly akte: SpielAkte; readonly stand: SpielStand }[]
}

export interface GerechneterSpieltag {
  readonly runden: readonly GerechneteRunde[]
  /** Spielpunkte of everyone who was there: sums over the Runden, or the known final result (U-L7). */
  readonly summe: Readonly<Record<string, number>>
  /** Who was there, in the order of the seats, first Runde first. */
  readonly anwesend: readonly string[]
}

/** The Runde to compute: struck games left out, the recorded four kept. */
export function rundeAus(akte: RundeAkte): Runde {
  return {
    regelwerk: akte.regelwerk,
    einstellungen: akte.einstellungen,
    spieler: akte.sitze,
    ersterGeber: akte.ersterGeber,
    spiele: gueltigeSpiele(akte).map(({ spiel, besetzung }) => ({ spiel, besetzung })),
    ende: akte.ende,
    ...(akte.tisch > 1 && { tisch: akte.tisch }),
  }
}

/** The figures of a whole evening. */
export function computeSpieltag(akte: SpieltagAkte): GerechneterSpieltag {
  const runden = akte.runden.map(computeRundeAkte)
  const summe =
    akte.endstand === null
      ? summiere(runden.map((r) => Object.entries(r.stand.stand)))
      : new Map<string, number>(Object.entries(akte.endstand))
  return { runden, summe: Object.fromEntries(summe), anwesend: [...summe.keys()] }
}

/**
 * The Spieltage that count for the season, by date and their order on it: unstruck and over, or known by their
 * result. `saisonAus` keeps this order, so `SaisonStand.spieltage[…].index` is a place in this list.
 */
export function gezaehlteSpieltage(spieltage: readonly SpieltagAkte[]): readonly SpieltagAkte[] {
  return nachDatum(spieltage).filter((t) => t.ende !== null || t.endstand !== null)
}

/** The Saison to compute, of the `gezaehlteSpieltage` of it; a running evening does not count yet. */
export function saisonAus(saison: SaisonAkte, spieltage: readonly SpieltagAkte[]): Saison {
  return ausAkten(saison, gezaehlteSpieltage(spieltage))
}

/** The whole Saison as it is written to a file: evenings that still run stand in it too. */
export function saisonMitLaufenden(saison: SaisonAkte, spieltage: readonly SpieltagAkte[]): Saison {
  return ausAkten(saison, nachDatum(spieltage))
}

function ausAkten(saison: SaisonAkte, spieltage: readonly SpieltagAkte[]): Saison {
  return {
    name: saison.name,
    regelwerk: saison.regelwerk,
    einstellungen: saison.einstellungen,
    spieler: saison.spieler,
    spieltage: spieltage.map(spieltagAus),
  }
}

/** Orders Spieltage by date, those of one date as they were entered; of several seasons too. */
export function vergleicheSpieltage(a: Tagesfolge, b: Tagesfolge): number {
  if (a.datum !== b.datum) return a.datum < b.datum ? -1 : 1
  return a.reihenfolge - b.reihenfolge || (a.id < b.id ? -1 : 1)
}

type Tagesfolge = Pick<SpieltagAkte, 'id' | 'datum' | 'reihenfolge'>

/** Unstruck Spieltage by date and their order on it. */
export function nachDatum(spieltage: readonly SpieltagAkte[]): readonly SpieltagAkte[] {
  return spieltage.filter((t) => !t.gestrichen).sort(vergleicheSpieltage)
}

function spieltagAus(akte: SpieltagAkte): SaisonSpieltag {
  return {
    datum: akte.datum,
    ...(akte.ort === null ? {} : { ort: akte.ort }),
    entschuldigt: akte.entschuldigt,
    runden: akte.runden.map(rundeAus),
    ...(akte.endstand === null ? {} : { endstand: akte.endstand }),
    ...(akte.ende === null ? {} : { ende: akte.ende }),
  }
}

/** The figures of a stored Runde. Computed once for one and the same record. */
export function computeRundeAkte(akte: RundeAkte): GerechneteRunde {
  const bekannt = gerechnete.hole(akte)
  if (bekannt !== undefined) return bekannt
  const neu = rechneRunde(akte)
  gerechnete.merke(akte, neu)
  return neu
}

/** A few evenings before and after a change. */
const RUNDEN = 8
const gerechnete = gedaechtnis<RundeAkte, GerechneteRunde>(RUNDEN)

function rechneRunde(akte: RundeAkte): GerechneteRunde {
  const lauf = laufVon(akte)
  // Whether it is over is the Runde's own to say: it may have been closed since its games were played through.
  const stand = standNach({ ...lauf, verlauf: { ...lauf.verlauf, runde: rundeAus(akte) } })
  const gerechnet = gueltigeSpiele(akte).flatMap((spiel, i) => {
    const spielStand = stand.spiele[i]
    return spielStand === undefined ? [] : [{ akte: spiel, stand: spielStand }]
  })
  const spiele = gerechnet.map((spiel, i) => {
    const dazu = wiederholungOhneAnlass(akte, spiel, gerechnet[i - 1])
    if (dazu.length === 0) return spiel
    return { ...spiel, stand: { ...spiel.stand, hinweise: [...spiel.stand.hinweise, ...dazu] } }
  })
  return { akte, stand: { ...stand, spiele: spiele.map((s) => s.stand) }, spiele }
}

/**
 * A stored Runde played through. Once for one and the same list of games: who compares an evening before and after a change asks
 * many times for what has not changed.
 */
export function laufVon(akte: RundeAkte): Rundenlauf {
  const bekannt = gespielte.hole(akte.spiele)
  const passt = bekannt !== undefined && istSoBesetzt(bekannt.verlauf.runde, akte)
  const lauf = passt ? bekannt : laufNach(rundeAus(akte), bisherVon(akte))
  if (!passt) gespielte.merke(akte.spiele, lauf)
  juengste = { akte, lauf }
  return lauf
}

/** The Runde that was asked for last: a correction asks for it next, otherwise from one game on. */
let juengste: { readonly akte: RundeAkte; readonly lauf: Rundenlauf } | undefined

/** What the Runde that was asked for last has in common with `akte`, if it is the same one. */
function bisherVon(akte: RundeAkte): Parameters<typeof laufNach>[1] {
  if (juengste === undefined || !istSoBesetzt(juengste.lauf.verlauf.runde, akte)) return undefined
  const [alte, neue] = [gueltigeSpiele(juengste.akte), gueltigeSpiele(akte)]
  const anders = alte.findIndex((spiel, i) => spiel !== neue[i])
  return { lauf: juengste.lauf, gleiche: anders < 0 ? alte.length : anders }
}

/** Tells how a list of games was played through, by whoever has played it on game by game. */
export function merkeLauf({ spiele }: RundeAkte, lauf: Rundenlauf): void {
  gespielte.merke(spiele, lauf)
}

const gespielte = gedaechtnis<readonly SpielAkte[], Rundenlauf>(RUNDEN)

function istSoBesetzt(runde: Runde, akte: RundeAkte): boolean {
  return (
    runde.spieler === akte.sitze &&
    runde.ersterGeber === akte.ersterGeber &&
    runde.einstellungen === akte.einstellungen &&
    runde.regelwerk === akte.regelwerk
  )
}

/** The games that count, in their order. */
export function gueltigeSpiele(akte: RundeAkte): readonly SpielAkte[] {
  return akte.spiele.filter((s) => !s.gestrichen).sort((a, b) => a.position - b.position)
}

/** The number that a Spiel bears within its Runde; null for a struck one, which has none. */
export function nummerVon({ runden }: SpieltagAkte, spielId: string): number | null {
  for (const runde of runden) {
    const stelle = gueltigeSpiele(runde).findIndex((s) => s.id === spielId)
    if (stelle >= 0) return stelle + 1
  }
  return null
}
