import { expect, it } from 'vitest'
import { FUENF, VIER, normal } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import { computeSpieltag } from './rechnen'
import { uebertrag } from './uebertrag'

it('carries the totals of all Runden before into the next, and nothing into the first', () => {
  const erste = abend({ spieler: VIER, spiele: [normal('Anna', 'Bernd')], id: 'a' })
  const zweite = abend({ spieler: FUENF, spiele: [normal('Bernd', 'Elke')], id: 'b' })
  const { runden } = computeSpieltag({
    ...erste,
    runden: [...erste.runden, ...zweite.runden, ...zweite.runden],
  })
  expect(uebertrag(runden, 0)).toEqual({})
  expect(uebertrag(runden, 1)).toEqual({ Anna: 1, Bernd: 1, Clara: -1, Dieter: -1 })
  // Anna deals and sits out in the second: Bernd and Elke +1, Clara and Dieter −1.
  expect(uebertrag(runden, 2)).toEqual({ Anna: 1, Bernd: 2, Clara: -2, Dieter: -2, Elke: 1 })
})
