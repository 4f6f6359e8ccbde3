import { expect, test } from 'vitest'
import { formatZeitpunkt } from './zeitpunkt'

test('tells an instant by the clock in Germany, in winter and in summer', () => {
  expect(formatZeitpunkt(Date.UTC(2026, 0, 9, 20, 30))).toBe('09.01.26, 21:30')
  expect(formatZeitpunkt(Date.UTC(2026, 6, 9, 22, 30))).toBe('10.07.26, 00:30')
})
