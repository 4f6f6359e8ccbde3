import { expect, test } from 'vitest'
import { fuehreZumErgebnis, istGeradeAbgeschlossen, vergissAbschluss } from './abschluss'

test('the result is what to look at after closing that evening, as often as it is asked, until it was looked at', () => {
  fuehreZumErgebnis('abend')
  expect([istGeradeAbgeschlossen('abend'), istGeradeAbgeschlossen('abend')]).toEqual([true, true])
  expect(istGeradeAbgeschlossen('anderer')).toBe(false)
  vergissAbschluss()
  expect(istGeradeAbgeschlossen('abend')).toBe(false)
})
