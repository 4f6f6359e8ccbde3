import type { StossWirkung } from '../regelwerk/einstellungen'
import { regelwerkVon } from '../regelwerk/presets'
import type { SpielerRef } from '../spiel/spiel'
import { getWertungsregeln } from '../wertung/regeln'
import type { Schritt } from '../wertung/wertung'
import type { GerechneterSpieltag } from './rechnen'
import { rundenort } from './tische'
import { uebertrag } from './uebertrag'

/** Figures by player. A Map: who is blank is simply missing, and a name may be `__proto__`. */
export type Punkte = ReadonlyMap<SpielerRef, number>

/** A game as a line of a table's paper sheet, where numbers and totals run on over its Runden. */
export interface PapierSpiel {
  /** On the whole sheet, from 1. */
  readonly nummer: number
  readonly id: string
  /** Number of its Runde where the table has had several, and its own within it. */
  readonly runde: number | null
  readonly inRunde: number
  readonly re: readonly SpielerRef[]
  readonly wert: number
  readonly schritte: readonly Schritt[]
  /** What one more Stoß would have done. */
  readonly stossWirkung: StossWirkung
  /** What the four got. */
  readonly punkte: Punkte
  /** What the four would get at the value 1: who wins, who pays, who thrice (U-W10). */
  readonly einheit: Punkte
  /** The totals after it, of everyone who sat down so far. */
  readonly staende: Punkte
}

/** A table's games in order, as its paper sheet would number them; empty where none were recorded. */
export function listPapierSpiele(
  { runden }: GerechneterSpieltag,
  tisch = 1,
): readonly PapierSpiel[] {
  const liste: PapierSpiel[] = []
  for (const [i, { akte, spiele }] of runden.entries()) {
    if (akte.tisch !== tisch) continue
    const davor = mitSitzenden(liste.at(-1)?.staende, akte.sitze, uebertrag(runden, i))
    const { runde } = rundenort({ runden: runden.map((r) => r.akte) }, akte.id)
    const regelwerk = regelwerkVon(akte)
    const { verteile } = getWertungsregeln(regelwerk)
    for (const { akte: spielAkte, stand } of spiele) {
      const { spiel, gewinner, spieler, wert, schritte } = stand
      liste.push({
        nummer: liste.length + 1,
        id: spielAkte.id,
        runde,
        inRunde: stand.nummer,
        re: spiel.re,
        wert,
        schritte,
        stossWirkung: regelwerk.stossWirkung,
        punkte: nachSitzen(stand.punkte, akte.sitze),
        einheit: nachSitzen(verteile({ spiel, gewinner, wert: 1, spieler }), akte.sitze),
        staende: addiere(davor, new Map(Object.entries(stand.stand))),
      })
    }
  }
  return liste
}

/** What stands on the sheet when these sit down: who came from another table brings the totals from there. */
function mitSitzenden(
  staende: Punkte = new Map(),
  sitze: readonly SpielerRef[],
  dazu: Readonly<Record<SpielerRef, number>>,
): Punkte {
  const alle = new Map(Object.entries(dazu))
  const bekannte = sitze.filter((s) => alle.has(s))
  return new Map([...staende, ...bekannte.map((s) => [s, alle.get(s) ?? 0] as const)])
}

/** Figures in the order of the columns. */
function nachSitzen(
  punkte: Readonly<Record<SpielerRef, number>>,
  sitze: readonly SpielerRef[],
): Punkte {
  const alle = new Map(Object.entries(punkte))
  return new Map(sitze.flatMap((s) => (alle.has(s) ? [[s, alle.get(s) ?? 0] as const] : [])))
}

/** The sum, over everyone who is in either; who is missing has 0. */
export function addiere(a: Punkte, b: Punkte): Punkte {
  const summe = new Map(a)
  for (const [s, punkte] of b) summe.set(s, (summe.get(s) ?? 0) + punkte)
  return summe
}

/** Every figure times `faktor`. */
export function male(punkte: Punkte, faktor: number): Punkte {
  // Adding 0 keeps −0 out of what is compared.
  return new Map([...punkte].map(([s, p]) => [s, p * faktor + 0]))
}

/** What it does when two players have each other's figures. */
export function tausche(
  punkte: Punkte,
  [a, b]: readonly [spieler: SpielerRef, anderer: SpielerRef],
): Punkte {
  const mehr = (punkte.get(b) ?? 0) - (punkte.get(a) ?? 0)
  return new Map([
    [a, mehr],
    [b, -mehr],
  ])
}

/** Who has a figure other than 0. */
export function bewegte(punkte: Punkte): readonly (readonly [spieler: SpielerRef, um: number])[] {
  return [...punkte].filter(([, p]) => p !== 0)
}

/** The only one of them; null when there is none or several. */
export function einzigerBewegter(
  punkte: Punkte,
): readonly [spieler: SpielerRef, um: number] | null {
  const [einer, ...mehr] = bewegte(punkte)
  return einer === undefined || mehr.length > 0 ? null : einer
}

/** The sum of all figures. */
export function summeVon(punkte: Punkte): number {
  return [...punkte.values()].reduce((summe, p) => summe + p, 0)
}
