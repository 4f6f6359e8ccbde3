import { computeRunde } from '../runde/compute'
import type { Runde } from '../runde/runde'
import type { Saison } from '../saison/saison'
import { computeSpieltag } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { Geldrunde } from './abend'
import type { Geldabend } from './saison'

/** A stored evening as it is settled, with what has been played so far. Struck games cost nothing. */
export function geldabendVon(akte: SpieltagAkte): Geldabend {
  const { runden, anwesend } = computeSpieltag(akte)
  const { entschuldigt, endstand } = akte
  return {
    anwesend,
    entschuldigt,
    runden:
      endstand === null
        ? runden.map((r) => ({ stand: r.stand, abrechnung: r.akte.einstellungen.abrechnung }))
        : null,
  }
}

/** The evenings of a Saison as they are settled, in its order. */
export function geldabendeVon({ spieltage }: Saison): readonly Geldabend[] {
  return spieltage.map(({ runden, endstand, entschuldigt }) => {
    if (endstand !== undefined)
      return { runden: null, anwesend: Object.keys(endstand), entschuldigt }
    const geldrunden = runden.map(geldrundeVon)
    const anwesend = [...new Set(geldrunden.flatMap((r) => Object.keys(r.stand.stand)))]
    return { runden: geldrunden, anwesend, entschuldigt }
  })
}

/** The Runde of a file as it is settled. */
export function geldrundeVon(runde: Runde): Geldrunde {
  return { stand: computeRunde(runde), abrechnung: runde.einstellungen.abrechnung }
}
