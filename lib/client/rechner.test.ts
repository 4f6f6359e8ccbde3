import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getRegelwerk } from '../domain/regelwerk/presets'
import { beginneEntwurf } from '../domain/spiel/entwurf'
import type { Entwurf } from '../domain/spiel/entwurf'
import { formatAdresse, nachBuch, readAdresse, rechnerRegelwerk } from './rechner'

const OHNE_NAMEN = ['', '', '', '']
const leer = beginneEntwurf()
const regelwerk = getRegelwerk('urexweiler')

function parameter(suche: string): Record<string, string | string[]> {
  const alle = new URLSearchParams(suche)
  return Object.fromEntries(
    [...new Set(alle.keys())].map((k) => {
      const werte = alle.getAll(k)
      return [k, werte.length === 1 ? (werte[0] ?? '') : werte]
    }),
  )
}

const beispiel: Entwurf = {
  ...leer,
  art: 'hochzeit',
  re: ['3', '1'],
  augen: { partei: 're', wert: 158, frisch: true },
  stoesse: ['1', '4'],
  ansagen: { re: 'keine60' },
  ansageVorKlaerung: 'keine90',
  sonderpunkte: { re: { fuchs: 1 }, kontra: { doppelkopf: 2 } },
  schweine: '1',
  trumpfabgabe: ['2', '4'],
  notiz: 'zweiter Stich strittig',
}

describe('the address of the calculator', () => {
  it('is short and reads like the game', () => {
    expect(formatAdresse({ regelwerk, entwurf: beispiel, namen: OHNE_NAMEN })).toBe(
      'art=hochzeit&re=31&augen=158&stoss=14&ansage=re-keine60&vorab=keine90' +
        '&doppelkopf=0-2&fuchs=1-0&schweine=1&trumpfabgabe=24&notiz=zweiter+Stich+strittig',
    )
    expect(formatAdresse({ regelwerk, entwurf: leer, namen: OHNE_NAMEN })).toBe('')
  })

  it('brings the game back', () => {
    const suche = formatAdresse({
      regelwerk,
      entwurf: beispiel,
      namen: ['Änne', 'B & C', '', 'Özlem'],
    })
    expect(readAdresse(parameter(suche))).toEqual({
      zustand: { regelwerk, entwurf: beispiel, namen: ['Änne', 'B & C', '', 'Özlem'] },
      unlesbar: [],
    })
  })

  it('holds Augen that nobody counted', () => {
    const band = { von: 60, bis: 89 }
    const entwurf: Entwurf = { ...leer, augen: { partei: 'kontra', wert: band, frisch: true } }
    expect(formatAdresse({ regelwerk, entwurf, namen: OHNE_NAMEN })).toBe('augen=151-180')
    const gelesen = readAdresse({ augen: '151-180' })
    expect(gelesen.unlesbar).toEqual([])
    expect(gelesen.zustand.entwurf.augen.wert).toEqual({ von: 151, bis: 180 })
  })

  it("writes Kontra's Augen as what they leave for Re", () => {
    const entwurf: Entwurf = { ...leer, augen: { partei: 'kontra', wert: 82, frisch: false } }
    expect(formatAdresse({ regelwerk, entwurf, namen: OHNE_NAMEN })).toBe('augen=158')
  })

  it.each([
    ['art=skat', ['art']],
    ['regeln=skat', ['regeln']],
    ['regeln=ddv&wirkung=mal2', ['wirkung']],
    ['regeln=besenmarkt&art=solo-fehlfarben', ['art']],
    ['regeln=skill7&charlie=2-0', ['charlie']],
    ['augen=241', ['augen']],
    ['augen=-5', ['augen']],
    ['augen=5-', ['augen']],
    ['augen=200-241', ['augen']],
    ['augen=1-2-3', ['augen']],
    ['augen=1e2', ['augen']],
    ['augen=10&augen=20', ['augen']],
    ['re=15', ['re']],
    ['re=11', ['re']],
    ['re=123', ['re']],
    ['art=solo-damen&re=12', ['re']],
    ['stoss=', ['stoss']],
    ['ansage=re-keine90.re-keine60', ['ansage']],
    ['ansage=re', ['ansage']],
    ['fuchs=2-1', ['fuchs']],
    ['kallemann=eins', ['kallemann']],
    ['name=Anna', ['name']],
    [`notiz=${'x'.repeat(501)}`, ['notiz']],
    ['art=skat&augen=999&re=9', ['art', 're', 'augen']],
  ])('names what it cannot read in ?%s and keeps the rest', (suche, unlesbar) => {
    const gelesen = readAdresse(parameter(`${suche}&schweine=2`))
    expect(gelesen.unlesbar).toEqual(unlesbar)
    expect(gelesen.zustand.entwurf.schweine).toBe('2')
  })

  it('passes over keys of others', () => {
    expect(readAdresse(parameter('utm_source=chat'))).toEqual({
      zustand: { regelwerk, entwurf: leer, namen: OHNE_NAMEN },
      unlesbar: [],
    })
  })

  it('says by which rules, and what an Ansage does where that can be set', () => {
    const buch = rechnerRegelwerk('besenmarkt', 'mal2')
    const entwurf: Entwurf = {
      ...{ ...leer, re: ['1', '2'], stoesse: ['1'] },
      augen: { partei: 're', wert: 121, frisch: true },
      sonderpunkte: { re: { 'fuchs-letzter': 1 }, kontra: {} },
    }
    const suche = formatAdresse({ regelwerk: buch, entwurf, namen: OHNE_NAMEN })
    expect(suche).toBe('regeln=besenmarkt&wirkung=mal2&re=12&augen=121&stoss=1&fuchs-letzter=1-0')
    const gelesen = readAdresse(parameter(suche))
    expect(gelesen).toEqual({
      zustand: { regelwerk: buch, entwurf, namen: OHNE_NAMEN },
      unlesbar: [],
    })
    expect(gelesen.zustand.regelwerk).toBe(buch)
    expect(
      formatAdresse({ regelwerk: getRegelwerk('ddv'), entwurf: leer, namen: OHNE_NAMEN }),
    ).toBe('regeln=ddv')
  })

  it('keeps the draft when the rules change, but for a kind of game that they do not know', () => {
    const ddv = getRegelwerk('ddv')
    expect(nachBuch(beispiel, ddv)).toBe(beispiel)
    expect(nachBuch({ ...leer, art: 'solo-koehler', re: ['2'] }, ddv)).toEqual({
      ...{ ...leer, art: 'solo', re: ['2'] },
    })
  })

  it('never throws, and what it read it writes and reads the same', () => {
    const schluessel = fc.constantFrom(
      ...[
        'regeln',
        'wirkung',
        'art',
        're',
        'augen',
        'ohnestich',
        'stoss',
        'ansage',
        'vorab',
        'fuchs',
      ],
      ...[
        'charlie',
        'fuchs-letzter',
        'doppelkopf',
        'kallemann',
        'schweine',
        'trumpfabgabe',
        'regelverstoss',
        'notiz',
        'name',
      ],
    )
    const wert = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'ddv',
        'besenmarkt',
        'mal2',
        '13',
        '2',
        '158',
        're',
        'niemand',
        're-keine90',
        'keine60',
        '1-1',
        'solo',
      ),
      fc.array(fc.string(), { maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.dictionary(schluessel, wert), (p) => {
        const { zustand } = readAdresse(p)
        expect(readAdresse(parameter(formatAdresse(zustand)))).toEqual({ zustand, unlesbar: [] })
      }),
    )
  })
})
