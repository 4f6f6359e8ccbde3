import { expect, it } from 'vitest'
import { textSpielOrt } from './spiel-ort'

it('names a Spiel, with its Runde where there are several, a struck one without a number', () => {
  expect(textSpielOrt({ nummer: 7, runde: null })).toBe('Spiel 7')
  expect(textSpielOrt({ nummer: 7, runde: 2 })).toBe('Spiel 7 der Runde 2')
  expect(textSpielOrt({ nummer: null, runde: null })).toBe('gestrichenes Spiel')
  expect(textSpielOrt({ nummer: null, runde: 2 })).toBe('gestrichenes Spiel')
})
