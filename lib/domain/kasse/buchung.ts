import { CENT_HOECHSTENS } from '../regelwerk/einstellungen'

export const BUCHUNGSARTEN = ['einzahlung', 'auszahlung'] as const
export type Buchungsart = (typeof BUCHUNGSARTEN)[number]

/** What one booking may be of, in cents. */
export const BUCHUNG_CENT = { von: 1, bis: CENT_HOECHSTENS } as const

/**
 * Money that went into the till or out of it beside what is played for. It is never changed: a wrong one is struck, with a reason,
 * and stays on record.
 */
export interface BuchungAkte {
  readonly id: string
  /** The Saison in whose books it stands. */
  readonly saisonId: string
  readonly art: Buchungsart
  /** Always positive. */
  readonly cent: number
  readonly zweck: string
  /** `YYYY-MM-DD`. */
  readonly datum: string
  /** Who paid it in, or got it; null where it is nobody of the club. */
  readonly spielerId: string | null
  /** Who recorded it, with the name at the time. */
  readonly kontoName: string
  /** Epoch milliseconds by the server's clock. */
  readonly gebuchtAm: number
  readonly gestrichen: boolean
  readonly grund: string | null
  readonly version: number
}

/** What a booking adds to the till: less than nothing for what is taken out, nothing for a struck one. */
export function wirkungVon({ art, cent, gestrichen }: BuchungAkte): number {
  if (gestrichen) return 0
  switch (art) {
    case 'einzahlung':
      return cent
    case 'auszahlung':
      return 0 - cent
  }
}

/** By date, those of one date as they were recorded. */
export function nachDatum(buchungen: readonly BuchungAkte[]): readonly BuchungAkte[] {
  return buchungen.toSorted((a, b) => {
    if (a.datum !== b.datum) return a.datum < b.datum ? -1 : 1
    return a.gebuchtAm - b.gebuchtAm || (a.id < b.id ? -1 : 1)
  })
}
