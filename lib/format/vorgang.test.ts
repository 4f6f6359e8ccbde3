import { describe, expect, test } from 'vitest'
import { textVorgang } from './vorgang'

describe('textVorgang', () => {
  test('names what was made', () => {
    expect(textVorgang('spieler-anlegen', { name: 'Łukasz', gast: true })).toBe(
      'hat „Łukasz“ als Gast hinzugefügt',
    )
    expect(textVorgang('saison-importieren', { datei: { saison: { name: '2026' } } })).toBe(
      'hat die Saison „2026“ aus einer Datei übernommen',
    )
    expect(textVorgang('spiel-eintragen', { position: 7 })).toBe('hat Spiel 7 eingetragen')
  })

  test('gives the reason of a strike where one was written', () => {
    expect(textVorgang('spiel-streichen', { grund: 'doppelt' })).toBe(
      'hat ein Spiel gestrichen, Grund: doppelt',
    )
    expect(textVorgang('spiel-streichen', {})).toBe('hat ein Spiel gestrichen')
  })

  test('stays readable for stored data of another shape', () => {
    expect(textVorgang('saison-aendern', null)).toBe('hat die Saison (ohne Namen) geändert')
    expect(textVorgang('spiel-eintragen', [])).toBe('hat ein Spiel eingetragen')
  })
})
