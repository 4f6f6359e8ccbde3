import { describe, expect, it } from 'vitest'
import { kurz, solo, werte } from '../../../tests/builders/spiel'
import type { Spiel } from '../spiel/spiel'

const nullspiel = (mehr: Partial<Spiel>) => solo('solo-null', mehr)
const ohneStich = { augenRe: 0, ohneStich: 're' } as const

type Zeile = readonly [string, Spiel, 're' | 'kontra', readonly string[], number]

function tabelle(zeilen: readonly Zeile[]) {
  it.each(zeilen)('%s', (_, spiel, gewinner, schritte, wert) => {
    const wertung = werte(spiel)
    expect(wertung.gewinner).toBe(gewinner)
    expect(kurz(wertung.schritte)).toEqual(schritte)
    expect(wertung.wert).toBe(wert)
  })
}

describe('U-N1 Null won', () => {
  tabelle([
    ['without a Stoß', nullspiel(ohneStich), 're', ['U-N1 gewonnen'], 1],
    [
      'the soloist’s own Stoß doubles',
      nullspiel({ ...ohneStich, stoesse: ['Anna'] }),
      're',
      ['U-N1 gewonnen', 'U-W8 stoss-re ×2'],
      2,
    ],
    [
      'at most 4',
      nullspiel({ ...ohneStich, stoesse: ['Anna', 'Bernd'] }),
      're',
      ['U-N1 gewonnen', 'U-W8 stoss-re ×2', 'U-W8 stoss-kontra ×2'],
      4,
    ],
  ])
})

describe('U-N2 Null lost', () => {
  const mehr = 'U-N2 mehr-als-0'
  tabelle([
    ['by a trick without Augen [A4]', nullspiel({ augenRe: 0 }), 'kontra', [mehr], 1],
    ['by 29 Augen', nullspiel({ augenRe: 29 }), 'kontra', [mehr], 1],
    ['by 30', nullspiel({ augenRe: 30 }), 'kontra', [mehr, 'U-N2 mindestens30'], 2],
    [
      '120:120 is no special case (U-N5)',
      nullspiel({ augenRe: 120 }),
      'kontra',
      [mehr, ...[30, 60, 90, 120].map((n) => `U-N2 mindestens${n}`)],
      5,
    ],
    [
      'by all',
      nullspiel({ augenRe: 240 }),
      'kontra',
      [mehr, ...[30, 60, 90, 120, 150, 180, 210, 240].map((n) => `U-N2 mindestens${n}`)],
      9,
    ],
    [
      'it is no matter that Kontra made no trick',
      nullspiel({ augenRe: 240, ohneStich: 'kontra' }),
      'kontra',
      [mehr, ...[30, 60, 90, 120, 150, 180, 210, 240].map((n) => `U-N2 mindestens${n}`)],
      9,
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
      'kontra',
      [...angesagt, 'U-W8 stoss-kontra ×2'],
      10,
    ],
    [
      'Augen beyond the announced ones count as made',
      nullspiel({ augenRe: 95, ...sechzig }),
      'kontra',
      [...angesagt, 'U-N2 mindestens90', 'U-W8 stoss-kontra ×2'],
      12,
    ],
    [
      'two of Kontra who stoß at once have announced 30 (U-S2)',
      nullspiel({ augenRe: 31, stoesse: ['Bernd', 'Dieter'] }),
      'kontra',
      ['U-N2 mehr-als-0', 'U-N2 mindestens30', 'U-N3 augen30-angesagt', 'U-W8 stoss-kontra ×2'],
      6,
    ],
  ])
})

describe('U-N4 announced Augen that are missed', () => {
  const neunzig = { stoesse: ['Bernd'], ansagen: { kontra: 'augen90' } } as const
  tabelle([
    [
      'two points for each step that was missed, none for one that was reached',
      nullspiel({ augenRe: 59, ...neunzig }),
      're',
      [
        'U-N4 keine60-null',
        'U-N4 augen60-angesagt',
        'U-N4 keine90-null',
        'U-N4 augen90-angesagt',
        'U-W8 stoss-kontra ×2',
      ],
      8,
    ],
    [
      'no trick at all is one more [A5]',
      nullspiel({ ...ohneStich, ...neunzig, ansagen: { kontra: 'augen30' } }),
      're',
      ['U-N4 gewonnen', 'U-N4 keine30-null', 'U-N4 augen30-angesagt', 'U-W8 stoss-kontra ×2'],
      6,
    ],
    [
      'a trick without Augen is not that one',
      nullspiel({ augenRe: 0, ...neunzig, ansagen: { kontra: 'augen30' } }),
      're',
      ['U-N4 keine30-null', 'U-N4 augen30-angesagt', 'U-W8 stoss-kontra ×2'],
      4,
    ],
    [
      'the automatic 30 can be missed too',
      nullspiel({ augenRe: 29, stoesse: ['Bernd', 'Clara', 'Dieter'] }),
      're',
      ['U-N4 keine30-null', 'U-N4 augen30-angesagt', 'U-W8 stoss-kontra ×2'],
      4,
    ],
  ])
})
