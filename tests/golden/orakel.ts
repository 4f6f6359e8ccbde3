import type { Partei } from '@/lib/domain/spiel/spiel'

/**
 * The value of a game once more, written from the text of the rules as closed formulas instead of steps. Levels are
 * counted 1 to 4 (keine 90, 60, 30, schwarz), in Null 1 to 8 (30 … 240).
 */
export interface Fall {
  readonly allein: boolean
  readonly augenRe: number
  readonly ohneStich: Partei | null
  /** Who announced, and how many levels; 0 for none. */
  readonly ansager: Partei
  readonly stufen: number
  readonly stoesse: number
}

export interface Urteil {
  readonly gewinner: Partei | null
  readonly wert: number
}

export function orakelAugen(fall: Fall): Urteil {
  const augen = { re: fall.augenRe, kontra: 240 - fall.augenRe }
  // How many of 90, 60, 30 and "a trick" a party has reached; the others were denied to it.
  const erreicht = (p: Partei) =>
    Math.min(3, Math.floor(augen[p] / 30)) + (fall.ohneStich === p ? 0 : 1)
  const andere: Partei = fall.ansager === 're' ? 'kontra' : 're'
  // Announced levels 1 … n against reached ones, which are the last r of the four.
  const verfehlt = fall.stufen === 0 ? 0 : Math.max(0, fall.stufen + erreicht(andere) - 4)

  let gewinner: Partei
  if (fall.stufen > 0) gewinner = verfehlt === 0 ? fall.ansager : andere
  else if (fall.allein && fall.augenRe === 120) return { gewinner: null, wert: 0 }
  else gewinner = fall.augenRe > 120 ? 're' : 'kontra'

  const verlierer: Partei = gewinner === 're' ? 'kontra' : 're'
  let grund = 4 - erreicht(verlierer)
  if (augen[verlierer] < 120) grund += 1
  if (verfehlt > 0) grund += 2 * verfehlt
  else grund += fall.stufen
  if (gewinner === 'kontra' && !fall.allein) grund += 1
  return { gewinner, wert: grund * 2 ** fall.stoesse }
}

export function orakelNull(fall: Omit<Fall, 'allein' | 'ansager'>): Urteil {
  const geschafft = Math.floor(fall.augenRe / 30)
  const ohneStich = fall.ohneStich === 're'
  const faktor = 2 ** fall.stoesse
  const verfehlt = Math.max(0, fall.stufen - geschafft)
  if (verfehlt > 0) {
    return { gewinner: 're', wert: (2 * verfehlt + (ohneStich ? 1 : 0)) * faktor }
  }
  if (ohneStich) return { gewinner: 're', wert: faktor }
  return { gewinner: 'kontra', wert: (1 + geschafft + fall.stufen) * faktor }
}
