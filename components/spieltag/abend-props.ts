import type { SpieltagHier } from '@/lib/client/spieltag'
import type { GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'
import type { Person } from './eroeffnung-daten'

/** What every sheet of the evening's menu works on. */
export interface AbendProps {
  readonly hier: SpieltagHier
  readonly gerechnet: GerechneterSpieltag
  readonly personen: readonly Person[]
  /** Roster of the season. */
  readonly kader: readonly string[]
  readonly namen: Readonly<Record<string, string>>
  /** A guest was created here; the page does not know the name yet. */
  readonly onNeuePersonen: (personen: readonly Person[]) => void
}
