import { describe, expect, it } from 'vitest'
import { kurz, normal, SPIELER, solo, TISCH, werte } from '../../../tests/builders/spiel'
import type { Spiel } from '../spiel/spiel'
import { scoreSpiel } from './score'

/** [what happens, the game, its steps, its value]; the figures are from the rules' text. */
type Zeile = readonly [string, Spiel, readonly string[], number]

function tabelle(zeilen: readonly Zeile[]) {
  it.each(zeilen)('%s', (_, spiel, schritte, wert) => {
    const wertung = werte(spiel)
    expect(kurz(wertung.schritte)).toEqual(schritte)
    expect(wertung.wert).toBe(wert)
  })
}

describe('U-W1 winner without Ansage', () => {
  it.each([
    ['121 Augen are enough for Re', normal({ augenRe: 121 }), 're'],
    ['120:120 is Kontra’s', normal({ augenRe: 120 }), 'kontra'],
    ['alone, 121 Augen are enough too', solo('solo-damen', { augenRe: 121 }), 're'],
    ['alone, 119 Augen lose', solo('solo-damen', { augenRe: 119 }), 'kontra'],
    ['alone, 120:120 has no winner', solo('solo-damen', { augenRe: 120 }), null],
    ['nor has it in a stilles Solo', solo('stilles-solo', { augenRe: 120 }), null],
    ['nor in a Hochzeit that stayed alone', solo('hochzeit-solo', { augenRe: 120 }), null],
    ['Null knows no such case', solo('solo-null', { augenRe: 120 }), 'kontra'],
    [
      'with an Ansage 120:120 alone is decided by it',
      solo('solo-damen', { augenRe: 120, stoesse: ['Anna'], ansagen: { re: 'keine90' } }),
      'kontra',
    ],
    [
      'also when Kontra has it',
      solo('solo-damen', { augenRe: 120, stoesse: ['Bernd'], ansagen: { kontra: 'keine90' } }),
      're',
    ],
  ] as const)('%s', (_, spiel, gewinner) => {
    expect(werte(spiel).gewinner).toBe(gewinner)
  })

  tabelle([
    ['a drawn solo is worth nothing', solo('solo-damen', { augenRe: 120 }), [], 0],
    [
      'nor does a Stoß make it worth more',
      solo('solo-damen', { augenRe: 120, stoesse: ['Anna'] }),
      ['U-W8 stoss-re ×2'],
      0,
    ],
  ])
})

describe('U-W2 winner with Ansage', () => {
  const re = (stufe: 'keine90' | 'keine60' | 'keine30' | 'schwarz', augenRe: number) =>
    normal({ augenRe, stoesse: ['Anna'], ansagen: { re: stufe } })
  it.each([
    ['keine 90 holds against 89', re('keine90', 151), 're'],
    ['keine 90 fails against 90', re('keine90', 150), 'kontra'],
    ['keine 60 holds against 59', re('keine60', 181), 're'],
    ['keine 60 fails against 60', re('keine60', 180), 'kontra'],
    ['keine 30 holds against 29', re('keine30', 211), 're'],
    ['keine 30 fails against 30', re('keine30', 210), 'kontra'],
    ['schwarz fails against 0 Augen with a trick', re('schwarz', 240), 'kontra'],
    ['schwarz holds without a trick', { ...re('schwarz', 240), ohneStich: 'kontra' }, 're'],
    [
      'Kontra’s Ansage that holds wins',
      normal({ augenRe: 89, stoesse: ['Clara'], ansagen: { kontra: 'keine90' } }),
      'kontra',
    ],
    [
      'Kontra’s that fails loses, with 150 Augen',
      normal({ augenRe: 90, stoesse: ['Clara'], ansagen: { kontra: 'keine90' } }),
      're',
    ],
  ] as const)('%s', (_, spiel, gewinner) => {
    expect(werte(spiel).gewinner).toBe(gewinner)
  })
})

describe('U-W3 steps', () => {
  const k120 = 'U-W3 keine120'
  const k90 = 'U-W3 keine90'
  const k60 = 'U-W3 keine60'
  const k30 = 'U-W3 keine30'
  tabelle([
    ['119 Augen of the loser', normal({ augenRe: 121 }), [k120], 1],
    ['90 Augen are not keine 90', normal({ augenRe: 150 }), [k120], 1],
    ['89 are', normal({ augenRe: 151 }), [k120, k90], 2],
    ['60', normal({ augenRe: 180 }), [k120, k90], 2],
    ['59', normal({ augenRe: 181 }), [k120, k90, k60], 3],
    ['30', normal({ augenRe: 210 }), [k120, k90, k60], 3],
    ['29', normal({ augenRe: 211 }), [k120, k90, k60, k30], 4],
    ['0 Augen with a trick', normal({ augenRe: 240 }), [k120, k90, k60, k30], 4],
    [
      'no trick is schwarz',
      normal({ augenRe: 240, ohneStich: 'kontra' }),
      [k120, k90, k60, k30, 'U-W3 schwarz'],
      5,
    ],
  ])
})

describe('U-W4 an Ansage that holds', () => {
  tabelle([
    [
      'keine 60 counts for itself and for keine 90, level by level',
      normal({ augenRe: 185, stoesse: ['Anna'], ansagen: { re: 'keine60' } }),
      [
        'U-W3 keine120',
        'U-W3 keine90',
        'U-W4 keine90-angesagt',
        'U-W3 keine60',
        'U-W4 keine60-angesagt',
        'U-W8 stoss-re ×2',
      ],
      10,
    ],
    [
      'it holds though the own party is far from 120',
      normal({ augenRe: 10, stoesse: ['Clara'], ansagen: { kontra: 'keine90' } }),
      [
        'U-W3 keine120',
        'U-W3 keine90',
        'U-W4 keine90-angesagt',
        'U-W3 keine60',
        'U-W3 keine30',
        'U-W6 gegen-die-alten',
        'U-W8 stoss-kontra ×2',
      ],
      12,
    ],
  ])
})

describe('U-W5 an Ansage that fails', () => {
  tabelle([
    [
      'each level that was reached costs two',
      normal({ augenRe: 145, stoesse: ['Anna'], ansagen: { re: 'keine30' } }),
      [
        'U-W5 90-erreicht',
        'U-W5 keine90-angesagt',
        'U-W5 60-erreicht',
        'U-W5 keine60-angesagt',
        'U-W5 30-erreicht',
        'U-W5 keine30-angesagt',
        'U-W6 gegen-die-alten',
        'U-W8 stoss-re ×2',
      ],
      14,
    ],
    [
      'levels that held count nothing [A2]',
      normal({ augenRe: 175, stoesse: ['Anna'], ansagen: { re: 'keine60' } }),
      ['U-W5 60-erreicht', 'U-W5 keine60-angesagt', 'U-W6 gegen-die-alten', 'U-W8 stoss-re ×2'],
      6,
    ],
    [
      'schwarz fails on a trick of 0 Augen alone',
      normal({ augenRe: 240, stoesse: ['Anna'], ansagen: { re: 'schwarz' } }),
      ['U-W5 stich-gemacht', 'U-W5 schwarz-angesagt', 'U-W6 gegen-die-alten', 'U-W8 stoss-re ×2'],
      6,
    ],
    [
      'the loser’s own steps count as well',
      normal({ augenRe: 119, stoesse: ['Anna'], ansagen: { re: 'keine90' } }),
      [
        'U-W5 90-erreicht',
        'U-W5 keine90-angesagt',
        'U-W3 keine120',
        'U-W6 gegen-die-alten',
        'U-W8 stoss-re ×2',
      ],
      8,
    ],
    [
      'schwarz announced by a party that itself makes no trick',
      normal({ augenRe: 0, ohneStich: 're', stoesse: ['Anna'], ansagen: { re: 'schwarz' } }),
      [
        'U-W5 90-erreicht',
        'U-W5 keine90-angesagt',
        'U-W5 60-erreicht',
        'U-W5 keine60-angesagt',
        'U-W5 30-erreicht',
        'U-W5 keine30-angesagt',
        'U-W5 stich-gemacht',
        'U-W5 schwarz-angesagt',
        'U-W3 keine120',
        'U-W3 keine90',
        'U-W3 keine60',
        'U-W3 keine30',
        'U-W3 schwarz',
        'U-W6 gegen-die-alten',
        'U-W8 stoss-re ×2',
      ],
      28,
    ],
  ])
})

describe('U-W6 gegen die Alten', () => {
  tabelle([
    ['Kontra wins against two', normal({ augenRe: 120 }), ['U-W6 gegen-die-alten'], 1],
    ['never against one', solo('stilles-solo', { augenRe: 100 }), ['U-W3 keine120'], 1],
    [
      'nor when a solo fails on its Ansage',
      solo('solo-buben', { augenRe: 150, stoesse: ['Anna'], ansagen: { re: 'keine90' } }),
      ['U-W5 90-erreicht', 'U-W5 keine90-angesagt', 'U-W8 stoss-re ×2'],
      4,
    ],
  ])
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
