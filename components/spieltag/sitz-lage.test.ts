import { describe, expect, it } from 'vitest'
import { lageVon, ruecke, tausche } from './sitz-lage'

describe('lageVon', () => {
  it('puts five like the table of the entry: two above, one at each side, one below', () => {
    const seiten = [0, 1, 2, 3, 4].map((platz) => lageVon(platz, 5))
    expect(seiten.map((l) => Math.sign(l.links - 50))).toEqual([-1, 1, 1, 0, -1])
    expect(seiten.map((l) => Math.sign(l.oben - 50))).toEqual([-1, -1, 1, 1, 1])
  })

  it('puts four at the corners, clockwise from the top left', () => {
    const ecken = [0, 1, 2, 3].map((platz) => lageVon(platz, 4))
    expect(ecken.map((e) => e.links < 50)).toEqual([true, false, false, true])
    expect(ecken.map((e) => e.oben < 50)).toEqual([true, true, false, false])
  })
})

describe('changing seats', () => {
  const sitze = ['a', 'b', 'c', 'd', 'e']

  it('swaps two and leaves the rest', () => {
    expect(tausche(sitze, ['a', 'd'])).toEqual(['d', 'b', 'c', 'a', 'e'])
  })

  it('moves one on, around the end too', () => {
    expect(ruecke(sitze, { id: 'b', schritte: 1 })).toEqual(['a', 'c', 'b', 'd', 'e'])
    expect(ruecke(sitze, { id: 'e', schritte: 1 })).toEqual(['e', 'b', 'c', 'd', 'a'])
    expect(ruecke(sitze, { id: 'a', schritte: -1 })).toEqual(['e', 'b', 'c', 'd', 'a'])
  })
})
