import type { NeueVersion } from '../spieltag/vorgriff'
import { mitVersion } from '../spieltag/vorgriff'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { EinspruchAkte } from './einspruch'

/** A Spieltag as it will stand once the server has taken an objection or a decision on one. */

/** The Spieltag with one more objection. */
export function mitEinspruch(akte: SpieltagAkte, neu: EinspruchAkte): SpieltagAkte {
  return { ...akte, einsprueche: [...akte.einsprueche, neu] }
}

/** The Spieltag with the next version of one objection, and of its Spiel when that changes with it. */
export function mitEntscheidung(
  akte: SpieltagAkte,
  einspruchId: string,
  entscheidung: Partial<EinspruchAkte> & { readonly neuesSpiel?: NeueVersion },
): SpieltagAkte {
  const { neuesSpiel, ...aenderung } = entscheidung
  const spielId = akte.einsprueche.find((e) => e.id === einspruchId)?.spielId
  const mitSpiel =
    neuesSpiel === undefined || spielId === undefined ? akte : mitVersion(akte, spielId, neuesSpiel)
  return {
    ...mitSpiel,
    einsprueche: akte.einsprueche.map((e) =>
      e.id === einspruchId ? { ...e, ...aenderung, version: e.version + 1 } : e,
    ),
  }
}
