import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Zahlung } from './zahlungen'
import { KASSE, listZahlungen } from './zahlungen'

/** Small amounts, so that groups that sum to 0 come up often. */
const rechnung = (hoechstens: number) =>
  fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: hoechstens }).map((cent) => {
    const summe = Object.fromEntries(cent.map((c, i) => [`S${i}`, c]))
    return { summe, kasse: 0 - cent.reduce((a, b) => a + b, 0) }
  })

type Rechnung = Parameters<typeof listZahlungen>[0]

/** What is left of everybody's sum after the payments. */
function danach({ summe, kasse }: Rechnung, zahlungen: readonly Zahlung[]): readonly number[] {
  return [...Object.entries(summe), [KASSE, kasse] as const].map(([wer, cent]) =>
    zahlungen.reduce(
      (rest, z) => rest + (z.von === wer ? z.cent : 0) - (z.an === wer ? z.cent : 0),
      cent,
    ),
  )
}

/**
 * The fewest payments, found otherwise: the one in front settles with somebody of the other sign, whatever is left then is settled
 * in the best way. Every set of fewest payments can be made such that each settles one person for good.
 */
function wenigste(offene: readonly number[]): number {
  const [erster, ...andere] = offene.filter((c) => c !== 0)
  if (erster === undefined) return 0
  return Math.min(
    ...andere.flatMap((c, i) => {
      if (Math.sign(c) === Math.sign(erster)) return []
      return [1 + wenigste([...andere.slice(0, i), c + erster, ...andere.slice(i + 1)])]
    }),
  )
}

describe('K-B: payments', () => {
  it('settle every sum, and are all of something', () => {
    fc.assert(
      fc.property(fc.oneof(rechnung(6), rechnung(15), rechnung(22)), (r) => {
        const zahlungen = listZahlungen(r)
        expect(danach(r, zahlungen).every((rest) => rest === 0)).toBe(true)
        expect(zahlungen.every((z) => z.cent > 0 && z.von !== z.an)).toBe(true)
      }),
    )
  })

  it('go from those who owe to those who get, never on by a third', () => {
    fc.assert(
      fc.property(rechnung(12), (r) => {
        const cent = (wer: string) => (wer === KASSE ? r.kasse : (r.summe[wer] ?? 0))
        for (const z of listZahlungen(r)) {
          expect(cent(z.von)).toBeLessThan(0)
          expect(cent(z.an)).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('are as few as a search through all ways to pay finds', () => {
    fc.assert(
      fc.property(rechnung(7), (r) => {
        expect(listZahlungen(r)).toHaveLength(wenigste([...Object.values(r.summe), r.kasse]))
      }),
      { numRuns: 300 },
    )
  })

  it('of more people than are searched through are still fewer than people', () => {
    fc.assert(
      fc.property(rechnung(30), (r) => {
        const offene = [...Object.values(r.summe), r.kasse].filter((c) => c !== 0)
        expect(listZahlungen(r).length).toBeLessThanOrEqual(Math.max(0, offene.length - 1))
      }),
    )
  })
})
