import { describe, expect, it } from 'vitest'
import {
  ablehnungen,
  ANNA,
  JETZT,
  nach,
  op,
  SAISON,
  testId,
  verein,
} from '../../../tests/builders/verein'
import type { OpDaten } from './op'
import { parseOp } from './parse'

const BUCHUNG = testId(80)
const DATEN: OpDaten<'buchung-eintragen'> = {
  ...{ saisonId: SAISON, buchungId: BUCHUNG, art: 'einzahlung', cent: 2000 },
  ...{ zweck: 'Startgeld', datum: '2026-01-09', spielerId: ANNA },
}

const buchen = (mehr: Partial<typeof DATEN> = {}) =>
  op('buchung-eintragen', 0, { ...DATEN, ...mehr })
const streichen = (basis = 1) =>
  op('buchung-streichen', basis, { saisonId: SAISON, buchungId: BUCHUNG, grund: 'doppelt' })

describe('a booking of the till', () => {
  it('is recorded with who recorded it, and when', () => {
    const { buchungId: _, ...angaben } = DATEN
    expect(nach(verein(), buchen()).buchungen).toEqual([
      {
        ...{ id: BUCHUNG, ...angaben, kontoName: 'Anna Beispiel', gebuchtAm: JETZT },
        ...{ gestrichen: false, grund: null, version: 1 },
      },
    ])
  })

  it('may be of nobody of the club', () => {
    expect(ablehnungen(verein(), buchen({ spielerId: null }))).toEqual([])
  })

  it.each([
    [
      'a Saison that there is not',
      { saisonId: testId(99) },
      'nicht-gefunden saisonId saison-unbekannt',
    ],
    [
      'a player whom there is not',
      { spielerId: testId(99) },
      'abgelehnt spielerId spieler-unbekannt',
    ],
  ])('is refused for %s', (_, mehr, fehler) => {
    expect(ablehnungen(verein(), buchen(mehr))).toEqual([fehler])
  })

  it('is refused with the id of another one', () => {
    expect(ablehnungen(nach(verein(), buchen()), buchen())).toEqual([
      'abgelehnt buchungId id-vergeben',
    ])
  })

  it('is struck with its reason and keeps what it was', () => {
    const [buchung] = nach(verein(), buchen(), streichen()).buchungen
    expect(buchung).toMatchObject({ cent: 2000, gestrichen: true, grund: 'doppelt', version: 2 })
  })

  it.each([
    ['there is none', verein(), streichen(), 'nicht-gefunden buchungId buchung-unbekannt'],
    [
      'it is struck already',
      nach(verein(), buchen(), streichen()),
      streichen(2),
      'veraltet buchungId buchung-gestrichen',
    ],
    ['another version was seen', nach(verein(), buchen()), streichen(0), 'veraltet basis veraltet'],
  ])('is not struck where %s', (...fall) => {
    const [, stand, operation, fehler] = fall
    expect(ablehnungen(stand, operation)).toEqual([fehler])
  })

  it('is not struck from the books of another Saison', () => {
    const woanders = op('buchung-streichen', 1, {
      ...{ saisonId: testId(11), buchungId: BUCHUNG, grund: 'x' },
    })
    expect(ablehnungen(nach(verein(), buchen()), woanders)).toEqual([
      'nicht-gefunden buchungId buchung-unbekannt',
    ])
  })

  it.each(['mitglied', 'leser', 'tisch'] as const)(
    'is for those who write, not for %s',
    (rolle) => {
      expect(ablehnungen(verein(), buchen(), { rolle })).toEqual(['nicht-erlaubt  nicht-erlaubt'])
      const gebucht = nach(verein(), buchen())
      expect(ablehnungen(gebucht, streichen(), { rolle })).toEqual(['nicht-erlaubt  nicht-erlaubt'])
    },
  )

  it('is for a Schreiber too', () => {
    expect(ablehnungen(verein(), buchen(), { rolle: 'schreiber' })).toEqual([])
  })
})

describe('a booking from outside', () => {
  it.each([
    ['cent', 0, 'betrag-form'],
    ['cent', 1_000_001, 'betrag-form'],
    ['zweck', '  ', 'zweck-laenge'],
    ['zweck', 'x'.repeat(301), 'zweck-laenge'],
    ['datum', '2026-02-30', 'datum-form'],
  ])('has no %s of %j', (feld, wert, code) => {
    const roh = { id: testId(90), art: 'buchung-eintragen', basis: 0 }
    const gelesen = parseOp({ ...roh, daten: { ...DATEN, [feld]: wert } })
    expect(gelesen.ok ? [] : gelesen.fehler.map((f) => `${f.ort} ${f.code}`)).toEqual([
      `${feld} ${code}`,
    ])
  })
})
