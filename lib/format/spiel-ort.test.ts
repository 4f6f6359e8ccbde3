import { expect, it } from 'vitest'
import { textSpielImSatz, textSpielOrt } from './spiel-ort'

it('names a Spiel, with its Runde where there are several, a struck one without a number', () => {
  expect(textSpielOrt({ nummer: 7, runde: null })).toBe('Spiel 7')
  expect(textSpielOrt({ nummer: 7, runde: 2 })).toBe('Spiel 7 der Runde 2')
  expect(textSpielOrt({ nummer: null, runde: null })).toBe('gestrichenes Spiel')
  expect(textSpielOrt({ nummer: null, runde: 2 })).toBe('gestrichenes Spiel')
})

it('names the table where several play at once', () => {
  expect(textSpielOrt({ nummer: 7, runde: null, tisch: 2 })).toBe('Tisch 2, Spiel 7')
  expect(textSpielOrt({ nummer: 7, runde: 2, tisch: 1 })).toBe('Tisch 1, Spiel 7 der Runde 2')
  expect(textSpielOrt({ nummer: null, runde: null, tisch: 2 })).toBe('Tisch 2, gestrichenes Spiel')
})

it('names the table after the game within a sentence', () => {
  expect(textSpielImSatz({ nummer: 7, runde: null })).toBe('Spiel 7')
  expect(textSpielImSatz({ nummer: 7, runde: 2, tisch: 2 })).toBe('Spiel 7 der Runde 2 an Tisch 2')
})
