import { describe, expect, it } from 'vitest'
import { textFehltag, textFreieFehltage } from './fehltag'

describe('textFehltag', () => {
  it.each([
    [0, 2, '1. Fehltag: frei, danach noch einer frei.'],
    [0, 4, '1. Fehltag: frei, danach noch 3 frei.'],
    [1, 2, '2. Fehltag: frei, der nächste kostet 1 Rangpunkt.'],
    [2, 2, '3. Fehltag: kostet 1 Rangpunkt.'],
    [0, 0, '1. Fehltag: kostet 1 Rangpunkt.'],
  ])('after %i absences of %i free ones says: %s', (bisher, frei, text) => {
    expect(textFehltag({ bisher, frei, entschuldigt: false })).toBe(text)
  })

  it('says that an excuse is no absence, whatever came before', () => {
    expect(textFehltag({ bisher: 5, frei: 2, entschuldigt: true })).toBe(
      'Entschuldigt: 0 Spielpunkte, zählt nicht als Fehltag.',
    )
  })
})

it.each([
  [0, 'Schon das erste Fehlen kostet 1 Rangpunkt.'],
  [1, 'Einmal fehlen ist frei, jedes weitere Mal kostet 1 Rangpunkt.'],
  [2, '2-mal fehlen ist frei, jedes weitere Mal kostet 1 Rangpunkt.'],
])('says what %i free absences mean (U-L4)', (frei, text) => {
  expect(textFreieFehltage(frei)).toBe(text)
})
