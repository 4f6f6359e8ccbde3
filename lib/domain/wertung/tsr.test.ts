import { describe, expect, it } from 'vitest'
import { kurz, normal, solo } from '../../../tests/builders/spiel'
import { beide, punkte, sagt, urteil, werte } from '../../../tests/builders/tsr'
import type { Spiel } from '../spiel/spiel'

/** The rules of ddv and skill7, each worked by hand. Anna and Bernd are Re, or Anna alone. */

describe('an Absage needs the own Ansage, several names count once (D-A)', () => {
  it.each([
    [['Anna'], 're 3'],
    [['Anna', 'Bernd'], 're 3'],
    [['Anna', 'Bernd', 'Clara', 'Dieter'], 're 5'],
  ])('said by %j: %s', (namen, erwartet) => {
    expect(urteil('ddv', normal({ augenRe: 121, ...sagt(namen) }))).toBe(erwartet)
  })

  it('two names announce nothing by themselves', () => {
    expect(werte('ddv', normal({ augenRe: 121, ...sagt(['Anna', 'Bernd']) })).ansagen).toEqual({})
  })
})

describe('the winner (D-G)', () => {
  it.each<[string, Spiel, string]>([
    ['121 without an Absage', normal({ augenRe: 121 }), 're 1'],
    ['120 are Kontra’s', normal({ augenRe: 120 }), 'kontra 2'],
    ['120 with only Kontra said', normal({ augenRe: 120, ...sagt(['Clara']) }), 're 3'],
    ['119 with only Kontra said', normal({ augenRe: 119, ...sagt(['Clara']) }), 'kontra 4'],
    ['120 with both said', normal({ augenRe: 120, ...sagt(['Anna', 'Clara']) }), 'kontra 6'],
    ['120 with only Re said', normal({ augenRe: 120, ...sagt(['Bernd']) }), 'kontra 4'],
    // An Absage of Kontra needs Kontra said: then nothing turns on 120 any more, but on 90.
    [
      'keine 90 of Kontra, 90',
      normal({ augenRe: 90, ...sagt(['Clara'], { kontra: 'keine90' }) }),
      're 4',
    ],
    [
      'keine 90 of Kontra, 89',
      normal({ augenRe: 89, ...sagt(['Clara'], { kontra: 'keine90' }) }),
      'kontra 6',
    ],
    ['keine 60 of Re, 181', normal({ augenRe: 181, ...sagt(['Anna'], { re: 'keine60' }) }), 're 7'],
    [
      'keine 60 of Re, 180',
      normal({ augenRe: 180, ...sagt(['Anna'], { re: 'keine60' }) }),
      'kontra 6',
    ],
    [
      'schwarz, 240 but a trick',
      normal({ augenRe: 240, ...sagt(['Anna'], { re: 'schwarz' }) }),
      'kontra 8',
    ],
    ['both, Re keeps its own', normal({ augenRe: 155, ...beide('keine90', 'schwarz') }), 're 15'],
    [
      'both, Kontra keeps its own',
      normal({ augenRe: 80, ...beide('schwarz', 'keine90') }),
      'kontra 16',
    ],
    ['both miss', normal({ augenRe: 120, ...beide('keine90', 'keine90') }), 'niemand 0'],
    ['a soloist at 120', solo('solo-herz', { augenRe: 120 }), 'kontra 1'],
  ])('%s', (_, spiel, erwartet) => {
    expect(urteil('ddv', spiel)).toBe(erwartet)
    expect(urteil('skill7', spiel)).toBe(erwartet)
  })
})

describe('the value (D-W)', () => {
  it.each<[number, string]>([
    [150, 're 1'],
    [151, 're 2'],
    [181, 're 3'],
    [211, 're 4'],
    [240, 're 4'],
    [89, 'kontra 3'],
    [59, 'kontra 4'],
    [29, 'kontra 5'],
    [0, 'kontra 5'],
  ])('with %i Augen is %s', (augenRe, erwartet) => {
    expect(urteil('ddv', normal({ augenRe }))).toBe(erwartet)
  })

  it.each([
    [normal({ augenRe: 240, ohneStich: 'kontra' }), 're 5'],
    [normal({ augenRe: 0, ohneStich: 're' }), 'kontra 6'],
  ] as const)('schwarz counts one more: %j', (spiel, erwartet) => {
    expect(urteil('ddv', spiel)).toBe(erwartet)
  })

  it.each([
    // Against keine 30 of Re, three levels and Re said, gegen die Alten: 1 + 2 + 3 + 1 = 7, and what Kontra reached.
    [30, 7],
    [59, 7],
    [60, 8],
    [90, 9],
    [120, 10],
    [149, 10],
  ])('for %i Augen of Kontra against keine 30 the value is %i', (kontra, wert) => {
    const spiel = normal({ augenRe: 240 - kontra, ...sagt(['Anna'], { re: 'keine30' }) })
    expect(urteil('ddv', spiel)).toBe(`kontra ${wert}`)
  })
})

describe('Sonderpunkte (D-S)', () => {
  it('are the winner’s less the loser’s, gegen die Alten among them', () => {
    const spiel = normal({
      augenRe: 100,
      sonderpunkte: { re: { fuchs: 2, charlie: 1 }, kontra: { doppelkopf: 1 } },
    })
    expect(kurz(werte('ddv', spiel).schritte)).toEqual([
      'D-W gewonnen',
      'D-S gegen-die-alten',
      'D-S doppelkopf',
      'D-S fuchs −1',
      'D-S fuchs −1',
      'D-S charlie −1',
    ])
    // The winner pays nothing here: 1 + 1 + 1 − 3.
    expect(punkte('ddv', spiel)).toEqual([0, 0, 0, 0])
  })

  it.each(['stilles-solo', 'hochzeit-solo', 'solo-karo'] as const)(
    'there are none in %s, gegen die Alten neither',
    (art) => {
      expect(kurz(werte('ddv', solo(art, { augenRe: 100 })).schritte)).toEqual(['D-W gewonnen'])
    },
  )
})

describe('nobody wins (D-N)', () => {
  it.each<[Spiel, number]>([
    // Re 155: Kontra is under 90 by 85; 120 and 90 of Re against keine 60; Kontra's 60 against nothing higher.
    [normal({ augenRe: 155, ...beide('keine60', 'keine60') }), 3],
    // Re 85, Kontra 155: the mirror of it, and no gegen die Alten.
    [normal({ augenRe: 85, ...beide('keine60', 'keine60') }), -3],
    [normal({ augenRe: 120, ...beide('keine60', 'keine90') }), -1],
    [
      normal({ augenRe: 85, ...beide('keine60', 'keine60'), sonderpunkte: { re: { fuchs: 1 } } }),
      -2,
    ],
  ])('%j is %i for Re', (spiel, wert) => {
    expect(werte('ddv', spiel)).toMatchObject({ gewinner: null, wert })
    expect(punkte('ddv', spiel)).toEqual([wert, wert, -wert, -wert])
  })

  it('alone it stands for the soloist three times', () => {
    const spiel = solo('solo-pik', { augenRe: 85, ...beide('keine60', 'keine60') })
    expect(punkte('ddv', spiel)).toEqual([-9, 3, 3, 3])
  })
})

describe('Spielpunkte (D-P)', () => {
  it.each<[Spiel, number[]]>([
    [normal({ augenRe: 151 }), [2, 2, -2, -2]],
    [solo('solo-karo', { augenRe: 151 }), [6, -2, -2, -2]],
    [solo('stilles-solo', { augenRe: 89 }), [-6, 2, 2, 2]],
  ])('%j', (spiel, erwartet) => expect(punkte('ddv', spiel)).toEqual(erwartet))
})

describe('a broken rule that ends the count (D-R)', () => {
  it.each<[string, Spiel, number[]]>([
    ['in Re', normal({ regelverstoss: 'Bernd' }), [4, -12, 4, 4]],
    [
      'in Kontra, against keine 60 of Re',
      normal({ regelverstoss: 'Dieter', ...sagt(['Anna'], { re: 'keine60' }) }),
      [6, 6, 6, -18],
    ],
    [
      'in Re, with an own Absage, which is not the opponents’',
      normal({ regelverstoss: 'Anna', ...sagt(['Anna'], { re: 'schwarz' }) }),
      [-12, 4, 4, 4],
    ],
    [
      'of the soloist, against keine 90',
      solo('solo-damen', { regelverstoss: 'Anna', ...sagt(['Clara'], { kontra: 'keine90' }) }),
      [-15, 5, 5, 5],
    ],
    [
      'of an opponent of a soloist with keine 90',
      solo('solo-damen', { regelverstoss: 'Clara', ...sagt(['Anna'], { re: 'keine90' }) }),
      [15, 0, -15, 0],
    ],
    [
      'of an opponent of a silent solo',
      solo('stilles-solo', { regelverstoss: 'Bernd' }),
      [12, -12, 0, 0],
    ],
    ['Augen do not matter', normal({ augenRe: 200, regelverstoss: 'Anna' }), [-12, 4, 4, 4]],
  ])('%s', (_, spiel, erwartet) => {
    for (const id of ['ddv', 'skill7'] as const) {
      expect(punkte(id, spiel)).toEqual(erwartet)
      expect(werte(id, spiel).gewinner).toBeNull()
    }
  })
})
