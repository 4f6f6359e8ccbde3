import { describe, expect, it } from 'vitest'
import { einstellungen } from '../../tests/builders/einstellungen'
import { textFehltag, textFreieFehltage } from './fehltag'

describe('textFehltag', () => {
  it.each([
    [0, 2, '1. Fehltag: frei, danach noch einer frei.'],
    [0, 4, '1. Fehltag: frei, danach noch 3 frei.'],
    [1, 2, '2. Fehltag: frei, der nächste kostet 1 Rangpunkt.'],
    [2, 2, '3. Fehltag: kostet 1 Rangpunkt.'],
    [0, 0, '1. Fehltag: kostet 1 Rangpunkt.'],
  ])('after %i absences of %i free ones says: %s', (bisher, frei, text) => {
    const regeln = einstellungen({ freieFehltage: frei })
    expect(textFehltag({ bisher, einstellungen: regeln, entschuldigt: false })).toBe(text)
  })

  it('says that an excuse is no absence, whatever came before', () => {
    expect(textFehltag({ bisher: 5, einstellungen: einstellungen(), entschuldigt: true })).toBe(
      'Entschuldigt: 0 Spielpunkte, zählt nicht als Fehltag.',
    )
  })

  it.each([
    [{ wertung: 'ligapunkte', freieFehltage: 0 }, '3. Fehltag: kostet 1 Ligapunkt.'],
    [{ wertung: 'summe' }, '3. Fehltag: 0 Spielpunkte.'],
    [{ abwesenheit: 'letzter-platz' }, '3. Fehltag: der letzte Platz.'],
    [{ wertung: 'schnitt', abwesenheit: 'zaehlt-nicht' }, '3. Fehltag: kein Ergebnis.'],
    // Under an average by game there is nothing else.
    [{ wertung: 'schnitt-spiel' }, '3. Fehltag: kein Ergebnis.'],
  ] as const)('by %j says: %s', (regeln, text) => {
    expect(
      textFehltag({ bisher: 2, einstellungen: einstellungen(regeln), entschuldigt: false }),
    ).toBe(text)
  })
})

it.each([
  [0, 'Schon das erste Fehlen kostet 1 Rangpunkt.'],
  [1, 'Einmal fehlen ist frei, jedes weitere Mal kostet 1 Rangpunkt.'],
  [2, '2-mal fehlen ist frei, jedes weitere Mal kostet 1 Rangpunkt.'],
])('says what %i free absences mean (U-L4)', (frei, text) => {
  expect(textFreieFehltage(frei)).toBe(text)
  expect(textFreieFehltage(frei, 'Ligapunkt')).toBe(text.replace('Rangpunkt', 'Ligapunkt'))
})
