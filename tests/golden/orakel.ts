import type { GezaehltesSpiel } from '@/lib/domain/spiel/augen'
import type { Partei, Sonderpunkt, Spiel } from '@/lib/domain/spiel/spiel'

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

/** The same for a whole valid game, with everything an entry can hold. */
export function orakelSpiel(spiel: GezaehltesSpiel): Urteil {
  const stoss = (partei: Partei) =>
    (spiel.stoesse ?? []).filter((name) => spiel.re.includes(name) === (partei === 're')).length
  const stoesse = Math.min(1, stoss('re')) + Math.min(1, stoss('kontra'))
  const stufen = { re: angesagt(spiel, 're', stoss('re')), kontra: angesagt(spiel, 'kontra', stoss('kontra')) }
  const ansager: Partei = stufen.kontra > 0 ? 'kontra' : 're'
  if (spiel.regelverstoss !== undefined) {
    const wert = (5 + stufen.re + stufen.kontra) * 2 ** stoesse
    return { gewinner: spiel.re.includes(spiel.regelverstoss) ? 'kontra' : 're', wert }
  }
  const fall = {
    allein: spiel.re.length === 1,
    augenRe: spiel.augenRe ?? Number.NaN,
    ohneStich: spiel.ohneStich ?? null,
    ansager,
    stufen: stufen[ansager],
    stoesse,
  }
  if (spiel.art === 'solo-null') return orakelNull(fall)
  const { gewinner, wert } = orakelAugen(fall)
  const mehrFuerRe = summe(spiel, 're') - summe(spiel, 'kontra')
  return { gewinner, wert: gewinner === 'kontra' ? wert - mehrFuerRe : wert + mehrFuerRe }
}

/** How many levels a party has announced: said, said before the Hochzeit was clear, or by two Stöße. */
function angesagt(spiel: Spiel, partei: Partei, stoesse: number): number {
  const zahl = /\d+/.exec(spiel.ansagen?.[partei] ?? '')?.[0]
  const gesagt =
    spiel.ansagen?.[partei] === 'schwarz' ? 4 : zahl === undefined ? 0 : stufeVon(spiel, Number(zahl))
  if (partei === 'kontra') return Math.max(gesagt, stoesse > 1 ? 1 : 0)
  const vorher =
    spiel.ansageVorKlaerung === undefined
      ? 0
      : ['keine90', 'keine60', 'keine30', 'schwarz'].indexOf(spiel.ansageVorKlaerung) + 1
  return Math.max(gesagt, stoesse > 1 ? Math.min(4, vorher + 1) : vorher)
}

function stufeVon(spiel: Spiel, augen: number): number {
  return spiel.art === 'solo-null' ? augen / 30 : 4 - augen / 30
}

function summe(spiel: Spiel, partei: Partei): number {
  const arten: readonly Sonderpunkt[] = ['doppelkopf', 'fuchs', 'kallemann']
  return arten.reduce((bisher, art) => bisher + (spiel.sonderpunkte?.[partei]?.[art] ?? 0), 0)
}
