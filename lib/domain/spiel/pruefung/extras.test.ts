import { describe, expect, it } from 'vitest'
import { fehlerKurz, normal, solo } from '../../../../tests/builders/spiel'
import { pruefTabelle as tabelle } from '../../../../tests/builders/tabelle'
import type { Art, Spiel } from '../spiel'

const spiel = (mehr: Partial<Spiel> = {}) => normal({ augenRe: 130, ...mehr })
const damen = (mehr: Partial<Spiel> = {}) => solo('solo-damen', { augenRe: 130, ...mehr })
const nullspiel = (mehr: Partial<Spiel> = {}) => solo('solo-null', { augenRe: 130, ...mehr })

describe('Schweine and Trumpfabgabe (U-S6)', () => {
  const MIT: readonly Art[] = ['normal', 'hochzeit', 'stilles-solo', 'hochzeit-solo', 'solo-normal']
  const OHNE: readonly Art[] = [
    'solo-fehlfarben',
    'solo-damen',
    'solo-buben',
    'solo-koehler',
    'solo-null',
  ]
  const eintrag = (art: Art): Spiel => {
    const mehr = { augenRe: 130, stoesse: ['Anna'], schweine: 'Anna', trumpfabgabe: ['Bernd'] }
    return art === 'normal' || art === 'hochzeit' ? { ...normal(mehr), art } : solo(art, mehr)
  }
  it.each(MIT)('may stand in %s', (art) => {
    expect(fehlerKurz(eintrag(art))).toEqual([])
  })
  it.each(OHNE)('may not stand in %s', (art) => {
    expect(fehlerKurz(eintrag(art))).toEqual([
      'U-S6 schweine schweine-nicht-in-art',
      'U-P trumpfabgabe trumpfabgabe-nicht-in-art',
    ])
  })
  tabelle([
    [
      'Schweine whose player did not stoß (U-S6)',
      spiel({ stoesse: ['Anna'], schweine: 'Bernd' }),
      'U-S6 schweine schweine-ohne-stoss',
    ],
    ['no Trumpfabgabe is an empty list anywhere', damen({ trumpfabgabe: [] })],
  ])
})

describe('Sonderpunkte (U-P)', () => {
  tabelle([
    [
      'as many as there can be, over both parties',
      spiel({
        augenRe: 80,
        sonderpunkte: { re: { doppelkopf: 2, fuchs: 1 }, kontra: { doppelkopf: 2, fuchs: 1 } },
      }),
    ],
    [
      'each kind for itself within the Augen: a Fuchs may lie in a Doppelkopf',
      spiel({ augenRe: 40, sonderpunkte: { re: { doppelkopf: 1, fuchs: 2, kallemann: 1 } } }),
    ],
    [
      'a Doppelkopf in 39 Augen',
      spiel({ augenRe: 39, sonderpunkte: { re: { doppelkopf: 1 } } }),
      'U-P sonderpunkte.re.doppelkopf sonderpunkt-ohne-augen',
    ],
    [
      'two Füchse in 21 Augen',
      spiel({ augenRe: 219, sonderpunkte: { kontra: { fuchs: 2 } } }),
      'U-P sonderpunkte.kontra.fuchs sonderpunkt-ohne-augen',
    ],
    [
      'a Kallemann without a trick',
      spiel({ augenRe: 0, ohneStich: 're', sonderpunkte: { re: { kallemann: 1 } } }),
      'U-P sonderpunkte.re.kallemann sonderpunkt-ohne-augen',
    ],
    [
      'five Doppelköpfe of one party',
      spiel({ augenRe: 240, sonderpunkte: { re: { doppelkopf: 5 } } }),
      'U-P sonderpunkte.re.doppelkopf sonderpunkt-zu-viele',
    ],
    [
      'three Füchse of both parties',
      spiel({ sonderpunkte: { re: { fuchs: 2 }, kontra: { fuchs: 1 } } }),
      'U-P sonderpunkte sonderpunkt-zu-viele',
    ],
    [
      'two Kallemänner',
      spiel({ sonderpunkte: { re: { kallemann: 1 }, kontra: { kallemann: 1 } } }),
      'U-P sonderpunkte sonderpunkt-zu-viele',
    ],
    [
      'fewer than none, and a half',
      spiel({ sonderpunkte: { re: { fuchs: -1, doppelkopf: 0.5 } } }),
      'U-P sonderpunkte.re.doppelkopf sonderpunkt-keine-anzahl',
      'U-P sonderpunkte.re.fuchs sonderpunkt-keine-anzahl',
    ],
    ['a Doppelkopf in a Damensolo', damen({ sonderpunkte: { re: { doppelkopf: 1 } } })],
    [
      'Fuchs and Kallemann in a Damensolo',
      damen({ sonderpunkte: { re: { fuchs: 1 }, kontra: { kallemann: 1 } } }),
      'U-P sonderpunkte.re.fuchs sonderpunkt-nicht-in-art',
      'U-P sonderpunkte.kontra.kallemann sonderpunkt-nicht-in-art',
    ],
    [
      'anything in Null',
      nullspiel({ sonderpunkte: { re: { doppelkopf: 1 } } }),
      'U-P sonderpunkte.re.doppelkopf sonderpunkt-nicht-in-art',
    ],
    ['counts of 0 stand anywhere', nullspiel({ sonderpunkte: { re: { fuchs: 0 }, kontra: {} } })],
    [
      'a Fuchs with Schweine, whoever has them',
      spiel({ stoesse: ['Anna'], schweine: 'Anna', sonderpunkte: { re: { fuchs: 1 } } }),
      'U-P sonderpunkte.re.fuchs fuchs-mit-schweinen',
    ],
    [
      'a Doppelkopf and Kallemann with Schweine',
      spiel({ stoesse: ['Anna'], schweine: 'Anna', sonderpunkte: { re: { doppelkopf: 1 } } }),
    ],
    [
      'any after a broken rule (U-R1)',
      spiel({ regelverstoss: 'Anna', sonderpunkte: { re: { fuchs: 1, kallemann: 1 } } }),
      'U-P sonderpunkte sonderpunkte-bei-regelverstoss',
    ],
  ])
})
