import { describe, expect, it } from 'vitest'
import { OP_DATEN } from '../op/op'
import { GRUPPEN, erwaehnt, parseSuche, querySuche } from './suche'

const KONTO = '01900000-0000-7000-8000-000000000001'

describe('GRUPPEN', () => {
  it('have every kind of operation once', () => {
    const alle = Object.values(GRUPPEN).flat()
    expect([...alle].sort()).toEqual(Object.keys(OP_DATEN).sort())
  })
})

describe('parseSuche', () => {
  it('reads what an address asks for', () => {
    const parameter = {
      konto: KONTO,
      gruppe: 'spiele',
      abend: '2026-01-09',
      von: '2026-01-01',
      bis: '2026-01-31',
      name: ' Elke ',
      vor: '120',
    }
    const { suche, unlesbar } = parseSuche(parameter)
    expect(suche).toEqual({ ...parameter, name: 'Elke', vor: 120 })
    expect(unlesbar).toEqual([])
  })

  it.each([
    ['konto', 'Anna'],
    ['gruppe', 'alles'],
    ['gruppe', 'toString'],
    ['abend', '2026-02-30'],
    ['von', 'Quatsch'],
    ['bis', '9.1.2026'],
    ['name', 'x'.repeat(41)],
    ['vor', '0'],
    ['vor', '1.5'],
    ['vor', '99999999999999999999'],
    ['vor', 'zwölf'],
  ])('leaves out %s=%s and says so', (feld, wert) => {
    expect(parseSuche({ [feld]: wert })).toMatchObject({
      suche: {},
      unlesbar: [feld],
    })
  })

  it('takes an empty field for nothing, the first of several, and no field that it does not know', () => {
    expect(parseSuche({ name: ' ', von: '', fremd: 'x' })).toEqual({ suche: {}, unlesbar: [] })
    expect(parseSuche({ vor: ['7', 'x'] }).suche).toEqual({ vor: 7 })
  })
})

describe('querySuche', () => {
  it('makes the address that reads back as the same search', () => {
    const suche = { name: 'Łukasz & Co', vor: 12 }
    const query = querySuche(suche)
    expect(query).toBe('?name=%C5%81ukasz%20%26%20Co&vor=12')
    expect(parseSuche(Object.fromEntries(new URLSearchParams(query))).suche).toEqual(suche)
    expect(querySuche({})).toBe('')
  })
})

describe('erwaehnt', () => {
  const eintrag = { daten: {}, klartext: [] }
  const punkte = { a: 1, b: -1 }
  const spiel = { id: 's', nummer: 1, wert: { vorher: null, nachher: 1 }, punkte }

  it('finds who is named, who is a key, who played, and whose name is sealed', () => {
    const wer = new Set(['a'])
    expect(erwaehnt({ ...eintrag, daten: { spielerId: 'a' } }, wer)).toBe(true)
    expect(erwaehnt({ ...eintrag, daten: { runde: { sitze: ['b', 'a'] } } }, wer)).toBe(true)
    expect(erwaehnt({ ...eintrag, daten: { endstand: { a: 3 } } }, wer)).toBe(true)
    expect(erwaehnt({ ...eintrag, folge: { rechenweise: 1, namen: {}, spiel } }, wer)).toBe(true)
    const klartext = [{ siegel: 'x', text: 'Anna', salz: 's', spielerId: 'a' }]
    expect(erwaehnt({ ...eintrag, klartext }, wer)).toBe(true)
  })

  it('does not take an evening for the entry: who was there and did not play is not meant', () => {
    const folge = {
      rechenweise: 1,
      namen: { c: 1 },
      spieltag: { datum: '2026-01-09', stand: { c: 0 } },
      spiel,
    }
    expect(erwaehnt({ ...eintrag, folge }, new Set(['c']))).toBe(false)
  })
})
