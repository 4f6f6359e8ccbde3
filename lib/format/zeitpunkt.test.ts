import { expect, test } from 'vitest'
import { beginnInBerlin, formatZeitpunkt } from './zeitpunkt'

test('tells an instant by the clock in Germany, in winter and in summer', () => {
  expect(formatZeitpunkt(Date.UTC(2026, 0, 9, 20, 30))).toBe('09.01.26, 21:30')
  expect(formatZeitpunkt(Date.UTC(2026, 6, 9, 22, 30))).toBe('10.07.26, 00:30')
})

test('finds the beginning of a day there, also where the clock is changed on it', () => {
  expect(beginnInBerlin('2026-01-09')).toBe(Date.UTC(2026, 0, 8, 23))
  expect(beginnInBerlin('2026-07-09')).toBe(Date.UTC(2026, 6, 8, 22))
  // From winter to summer on 29 March 2026 at two, back on 25 October at three.
  expect(beginnInBerlin('2026-03-29')).toBe(Date.UTC(2026, 2, 28, 23))
  expect(beginnInBerlin('2026-03-29', { tage: 1 })).toBe(Date.UTC(2026, 2, 29, 22))
  expect(beginnInBerlin('2026-10-25')).toBe(Date.UTC(2026, 9, 24, 22))
  expect(beginnInBerlin('2026-10-25', { tage: 1 })).toBe(Date.UTC(2026, 9, 25, 23))
  expect(beginnInBerlin('2026-12-31', { tage: 1 })).toBe(Date.UTC(2026, 11, 31, 23))
})
