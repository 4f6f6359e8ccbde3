import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { reiheEin } from '@/lib/sync/abend'
import type { AbendOp } from '@/lib/sync/ausgang'
import { mitOffenen } from '@/lib/sync/vorgriff'

/** Nobody's: what it would look like, not who did it. */
const NIEMAND = { weg: { art: 'verein', kurz: '' }, kontoId: null, erfasstVon: '' } as const

/** What an evening would look like with a change, before it is made. */
export function vorschau(akte: SpieltagAkte, op: AbendOp): SpieltagAkte {
  const lage = { stand: { seq: 0, akte }, wartende: [] }
  return mitOffenen(reiheEin(lage, { absender: NIEMAND, op, nummer: 1, zeit: Date.now() }))
}
