import fc from 'fast-check'
import { expect, it } from 'vitest'
import { saison } from '../../../tests/arbitraries/saison'
import { addiere, bruch, subtrahiere } from '../bruch'
import { computeSaison } from './compute'
import type { Saison } from './saison'
import { compareSaison } from './vergleich'

const mitFrei = (s: Saison, freieFehltage: number) =>
  computeSaison({ ...s, einstellungen: { ...s.einstellungen, freieFehltage } })

it('the Spieltage that change explain the table to the last fraction', () => {
  fc.assert(
    fc.property(saison(), fc.nat(4), fc.nat(4), (s, alt, neu) => {
      const { tabelle, spieltage } = compareSaison(mitFrei(s, alt), mitFrei(s, neu))
      for (const { spieler, vorher, nachher } of tabelle) {
        const summe = spieltage
          .flatMap((t) => t.aenderungen.filter((a) => a.spieler === spieler))
          .map((a) => subtrahiere(a.nachher.rangpunkte, a.vorher.rangpunkte))
          .reduce(addiere, bruch(0))
        expect(subtrahiere(nachher.rangpunkte, vorher.rangpunkte)).toEqual(summe)
      }
    }),
  )
})

it('only absences change with the number of free ones, and none when it stays', () => {
  fc.assert(
    fc.property(saison(), fc.nat(4), fc.nat(4), (s, alt, neu) => {
      const aenderungen = compareSaison(mitFrei(s, alt), mitFrei(s, neu)).spieltage.flatMap(
        (t) => t.aenderungen,
      )
      const [von, bis] = [Math.min(alt, neu), Math.max(alt, neu)]
      expect(
        aenderungen.every((a) => a.fehltag !== null && a.fehltag > von && a.fehltag <= bis),
      ).toBe(true)
      if (alt === neu) expect(aenderungen).toEqual([])
    }),
  )
})
