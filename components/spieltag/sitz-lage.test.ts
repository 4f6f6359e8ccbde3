import { describe, expect, it } from 'vitest'
import { lageVon, ruecke, tausche } from './sitz-lage'

describe('lageVon', () => {
  it('puts the first of five at the top and goes on clockwise', () => {
    expect(lageVon(0, 5)).toEqual({ links: 50, oben: 10 })
    expect(lageVon(1, 5).links).toBeGreaterThan(50)
    expect(lageVon(4, 5).links).toBeLessThan(50)
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
