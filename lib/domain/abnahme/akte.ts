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
