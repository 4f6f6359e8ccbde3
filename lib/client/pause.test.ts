import { expect, test } from 'vitest'
import { computePause } from './pause'

test.each([
  [0, 1000, 1000],
  [1, 1000, 2000],
  [2, 2000, 4000],
  [3, 4000, 8000],
  [5, 16_000, 32_000],
  [6, 30_000, 60_000],
  [400, 30_000, 60_000],
])('after %i failures it is from %i to %i ms', (fehlschlaege, von, bis) => {
  expect(computePause(fehlschlaege, 0)).toBe(von)
  expect(computePause(fehlschlaege, 1)).toBe(bis)
})

test('other limits go by the same rule', () => {
  const grenzen = { erstMs: 500, hoechstensMs: 30_000 }
  expect(computePause(0, 1, grenzen)).toBe(500)
  expect(computePause(3, 0, grenzen)).toBe(2000)
  expect(computePause(9, 1, grenzen)).toBe(30_000)
})
