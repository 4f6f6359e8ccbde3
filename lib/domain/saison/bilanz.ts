import { bruch } from '../bruch'
import type { Bruch } from '../bruch'
import { computeSpieltag } from '../spieltag/rechnen'
import type { SpielerRef } from '../spiel/spiel'
import type { SpielStand } from '../runde/runde'
import type { SpieltagAkte } from '../spieltag/spieltag'

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
  readonly bestesSpiel: number | null
  readonly schlechtestesSpiel: number | null
}

/** Folds the unstruck games of unstruck Spieltage in which `spieler` sat at the table. */
export function computeBilanz(spieltage: readonly SpieltagAkte[], spieler: SpielerRef): Bilanz {
  const jeSpieltag = spieltage
    .filter((s) => !s.gestrichen)
    .map((s) => spieleVon(s, spieler))
    .filter((spiele) => spiele.length > 0)
  const spiele = jeSpieltag.flat()
  const punkte = spiele.map((s) => s.punkte[spieler] ?? 0)
  const spielpunkte = punkte.reduce((a, b) => a + b, 0)
  const soli = spiele.filter((s) => s.soloart !== null && istRe(s, spieler))
  return {
    spieltage: jeSpieltag.length,
    spiele: spiele.length,
    gewonnen: spiele.filter((s) => hatGewonnen(s, spieler)).length,
    alsRe: spiele.filter((s) => istRe(s, spieler)).length,
    soli: soli.length,
    soliGewonnen: soli.filter((s) => s.gewinner === 're').length,
    spielpunkte,
    schnitt: spiele.length === 0 ? null : bruch(spielpunkte, spiele.length),
    bestesSpiel: spiele.length === 0 ? null : Math.max(...punkte),
    schlechtestesSpiel: spiele.length === 0 ? null : Math.min(...punkte),
  }
}

function spieleVon(spieltag: SpieltagAkte, spieler: SpielerRef): readonly SpielStand[] {
  return computeSpieltag(spieltag).runden.flatMap((r) =>
    r.spiele.map((s) => s.stand).filter((s) => s.spieler.includes(spieler)),
  )
}

function istRe(spiel: SpielStand, spieler: SpielerRef): boolean {
  return spiel.spiel.re.includes(spieler)
}

function hatGewonnen(spiel: SpielStand, spieler: SpielerRef): boolean {
  return spiel.gewinner === (istRe(spiel, spieler) ? 're' : 'kontra')
}
