import { describe, expect, it } from 'vitest'
import { kurz, normal, SPIELER, solo, TISCH, werte } from '../../../tests/builders/spiel'
import { schrittTabelle as tabelle } from '../../../tests/builders/tabelle'
import type { Spiel } from '../spiel/spiel'
import { scoreSpiel } from './score'

describe('U-S1 whose Stoß it is', () => {
  it.each([
    ['Anna', 'U-W8 stoss-re ×2'],
    ['Bernd', 'U-W8 stoss-re ×2'],
    ['Clara', 'U-W8 stoss-kontra ×2'],
    ['Dieter', 'U-W8 stoss-kontra ×2'],
  ])('%s doubles for the own party', (wer, schritt) => {
    expect(kurz(werte(normal({ augenRe: 130, stoesse: [wer] })).schritte)).toContain(schritt)
  })
})

describe('U-W7 Grundwert', () => {
  it('is what is doubled: the points before Stöße, without Sonderpunkte', () => {
    const { schritte, wert } = werte(
      normal({
        augenRe: 185,
        stoesse: ['Anna', 'Clara'],
        ansagen: { re: 'keine60' },
        sonderpunkte: { re: { fuchs: 1 } },
      }),
    )
    expect(kurz(schritte)).toEqual([
      'U-W3 keine120',
      'U-W3 keine90',
      'U-W4 keine90-angesagt',
      'U-W3 keine60',
      'U-W4 keine60-angesagt',
      'U-W8 stoss-re ×2',
      'U-W8 stoss-kontra ×2',
      'U-W9 fuchs',
    ])
    expect(wert).toBe(5 * 4 + 1)
  })
})

describe('U-W8 Stöße', () => {
  tabelle([
    [
      'both parties make it four times as much',
      normal({ augenRe: 118, stoesse: ['Clara', 'Anna'] }),
      ['U-W3 keine120', 'U-W6 gegen-die-alten', 'U-W8 stoss-re ×2', 'U-W8 stoss-kontra ×2'],
      8,
    ],
    [
      'two names of a party double once',
      normal({ augenRe: 151, stoesse: ['Anna', 'Bernd'] }),
      ['U-W3 keine120', 'U-W3 keine90', 'U-W4 keine90-angesagt', 'U-W8 stoss-re ×2'],
      6,
    ],
  ])
})

describe('U-W9 Sonderpunkte', () => {
  tabelle([
    [
      'come after the doubling, one step a point, the winner’s first',
      normal({
        augenRe: 121,
        stoesse: ['Anna'],
        sonderpunkte: { kontra: { fuchs: 1 }, re: { kallemann: 1, doppelkopf: 2 } },
      }),
      [
        'U-W3 keine120',
        'U-W8 stoss-re ×2',
        'U-W9 doppelkopf',
        'U-W9 doppelkopf',
        'U-W9 kallemann',
        'U-W9 fuchs −1',
      ],
      4,
    ],
    [
      'without a winner they are seen from Re',
      solo('solo-normal', {
        augenRe: 120,
        stoesse: ['Anna'],
        sonderpunkte: { re: { fuchs: 1 }, kontra: { doppelkopf: 2 } },
      }),
      ['U-W8 stoss-re ×2', 'U-W9 fuchs', 'U-W9 doppelkopf −1', 'U-W9 doppelkopf −1'],
      -1,
    ],
    [
      'counts of 0 are no steps',
      normal({ augenRe: 121, sonderpunkte: { re: { fuchs: 0 } } }),
      ['U-W3 keine120'],
      1,
    ],
  ])
})

describe('U-W10 Spielpunkte', () => {
  it.each([
    ['two against two', normal({ augenRe: 151 }), [2, 2, -2, -2]],
    ['Kontra wins', normal({ augenRe: 89 }), [-3, -3, 3, 3]],
    ['alone, won', solo('solo-buben', { augenRe: 185, stoesse: ['Bernd'] }), [18, -6, -6, -6]],
    ['alone, lost', solo('stilles-solo', { augenRe: 100 }), [-3, 1, 1, 1]],
    [
      'drawn, Re has the Sonderpunkte',
      solo('solo-normal', { augenRe: 120, sonderpunkte: { re: { fuchs: 2 } } }),
      [6, -2, -2, -2],
    ],
    [
      'a negative value makes the winners pay',
      normal({ augenRe: 145, sonderpunkte: { kontra: { fuchs: 1, doppelkopf: 1 } } }),
      [-1, -1, 1, 1],
    ],
    [
      'a value of 0 is 0 for all, and never −0',
      normal({
        augenRe: 145,
        stoesse: ['Bernd'],
        sonderpunkte: { kontra: { fuchs: 1, doppelkopf: 1 } },
      }),
      [0, 0, 0, 0],
    ],
    ['a drawn solo too', solo('solo-damen', { augenRe: 120 }), [0, 0, 0, 0]],
  ] as const)('%s', (_, spiel, punkte) => {
    const wertung = werte(spiel)
    expect(SPIELER.map((name) => wertung.punkte[name])).toEqual(punkte)
    expect(Object.keys(wertung.punkte)).toEqual(SPIELER)
  })

  it('knows players by any name', () => {
    const spieler = ['__proto__', 'constructor', 'Zoë', '李雷']
    const spiel: Spiel = { art: 'normal', re: ['__proto__', 'Zoë'], augenRe: 121 }
    const { punkte } = scoreSpiel(spiel, { ...TISCH, spieler })
    expect(Object.entries(punkte)).toEqual([
      ['__proto__', 1],
      ['constructor', -1],
      ['Zoë', 1],
      ['李雷', -1],
    ])
  })
})

describe('U-R1 Regelverstoß', () => {
  const fuenf = ['keine120', 'keine90', 'keine60', 'keine30', 'schwarz'].map((c) => `U-R1 ${c}`)
  tabelle([
    ['Augen need not be known', normal({ regelverstoss: 'Anna' }), fuenf, 5],
    ['and do not count', normal({ regelverstoss: 'Anna', augenRe: 240 }), fuenf, 5],
    [
      'levels announced by the offender’s party count',
      normal({ regelverstoss: 'Anna', stoesse: ['Anna'], ansagen: { re: 'keine60' } }),
      [...fuenf, 'U-R1 keine90-angesagt', 'U-R1 keine60-angesagt', 'U-W8 stoss-re ×2'],
      14,
    ],
    [
      'automatic ones too',
      normal({ regelverstoss: 'Anna', stoesse: ['Clara', 'Dieter'] }),
      [...fuenf, 'U-R1 keine90-angesagt', 'U-W8 stoss-kontra ×2'],
      12,
    ],
    [
      'in Null it is the same',
      solo('solo-null', {
        regelverstoss: 'Clara',
        stoesse: ['Clara'],
        ansagen: { kontra: 'augen60' },
      }),
      [...fuenf, 'U-R1 augen30-angesagt', 'U-R1 augen60-angesagt', 'U-W8 stoss-kontra ×2'],
      14,
    ],
    [
      'a solo at 120:120 is no draw',
      solo('solo-damen', { regelverstoss: 'Anna', augenRe: 120 }),
      fuenf,
      5,
    ],
  ])

  it('the game goes to the other party, with no gegen die Alten', () => {
    expect(werte(normal({ regelverstoss: 'Anna' }))).toMatchObject({ gewinner: 'kontra', wert: 5 })
    expect(werte(normal({ regelverstoss: 'Clara' }))).toMatchObject({ gewinner: 're', wert: 5 })
    const allein = werte(solo('solo-damen', { regelverstoss: 'Bernd' }))
    expect(allein.punkte).toEqual({ Anna: 15, Bernd: -5, Clara: -5, Dieter: -5 })
  })
})
