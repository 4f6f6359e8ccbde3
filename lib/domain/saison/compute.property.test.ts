import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { saison } from '../../../tests/arbitraries/saison'
import { addiere, bruch, vergleiche } from '../bruch'
import { computeSaison } from './compute'

// Hundreds of whole evenings: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

it('the order of entry of Spieltage does not change the table', () => {
  const gemischt = saison({ eigeneTage: true }).chain((s) =>
    fc.tuple(
      fc.constant(s),
      fc.shuffledSubarray([...s.spieltage], {
        minLength: s.spieltage.length,
        maxLength: s.spieltage.length,
      }),
    ),
  )
  fc.assert(
    fc.property(gemischt, ([s, spieltage]) => {
      const eins = computeSaison(s)
      const zwei = computeSaison({ ...s, spieltage })
      expect(zwei.tabelle).toEqual(eins.tabelle)
      expect(zwei.spieltage.map((t) => t.wertung)).toEqual(eins.spieltage.map((t) => t.wertung))
    }),
  )
})

it('each Spieltag gives away the same sum of Rangpunkte, less its deductions', () => {
  fc.assert(
    fc.property(saison(), (s) => {
      const n = s.spieler.length
      const alle = addiere(bruch((n * (n + 1)) / 2), bruch(1, 2))
      for (const { wertung } of computeSaison(s).spieltage) {
        const vergeben = wertung.reduce(
          (summe, w) => addiere(summe, addiere(w.rangpunkte, bruch(w.abzug))),
          bruch(0),
        )
        expect(vergeben).toEqual(alle)
      }
    }),
  )
})

it('more Spielpunkte never get fewer Rangpunkte on a Spieltag, deductions aside', () => {
  fc.assert(
    fc.property(saison(), (s) => {
      for (const { wertung } of computeSaison(s).spieltage) {
        const sortiert = [...wertung].sort((a, b) => b.spielpunkte - a.spielpunkte)
        sortiert.slice(1).forEach((w, i) => {
          const davor = sortiert[i]
          expect(davor && vergleiche(davor.anteil, w.anteil)).toBeGreaterThanOrEqual(0)
        })
      }
    }),
  )
})
