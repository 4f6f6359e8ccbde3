import { describe } from 'vitest'
import { solo } from '../../../tests/builders/spiel'
import { schrittTabelle as tabelle } from '../../../tests/builders/tabelle'
import type { Spiel } from '../spiel/spiel'

const nullspiel = (mehr: Partial<Spiel>) => solo('solo-null', mehr)
const ohneStich = { augenRe: 0, ohneStich: 're' } as const

describe('U-N1 Null won', () => {
  tabelle([
    ['without a Stoß', nullspiel(ohneStich), ['U-N1 gewonnen'], 1, 're'],
    [
      'the soloist’s own Stoß doubles',
      nullspiel({ ...ohneStich, stoesse: ['Anna'] }),
      ['U-N1 gewonnen', 'U-W8 stoss-re ×2'],
      2,
      're',
    ],
    [
      'at most 4',
      nullspiel({ ...ohneStich, stoesse: ['Anna', 'Bernd'] }),
      ['U-N1 gewonnen', 'U-W8 stoss-re ×2', 'U-W8 stoss-kontra ×2'],
      4,
      're',
    ],
  ])
})

describe('U-N2 Null lost', () => {
  const mehr = 'U-N2 mehr-als-0'
  tabelle([
    ['by a trick without Augen [A4]', nullspiel({ augenRe: 0 }), [mehr], 1, 'kontra'],
    ['by 29 Augen', nullspiel({ augenRe: 29 }), [mehr], 1, 'kontra'],
    ['by 30', nullspiel({ augenRe: 30 }), [mehr, 'U-N2 mindestens30'], 2, 'kontra'],
    [
      '120:120 is no special case (U-N5)',
      nullspiel({ augenRe: 120 }),
      [mehr, ...[30, 60, 90, 120].map((n) => `U-N2 mindestens${n}`)],
      5,
      'kontra',
    ],
    [
      'by all',
      nullspiel({ augenRe: 240 }),
      [mehr, ...[30, 60, 90, 120, 150, 180, 210, 240].map((n) => `U-N2 mindestens${n}`)],
      9,
      'kontra',
    ],
    [
      'it is no matter that Kontra made no trick',
      nullspiel({ augenRe: 240, ohneStich: 'kontra' }),
      [mehr, ...[30, 60, 90, 120, 150, 180, 210, 240].map((n) => `U-N2 mindestens${n}`)],
      9,
      'kontra',
    ],
  ])
})

describe('U-N3 announced Augen that are reached', () => {
  const sechzig = { stoesse: ['Bernd'], ansagen: { kontra: 'augen60' } } as const
  const angesagt = [
    'U-N2 mehr-als-0',
    'U-N2 mindestens30',
    'U-N3 augen30-angesagt',
    'U-N2 mindestens60',
    'U-N3 augen60-angesagt',
  ]
  tabelle([
    [
      'each announced step counts once more',
      nullspiel({ augenRe: 60, ...sechzig }),
      [...angesagt, 'U-W8 stoss-kontra ×2'],
      10,
      'kontra',
    ],
    [
      'Augen beyond the announced ones count as made',
      nullspiel({ augenRe: 95, ...sechzig }),
      [...angesagt, 'U-N2 mindestens90', 'U-W8 stoss-kontra ×2'],
      12,
      'kontra',
    ],
    [
      'two of Kontra who stoß at once have announced 30 (U-S2)',
      nullspiel({ augenRe: 31, stoesse: ['Bernd', 'Dieter'] }),
      ['U-N2 mehr-als-0', 'U-N2 mindestens30', 'U-N3 augen30-angesagt', 'U-W8 stoss-kontra ×2'],
      6,
      'kontra',
    ],
  ])
})

describe('U-N4 announced Augen that are missed', () => {
  const neunzig = { stoesse: ['Bernd'], ansagen: { kontra: 'augen90' } } as const
  tabelle([
    [
      'two points for each step that was missed, none for one that was reached',
      nullspiel({ augenRe: 59, ...neunzig }),
      [
        'U-N4 keine60-null',
        'U-N4 augen60-angesagt',
        'U-N4 keine90-null',
        'U-N4 augen90-angesagt',
        'U-W8 stoss-kontra ×2',
      ],
      8,
      're',
    ],
    [
      'no trick at all is one more [A5]',
      nullspiel({ ...ohneStich, ...neunzig, ansagen: { kontra: 'augen30' } }),
      ['U-N4 gewonnen', 'U-N4 keine30-null', 'U-N4 augen30-angesagt', 'U-W8 stoss-kontra ×2'],
      6,
      're',
    ],
    [
      'a trick without Augen is not that one',
      nullspiel({ augenRe: 0, ...neunzig, ansagen: { kontra: 'augen30' } }),
      ['U-N4 keine30-null', 'U-N4 augen30-angesagt', 'U-W8 stoss-kontra ×2'],
      4,
      're',
    ],
    [
      'the automatic 30 can be missed too',
      nullspiel({ augenRe: 29, stoesse: ['Bernd', 'Clara', 'Dieter'] }),
      ['U-N4 keine30-null', 'U-N4 augen30-angesagt', 'U-W8 stoss-kontra ×2'],
      4,
      're',
    ],
  ])
})
