import type { SpieltagAkte } from '../spieltag/spieltag'

/** A player's word that the result of an evening is right. */
export interface AbnahmeAkte {
  readonly id: string
  readonly spielerId: string
  /** By the player's own account, or by name at the table through somebody who writes. */
  readonly art: 'selbst' | 'am-tisch'
  /** Name of the account at the time. */
  readonly kontoName: string
  /** Epoch milliseconds by the server's clock. */
  readonly zeit: number
  /** `fassungVon` the evening when it was confirmed. */
  readonly fassung: number
  /** Everybody's Spielpunkte as they were confirmed. */
  readonly stand: Readonly<Record<string, number>>
}

/** So many players confirm an evening. */
export const ABNAHMEN_NOETIG = 2

/**
 * Grows with every game that is entered, corrected, struck or restored: what is confirmed is one state of all games. 0 for
 * an evening known only by its result.
 */
export function fassungVon({ runden }: Pick<SpieltagAkte, 'runden'>): number {
  return runden.reduce((summe, r) => r.spiele.reduce((s, spiel) => s + spiel.version, summe), 0)
}

export interface AbnahmeStand {
  /** Those that confirm the games as they are, the oldest first. */
  readonly gueltig: readonly AbnahmeAkte[]
  /** Those that a later correction has voided. */
  readonly hinfaellig: readonly AbnahmeAkte[]
  readonly abgenommen: boolean
}

/** Which Abnahmen of an evening hold. */
export function computeAbnahme(akte: SpieltagAkte): AbnahmeStand {
  const fassung = fassungVon(akte)
  const gueltig = akte.abnahmen.filter((a) => a.fassung === fassung)
  return {
    gueltig,
    hinfaellig: akte.abnahmen.filter((a) => a.fassung !== fassung),
    abgenommen: gueltig.length >= ABNAHMEN_NOETIG,
  }
}
