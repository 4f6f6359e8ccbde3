import { invariant } from '../invariant'
import type { SpielStand } from '../runde/runde'
import type { SchrittPaar } from '../wertung/vergleich'
import { vergleicheSchritte } from '../wertung/vergleich'
import type { GerechneterSpieltag } from './rechnen'
import { computeSpieltag } from './rechnen'
import type { SpielAkte, SpieltagAkte } from './spieltag'
import type { Unterschied } from './unterschiede'
import { unterschiede } from './unterschiede'
import { mitVersion } from './vorgriff'

interface Wechsel<T> {
  readonly vorher: T
  readonly nachher: T
}

/** A recorded Spiel beside the same one with other inputs, and what the evening would be with them. */
export interface SpielVergleich extends Wechsel<SpielStand> {
  /** Left the recorded one. */
  readonly schritte: readonly SchrittPaar[]
  /** Everyone of its Runde in seat order; `spiel` is null for who sits out. */
  readonly spieler: readonly {
    readonly id: string
    readonly spiel: Wechsel<number | null>
    readonly abend: Wechsel<number>
  }[]
  /** What else is otherwise then: dealers, Pflicht and Kür, marks, planned games. */
  readonly sonst: readonly Unterschied[]
}

/** What would be if a Spiel that counts had been entered like this. The recorded evening stays as it is. */
export function vergleicheSpiel(
  akte: SpieltagAkte,
  spielId: string,
  neu: Pick<SpielAkte, 'spiel' | 'besetzung'>,
): SpielVergleich {
  const geaendert = mitVersion(akte, spielId, neu)
  const [alt, jetzt] = [computeSpieltag(akte), computeSpieltag(geaendert)]
  const [vorher, nachher] = [getStand(alt, spielId), getStand(jetzt, spielId)]
  return {
    vorher: vorher.stand,
    nachher: nachher.stand,
    schritte: vergleicheSchritte(vorher.stand.schritte, nachher.stand.schritte),
    spieler: vorher.sitze.map((id) => ({
      id,
      spiel: {
        vorher: vorher.stand.punkte[id] ?? null,
        nachher: nachher.stand.punkte[id] ?? null,
      },
      abend: { vorher: alt.summe[id] ?? 0, nachher: jetzt.summe[id] ?? 0 },
    })),
    sonst: unterschiede(akte, geaendert).filter((u) => u.art !== 'stand' && u.art !== 'wert'),
  }
}

function getStand({ runden }: GerechneterSpieltag, spielId: string) {
  for (const runde of runden) {
    const spiel = runde.spiele.find((s) => s.akte.id === spielId)
    if (spiel) return { stand: spiel.stand, sitze: runde.akte.sitze }
  }
  invariant(false, `Spiel ${spielId} zählt`)
}
