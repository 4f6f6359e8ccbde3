import { describe, expect, it } from 'vitest'
import { OP_DATEN } from '../domain/op/op'
import type { OpArt } from '../domain/op/op'
import { textVorgang, textVorgangAmAbend } from './vorgang'

const NAMEN = { a: 'Anna', b: 'Bernd', e: 'Elke' }

describe('textVorgang of entries that another version has written', () => {
  it('keeps plain sentences for entries from before there was a folge', () => {
    const satz = (art: OpArt, daten: unknown) => textVorgang({ art, daten, namen: NAMEN })
    // The place counts struck games too: it is not the number.
    expect(satz('spiel-eintragen', { position: 7 })).toBe('hat ein Spiel eingetragen')
    expect(satz('spiel-korrigieren', {})).toBe('hat ein Spiel korrigiert')
    expect(satz('spiel-streichen', { grund: 'doppelt' })).toBe(
      'hat ein Spiel gestrichen, Grund: „doppelt“',
    )
    expect(satz('spieltag-eroeffnen', { datum: '2026-01-09' })).toBe(
      'hat den Spieltag vom 09.01.26 eröffnet',
    )
    expect(satz('spieltag-abschliessen', {})).toBe('hat einen Spieltag abgeschlossen')
    expect(satz('spieltag-aendern', { datum: '2026-01-09' })).toBe(
      'hat Datum, Ort oder Entschuldigte des Spieltags vom 09.01.26 geändert',
    )
    expect(satz('spieltag-abnehmen', {})).toBe('hat das Ergebnis eines Spieltags bestätigt')
    expect(satz('runde-eroeffnen', {})).toBe('hat die Besetzung am Tisch geändert')
    expect(satz('spieler-umbenennen', { spielerId: 'e', name: 'Elke M.' })).toBe(
      'hat einen Spieler in „Elke M.“ umbenannt',
    )
    expect(satz('mitglied-aendern', { rolle: 'leser' })).toBe(
      'hat Rolle oder Spieler eines Mitglieds geändert',
    )
    expect(satz('mitglied-entfernen', {})).toBe('hat ein Mitglied aus dem Verein entfernt')
  })

  it.each([...Object.keys(OP_DATEN), 'gibt-es-nicht', 'toString'])(
    'stays readable for %s stored in another shape',
    (art) => {
      for (const daten of [null, 'x', [], { runde: 3, aenderung: 4, datei: [], name: 5, grund: 6 }])
        for (const text of [textVorgang, textVorgangAmAbend])
          expect(text({ art, daten, namen: {} })).toMatch(/^(hat|ist|lässt) (?!.* {2})[^{}[\]]+$/)
    },
  )
})
