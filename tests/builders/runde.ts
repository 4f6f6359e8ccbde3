import { ergaenzeEinstellungen } from '../../lib/domain/regelwerk/presets'
import type { RegelwerkId } from '../../lib/domain/regelwerk/regelwerk'
import type { Einstellungen } from '../../lib/domain/regelwerk/einstellungen'
import { computeRunde } from '../../lib/domain/runde/compute'
import type { Runde } from '../../lib/domain/runde/runde'
import type { Art, Spiel } from '../../lib/domain/spiel/spiel'

export const VIER = ['Anna', 'Bernd', 'Clara', 'Dieter'] as const
export const FUENF = [...VIER, 'Elke'] as const
export const SECHS = [...FUENF, 'Frank'] as const

/** A Runde of `spieler` in seat order; the first one deals first unless said otherwise. */
export function runde(p: {
  spieler: readonly string[]
  spiele?: readonly Spiel[]
  ersterGeber?: string
  wiederholung?: Einstellungen['kuersoloWiederholung']
  ende?: Runde['ende']
  regelwerk?: RegelwerkId
  einstellungen?: Partial<Einstellungen>
}): Runde {
  const regelwerk = p.regelwerk ?? 'urexweiler'
  return {
    regelwerk,
    einstellungen: ergaenzeEinstellungen(regelwerk, {
      ...(p.wiederholung === undefined ? {} : { kuersoloWiederholung: p.wiederholung }),
      ...p.einstellungen,
    }),
    spieler: p.spieler,
    ersterGeber: p.ersterGeber ?? p.spieler[0] ?? '',
    spiele: (p.spiele ?? []).map((spiel) => ({ spiel })),
    ...(p.ende === undefined ? {} : { ende: p.ende }),
  }
}

/** `r` with more games. */
export function mit(r: Runde, ...spiele: readonly Spiel[]): Runde {
  return { ...r, spiele: [...r.spiele, ...spiele.map((spiel) => ({ spiel }))] }
}

/** `anzahl` normal games from where `r` stands, each by the first two at the table. */
export function normale(r: Runde, anzahl: number): Runde {
  if (anzahl === 0) return r
  const [a = '', b = ''] = computeRunde(r).naechstes.spieler
  return normale(mit(r, normal(a, b)), anzahl - 1)
}

/** A plain game that Re wins. */
export function normal(...re: readonly [string, string]): Spiel {
  return { art: 'normal', re, augenRe: 130 }
}

const AUGEN = { gewonnen: 130, verloren: 100, unentschieden: 120 } as const
export type Ausgang = keyof typeof AUGEN

/** An announced solo. A Null is won without a trick and cannot be drawn. */
export function solo(
  spieler: string,
  ausgang: Ausgang = 'gewonnen',
  art: Art = 'solo-damen',
): Spiel {
  if (art === 'solo-null' && ausgang === 'gewonnen') {
    return { art, re: [spieler], augenRe: 0, ohneStich: 're' }
  }
  return { art, re: [spieler], augenRe: AUGEN[ausgang] }
}
