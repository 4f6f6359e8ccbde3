import { describe, expect, it } from 'vitest'
import { normal, solo, werte } from '../../../tests/builders/spiel'
import { schrittTabelle as tabelle } from '../../../tests/builders/tabelle'

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
