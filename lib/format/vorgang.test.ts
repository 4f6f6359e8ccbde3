import { describe, expect, it } from 'vitest'
import { OP_DATEN } from '../domain/op/op'
import type { OpArt } from '../domain/op/op'
import type { Folge } from '../domain/protokoll/folge'
import { textVorgang, textWarum } from './vorgang'

const NAMEN = { a: 'Anna', b: 'Bernd', e: 'Elke' }
const abend: Folge = {
  rechenweise: 1,
  namen: {},
  spieltag: { datum: '2026-01-09', stand: { a: 1, b: -1 } },
}
const spiel = (vorher: number | null, nachher: number | null): Folge => ({
  ...abend,
  spiel: { id: 's', nummer: 7, wert: { vorher, nachher }, punkte: null },
})

/** Kind, content, what it came to, and the sentence; every kind at least once. */
const SAETZE: readonly (readonly [OpArt, Readonly<Record<string, unknown>>, Folge, string])[] = [
  ['spieler-anlegen', { name: 'Łukasz', gast: true }, abend, 'hat „Łukasz“ als Gast hinzugefügt'],
  ['spieler-anlegen', { name: 'Ute', gast: false }, abend, 'hat „Ute“ als Spieler hinzugefügt'],
  [
    'spieler-umbenennen',
    { spielerId: 'e', name: 'Elke M.' },
    abend,
    'hat Elke in Elke M. umbenannt',
  ],
  [
    'spieler-umbenennen',
    { spielerId: 'e', name: 'Elke' },
    abend,
    'hat einen Spieler umbenannt, der inzwischen Elke heißt',
  ],
  [
    'spieler-anonymisieren',
    { spielerId: 'e' },
    abend,
    'hat den Namen eines Spielers gelöscht, seitdem Elke',
  ],
  ['saison-anlegen', { name: '2026' }, abend, 'hat die Saison „2026“ angelegt'],
  ['saison-aendern', { name: '2026' }, abend, 'hat die Saison „2026“ geändert'],
  [
    'saison-importieren',
    { datei: { saison: { name: '2020' } } },
    abend,
    'hat die Saison „2020“ aus einer Datei übernommen',
  ],
  ['spieltag-eroeffnen', {}, abend, 'hat den Spieltag vom 09.01.26 eröffnet'],
  [
    'spieltag-nachtragen',
    {},
    abend,
    'hat den Spieltag vom 09.01.26 mit seinem Endstand nachgetragen',
  ],
  [
    'spieltag-aendern',
    { grund: 'falscher Tag' },
    abend,
    'hat Datum, Ort oder Entschuldigte des Spieltags vom 09.01.26 geändert, Grund: „falscher Tag“',
  ],
  [
    'runde-eroeffnen',
    { runde: { sitze: ['a', 'b', 'e'] } },
    abend,
    'hat die Besetzung am Tisch vom 09.01.26 geändert: Anna, Bernd und Elke',
  ],
  [
    'spieltag-abschliessen',
    { ende: 'gespielt' },
    abend,
    'hat den Spieltag vom 09.01.26 abgeschlossen',
  ],
  [
    'spieltag-abschliessen',
    { ende: 'vorzeitig' },
    abend,
    'hat den Spieltag vom 09.01.26 vorzeitig abgeschlossen',
  ],
  [
    'spieltag-wiederoeffnen',
    { grund: 'noch eins' },
    abend,
    'hat den Spieltag vom 09.01.26 wieder geöffnet, Grund: „noch eins“',
  ],
  ['spieltag-streichen', {}, abend, 'hat den Spieltag vom 09.01.26 gestrichen'],
  [
    'spieltag-abnehmen',
    { spielerId: 'b' },
    abend,
    'hat das Ergebnis vom 09.01.26 für Bernd bestätigt',
  ],
  [
    'spiel-eintragen',
    { position: 8 },
    spiel(null, 4),
    'hat Spiel 7 vom 09.01.26 eingetragen: Wert 4',
  ],
  [
    'spiel-korrigieren',
    { grund: 'verzählt.' },
    spiel(4, 6),
    'hat Spiel 7 vom 09.01.26 korrigiert: Wert 4 → 6, Grund: „verzählt.“',
  ],
  ['spiel-korrigieren', {}, spiel(4, 4), 'hat Spiel 7 vom 09.01.26 korrigiert, der Wert bleibt 4'],
  [
    'spiel-streichen',
    { grund: 'doppelt' },
    spiel(4, null),
    'hat Spiel 7 vom 09.01.26 gestrichen, Grund: „doppelt“',
  ],
  [
    'spiel-wiederherstellen',
    {},
    spiel(null, 4),
    'lässt Spiel 7 vom 09.01.26 wieder zählen: Wert 4',
  ],
  [
    'einspruch-erheben',
    { spielerId: 'e', grund: 'Es war ein Solo' },
    spiel(4, 4),
    'hat für Elke Einspruch gegen Spiel 7 vom 09.01.26 erhoben, Grund: „Es war ein Solo“',
  ],
  [
    'einspruch-erheben',
    { spielerId: null, grund: 'falsch' },
    spiel(4, 4),
    'hat Einspruch gegen Spiel 7 vom 09.01.26 erhoben, Grund: „falsch“',
  ],
  [
    'einspruch-annehmen',
    { aenderung: { art: 'korrektur' }, antwort: 'stimmt' },
    spiel(4, 12),
    'hat einen Einspruch gegen Spiel 7 vom 09.01.26 angenommen und das Spiel korrigiert: Wert 4 → 12, Antwort: „stimmt“',
  ],
  [
    'einspruch-annehmen',
    { aenderung: { art: 'streichung' } },
    spiel(4, null),
    'hat einen Einspruch gegen Spiel 7 vom 09.01.26 angenommen und das Spiel gestrichen',
  ],
  [
    'einspruch-annehmen',
    { aenderung: { art: 'wiederherstellung' } },
    spiel(null, 4),
    'hat einen Einspruch gegen Spiel 7 vom 09.01.26 angenommen; das Spiel zählt wieder: Wert 4',
  ],
  [
    'einspruch-annehmen',
    { aenderung: { art: 'bestehende' } },
    spiel(4, 4),
    'hat einen Einspruch gegen Spiel 7 vom 09.01.26 angenommen; das Spiel war schon geändert',
  ],
  [
    'einspruch-ablehnen',
    { antwort: 'nachgezählt' },
    spiel(4, 4),
    'hat einen Einspruch gegen Spiel 7 vom 09.01.26 abgelehnt, Antwort: „nachgezählt“',
  ],
  // A game that is struck before and after has no number.
  ['einspruch-ablehnen', {}, abend, 'hat einen Einspruch gegen ein Spiel vom 09.01.26 abgelehnt'],
  [
    'einspruch-zuruecknehmen',
    {},
    spiel(4, 4),
    'hat einen Einspruch gegen Spiel 7 vom 09.01.26 zurückgenommen',
  ],
  [
    'einspruch-quittieren',
    {},
    spiel(4, 4),
    'hat die Entscheidung über einen Einspruch gegen Spiel 7 vom 09.01.26 gelesen',
  ],
  [
    'freigabe-anlegen',
    { spieltagId: 't', recht: 'eintragen' },
    abend,
    'hat einen Tischlink zum Spieltag vom 09.01.26 gemacht, mit dem Gäste eintragen',
  ],
  [
    'freigabe-anlegen',
    { spieltagId: 't', recht: 'lesen' },
    abend,
    'hat einen Tischlink zum Spieltag vom 09.01.26 gemacht, mit dem Gäste zuschauen',
  ],
  [
    'freigabe-anlegen',
    { saisonId: 's', recht: 'lesen' },
    abend,
    'hat einen Link für Zuschauer einer Saison gemacht',
  ],
  [
    'freigabe-widerrufen',
    { spieltagId: 't' },
    abend,
    'hat einen Tischlink zum Spieltag vom 09.01.26 zurückgezogen',
  ],
  [
    'freigabe-widerrufen',
    { saisonId: 's' },
    abend,
    'hat einen Link für Zuschauer einer Saison zurückgezogen',
  ],
  [
    'buchung-eintragen',
    { art: 'einzahlung', cent: 2000, zweck: 'Startgeld', datum: '2026-01-09', spielerId: 'e' },
    abend,
    'hat in der Kasse eine Einzahlung von 20,00\u00a0€ („Startgeld“) eingetragen, von Elke',
  ],
  [
    'buchung-eintragen',
    { art: 'auszahlung', cent: 350, zweck: 'Karten', datum: '2026-01-09', spielerId: null },
    abend,
    'hat in der Kasse eine Auszahlung von 3,50\u00a0€ („Karten“) eingetragen',
  ],
  [
    'buchung-streichen',
    { grund: 'doppelt' },
    { ...abend, buchung: { art: 'auszahlung', cent: 350, zweck: 'Karten' } },
    'hat in der Kasse die Auszahlung von 3,50\u00a0€ („Karten“) gestrichen, Grund: „doppelt“',
  ],
  ['buchung-streichen', {}, abend, 'hat in der Kasse eine Buchung gestrichen'],
  [
    'mitglied-einladen',
    { rolle: 'schreiber', spielerId: 'e' },
    abend,
    'hat eine Einladung erstellt: Schreiber, spielt als Elke',
  ],
  ['einladung-widerrufen', {}, abend, 'hat eine Einladung widerrufen'],
  ['mitglied-aufnehmen', {}, abend, 'ist dem Verein beigetreten'],
  [
    'mitglied-aendern',
    { rolle: 'schreiber', spielerId: null },
    { ...abend, mitglied: 'Dora' },
    'hat die Rolle von Dora auf Schreiber gesetzt',
  ],
  [
    'mitglied-aendern',
    { rolle: 'mitglied', spielerId: 'e' },
    { ...abend, mitglied: 'Dora' },
    'hat die Rolle von Dora auf Mitglied gesetzt, spielt als Elke',
  ],
  ['mitglied-entfernen', {}, { ...abend, mitglied: 'Dora' }, 'hat Dora aus dem Verein entfernt'],
]

describe('textVorgang', () => {
  it.each(SAETZE)('tells %s %o', (...fall) => {
    const [art, daten, folge, satz] = fall
    expect(textVorgang({ art, daten, folge, namen: NAMEN })).toBe(satz)
  })

  it('has a sentence for every kind of operation', () => {
    expect([...new Set(SAETZE.map(([art]) => art))].sort()).toEqual(Object.keys(OP_DATEN).sort())
  })

  it('names the Runde where the evening had several', () => {
    const { spiel: was } = spiel(4, 6)
    const folge = { ...abend, ...(was && { spiel: { ...was, runde: 2 } }) }
    expect(textVorgang({ art: 'spiel-korrigieren', daten: {}, folge, namen: NAMEN })).toBe(
      'hat Spiel 7 der Runde 2 vom 09.01.26 korrigiert: Wert 4 → 6',
    )
  })
})

it('textWarum says why in the words of whoever did it', () => {
  expect(textWarum({ daten: { grund: 'verzählt' } })).toEqual({ was: 'Grund', text: 'verzählt' })
  expect(textWarum({ daten: { antwort: 'nein' } })).toEqual({ was: 'Antwort', text: 'nein' })
  for (const daten of [{}, { grund: '' }, { grund: 5 }, null])
    expect(textWarum({ daten })).toBeNull()
})
