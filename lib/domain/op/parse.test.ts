import { describe, expect, it } from 'vitest'
import { testId } from '../../../tests/builders/verein'
import { parseOp } from './parse'

const GUT = {
  id: testId(1),
  art: 'spieler-anlegen',
  basis: 0,
  daten: { spielerId: testId(2), name: 'Anna', gast: false },
}

const fehler = (roh: unknown) => {
  const gelesen = parseOp(roh)
  return gelesen.ok ? [] : gelesen.fehler.map((f) => `${f.ort} ${f.code}`)
}
const mitName = (name: string) => ({ ...GUT, daten: { ...GUT.daten, name } })

describe('parseOp', () => {
  it('reads an operation, its name trimmed and its id in lower case', () => {
    expect(parseOp({ ...mitName('  Jürgen '), id: testId(0xab).toUpperCase() })).toEqual({
      ok: true,
      wert: { ...mitName('Jürgen'), id: testId(0xab) },
    })
  })

  it.each([
    ['no object', 'x', ' typ-falsch'],
    [
      'a kind that this version does not know',
      { ...GUT, art: 'verein-verkaufen' },
      'art op-unbekannt',
    ],
    ['a kind that only objects know', { ...GUT, art: 'toString' }, 'art op-unbekannt'],
    ['a basis for something new', { ...GUT, basis: 1 }, 'basis veraltet'],
    ['a missing field', { ...GUT, daten: { spielerId: testId(2), gast: true } }, 'name feld-fehlt'],
    ['an unknown field', { ...GUT, daten: { ...GUT.daten, alter: 7 } }, 'alter feld-unbekannt'],
    ['an id that is none', { ...GUT, id: '1' }, 'id unlesbar'],
  ])('refuses %s', (_, roh, erwartet) => {
    expect(fehler(roh)).toEqual([erwartet])
  })

  it.each([
    [{ datum: '2026-02-30' }, 'datum datum-form'],
    [{ ort: 'x'.repeat(61) }, 'ort ort-laenge'],
    [{ ort: 'bei\nAnna' }, 'ort ort-laenge'],
    [{ ort: '\ud800' }, 'ort ort-laenge'],
    [
      { runde: { id: testId(4), sitze: [testId(1)], ersterGeber: testId(1) } },
      'runde.sitze sitze-anzahl',
    ],
  ])('says of an evening what is wrong with %j', (mehr, erwartet) => {
    const sitze = [1, 2, 3, 5].map(testId)
    const daten = {
      spieltagId: testId(2),
      saisonId: testId(3),
      datum: '2026-01-09',
      ort: null,
      entschuldigt: [],
      runde: { id: testId(4), sitze, ersterGeber: testId(1) },
      ...mehr,
    }
    expect(fehler({ ...GUT, art: 'spieltag-eroeffnen', daten })).toEqual([erwartet])
  })

  it.each(['', ' ', '\u200b', '\u00ad\u2060', 'ja\ud83d', 'a\u0000', '\u202eaj', 'x'.repeat(301)])(
    'takes %j for no reason to object',
    (grund) => {
      const daten = {
        spieltagId: testId(2),
        spielId: testId(3),
        einspruchId: testId(4),
        spielerId: null,
        grund,
      }
      expect(fehler({ ...GUT, art: 'einspruch-erheben', daten })).toEqual(['grund grund-laenge'])
      const voll = { ...daten, grund: '🂡'.repeat(300) }
      expect(fehler({ ...GUT, art: 'einspruch-erheben', daten: voll })).toEqual([])
    },
  )

  it('takes a place that an exchange file may hold: 60 characters however long they are', () => {
    const daten = {
      spieltagId: testId(2),
      datum: '2026-01-09',
      ort: '🂡'.repeat(60),
      entschuldigt: [],
    }
    expect(fehler({ ...GUT, art: 'spieltag-aendern', daten })).toEqual([])
  })

  it.each([
    [{ einsatzCent: -1 }, 'einstellungen.abrechnung.einsatzCent einsatz-form'],
    [{ einsatzCent: 0 }, 'einstellungen.abrechnung.einsatzCent einsatz-form'],
    [{ limitCent: -1 }, 'einstellungen.abrechnung.limitCent limit-form'],
    [{ modus: 'fix', limitCent: 100 }, 'einstellungen.abrechnung.limitCent limit-form'],
  ])('tells once what is wrong with money: %j', (mehr, erwartet) => {
    const abrechnung = { einsatzCent: 10, modus: 'variabel', limitCent: null, kassenanteil: 0 }
    const einstellungen = { freieFehltage: 2, kuersoloWiederholung: 'einmal' }
    const daten = {
      saisonId: testId(3),
      name: '2027',
      einstellungen: { ...einstellungen, abrechnung: { ...abrechnung, ...mehr } },
    }
    expect(fehler({ ...GUT, art: 'saison-aendern', basis: 1, daten })).toEqual([erwartet])
  })

  it('tells an unreadable fee once', () => {
    const einstellungen = { freieFehltage: 2, kuersoloWiederholung: 'einmal', fehlgebuehrCent: -1 }
    const daten = { saisonId: testId(3), name: '2027', einstellungen }
    expect(fehler({ ...GUT, art: 'saison-aendern', basis: 1, daten })).toEqual([
      'einstellungen.fehlgebuehrCent gebuehr-form',
    ])
  })

  it('takes as many games as an exchange file holds', () => {
    const mit = (position: number) => ({
      ...GUT,
      art: 'spiel-eintragen',
      daten: {
        spieltagId: testId(2),
        rundeId: testId(3),
        spielId: testId(4),
        position,
        spiel: {},
      },
    })
    expect([201, 1000].flatMap((p) => fehler(mit(p)))).toEqual([])
    expect(fehler(mit(1001))).toEqual(['position unlesbar'])
  })

  it.each(['', '   ', 'x'.repeat(41), 'a\nb', '\u200b', '\u202ea'])(
    'refuses the name %j',
    (name) => {
      expect(fehler(mitName(name))).toEqual(['name name-form'])
    },
  )

  it.each(['x'.repeat(40), '🂡'.repeat(40), '李', 'Łukasz'])('takes the name %j', (name) => {
    expect(fehler(mitName(name))).toEqual([])
  })
})
