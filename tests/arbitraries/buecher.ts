import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { Art, Sonderpunkt } from '@/lib/domain/spiel/spiel'

/** What an entry may hold by each rule book, written here once more from the rules' text. */
export interface Buchwissen {
  readonly zuZweit: readonly Art[]
  readonly allein: readonly Art[]
  /** Sonderpunkte of a kind of game. */
  readonly sonderpunkte: (art: Art) => readonly Sonderpunkt[]
  /** At most so many in a game, and the Augen each needs. */
  readonly grenzen: Readonly<Partial<Record<Sonderpunkt, readonly [number, number]>>>
  /** Each party may have an Absage, and two names announce nothing by themselves (D-A). */
  readonly absageJeder: boolean
  /** A game with a broken rule counts: Augen must stand, Sonderpunkte may (B-R). */
  readonly verstossZaehlt: boolean
}

const ZU_ZWEIT: readonly Art[] = ['normal', 'hochzeit']
/** Where Urexweiler's Schweine and all Sonderpunkte may stand. */
export const MIT_ALLEM: readonly Art[] = [
  ...ZU_ZWEIT,
  'stilles-solo',
  'hochzeit-solo',
  'solo-normal',
]

const UREXWEILER: Buchwissen = {
  zuZweit: ZU_ZWEIT,
  allein: [
    ...(['stilles-solo', 'hochzeit-solo', 'solo-normal', 'solo-fehlfarben'] as const),
    ...(['solo-damen', 'solo-buben', 'solo-koehler', 'solo-null'] as const),
  ],
  sonderpunkte: (art) => {
    if (MIT_ALLEM.includes(art)) return ['doppelkopf', 'fuchs', 'kallemann']
    return art === 'solo-null' ? [] : ['doppelkopf']
  },
  grenzen: { doppelkopf: [4, 40], fuchs: [2, 11], kallemann: [1, 2] },
  absageJeder: false,
  verstossZaehlt: false,
}

const DDV: Buchwissen = {
  zuZweit: ZU_ZWEIT,
  allein: [
    ...(['stilles-solo', 'hochzeit-solo', 'solo-kreuz', 'solo-pik', 'solo-herz'] as const),
    ...(['solo-karo', 'solo-damen', 'solo-buben', 'solo-fehlfarben'] as const),
  ],
  sonderpunkte: (art) => (ZU_ZWEIT.includes(art) ? ['doppelkopf', 'fuchs', 'charlie'] : []),
  grenzen: { doppelkopf: [4, 40], fuchs: [2, 11], charlie: [1, 2] },
  absageJeder: true,
  verstossZaehlt: false,
}

const BESENMARKT: Buchwissen = {
  ...DDV,
  allein: DDV.allein.filter((art) => art !== 'solo-fehlfarben'),
  sonderpunkte: (art) => (ZU_ZWEIT.includes(art) ? ['doppelkopf', 'fuchs', 'fuchs-letzter'] : []),
  grenzen: { doppelkopf: [4, 42], fuchs: [2, 11], 'fuchs-letzter': [1, 11] },
  verstossZaehlt: true,
}

export const BUCHWISSEN: Readonly<Record<RegelwerkId, Buchwissen>> = {
  urexweiler: UREXWEILER,
  ddv: DDV,
  besenmarkt: BESENMARKT,
  skill7: DDV,
}

export function artenVon(regelwerk: RegelwerkId): readonly Art[] {
  const { zuZweit, allein } = BUCHWISSEN[regelwerk]
  return [...zuZweit, ...allein]
}
