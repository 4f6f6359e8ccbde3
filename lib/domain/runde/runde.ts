import type { Einstellungen } from '../regelwerk/einstellungen'
import type { RegelwerkId } from '../regelwerk/regelwerk'
import type {
  Art,
  Hinweis,
  RundeHinweisCode,
  Spiel,
  SpielHinweisCode,
  SpielerRef,
} from '../spiel/spiel'
import type { Wertung } from '../wertung/wertung'

export type Soloart = 'pflicht' | 'kuer'
export type Ende = 'gespielt' | 'vorzeitig'

/** A Spiel of a Runde. `besetzung` (the four who played) is known in the store; an exchange file leaves it to U-T2. */
export interface RundeSpiel {
  readonly spiel: Spiel
  readonly besetzung?: readonly SpielerRef[]
}

/** One table's list of games. `spieler` clockwise (U-T1), `einstellungen` complete. */
export interface Runde {
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
  readonly spieler: readonly SpielerRef[]
  readonly ersterGeber: SpielerRef
  readonly spiele: readonly RundeSpiel[]
  readonly ende?: Ende | null
  /** Which of the evening's tables it is played at, from 2; missing at the first. Does not change a figure. */
  readonly tisch?: number
}

/** Who does what in one deal (U-T1, U-T2). */
export interface Besetzung {
  readonly geber: SpielerRef
  /** The four at the table, clockwise from the dealer's left. */
  readonly spieler: readonly SpielerRef[]
  readonly aussetzer: readonly SpielerRef[]
  /** Who leads unless an announced solo is played (then the soloist, U-T2). */
  readonly ausspieler: SpielerRef
}

export interface SpielStand extends Wertung, Besetzung {
  readonly nummer: number
  readonly spiel: Spiel
  readonly soloart: Soloart | null
  /** Totals of everyone in the Runde after this Spiel. */
  readonly stand: Readonly<Record<SpielerRef, number>>
  readonly hinweise: readonly Hinweis<SpielHinweisCode>[]
}

export interface Erzwungen {
  readonly art: Art
  readonly spieler: SpielerRef
}

/** Everything that follows from a Runde's games. Derived, never stored. */
export interface RundeStand {
  readonly spiele: readonly SpielStand[]
  readonly stand: Readonly<Record<SpielerRef, number>>
  /** Null where there is no fixed number (K-A). */
  readonly geplant: number | null
  readonly beendet: boolean
  /** The coming deal; after the end still the next seat. */
  readonly naechstes: Besetzung & { readonly nummer: number }
  readonly offenePflichtsoli: readonly SpielerRef[]
  readonly kuersoli: Readonly<Record<SpielerRef, number>>
  readonly erzwungen: Erzwungen | null
  readonly hinweise: readonly Hinweis<RundeHinweisCode>[]
}
