import { expect, it } from 'vitest'
import { textAufgeloest, textLaufenderTisch, textSpielenNoch } from './tische'

it('says which tables dissolve, and nothing where none does', () => {
  expect(textAufgeloest([])).toBe('')
  expect(textAufgeloest([2])).toMatch(/^Tisch 2 löst sich damit auf: /)
  expect(textAufgeloest([2, 3])).toMatch(/^Tisch 2 und Tisch 3 lösen sich damit auf: /)
})

it('says where a game still goes on', () => {
  expect(textSpielenNoch([1])).toBe('An Tisch 1 wird noch gespielt.')
  expect(textSpielenNoch([1, 3])).toBe('An Tisch 1 und Tisch 3 wird noch gespielt.')
})

it('says which game comes at a table, with its number where there are several', () => {
  const tisch = { tisch: null, naechstes: 7, geplant: 24 }
  expect(textLaufenderTisch(tisch)).toBe('Spiel 7 von 24')
  expect(textLaufenderTisch({ ...tisch, tisch: 2 })).toBe('Tisch 2: Spiel 7 von 24')
  expect(textLaufenderTisch({ tisch: 1, naechstes: 7, geplant: null })).toBe('Tisch 1: Spiel 7')
  expect(textLaufenderTisch({ ...tisch, naechstes: null })).toBe('Alle Spiele gespielt')
})
