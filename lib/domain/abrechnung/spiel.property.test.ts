import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spielArb } from '../../../tests/arbitraries/spiel'
import { SPIELER } from '../../../tests/builders/spiel'
import type { Abrechnung } from '../regelwerk/einstellungen'
import { getRegelwerk } from '../regelwerk/presets'
import { REGELWERK_IDS } from '../regelwerk/regelwerk'
import { scoreSpiel } from '../wertung/score'
import type { Wertung } from '../wertung/wertung'
import { rechneSpiel } from './spiel'

const einsatz = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 1_000_000 }))
const abrechnungen: fc.Arbitrary<Abrechnung> = fc
  .record({
    einsatzCent: einsatz,
    modus: fc.constantFrom('variabel', 'fix'),
    limitCent: fc.option(einsatz),
    kassenanteil: fc.nat(50),
  })
  .map((a) => (a.modus === 'fix' ? { ...a, limitCent: null } : a))

const gewertete = (id: (typeof REGELWERK_IDS)[number]): fc.Arbitrary<Wertung> =>
  spielArb(SPIELER, id).map((spiel) =>
    scoreSpiel(spiel, { regelwerk: getRegelwerk(id), spieler: SPIELER }),
  )

describe.each(REGELWERK_IDS)('K-E: the money of any game of %s', (id) => {
  const fuerAlle = (behauptung: (w: Wertung, a: Abrechnung) => void) =>
    fc.assert(fc.property(gewertete(id), abrechnungen, behauptung), { numRuns: 500 })

  it('sums to 0 with the till, in whole cents', () => {
    fuerAlle((wertung, abrechnung) => {
      const { cent, kasse } = rechneSpiel(wertung, abrechnung)
      expect(Object.keys(cent)).toEqual([...SPIELER])
      const alle = [...Object.values(cent), kasse]
      expect(alle.every(Number.isSafeInteger)).toBe(true)
      expect(alle.reduce((a, b) => a + b, 0)).toBe(0)
    })
  })

  it('is paid by who has negative Spielpunkte and by nobody else, and the till never pays', () => {
    fuerAlle((wertung, abrechnung) => {
      const { cent, kasse } = rechneSpiel(wertung, abrechnung)
      expect(kasse).toBeGreaterThanOrEqual(0)
      for (const [spieler, punkte] of Object.entries(wertung.punkte)) {
        if (punkte < 0) expect(cent[spieler]).toBeLessThan(0)
        else if (punkte === 0) expect(cent[spieler]).toBe(0)
        else expect(cent[spieler]).toBeGreaterThanOrEqual(0)
      }
    })
  })

  it('costs what the Spielpunkte cost where there is neither limit nor till', () => {
    fuerAlle((wertung, { einsatzCent }) => {
      const ohne = { einsatzCent, modus: 'variabel', limitCent: null, kassenanteil: 0 } as const
      expect(rechneSpiel(wertung, ohne)).toEqual({
        cent: Object.fromEntries(
          Object.entries(wertung.punkte).map(([s, p]) => [s, 0 + p * einsatzCent]),
        ),
        kasse: 0,
      })
    })
  })

  it('is at most three times the limit, and with a fixed Einsatz at most three times that', () => {
    fuerAlle((wertung, abrechnung) => {
      const { einsatzCent, limitCent, modus } = abrechnung
      const grenze = modus === 'fix' ? einsatzCent : (limitCent ?? Infinity)
      for (const cent of Object.values(rechneSpiel(wertung, abrechnung).cent))
        expect(Math.abs(cent)).toBeLessThanOrEqual(3 * grenze)
    })
  })

  it('is nothing where the Wert is 0', () => {
    fuerAlle((wertung, abrechnung) => {
      if (wertung.wert !== 0) return
      const { cent, kasse } = rechneSpiel(wertung, abrechnung)
      expect([...Object.values(cent), kasse]).toEqual([0, 0, 0, 0, 0])
    })
  })

  it('gives the till four shares of the percentage at least, as long as so much was paid', () => {
    fuerAlle((wertung, abrechnung) => {
      const { cent, kasse } = rechneSpiel(wertung, abrechnung)
      const bezahlt = Object.values(cent).reduce((summe, c) => summe + Math.max(0, -c), 0)
      const geteilt = Object.values(wertung.punkte).reduce((n, p) => n + Math.max(0, -p), 0)
      const betrag = geteilt === 0 ? 0 : (bezahlt * Math.abs(wertung.wert)) / geteilt
      const anteile = 4 * Math.round((betrag * abrechnung.kassenanteil) / 100)
      expect(kasse).toBeGreaterThanOrEqual(Math.min(bezahlt, anteile))
      // Less than a cent for each of three winners is all that is left over.
      expect(kasse).toBeLessThanOrEqual(Math.min(bezahlt, anteile + 2))
    })
  })
})
