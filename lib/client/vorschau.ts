import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { reiheEin } from '../sync/abend'
import type { AbendOp } from '../sync/ausgang'
import { mitOffenen } from '../sync/vorgriff'

/** Nobody's: what it would look like, not who did it. */
const NIEMAND = { weg: { art: 'verein', kurz: '' }, kontoId: null, erfasstVon: '' } as const

/** What an evening would look like with a change, before it is made. */
export function vorschau(akte: SpieltagAkte, op: AbendOp): SpieltagAkte {
  const lage = { stand: { seq: 0, akte }, wartende: [] }
  return mitOffenen(reiheEin(lage, { absender: NIEMAND, op, nummer: 1, zeit: Date.now() }))
}
