import { describe, expect, it } from 'vitest'
import { FUENF, VIER } from '../../../tests/builders/runde'
import { parseSaisonDatei } from './saison-datei'

const normal = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }
const runde = { spieler: VIER, ersterGeber: 'Anna', spiele: [normal] }
const endstand = { Anna: 12, Bernd: -4, Clara: -10, Elke: 2 }
const saison = { name: '2026', spieler: FUENF }

function datei(mehr: object = {}, spieltag: object = { datum: '2026-01-09', runden: [runde] }) {
  return { format: 'kallemann/1', regelwerk: 'urexweiler', saison, spieltage: [spieltag], ...mehr }
}

/** `ort code` of each fault. */
function fehler(roh: unknown): readonly string[] {
  const gelesen = parseSaisonDatei(JSON.parse(JSON.stringify(roh)) as unknown)
  return gelesen.ok ? [] : gelesen.fehler.map((f) => `${f.ort} ${f.code} ${f.regel}`)
}

const tag = (mehr: object) => datei({}, { datum: '2026-01-09', ...mehr })
const mitRunde = (mehr: object) => tag({ runden: [{ ...runde, ...mehr }] })

describe('a good file', () => {
  it('is read with the options it leaves out', () => {
    const gelesen = parseSaisonDatei(datei({ einstellungen: { freieFehltage: 1 } }))
    expect(gelesen).toMatchObject({
      ok: true,
      wert: {
        name: '2026',
        regelwerk: 'urexweiler',
        einstellungen: { freieFehltage: 1, kuersoloWiederholung: 'einmal' },
        spieler: FUENF,
        spieltage: [{ datum: '2026-01-09', entschuldigt: [], runden: [{ spieler: VIER }] }],
      },
    })
  })

  it.each([
    ['an evening by its result', tag({ endstand, ort: 'Anna' })],
    ['guests', mitRunde({ spieler: ['Gast', 'Bernd', 'Anna', 'Onkel Otto'] })],
    ['an excused member', tag({ runden: [runde], entschuldigt: ['Elke'] })],
    ['an end', mitRunde({ ende: 'vorzeitig' })],
    ['an end of the evening', tag({ runden: [runde], ende: 'gespielt' })],
    ['two Runden', tag({ runden: [runde, { ...runde, spieler: FUENF, spiele: [] }] })],
    ['a Runde of another table', tag({ runden: [runde, { ...runde, tisch: 2 }] })],
    ['the first table by its number', mitRunde({ tisch: 1 })],
    ['the leap day of a whole century', datei({}, { datum: '2000-02-29', endstand })],
    ['a leap day', datei({}, { datum: '2028-02-29', endstand })],
    ['no Spieltag', datei({ spieltage: [] })],
    [
      'names of any script',
      datei({ saison: { name: '二〇二六', spieler: ['李雷', 'Зоя', '🃏', 'ไก่'] }, spieltage: [] }),
    ],
  ])('may hold %s', (_, roh) => {
    expect(fehler(roh)).toEqual([])
  })
})

it('a result of −0 is 0', () => {
  const gelesen = parseSaisonDatei(tag({ endstand: { Anna: -0, Bernd: 0 } }))
  expect(gelesen.ok && gelesen.wert.spieltage[0]?.endstand).toEqual({ Anna: 0, Bernd: 0 })
})

describe('a fault is named with its place', () => {
  it.each([
    [
      'no leap day',
      datei({}, { datum: '1900-02-29', endstand }),
      'spieltage[0].datum datei-datum Format',
    ],
    ['no object', [], ' typ-falsch Format'],
    ['an unknown format', datei({ format: 'kallemann/2' }), 'format wert-unbekannt Format'],
    ['an unknown rule book', datei({ regelwerk: 'skat' }), 'regelwerk wert-unbekannt Format'],
    ['an unknown key', datei({ saisons: 1 }), 'saisons feld-unbekannt Format'],
    [
      'an unknown option',
      datei({ einstellungen: { farbe: 1 } }),
      'einstellungen.farbe feld-unbekannt Format',
    ],
    [
      'half a free absence',
      datei({ einstellungen: { freieFehltage: 0.5 } }),
      'einstellungen.freieFehltage typ-falsch Format',
    ],
    [
      'a negative one',
      datei({ einstellungen: { freieFehltage: -1 } }),
      'einstellungen.freieFehltage datei-zahl-bereich Format',
    ],
    [
      'an unknown repeat',
      datei({ einstellungen: { kuersoloWiederholung: 'immer' } }),
      'einstellungen.kuersoloWiederholung wert-unbekannt Format',
    ],
    ...(
      [
        // A sum has no places that an absence could be the last of.
        [{ wertung: 'summe', abwesenheit: 'letzter-platz' }, 'abwesenheit'],
        [{ wertung: 'schnitt', abwesenheit: 'letzter-platz' }, 'abwesenheit'],
        [{ wertung: 'schnitt-spiel', abwesenheit: 'zaehlt-nicht' }, 'abwesenheit'],
        [{ wertung: 'summe', freieFehltage: 2 }, 'freieFehltage'],
        [{ abwesenheit: 'zaehlt-nicht', freieFehltage: 2 }, 'freieFehltage'],
      ] as const
    ).map(([einstellungen, name]): [string, unknown, string] => [
      `${name} without effect in ${JSON.stringify(einstellungen)}`,
      datei({ einstellungen }),
      `einstellungen.${name} einstellung-ohne-wirkung Format`,
    ]),
    [
      'more dropped results than there are evenings',
      datei({ einstellungen: { streichergebnisse: 100 } }),
      'einstellungen.streichergebnisse datei-zahl-bereich Format',
    ],
    ['no name', datei({ saison: { spieler: FUENF } }), 'saison.name feld-fehlt Format'],
    [
      'a day that is not',
      datei({}, { datum: '2026-02-29', endstand }),
      'spieltage[0].datum datei-datum Format',
    ],
    [
      'a month that is not',
      datei({}, { datum: '2026-13-01', endstand }),
      'spieltage[0].datum datei-datum Format',
    ],
    [
      'a date in German',
      datei({}, { datum: '09.01.2026', endstand }),
      'spieltage[0].datum datei-datum Format',
    ],
    [
      'a time',
      datei({}, { datum: '2026-01-09T20:00', endstand }),
      'spieltage[0].datum datei-datum Format',
    ],
    ['neither Runden nor result', tag({}), 'spieltage[0] datei-runden-oder-endstand Format'],
    ['both', tag({ runden: [runde], endstand }), 'spieltage[0] datei-runden-oder-endstand Format'],
    ['no Runde', tag({ runden: [] }), 'spieltage[0].runden datei-runden-leer Format'],
    ...[0, 7].map((tisch): [string, unknown, string] => [
      `table ${tisch}`,
      mitRunde({ tisch }),
      'spieltage[0].runden[0].tisch datei-zahl-bereich Format',
    ]),
    ['half a table', mitRunde({ tisch: 1.5 }), 'spieltage[0].runden[0].tisch typ-falsch Format'],
    ['an empty result', tag({ endstand: {} }), 'spieltage[0].endstand datei-endstand-leer Format'],
    [
      'a result that is off',
      tag({ endstand: { Anna: 1, Bernd: 1 } }),
      'spieltage[0].endstand datei-endstand-summe U-L7',
    ],
    [
      'half a point',
      tag({ endstand: { Anna: 0.5, Bernd: -0.5 } }),
      'spieltage[0].endstand.Anna typ-falsch Format',
    ],
    [
      'a stranger excused',
      tag({ endstand, entschuldigt: ['Gast'] }),
      'spieltage[0].entschuldigt[0] datei-entschuldigt-fremd U-L6',
    ],
    [
      'a player excused',
      tag({ endstand, entschuldigt: ['Anna'] }),
      'spieltage[0].entschuldigt[0] datei-entschuldigt-spielt U-L6',
    ],
    [
      'one excused twice',
      tag({ endstand, entschuldigt: ['Dieter', 'Dieter'] }),
      'spieltage[0].entschuldigt[1] datei-name-doppelt Format',
    ],
    [
      'an unknown end',
      mitRunde({ ende: 'müde' }),
      'spieltage[0].runden[0].ende wert-unbekannt Format',
    ],
    [
      'three at the table',
      mitRunde({ spieler: ['Anna', 'Bernd', 'Clara'] }),
      'spieltage[0].runden[0].spieler datei-spielerzahl Format',
    ],
    [
      'one twice at the table',
      mitRunde({ spieler: ['Anna', 'Bernd', 'Clara', 'Anna'] }),
      'spieltage[0].runden[0].spieler[3] datei-name-doppelt Format',
    ],
    [
      'a dealer from outside',
      mitRunde({ ersterGeber: 'Elke' }),
      'spieltage[0].runden[0].ersterGeber datei-geber Format',
    ],
    [
      'an unknown key of a game',
      mitRunde({ spiele: [{ ...normal, wert: 3 }] }),
      'spieltage[0].runden[0].spiele[0].wert feld-unbekannt Format',
    ],
    [
      'games that are no list',
      mitRunde({ spiele: {} }),
      'spieltage[0].runden[0].spiele typ-falsch Format',
    ],
  ])('%s', (_, roh, erwartet) => {
    expect(fehler(roh)[0]).toBe(erwartet)
  })

  it('all at once, each rule by its id', () => {
    const spiele = [
      normal,
      { ...normal, ansagen: { re: 'keine90' } },
      { ...normal, re: ['Anna', 'Elke'] },
      { ...normal, augenRe: 239 },
    ]
    expect(fehler(mitRunde({ spiele }))).toEqual([
      'spieltage[0].runden[0].spiele[1].ansagen.re ansage-ohne-stoss U-S4',
      expect.stringMatching(/^spieltage\[0\]\.runden\[0\]\.spiele\[2\]\.re\[1\] .* U-P$/),
      expect.stringMatching(/^spieltage\[0\]\.runden\[0\]\.spiele\[3\]\.augenRe .* U-P$/),
    ])
  })

  it('who sits out by U-T2 cannot play, and an announced solo keeps the deal where it is', () => {
    const anna = { art: 'solo-damen', re: ['Bernd'], augenRe: 130 }
    const mitAnna = { ...normal, re: ['Anna', 'Clara'] }
    const ohneAnna = { ...normal, re: ['Bernd', 'Clara'] }
    const spiele = [anna, mitAnna, mitAnna, ohneAnna]
    // Anna deals the first two games of five players and sits out; Bernd deals the third, Clara the fourth.
    expect(fehler(mitRunde({ spieler: FUENF, spiele })).map((f) => f.split(' ')[0])).toEqual([
      'spieltage[0].runden[0].spiele[1].re[0]',
      'spieltage[0].runden[0].spiele[3].re[1]',
    ])
  })

  it('after a game of unknown art seats are not guessed, strangers still found', () => {
    const spiele = [
      { ...normal, art: 'solo-herz' },
      { ...normal, re: ['Anna', 'Elke'] },
      { ...normal, re: ['Anna', 'Gast'] },
    ]
    expect(fehler(mitRunde({ spieler: FUENF, spiele })).map((f) => f.split(' ')[0])).toEqual([
      'spieltage[0].runden[0].spiele[0].art',
      'spieltage[0].runden[0].spiele[2].re[1]',
    ])
  })

  it('a list without end is not read', () => {
    expect(fehler(mitRunde({ spiele: Array(1001).fill(7) }))).toEqual([
      'spieltage[0].runden[0].spiele datei-liste-lang Format',
    ])
  })
})
