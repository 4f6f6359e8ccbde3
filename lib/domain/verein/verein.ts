import type { Einstellungen } from '../regelwerk/einstellungen'
import type { RegelwerkId } from '../regelwerk/regelwerk'

/** Roles of a club, from most to least: see `rechte.ts` for what each may do. */
export type Rolle = 'verwaltung' | 'schreiber' | 'mitglied' | 'leser'

export interface VereinAkte {
  readonly id: string
  /** The name in addresses: `/v/<kurz>/…`. */
  readonly kurz: string
  readonly name: string
}

/** A person who plays, member or guest. Referenced by id; the name may change. */
export interface SpielerAkte {
  readonly id: string
  readonly name: string
  /** A guest plays evenings but is in no roster. */
  readonly gast: boolean
  readonly version: number
}

/** An account's membership in a club, perhaps tied to the player it is. */
export interface MitgliedAkte {
  readonly id: string
  readonly kontoId: string
  readonly name: string
  readonly anmeldename: string
  readonly rolle: Rolle
  readonly spielerId: string | null
  readonly version: number
}

export interface EinladungAkte {
  readonly id: string
  readonly rolle: Rolle
  readonly spielerId: string | null
  /** Epoch milliseconds. */
  readonly ablauf: number
  readonly angenommen: boolean
  readonly widerrufen: boolean
  readonly version: number
}

export interface SaisonAkte {
  readonly id: string
  readonly name: string
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
  /** Ids in roster order. */
  readonly spieler: readonly string[]
  readonly version: number
}
