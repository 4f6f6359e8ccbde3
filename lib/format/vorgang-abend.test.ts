import { describe, expect, it } from 'vitest'
import type { EinspruchAkte } from '../domain/einspruch/einspruch'
import { OP_DATEN } from '../domain/op/op'
import type { OpArt } from '../domain/op/op'
import type { Spielbezug } from '../domain/protokoll/chronik'
import type { Folge } from '../domain/protokoll/folge'
import { textVorgangAmAbend } from './vorgang'

const NAMEN = { a: 'Anna', b: 'Bernd', e: 'Elke' }
const abend: Folge = {
  rechenweise: 1,
  namen: {},
  spieltag: { datum: '2026-01-09', stand: { a: 1, b: -1 } },
}
const EINSPRUCH: EinspruchAkte = {
  ...{ id: 'x', spielId: 's', spielVersion: 1, grund: 'falsch', spielerId: 'b', kontoId: 'k' },
  ...{ kontoName: 'Bernd Beispiel', erhobenAm: 0, zustand: 'offen', antwort: null },
  ...{ entschiedenVon: null, entschiedenAm: null, quittiert: false, version: 1 },
}

/** Game 3 of the second Runde, which history has looked up. */
const SPIEL: Spielbezug = {
  ...{ id: 's', nummer: 3, runde: 2, davor: null, danach: null },
  ...{ wert: { vorher: 4, nachher: 6 }, punkte: null },
}

/** What an evening's own history says: the day is plain, values and reasons stand beneath. */
const AM_ABEND: readonly (readonly [OpArt, Readonly<Record<string, unknown>>, string])[] = [
  ['saison-importieren', {}, 'hat Spiel 3 der Runde 2 mit der Saison aus einer Datei übernommen'],
  ['spieltag-eroeffnen', { datum: '2026-01-09' }, 'hat den Spieltag eröffnet'],
  [
    'spieltag-nachtragen',
    { datum: '2026-01-09', endstand: { a: 2, b: -2 } },
    'hat den Spieltag mit seinem Endstand nachgetragen',
  ],
  [
    'spieltag-aendern',
    { datum: '2026-01-09', grund: 'falscher Tag' },
    'hat Datum, Ort oder Entschuldigte geändert',
  ],
  ['runde-eroeffnen', { runde: { sitze: ['a', 'b', 'e'] } }, 'hat die Besetzung am Tisch geändert'],
  [
    'runde-eroeffnen',
    { runde: { sitze: ['a', 'b', 'e'] }, tisch: 2 },
    'hat die Besetzung an Tisch 2 geändert',
  ],
  ['spieltag-abschliessen', { ende: 'gespielt' }, 'hat den Spieltag abgeschlossen'],
  ['spieltag-abschliessen', { ende: 'vorzeitig' }, 'hat den Spieltag vorzeitig abgeschlossen'],
  ['spieltag-wiederoeffnen', { grund: 'noch eins' }, 'hat den Spieltag wieder geöffnet'],
  ['spieltag-streichen', { grund: 'doppelt' }, 'hat den Spieltag gestrichen'],
  ['spieltag-abnehmen', { spielerId: 'b' }, 'hat das Ergebnis für Bernd bestätigt'],
  ['spiel-eintragen', { position: 8 }, 'hat Spiel 3 der Runde 2 eingetragen'],
  ['spiel-korrigieren', { grund: 'verzählt' }, 'hat Spiel 3 der Runde 2 korrigiert'],
  ['spiel-streichen', { grund: 'doppelt' }, 'hat Spiel 3 der Runde 2 gestrichen'],
  ['spiel-wiederherstellen', {}, 'lässt Spiel 3 der Runde 2 wieder zählen'],
  [
    'einspruch-erheben',
    { spielerId: 'b', grund: 'falsch' },
    'hat für Bernd Einspruch gegen Spiel 3 der Runde 2 erhoben',
  ],
  [
    'einspruch-erheben',
    { spielerId: null, grund: 'falsch' },
    'hat Einspruch gegen Spiel 3 der Runde 2 erhoben',
  ],
  [
    'einspruch-annehmen',
    { aenderung: { art: 'korrektur' }, antwort: 'stimmt' },
    'hat den Einspruch von Bernd gegen Spiel 3 der Runde 2 angenommen und das Spiel korrigiert',
  ],
  [
    'einspruch-annehmen',
    { aenderung: { art: 'streichung' } },
    'hat den Einspruch von Bernd gegen Spiel 3 der Runde 2 angenommen und das Spiel gestrichen',
  ],
  [
    'einspruch-annehmen',
    { aenderung: { art: 'wiederherstellung' } },
    'hat den Einspruch von Bernd gegen Spiel 3 der Runde 2 angenommen; das Spiel zählt wieder',
  ],
  [
    'einspruch-annehmen',
    { aenderung: { art: 'bestehende' } },
    'hat den Einspruch von Bernd gegen Spiel 3 der Runde 2 angenommen; das Spiel war schon geändert',
  ],
  [
    'einspruch-ablehnen',
    { antwort: 'nachgezählt' },
    'hat den Einspruch von Bernd gegen Spiel 3 der Runde 2 abgelehnt',
  ],
  [
    'einspruch-zuruecknehmen',
    {},
    'hat den Einspruch von Bernd gegen Spiel 3 der Runde 2 zurückgenommen',
  ],
  [
    'einspruch-quittieren',
    {},
    'hat die Entscheidung über den Einspruch von Bernd gegen Spiel 3 der Runde 2 gelesen',
  ],
  [
    'freigabe-anlegen',
    { spieltagId: 't', recht: 'eintragen' },
    'hat einen Tischlink gemacht, mit dem Gäste eintragen',
  ],
  ['freigabe-widerrufen', { spieltagId: 't' }, 'hat einen Tischlink zurückgezogen'],
]

describe('textVorgangAmAbend', () => {
  it.each(AM_ABEND)('tells %s %o', (...fall) => {
    const [art, daten, satz] = fall
    const vorgang = { art, daten, folge: abend, namen: NAMEN, spiel: SPIEL, einspruch: EINSPRUCH }
    expect(textVorgangAmAbend(vorgang)).toBe(satz)
  })

  it('has a sentence of its own for every kind that an evening has entries of', () => {
    const ohneAbend = /^(spieler|mitglied|einladung|buchung)-|^saison-(anlegen|aendern)$/
    expect([...new Set(AM_ABEND.map(([art]) => art))].sort()).toEqual(
      Object.keys(OP_DATEN)
        .filter((art) => !ohneAbend.test(art))
        .sort(),
    )
  })

  it('tells what was brought in with an evening, and everything else as anywhere', () => {
    const satz = (art: OpArt, daten: unknown) => textVorgangAmAbend({ art, daten, namen: NAMEN })
    expect(satz('saison-importieren', null)).toBe(
      'hat den Spieltag mit der Saison aus einer Datei übernommen',
    )
    expect(satz('einladung-widerrufen', {})).toBe('hat eine Einladung widerrufen')
  })

  it('names the member who objects and is no player, and nobody where the objection is not known', () => {
    const vorgang = { art: 'einspruch-ablehnen', daten: {}, namen: NAMEN, spiel: SPIEL }
    expect(textVorgangAmAbend({ ...vorgang, einspruch: { ...EINSPRUCH, spielerId: null } })).toBe(
      'hat den Einspruch von Bernd Beispiel gegen Spiel 3 der Runde 2 abgelehnt',
    )
    expect(textVorgangAmAbend({ ...vorgang, einspruch: null })).toBe(
      'hat einen Einspruch gegen Spiel 3 der Runde 2 abgelehnt',
    )
    expect(textVorgangAmAbend({ ...vorgang, spiel: null })).toBe(
      'hat einen Einspruch gegen ein Spiel abgelehnt',
    )
  })
})
