import { expect, test } from 'vitest'
import { textFunkstille } from './funkstille'

const NEUN = Date.UTC(2026, 0, 9, 20, 14)

test('says of when the standing is by the clock in Germany, with the day where it is another', () => {
  expect(textFunkstille(NEUN, NEUN + 60_000)).toBe('Stand von 21:14, keine Verbindung')
  // Past midnight there, though not yet by universal time.
  expect(textFunkstille(NEUN, NEUN + 3 * 3_600_000)).toBe(
    'Stand vom 09.01.26, 21:14, keine Verbindung',
  )
})

test('claims no time where nobody knows one', () => {
  expect(textFunkstille(null, NEUN)).toBe('Letzter bekannter Stand, keine Verbindung')
})
