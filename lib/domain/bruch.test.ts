import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addiere, bruch, dividiere, leseBruch, subtrahiere, textBruch, vergleiche } from './bruch'

describe('a fraction', () => {
  it.each([
    [6, 4, '3/2'],
    [-6, 4, '-3/2'],
    [6, -4, '-3/2'],
    [8, 2, '4'],
    [0, -7, '0'],
    [57, 2, '57/2'],
  ])('%i/%i is %s in lowest terms', (zaehler, nenner, text) => {
    expect(textBruch(bruch(zaehler, nenner))).toBe(text)
    expect(leseBruch(text)).toEqual(bruch(zaehler, nenner))
  })

  it('0 has no sign, so that equal fractions are equal data', () => {
    expect(subtrahiere(bruch(1, 3), bruch(1, 3))).toEqual({ zaehler: 0, nenner: 1 })
    expect(bruch(-0)).toEqual(bruch(0))
  })

  it('needs integers and a denominator', () => {
    expect(() => bruch(1, 0)).toThrow('Bruch 1/0')
    expect(() => bruch(0.5)).toThrow('Bruch 0.5/1')
  })

  it('thirds and sevenths add up exactly', () => {
    const drittel = dividiere(bruch(10), 3)
    expect(addiere(addiere(drittel, drittel), drittel)).toEqual(bruch(10))
    expect(textBruch(addiere(bruch(1, 3), bruch(1, 7)))).toBe('10/21')
    expect(vergleiche(bruch(33, 100), bruch(1, 3))).toBeLessThan(0)
    expect(vergleiche(bruch(2, 6), bruch(1, 3))).toBe(0)
    // The products differ by one, beyond what a number holds exactly.
    const [a, b] = [bruch(1_000_000_001, 1_000_000_000), bruch(1_000_000_000, 999_999_999)]
    expect([vergleiche(a, b), vergleiche(b, a), vergleiche(a, a)]).toEqual([-1, 1, 0])
  })

  it('taken off what was added leaves what there was', () => {
    const zahl = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 420 }))
    fc.assert(
      fc.property(zahl, zahl, ([a, b], [c, d]) => {
        const [x, y] = [bruch(a, b), bruch(c, d)]
        expect(subtrahiere(addiere(x, y), y)).toEqual(x)
        expect(Math.sign(vergleiche(x, y))).toBe(-Math.sign(vergleiche(y, x)))
      }),
    )
  })
})
