import { describe, expect, it } from 'vitest'
import { FUENF } from '../../../tests/builders/runde'
import { parseSaisonDatei } from './saison-datei'

const normal = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }

function datei(mehr: object = {}, spieltag?: object) {
  return {
    format: 'kallemann/1',
    regelwerk: 'urexweiler',
    saison: { name: '2026', spieler: FUENF },
    spieltage: spieltag === undefined ? [] : [spieltag],
    ...mehr,
  }
}

/** `ort code` of each fault. */
function fehler(roh: unknown): readonly string[] {
  const gelesen = parseSaisonDatei(roh)
  return gelesen.ok ? [] : gelesen.fehler.map((f) => `${f.ort} ${f.code} ${f.regel}`)
}

describe('names', () => {
  const kader = (...spieler: unknown[]) => datei({ saison: { name: '2026', spieler } })

  it.each([
    ['', 'datei-text-laenge'],
    ['   ', 'datei-text-laenge'],
    ['x'.repeat(41), 'datei-text-laenge'],
    [' Anna', 'datei-text-rand'],
    ['Anna\u00a0', 'datei-text-rand'],
    ['An\nna', 'datei-text-zeichen'],
    ['An\u2028na', 'datei-text-zeichen'],
    ['\ud800', 'datei-text-zeichen'],
    ['\u200b', 'datei-text-zeichen'],
    ['\u3164', 'datei-text-zeichen'],
    ['\u202eannA', 'datei-text-zeichen'],
    ['\u2066Anna', 'datei-text-zeichen'],
    ['Kasse', 'datei-name-reserviert'],
    ['KASSE', 'datei-name-reserviert'],
    ['Kas\u00adse', 'datei-name-reserviert'],
    [7, 'typ-falsch'],
    [null, 'typ-falsch'],
  ])('%j is none', (name, code) => {
    expect(fehler(kader('A', 'B', 'C', name))).toEqual([`saison.spieler[3] ${code} Format`])
  })

  it('have up to 40 characters, however many bytes those are', () => {
    expect(fehler(kader('A', 'B', '🃏'.repeat(40), 'ä'.normalize('NFD').repeat(40)))).toEqual([])
  })

  it.each([
    ['anna', 'Anna'],
    ['STRASSE', 'Straße'],
    ['Anna', 'Anna\u200b'],
    ['Anna', 'An\u00adna'],
    ['\u03b1\u0345\u0301', '\u03ac\u03b9'],
    ['ZOË', 'Zoë'.normalize('NFD')],
  ])('%s and %s are too alike', (a, b) => {
    expect(fehler(kader('X', 'Y', a, b))).toEqual([
      'saison.spieler[3] datei-name-schreibweise Format',
    ])
  })

  it('a guest may not be called like a member or another guest', () => {
    const gaeste = (a: string, b: string) =>
      datei({
        spieltage: [
          { datum: '2026-01-09', endstand: { Anna: 1, [a]: -1 } },
          { datum: '2026-02-09', endstand: { Anna: 1, [b]: -1 } },
        ],
      })
    expect(fehler(gaeste('bernd', 'Gast'))).toEqual([
      'spieltage[0].endstand.bernd datei-name-schreibweise Format',
    ])
    expect(fehler(gaeste('Gast', 'GAST'))).toEqual([
      'spieltage[1].endstand.GAST datei-name-schreibweise Format',
    ])
    expect(fehler(gaeste('Gast', 'Gast'))).toEqual([])
  })

  it('in another Unicode form are the same name, spelled as in the roster', () => {
    const zoe = 'Zoë'
    const anders = zoe.normalize('NFD')
    const spieler = [zoe, 'Bernd', 'Clara', 'Dieter']
    const gelesen = parseSaisonDatei(
      datei(
        { saison: { name: '2026', spieler } },
        {
          datum: '2026-01-09',
          runden: [
            {
              spieler: [anders, 'Bernd', 'Clara', 'Dieter'],
              ersterGeber: anders,
              spiele: [{ ...normal, re: [anders, 'Bernd'], stoesse: [anders], notiz: anders }],
            },
          ],
        },
      ),
    )
    expect(gelesen).toMatchObject({
      ok: true,
      wert: {
        spieltage: [
          {
            runden: [
              {
                spieler,
                ersterGeber: zoe,
                spiele: [{ spiel: { re: [zoe, 'Bernd'], stoesse: [zoe], notiz: anders } }],
              },
            ],
          },
        ],
      },
    })
  })

  it('that an object would trip over are names like any other', () => {
    const text = `{"format":"kallemann/1","regelwerk":"urexweiler",
      "saison":{"name":"2026","spieler":["__proto__","constructor","toString","hasOwnProperty"]},
      "spieltage":[{"datum":"2026-01-09","endstand":{"__proto__":3,"constructor":-3}}]}`
    const gelesen = parseSaisonDatei(JSON.parse(text) as unknown)
    if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
    expect(Object.entries(gelesen.wert.spieltage[0]?.endstand ?? {})).toEqual([
      ['__proto__', 3],
      ['constructor', -3],
    ])
  })

  it('as unknown keys are faults like any other', () => {
    const gelesen = parseSaisonDatei(JSON.parse('{"__proto__":{"format":1}}') as unknown)
    expect(gelesen.ok ? [] : gelesen.fehler.map((f) => f.ort)).toEqual([
      '__proto__',
      'format',
      'regelwerk',
      'saison',
      'spieltage',
    ])
  })
})
