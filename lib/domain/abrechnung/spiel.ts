import { invariant } from '../invariant'
import type { Abrechnung } from '../regelwerk/einstellungen'
import type { SpielerRef } from '../spiel/spiel'
import type { Wertung } from '../wertung/wertung'

/** Whole cents: negative for who pays. The four and the till sum to 0. */
export interface Spielgeld {
  readonly cent: Readonly<Record<SpielerRef, number>>
  /** What the till gets. */
  readonly kasse: number
}

/** So many have a part in a game: the share is the till's once for each of them. */
const AM_SPIEL = 4

/**
 * K-E: what a game costs and brings each of the four. Who has negative Spielpunkte pays, who has positive ones receives,
 * both as often as the Spielpunkte are the Wert; the till's share comes off what is received, and so do cents that
 * cannot be shared.
 */
export function rechneSpiel(
  { wert, punkte }: Pick<Wertung, 'wert' | 'punkte'>,
  abrechnung: Abrechnung,
): Spielgeld {
  const betrag = betragVon(wert, abrechnung)
  const teile = Object.entries(punkte).map(([spieler, p]) => [spieler, teilVon(p, wert)] as const)
  const bezahlt = betrag * summe(teile.map(([, teil]) => Math.max(0, -teil)))
  const gewinnteile = summe(teile.map(([, teil]) => Math.max(0, teil)))
  const anteil = AM_SPIEL * anteilVon(betrag, abrechnung.kassenanteil)
  const rest = bezahlt - Math.min(anteil, bezahlt)
  const cent = teile.map(([spieler, teil]) => {
    if (teil <= 0) return [spieler, 0 - betrag * -teil] as const
    return [spieler, Math.floor((rest * teil) / gewinnteile)] as const
  })
  return { cent: Object.fromEntries(cent), kasse: 0 - summe(cent.map(([, c]) => c)) }
}

/** What one share of a game of this Wert costs, whatever its sign. */
function betragVon(wert: number, { einsatzCent, modus, limitCent }: Abrechnung): number {
  switch (modus) {
    case 'fix':
      return wert === 0 ? 0 : einsatzCent
    case 'variabel':
      return Math.min(einsatzCent * Math.abs(wert), limitCent ?? Infinity)
  }
}

/** Percent of an amount, rounded half up to cents. */
function anteilVon(betrag: number, prozent: number): number {
  return Math.floor((betrag * prozent + 50) / 100)
}

/** How often a player gets (or pays) the Wert: three times alone, and otherwise where a rule was broken (D-R, B-R). */
function teilVon(punkte: number, wert: number): number {
  if (wert === 0) return 0
  const teil = punkte / Math.abs(wert)
  invariant(Number.isInteger(teil), `${punkte} Spielpunkte sind ein Vielfaches des Werts ${wert}`)
  return teil
}

function summe(zahlen: readonly number[]): number {
  return zahlen.reduce((a, b) => a + b, 0)
}
