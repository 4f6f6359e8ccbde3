import { nummerVon } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import { getSpiel } from '../spieltag/vorgriff'
import type { EinspruchAkte } from './einspruch'

/** Which Spiel of which evening, as people name it. */
export interface SpielOrt {
  /** `YYYY-MM-DD` */
  readonly datum: string
  /** Number of the Runde where the evening has several; each counts its games from 1. */
  readonly runde: number | null
  /** Null for a struck Spiel: it has no number. */
  readonly nummer: number | null
}

/** An objection with the Spiel that it is about. */
export interface EinspruchMitOrt {
  readonly spieltagId: string
  readonly ort: SpielOrt
  readonly einspruch: EinspruchAkte
}

/** Names the Spiel that an objection of this evening is about. */
export function mitOrt(akte: SpieltagAkte, einspruch: EinspruchAkte): EinspruchMitOrt {
  const { rundeId } = getSpiel(akte, einspruch.spielId)
  const runde = akte.runden.find((r) => r.id === rundeId)
  return {
    spieltagId: akte.id,
    einspruch,
    ort: {
      datum: akte.datum,
      runde: akte.runden.length > 1 ? (runde?.nummer ?? null) : null,
      nummer: nummerVon(akte, einspruch.spielId),
    },
  }
}
