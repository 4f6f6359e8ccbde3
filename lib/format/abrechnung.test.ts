import { describe, expect, it } from 'vitest'
import { formatBetrag, textUmfang, textZahlung } from './abrechnung'

const NAMEN = { a: 'Anna', b: 'Bernd' }

describe('a payment in words', () => {
  it.each([
    [{ von: 'b', an: 'a', cent: 352 }, 'Bernd zahlt Anna 3,52\u00a0€'],
    [{ von: 'b', an: 'Kasse', cent: 144 }, 'Bernd zahlt 1,44\u00a0€ in die Kasse'],
    [{ von: 'Kasse', an: 'a', cent: 5 }, 'Die Kasse zahlt Anna 0,05\u00a0€'],
    [{ von: 'weg', an: 'a', cent: 5 }, 'weg zahlt Anna 0,05\u00a0€'],
  ])('%o', (zahlung, satz) => {
    expect(textZahlung(zahlung, NAMEN)).toBe(satz)
  })
})

it.each([
  [1056, '+10,56\u00a0€'],
  [0, '0,00\u00a0€'],
  [-400, '−4,00\u00a0€'],
])('an amount of %d has its sign', (cent, text) => {
  expect(formatBetrag(cent)).toBe(text)
})

it.each([
  [7, true, 'Stand nach 7 Spielen'],
  [1, true, 'Stand nach 1 Spiel'],
  [0, true, 'Noch kein Spiel eingetragen'],
  [1, false, '1 Spiel'],
  [12, false, '12 Spiele'],
])('%d games, running: %s', (...fall) => {
  const [spiele, laeuft, text] = fall
  expect(textUmfang({ spiele, laeuft })).toBe(text)
})
