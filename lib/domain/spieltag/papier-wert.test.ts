import { describe, expect, it } from 'vitest'
import { normal, SPIELER } from '../../../tests/builders/spiel'
import { einstellungen } from '../../../tests/builders/einstellungen'
import type { StossWirkung } from '../regelwerk/einstellungen'
import { regelwerkVon } from '../regelwerk/presets'
import type { Spiel } from '../spiel/spiel'
import { scoreSpiel } from '../wertung/score'
import { listAndereWerte } from './papier-wert'

function gruende(id: 'ddv' | 'besenmarkt', spiel: Spiel, stossWirkung: StossWirkung = 'plus2') {
  const regelwerk = regelwerkVon({
    regelwerk: id,
    einstellungen: { ...einstellungen(), stossWirkung },
  })
  const { schritte, wert } = scoreSpiel(spiel, { regelwerk, spieler: SPIELER })
  return listAndereWerte({ schritte, wert, stossWirkung }).flatMap(([anderer, weil]) =>
    weil.art.startsWith('stoss-') || weil.art === 'sonderpunkte-verdoppelt'
      ? [`${wert}→${anderer} ${weil.art}`]
      : [],
  )
}

const beide = normal({ augenRe: 160, stoesse: ['Anna', 'Clara'] })

describe('an Ansage that the paper has forgotten, or has once too often', () => {
  it('is 2 points where it counts them (D-W)', () => {
    // gewonnen, unter 90, Re 2, Kontra 2.
    expect(gruende('ddv', beide)).toEqual(['6→4 stoss-vergessen', '6→2 stoss-vergessen'])
    expect(gruende('ddv', normal({ augenRe: 160 }))).toEqual(['2→4 stoss-zuviel'])
  })

  it('doubles all but Sonderpunkte where the club says so (B-W)', () => {
    // (gewonnen, unter 90) × 2, and a Fuchs.
    const spiel = normal({ augenRe: 160, stoesse: ['Anna'], sonderpunkte: { re: { fuchs: 1 } } })
    expect(gruende('besenmarkt', spiel, 'mal2')).toEqual([
      ...['5→3 stoss-vergessen', '5→9 stoss-zuviel', '5→6 sonderpunkte-verdoppelt'],
    ])
  })

  it('is none where nobody has won (D-R, D-N)', () => {
    expect(gruende('ddv', normal({ regelverstoss: 'Anna', stoesse: ['Anna'] }))).toEqual([])
    const niemand = { re: 'keine90', kontra: 'keine90' } as const
    expect(gruende('ddv', { ...beide, augenRe: 130, ansagen: niemand })).toEqual([])
  })
})
