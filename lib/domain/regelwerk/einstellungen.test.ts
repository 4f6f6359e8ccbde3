import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ABWESENHEITEN,
  WERTUNGEN,
  abwesenheitVon,
  moeglicheAbwesenheiten,
  wirksameEinstellungen,
  ziehtAb,
} from './einstellungen'
import { ergaenzeEinstellungen, getRegelwerk } from './presets'
import { REGELWERK_IDS } from './regelwerk'

describe('what an absence can be', () => {
  it.each([
    ['rangpunkte', ABWESENHEITEN],
    ['ligapunkte', ABWESENHEITEN],
    ['summe', ['null-punkte', 'zaehlt-nicht']],
    ['schnitt', ['null-punkte', 'zaehlt-nicht']],
    ['schnitt-spiel', ['zaehlt-nicht']],
  ] as const)('with %s: %j', (wertung, moeglich) => {
    expect(moeglicheAbwesenheiten(wertung)).toEqual(moeglich)
    expect(ABWESENHEITEN.map((abwesenheit) => abwesenheitVon({ wertung, abwesenheit }))).toEqual(
      ABWESENHEITEN.map((a) => (moeglich.some((m) => m === a) ? a : 'zaehlt-nicht')),
    )
  })

  it('costs points only where places give them and absence is playing with 0', () => {
    const kosten = WERTUNGEN.flatMap((wertung) =>
      ABWESENHEITEN.filter((abwesenheit) => ziehtAb({ wertung, abwesenheit })).map(
        (abwesenheit) => `${wertung} ${abwesenheit}`,
      ),
    )
    expect(kosten).toEqual(['rangpunkte null-punkte', 'ligapunkte null-punkte'])
  })
})

it('a completed set is complete, and what counts alike is equal', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REGELWERK_IDS),
      fc.record(
        {
          wertung: fc.constantFrom(...WERTUNGEN),
          abwesenheit: fc.constantFrom(...ABWESENHEITEN),
          freieFehltage: fc.nat(99),
        },
        { requiredKeys: [] },
      ),
      (id, teil) => {
        const { standard } = getRegelwerk(id)
        const e = ergaenzeEinstellungen(id, teil)
        expect(Object.keys(e).sort()).toEqual(Object.keys(standard).sort())
        expect(ergaenzeEinstellungen(id, e)).toEqual(e)
        expect(abwesenheitVon(e)).toBe(abwesenheitVon({ ...standard, ...teil }))
        const wirksam = wirksameEinstellungen(getRegelwerk(id), e)
        if (!wirksam.includes('freieFehltage')) expect(e.freieFehltage).toBe(standard.freieFehltage)
        if (wirksam.includes('abwesenheit'))
          expect(moeglicheAbwesenheiten(e.wertung)).toContain(e.abwesenheit)
      },
    ),
  )
})
