import { bruch } from '../bruch'
import type { Bruch } from '../bruch'
import type { SpielerRef } from '../spiel/spiel'
import type { SpieltagAkte } from '../spieltag/spieltag'
import { istGewaehlt, listBilanzSpiele } from './bilanz-spiele'
import type { BilanzAuswahl, BilanzSpiel } from './bilanz-spiele'

/** A single game that a figure comes from. */
interface Einzelspiel {
  readonly id: string
  readonly punkte: number
}

/** Plain numbers of one player over some Spieltage, from the recorded games alone. */
export interface Bilanz {
  /** Evenings with at least one recorded game of the player. */
  readonly spieltage: number
  readonly spiele: number
  readonly gewonnen: number
  /** As a Re player, silent soli included. */
  readonly alsRe: number
  readonly soli: number
  readonly soliGewonnen: number
  readonly spielpunkte: number
  /** Spielpunkte a game; null before the first game. */
  readonly schnitt: Bruch | null
  /** The first of those that gave the most, and of those that cost the most. */
  readonly bestesSpiel: Einzelspiel | null
  readonly schlechtestesSpiel: Einzelspiel | null
}

/** Folds the unstruck games of unstruck Spieltage in which `spieler` sat at the table. */
export function computeBilanz(spieltage: readonly SpieltagAkte[], spieler: SpielerRef): Bilanz {
  const abende = listBilanzSpiele(spieltage, spieler)
  const spiele = abende.flatMap((a) => a.spiele)
  const anzahl = (auswahl: BilanzAuswahl) => spiele.filter((s) => istGewaehlt(s, auswahl)).length
  const spielpunkte = spiele.reduce((summe, s) => summe + s.punkte, 0)
  return {
    spieltage: abende.length,
    spiele: spiele.length,
    gewonnen: anzahl('gewonnen'),
    alsRe: anzahl('re'),
    soli: anzahl('soli'),
    soliGewonnen: spiele.filter((s) => s.solo && s.ausgang === 'gewonnen').length,
    spielpunkte,
    schnitt: spiele.length === 0 ? null : bruch(spielpunkte, spiele.length),
    bestesSpiel: erstes(spiele, Math.max),
    schlechtestesSpiel: erstes(spiele, Math.min),
  }
}

/** The first game whose points are the extreme ones. */
function erstes(
  spiele: readonly BilanzSpiel[],
  extrem: (...punkte: number[]) => number,
): Einzelspiel | null {
  const punkte = extrem(...spiele.map((s) => s.punkte))
  const spiel = spiele.find((s) => s.punkte === punkte)
  return spiel === undefined ? null : { id: spiel.id, punkte }
}
