import type { ReactNode } from 'react'
import type { Umgebung } from '@/lib/client/ausgang/geraet-db'
import type { SpieltagHier, SpieltagZugriff } from '@/lib/client/spieltag/spieltag'
import type { GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'
import type { Wartend } from '@/lib/sync/ausgang'
import type { Person } from './eroeffnung-daten'
import type { Tischlage } from './tisch'

/** The evening as its page was made: the server's reading, and without a network what waits on the device. */
export interface Vorgefunden extends Pick<SpieltagZugriff, 'stand'> {
  readonly wartende?: readonly Wartend[]
}

/** What an evening's page hands to its table. */
export interface SpieltischProps
  extends SpieltagZugriff, Vorgefunden, Omit<Umgebung, 'name' | 'saison'> {
  /** What stands over an evening that is over: the way back, date, place. */
  readonly kopf: ReactNode
  /** Date and place in a line. */
  readonly abend: string
  /** The result and what it does to the season, once the evening counts. */
  readonly ergebnis: ReactNode
  /** The table that the screen is for at first. */
  readonly tisch: number
  /** The coming game of that table, where one is entered here: the entry waits for nothing to compute it. */
  readonly anfang: Tischlage | null
}

/** What every sheet of the evening's menu works on. */
export interface AbendProps {
  readonly hier: SpieltagHier
  readonly gerechnet: GerechneterSpieltag
  /** The table that the screen is for. */
  readonly tisch: number
  readonly personen: readonly Person[]
  /** Roster of the season. */
  readonly kader: readonly string[]
  readonly namen: Readonly<Record<string, string>>
  /** A guest was created here; the page does not know the name yet. */
  readonly onNeuePersonen: (personen: readonly Person[]) => void
  /** Makes the screen one for this table. */
  readonly onTischwahl: (tisch: number) => void
}
