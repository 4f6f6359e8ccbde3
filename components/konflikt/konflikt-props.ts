import type { ReactNode } from 'react'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import type { Entscheid, Konflikt } from '@/lib/sync/ausgang'

/** What every kind of conflict is shown and decided with. */
export interface KonfliktProps<A extends Konflikt['art']> {
  readonly konflikt: Extract<Konflikt, { art: A }>
  readonly hier: SpieltagHier
  readonly namen: Readonly<Record<string, string>>
  /** The decision that is on its way. */
  readonly laeuft: Entscheid | null
  readonly onEntscheid: (entscheid: Entscheid, grund?: string) => void
  /** The ways out without a decision, to stand beneath them. */
  readonly spaeter: ReactNode
}
