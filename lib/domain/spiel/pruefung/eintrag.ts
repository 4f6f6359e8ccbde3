import type { ArtRegel, Regelwerk } from '../../regelwerk/regelwerk'
import type { Fehler } from '../../result'
import type { Spiel, SpielerRef } from '../spiel'

/** What a check looks at. */
export interface Eintrag {
  readonly spiel: Spiel
  readonly art: ArtRegel
  readonly regelwerk: Regelwerk
  /** The four at the table. */
  readonly spieler: readonly SpielerRef[]
}

/** One check of an entry: every fault it finds, each citing the narrowest rule (U-P). */
export type Pruefung = (eintrag: Eintrag) => readonly Fehler[]
