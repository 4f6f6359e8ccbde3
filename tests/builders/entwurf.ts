import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { beginneEntwurf } from '@/lib/domain/spiel/entwurf'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { Vorgabe } from '@/lib/domain/spiel/entwurf'
import { felderVon } from '@/lib/domain/spiel/entwurf-felder'
import { computeEntwurf } from '@/lib/domain/spiel/entwurf-stand'
import { spielAus } from '@/lib/domain/spiel/entwurf-spiel'
import { ziehe } from '@/lib/domain/spiel/entwurf-zug'
import type { Zug } from '@/lib/domain/spiel/entwurf-zug'
import type { Ansage } from '@/lib/domain/spiel/spiel'

/** Four players, the taps that hands make on their sheet, and what becomes of them. */
export const regelwerk = getRegelwerk('urexweiler')
export const spieler = ['Anna', 'Bernd', 'Clara', 'Dieter']

export const re = (name: string): Zug => ({ zug: 're', spieler: name })
export const stoss = (name: string): Zug => ({ zug: 'stoss', spieler: name })
export const art = (wahl: Extract<Zug, { zug: 'art' }>['wahl']): Zug => ({ zug: 'art', wahl })
export const rueck: Zug = { zug: 'rueck' }
export const ziffern = (zahl: string): Zug[] =>
  [...zahl].map((z) => ({ zug: 'ziffer', ziffer: Number(z) }))
export const sonderpunktRegel = (name: string) => {
  const regel = regelwerk.sonderpunkte.find((s) => s.art === name)
  if (!regel) throw new Error(name)
  return regel
}

export const sagt = (wer: string, stufe: Ansage): Zug => ({ zug: 'ansager', spieler: wer, stufe })

export function zieheAlle(zuege: readonly Zug[], vorgabe?: Vorgabe, buch = regelwerk) {
  return zuege.reduce((e, zug) => ziehe(e, zug, buch), beginneEntwurf(vorgabe))
}

/** What becomes of taps by a rule book: its draft, and the Spiel once it is one. */
export function nachBuch(id: RegelwerkId, zuege: readonly Zug[]) {
  const buch = getRegelwerk(id)
  const entwurf = zieheAlle(zuege, undefined, buch)
  return {
    entwurf,
    felder: felderVon(entwurf, buch),
    stand: computeEntwurf(entwurf, { regelwerk: buch, spieler }),
  }
}

export function spielNach(zuege: readonly Zug[], vorgabe?: Vorgabe) {
  return spielAus(zieheAlle(zuege, vorgabe), { regelwerk, spieler })
}
