import { describe, expect, it } from 'vitest'
import type { Folge } from '../domain/protokoll/folge'
import { textFolge } from './vorgang-folge'

const NAMEN = { a: 'Anna', b: 'Bernd' }
const platz = (rang: number, rangpunkte: string) => ({ rang, rangpunkte })
const FOLGE: Folge = {
  rechenweise: 1,
  namen: {},
  spieltag: { datum: '2026-01-09', stand: { a: 12, b: -12 } },
  spiel: { id: 's', nummer: 3, wert: { vorher: 1, nachher: 2 }, punkte: { a: 2, b: -2 } },
  unterschiede: [
    { art: 'wert', nummer: 3, vorher: 1, nachher: 2 },
    { art: 'stand', spieler: 'a', vorher: 11, nachher: 12 },
  ],
  saison: {
    id: 'x',
    tabelle: [{ spieler: 'a', vorher: platz(2, '4'), nachher: platz(1, '9/2') }],
  },
}
const text = (folge: Folge) =>
  textFolge(folge, { namen: NAMEN, regelwerk: 'urexweiler', form: 'dezimal' })

describe('textFolge', () => {
  it('tells points, what else changed, the totals once, and the season, as it was then', () => {
    expect(text(FOLGE)).toEqual([
      { was: 'Spielpunkte', saetze: ['Anna\u00a0+2, Bernd\u00a0−2'] },
      { was: 'Sonst geändert', saetze: ['Spiel 3: Wert 2 statt 1.'] },
      { was: 'Stand des Abends', saetze: ['Anna\u00a0+12, Bernd\u00a0−12'] },
      { was: 'Saison', saetze: ['Anna vom 2. auf den 1. Platz (4,00 → 4,50).'] },
    ])
  })

  it('writes Rangpunkte in the form that is asked for', () => {
    expect(
      textFolge(FOLGE, { namen: NAMEN, regelwerk: 'urexweiler', form: 'bruch' }).at(-1)?.saetze,
    ).toEqual(['Anna vom 2. auf den 1. Platz (4 → 4½).'])
  })

  it('has no heading over nothing: of a struck game, of an evening without totals, of no evening', () => {
    const gestrichen = { ...FOLGE.spiel, punkte: null } as NonNullable<Folge['spiel']>
    expect(text({ rechenweise: 1, namen: {}, spiel: gestrichen })).toEqual([])
    expect(
      text({ rechenweise: 1, namen: {}, spieltag: { datum: '2026-01-09', stand: {} } }),
    ).toEqual([])
    expect(text({ rechenweise: 1, namen: {}, saison: { id: 'x', tabelle: [] } })).toEqual([])
    expect(text({ rechenweise: 1, namen: {} })).toEqual([])
  })
})
