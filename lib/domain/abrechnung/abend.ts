import type { Abrechnung } from '../regelwerk/einstellungen'
import type { RundeStand } from '../runde/runde'
import type { SpielerRef } from '../spiel/spiel'
import { summiere } from '../summe'
import type { Spielgeld } from './spiel'
import { rechneSpiel } from './spiel'

/** A Runde as it is settled: `abrechnung` is its own, null for one that is not played for money. */
export interface Geldrunde {
  readonly stand: Pick<RundeStand, 'spiele' | 'stand'>
  readonly abrechnung: Abrechnung | null
}

/** The money of several games. Players and till sum to 0. */
export interface Rechnung {
  /** Everyone at the table, also with nothing to pay. */
  readonly summe: Readonly<Record<SpielerRef, number>>
  readonly kasse: number
}

export interface Rundenrechnung extends Rechnung {
  readonly spiele: readonly (Spielgeld & { readonly nummer: number })[]
}

/** K-E over the games of one table. Null where it is not played for money. */
export function rechneRunde({ stand, abrechnung }: Geldrunde): Rundenrechnung | null {
  if (abrechnung === null) return null
  const spiele = stand.spiele.map((s) => ({ nummer: s.nummer, ...rechneSpiel(s, abrechnung) }))
  const niemand = Object.keys(stand.stand).map((s) => [s, 0] as const)
  return {
    spiele,
    summe: Object.fromEntries(summiere([niemand, ...spiele.map((s) => Object.entries(s.cent))])),
    kasse: spiele.reduce((k, s) => k + s.kasse, 0),
  }
}

export interface Abendrechnung extends Rechnung {
  /** As the Runden given; null for one that is not played for money. */
  readonly runden: readonly (Rundenrechnung | null)[]
}

/** An evening's money: the sums over its Runden, each by what it is played for. */
export function rechneAbend(runden: readonly Geldrunde[]): Abendrechnung {
  const gerechnet = runden.map(rechneRunde)
  const mitGeld = gerechnet.filter((r) => r !== null)
  return {
    runden: gerechnet,
    summe: Object.fromEntries(summiere(mitGeld.map((r) => Object.entries(r.summe)))),
    kasse: mitGeld.reduce((k, r) => k + r.kasse, 0),
  }
}
