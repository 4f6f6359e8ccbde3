import { describe, expect, it } from 'vitest'
import { normal, solo } from '../../../tests/builders/spiel'
import { beide, punkte, sagt, urteil } from '../../../tests/builders/tsr'
import type { Spiel } from '../spiel/spiel'

/** The rules of besenmarkt, each worked by hand. Anna and Bernd are Re, or Anna alone. */

describe('winner and value (B-G, B-W, B-S)', () => {
  it.each<[string, Spiel, string, string]>([
    // plus2, then mal2
    ['only Kontra said, 120', normal({ augenRe: 120, ...sagt(['Clara']) }), 'kontra 4', 'kontra 3'],
    [
      'Kontra’s keine 60, 60: kept',
      normal({ augenRe: 60, ...sagt(['Clara'], { kontra: 'keine60' }) }),
      'kontra 8',
      'kontra 11',
    ],
    [
      'Kontra’s keine 60, 61: broken',
      normal({ augenRe: 61, ...sagt(['Clara'], { kontra: 'keine60' }) }),
      're 5',
      're 6',
    ],
    [
      'Kontra’s keine 30, 30: kept',
      normal({ augenRe: 30, ...sagt(['Clara'], { kontra: 'keine30' }) }),
      'kontra 10',
      'kontra 15',
    ],
    [
      'Kontra’s schwarz, 0 without a trick',
      normal({ augenRe: 0, ohneStich: 're', ...sagt(['Clara'], { kontra: 'schwarz' }) }),
      'kontra 12',
      'kontra 19',
    ],
    [
      'Kontra’s schwarz, 0 with a trick',
      normal({ augenRe: 0, ...sagt(['Clara'], { kontra: 'schwarz' }) }),
      're 7',
      're 10',
    ],
    [
      '90 without an Absage is not under 90',
      normal({ augenRe: 90, ...sagt(['Clara']) }),
      'kontra 4',
      'kontra 3',
    ],
    [
      'Re’s keine 60, 180: Kontra’s 60 break it, no point against it',
      normal({ augenRe: 100, ...sagt(['Anna'], { re: 'keine60' }) }),
      'kontra 6',
      'kontra 7',
    ],
    ['both said', normal({ augenRe: 160, ...sagt(['Anna', 'Clara']) }), 're 6', 're 8'],
    [
      'both miss',
      normal({ augenRe: 95, ...beide('keine90', 'keine90') }),
      'niemand 0',
      'niemand 0',
    ],
    [
      'both miss, Kontra has a Fuchs',
      normal({
        augenRe: 95,
        ...beide('keine90', 'keine90'),
        sonderpunkte: { kontra: { fuchs: 1 } },
      }),
      'niemand -1',
      'niemand -1',
    ],
    ['alone', solo('solo-buben', { augenRe: 160, ...sagt(['Anna']) }), 're 4', 're 4'],
  ])('%s', (...[, spiel, plus2, mal2]) => {
    expect([urteil('besenmarkt', spiel), urteil('mal2', spiel)]).toEqual([plus2, mal2])
  })
})

describe('who broke a rule bears the loss alone (B-R)', () => {
  it.each<[string, Spiel, number[]]>([
    // Kontra wins 2 by 120 Augen.
    ['in the losing party', normal({ augenRe: 120, regelverstoss: 'Bernd' }), [0, -4, 2, 2]],
    [
      'in the winning party: as usual',
      normal({ augenRe: 120, regelverstoss: 'Clara' }),
      [-2, -2, 2, 2],
    ],
    ['the soloist', solo('solo-pik', { augenRe: 80, regelverstoss: 'Anna' }), [-6, 2, 2, 2]],
    [
      'an opponent of a soloist',
      solo('solo-pik', { augenRe: 160, regelverstoss: 'Dieter' }),
      [6, 0, 0, -6],
    ],
    [
      'an opponent of a soloist who loses',
      solo('solo-pik', { augenRe: 80, regelverstoss: 'Dieter' }),
      [-6, 2, 2, 2],
    ],
    // Re wins 1 and pays for two Füchse: the winner's party would get minus points.
    [
      'in the party that wins and pays',
      normal({ augenRe: 130, regelverstoss: 'Anna', sonderpunkte: { kontra: { fuchs: 2 } } }),
      [-2, 0, 1, 1],
    ],
    [
      'for nothing',
      normal({ augenRe: 130, regelverstoss: 'Clara', sonderpunkte: { kontra: { fuchs: 1 } } }),
      [0, 0, 0, 0],
    ],
    [
      'where nobody wins and Kontra has a Fuchs',
      normal({
        augenRe: 110,
        regelverstoss: 'Anna',
        ...beide('keine90', 'keine90'),
        sonderpunkte: { kontra: { fuchs: 1 } },
      }),
      [-2, 0, 1, 1],
    ],
  ])('%s', (_, spiel, erwartet) => expect(punkte('besenmarkt', spiel)).toEqual(erwartet))
})
