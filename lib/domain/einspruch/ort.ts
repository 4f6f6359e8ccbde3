import { nummerVon } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { Rundenort } from '../spieltag/tische'
import { rundenort } from '../spieltag/tische'
import { getSpiel } from '../spieltag/vorgriff'
import type { EinspruchAkte } from './einspruch'

/** Which Spiel of which evening, as people name it. */
export interface SpielOrt extends Rundenort {
  /** `YYYY-MM-DD` */
  readonly datum: string
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
  return {
    spieltagId: akte.id,
    einspruch,
    ort: {
      datum: akte.datum,
      ...rundenort(akte, rundeId),
      nummer: nummerVon(akte, einspruch.spielId),
    },
  }
}
