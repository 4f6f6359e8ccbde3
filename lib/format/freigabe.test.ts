import { expect, test } from 'vitest'
import { textFreigabe, textLinkAbend, textRecht, textZurueckgezogen } from './freigabe'

test('says what a link is for', () => {
  expect([textRecht('lesen'), textRecht('eintragen')]).toEqual([
    'Zuschauen',
    'Zuschauen und eintragen',
  ])
})

test('says what opens, by what guests may do', () => {
  expect(textLinkAbend('lesen')).toMatch(/ sieht diesen Abend ohne Anmeldung und sonst nichts\./)
  expect(textLinkAbend('eintragen')).toMatch(/ sieht .* und trägt Spiele ein, sonst nichts\./)
})

test('says whose link it is, by the clock of the clubs', () => {
  const erstelltAm = Date.UTC(2026, 0, 9, 20, 30)
  expect(textFreigabe({ kontoName: 'Anna', erstelltAm })).toBe('von Anna, 09.01.26, 21:30 Uhr')
})

test('says that a link is withdrawn, and which', () => {
  expect([textZurueckgezogen('lesen'), textZurueckgezogen('eintragen')]).toEqual([
    'Zurückgezogen: Der Link zum Zuschauen öffnet nichts mehr.',
    'Zurückgezogen: Der Link zum Eintragen öffnet nichts mehr.',
  ])
})
