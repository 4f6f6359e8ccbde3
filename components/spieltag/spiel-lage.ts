import type { SpielStand } from '@/lib/domain/runde/runde'
import { besetzeMit } from '@/lib/domain/runde/sitze'
import { invariant } from '@/lib/domain/invariant'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { getSpiel, mitVersion } from '@/lib/domain/spieltag/vorgriff'

/** A recorded game in its Runde, a struck one as if it counted: what an entry of it is filled in from. */
export interface SpielLage {
  readonly runde: GerechneteRunde
  readonly stand: SpielStand
}

export function computeSpielLage(akte: SpieltagAkte, spielId: string): SpielLage {
  const zaehlend = getSpiel(akte, spielId).gestrichen
    ? mitVersion(akte, spielId, { gestrichen: false })
    : akte
  for (const runde of computeSpieltag(zaehlend).runden) {
    const spiel = runde.spiele.find((s) => s.akte.id === spielId)
    if (spiel) return { runde, stand: spiel.stand }
  }
  invariant(false, `Spiel ${spielId} ist gerechnet`)
}

/** The seats of the game if these four had played it. */
export function besetzungMit({ runde, stand }: SpielLage, vier: readonly string[]) {
  return besetzeMit({ spieler: runde.akte.sitze, geber: stand.geber }, vier)
}
