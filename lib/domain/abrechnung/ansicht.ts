import type { BuchungAkte } from '../kasse/buchung'
import { wirkungVon } from '../kasse/buchung'
import type { Abrechnung } from '../regelwerk/einstellungen'
import { computeSpieltag, gezaehlteSpieltage, nachDatum } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { Rundenort } from '../spieltag/tische'
import { rundenort } from '../spieltag/tische'
import type { SaisonAkte } from '../verein/verein'
import { rechneAbend } from './abend'
import type { Rechnung } from './abend'
import { geldabendVon } from './akten'
import { rechneSaison } from './saison'
import type { Spielgeld } from './spiel'
import { spieltUmGeld } from './um-geld'
import type { Zahlung } from './zahlungen'
import { listZahlungen } from './zahlungen'

/** One table's money, with what leads to its games. */
export interface Rundenabrechnung extends Rechnung {
  readonly id: string
  /** As far as the evening has others, for money or not. */
  readonly ort: Rundenort
  readonly abrechnung: Abrechnung
  readonly spiele: readonly (Spielgeld & { readonly id: string; readonly nummer: number })[]
}

/** The money of a stored evening, as far as it has been played. Players are ids. */
export interface Abendabrechnung extends Rechnung {
  readonly zahlungen: readonly Zahlung[]
  /** Only those that are played for money. */
  readonly runden: readonly Rundenabrechnung[]
  /** How many games these have. */
  readonly spiele: number
}

/** Settles a stored evening; null where none of it is played for money. */
export function computeAbendabrechnung(akte: SpieltagAkte): Abendabrechnung | null {
  if (!spieltUmGeld(akte)) return null
  const gerechnet = rechneAbend(geldabendVon(akte).runden ?? [])
  const runden = computeSpieltag(akte).runden.flatMap((r, i): readonly Rundenabrechnung[] => {
    const rechnung = gerechnet.runden[i] ?? null
    const { abrechnung } = r.akte.einstellungen
    if (rechnung === null || abrechnung === null) return []
    const spiele = rechnung.spiele.map((s, n) => ({ ...s, id: r.spiele[n]?.akte.id ?? '' }))
    return [{ ...rechnung, id: r.akte.id, ort: rundenort(akte, r.akte.id), abrechnung, spiele }]
  })
  const { summe, kasse } = gerechnet
  return {
    ...{ summe, kasse, zahlungen: listZahlungen(gerechnet), runden },
    spiele: runden.reduce((n, r) => n + r.spiele.length, 0),
  }
}

/** An evening as one names it and leads to it. */
export interface Abendangabe {
  readonly id: string
  readonly datum: string
}

/** The money of a stored season: of the evenings that count, by date. */
export interface Saisonabrechnung extends Rechnung {
  readonly zahlungen: readonly Zahlung[]
  readonly abende: readonly (Abendangabe & Rechnung)[]
  readonly gebuehren: readonly {
    readonly spieler: string
    readonly tage: readonly Abendangabe[]
    readonly cent: number
  }[]
  readonly anteile: number
  readonly gebuehrensumme: number
  /** Evenings that would count if more than their result were known (U-L7). */
  readonly ohneSpiele: readonly Abendangabe[]
  /** Evenings for money that still run: they count once they are over. */
  readonly laufende: readonly Abendangabe[]
}

/** Settles a stored season. */
export function computeSaisonabrechnung(
  saison: SaisonAkte,
  spieltage: readonly SpieltagAkte[],
): Saisonabrechnung {
  const gezaehlt = gezaehlteSpieltage(spieltage)
  const rechnung = rechneSaison(saison, gezaehlt.map(geldabendVon))
  const { summe, kasse, anteile, gebuehrensumme } = rechnung
  const umGeld = saison.einstellungen.abrechnung !== null || gezaehlt.some(spieltUmGeld)
  return {
    ...{ summe, kasse, anteile, gebuehrensumme, zahlungen: listZahlungen(rechnung) },
    abende: gezaehlt.flatMap((akte, i) => {
      const abend = rechnung.abende[i] ?? null
      if (abend === null || !spieltUmGeld(akte)) return []
      return [{ ...angabe(akte), summe: abend.summe, kasse: abend.kasse }]
    }),
    gebuehren: rechnung.gebuehren.map(({ spieler, abende, cent }) => ({
      ...{ spieler, cent },
      tage: abende.flatMap((i) => gezaehlt[i] ?? []).map(angabe),
    })),
    ohneSpiele: umGeld ? gezaehlt.filter((t) => t.endstand !== null).map(angabe) : [],
    laufende: nachDatum(spieltage)
      .filter((t) => t.ende === null && t.endstand === null && spieltUmGeld(t))
      .map(angabe),
  }
}

/** What the till of a Saison has, by where it comes from. */
export interface Kassenstand {
  readonly anteile: number
  readonly gebuehren: number
  readonly einzahlungen: number
  /** What was taken out, as a positive figure. */
  readonly auszahlungen: number
  readonly stand: number
}

/** Shares of all settled games, fees, what was paid in, less what was taken out. */
export function computeKassenstand(
  { anteile, gebuehrensumme: gebuehren }: Pick<Saisonabrechnung, 'anteile' | 'gebuehrensumme'>,
  buchungen: readonly BuchungAkte[],
): Kassenstand {
  const wirkungen = buchungen.map(wirkungVon)
  const einzahlungen = wirkungen.reduce((s, w) => s + Math.max(0, w), 0)
  const auszahlungen = wirkungen.reduce((s, w) => s + Math.max(0, -w), 0)
  const stand = anteile + gebuehren + einzahlungen - auszahlungen
  return { anteile, gebuehren, einzahlungen, auszahlungen, stand }
}

function angabe({ id, datum }: SpieltagAkte): Abendangabe {
  return { id, datum }
}
