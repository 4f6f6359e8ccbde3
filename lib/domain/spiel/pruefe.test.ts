import { describe, expect, it } from 'vitest'
import { fehlerKurz, normal, solo, TISCH } from '../../../tests/builders/spiel'
import { pruefeSpiel } from './pruefe'
import type { Art, Spiel } from './spiel'

/** [what is entered, the game, its faults]; no faults where the rules allow it. */
type Zeile = readonly [string, Spiel, ...(readonly string[])]

function tabelle(zeilen: readonly Zeile[]) {
  it.each(zeilen.map(([name, spiel, ...fehler]) => ({ name, spiel, fehler })))(
    '$name',
    ({ spiel, fehler }) => {
      expect(fehlerKurz(spiel)).toEqual(fehler)
    },
  )
}

const spiel = (mehr: Partial<Spiel> = {}) => normal({ augenRe: 130, ...mehr })
const damen = (mehr: Partial<Spiel> = {}) => solo('solo-damen', { augenRe: 130, ...mehr })
const nullspiel = (mehr: Partial<Spiel> = {}) => solo('solo-null', { augenRe: 130, ...mehr })

describe('who plays (U-P)', () => {
  tabelle([
    ['two of Re in a normal game', spiel()],
    ['one of Re in a normal game', spiel({ re: ['Anna'] }), 'U-P re anzahl-re'],
    ['nobody', spiel({ re: [] }), 'U-P re anzahl-re'],
    ['three', spiel({ re: ['Anna', 'Bernd', 'Clara'] }), 'U-P re anzahl-re'],
    ['two of Re in a solo', damen({ re: ['Anna', 'Bernd'] }), 'U-P re anzahl-re'],
    ['one twice', spiel({ re: ['Anna', 'Anna'] }), 'U-P re[1] spieler-doppelt'],
    ['a stranger', spiel({ re: ['Anna', 'Zoe'] }), 'U-P re[1] spieler-nicht-am-tisch'],
    ['a stranger who stoß', spiel({ stoesse: ['Zoe'] }), 'U-P stoesse[0] spieler-nicht-am-tisch'],
    ['a Stoß twice', spiel({ stoesse: ['Anna', 'Anna'] }), 'U-P stoesse[1] spieler-doppelt'],
    [
      'a stranger with Schweine',
      spiel({ stoesse: ['Anna'], schweine: 'Zoe' }),
      'U-P schweine spieler-nicht-am-tisch',
    ],
    [
      'a stranger with Trumpfabgabe, and one twice',
      spiel({ trumpfabgabe: ['Anna', 'Zoe', 'Anna'] }),
      'U-P trumpfabgabe[1] spieler-nicht-am-tisch',
      'U-P trumpfabgabe[2] spieler-doppelt',
    ],
    [
      'a stranger who broke a rule',
      spiel({ regelverstoss: 'Zoe' }),
      'U-P regelverstoss spieler-nicht-am-tisch',
    ],
  ])
})

describe('Augen (U-P)', () => {
  tabelle([
    ['0', spiel({ augenRe: 0 })],
    ['2', spiel({ augenRe: 2 })],
    ['238', spiel({ augenRe: 238 })],
    ['240', spiel({ augenRe: 240 })],
    ['−1', spiel({ augenRe: -1 }), 'U-P augenRe augen-bereich'],
    ['241', spiel({ augenRe: 241 }), 'U-P augenRe augen-bereich'],
    ['120.5', spiel({ augenRe: 120.5 }), 'U-P augenRe augen-bereich'],
    ['1', spiel({ augenRe: 1 }), 'U-P augenRe augen-unmoeglich'],
    ['239', spiel({ augenRe: 239 }), 'U-P augenRe augen-unmoeglich'],
    ['none', normal(), 'U-P augenRe augen-fehlen'],
    ['none after a broken rule', normal({ regelverstoss: 'Anna' })],
    [
      'impossible ones even after a broken rule',
      normal({ regelverstoss: 'Anna', augenRe: 239 }),
      'U-P augenRe augen-unmoeglich',
    ],
    ['Re without a trick and 0 Augen', spiel({ augenRe: 0, ohneStich: 're' })],
    ['Kontra without a trick and 0 Augen', spiel({ augenRe: 240, ohneStich: 'kontra' })],
    [
      'Re without a trick but with Augen',
      spiel({ augenRe: 4, ohneStich: 're' }),
      'U-P ohneStich ohne-stich-mit-augen',
    ],
    [
      'the wrong party without a trick',
      spiel({ augenRe: 240, ohneStich: 're' }),
      'U-P ohneStich ohne-stich-mit-augen',
    ],
  ])
})

describe('Ansagen', () => {
  tabelle([
    ['with a Stoß', spiel({ stoesse: ['Bernd'], ansagen: { re: 'schwarz' } })],
    [
      'without one (U-S4)',
      spiel({ ansagen: { re: 'keine90' } }),
      'U-S4 ansagen.re ansage-ohne-stoss',
    ],
    [
      'the other party’s Stoß does not help',
      spiel({ stoesse: ['Anna'], ansagen: { kontra: 'keine90' } }),
      'U-S4 ansagen.kontra ansage-ohne-stoss',
    ],
    [
      'by both parties (U-S5)',
      spiel({ stoesse: ['Anna', 'Clara'], ansagen: { re: 'keine90', kontra: 'keine60' } }),
      'U-S5 ansagen ansagen-beider-parteien',
    ],
    [
      'both by two Stöße each',
      spiel({ stoesse: ['Anna', 'Bernd', 'Clara', 'Dieter'] }),
      'U-S5 stoesse ansagen-beider-parteien',
    ],
    [
      'one said, one by two Stöße',
      spiel({ stoesse: ['Anna', 'Clara', 'Dieter'], ansagen: { re: 'keine90' } }),
      'U-S5 ansagen ansagen-beider-parteien',
    ],
    [
      'before the Hochzeit was clear, and the other party’s',
      {
        ...spiel({ stoesse: ['Anna', 'Clara'], ansagen: { kontra: 'keine90' } }),
        art: 'hochzeit',
        ansageVorKlaerung: 'keine90',
      },
      'U-S5 ansagen ansagen-beider-parteien',
    ],
    [
      'none of both parties even after a broken rule',
      normal({
        regelverstoss: 'Anna',
        stoesse: ['Anna', 'Clara'],
        ansagen: { re: 'keine90', kontra: 'keine90' },
      }),
      'U-S5 ansagen ansagen-beider-parteien',
    ],
    [
      'both faults of an entry are named',
      spiel({ ansagen: { re: 'keine90', kontra: 'keine90' } }),
      'U-S4 ansagen.re ansage-ohne-stoss',
      'U-S4 ansagen.kontra ansage-ohne-stoss',
      'U-S5 ansagen ansagen-beider-parteien',
    ],
  ])
})

describe('before a Hochzeit is clear (U-S3)', () => {
  const hochzeit = (mehr: Partial<Spiel>): Spiel => ({ ...spiel(mehr), art: 'hochzeit' })
  tabelle([
    ['with a Stoß of Re', hochzeit({ stoesse: ['Bernd'], ansageVorKlaerung: 'keine90' })],
    [
      'without one',
      hochzeit({ stoesse: ['Clara'], ansageVorKlaerung: 'keine90' }),
      'U-S4 ansageVorKlaerung ansage-ohne-stoss',
    ],
    [
      'when it stayed alone',
      solo('hochzeit-solo', { augenRe: 130, stoesse: ['Anna'], ansageVorKlaerung: 'keine90' }),
    ],
    [
      'in a game without Hochzeit',
      spiel({ stoesse: ['Anna'], ansageVorKlaerung: 'keine90' }),
      'U-P ansageVorKlaerung vor-klaerung-nur-hochzeit',
    ],
    [
      'in Null the soloist announces nothing',
      nullspiel({ stoesse: ['Anna'], ansageVorKlaerung: 'keine90' }),
      'U-N3 ansageVorKlaerung ansage-des-null-spielers',
    ],
  ])
})

describe('Ansagen in Null (U-N3)', () => {
  tabelle([
    ['Augen by Kontra', nullspiel({ stoesse: ['Bernd'], ansagen: { kontra: 'augen240' } })],
    ['a Stoß of the soloist alone', nullspiel({ stoesse: ['Anna'] })],
    [
      'Augen by Kontra without a Stoß',
      nullspiel({ stoesse: ['Anna'], ansagen: { kontra: 'augen30' } }),
      'U-S4 ansagen.kontra ansage-ohne-stoss',
    ],
    [
      'Augen by the soloist',
      nullspiel({ stoesse: ['Anna'], ansagen: { re: 'augen30' } }),
      'U-N3 ansagen.re ansage-des-null-spielers',
    ],
    [
      'keine 90 by the soloist',
      nullspiel({ stoesse: ['Anna'], ansagen: { re: 'keine90' } }),
      'U-N3 ansagen.re ansage-des-null-spielers',
    ],
    [
      'keine 90 by Kontra',
      nullspiel({ stoesse: ['Bernd'], ansagen: { kontra: 'keine90' } }),
      'U-N3 ansagen.kontra ansage-nicht-im-null',
    ],
    [
      'Augen in another game',
      spiel({ stoesse: ['Clara'], ansagen: { kontra: 'augen60' } }),
      'U-N3 ansagen.kontra ansage-nur-im-null',
    ],
  ])
})

describe('Schweine and Trumpfabgabe', () => {
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

describe('the note', () => {
  tabelle([
    ['500 characters, emoji counting one', spiel({ notiz: '🂡'.repeat(500) })],
    ['501', spiel({ notiz: 'x'.repeat(501) }), 'U-P notiz notiz-zu-lang'],
  ])
})

it('names every fault of an entry, each with the data for its sentence', () => {
  const fehler = pruefeSpiel(
    { art: 'solo-damen', re: ['Zoe'], augenRe: 241, schweine: 'Anna', ansagen: { re: 'keine90' } },
    TISCH,
  )
  expect(fehler).toEqual([
    { ort: 're[0]', regel: 'U-P', code: 'spieler-nicht-am-tisch', daten: { spieler: 'Zoe' } },
    { ort: 'augenRe', regel: 'U-P', code: 'augen-bereich', daten: { augen: 241 } },
    { ort: 'ansagen.re', regel: 'U-S4', code: 'ansage-ohne-stoss', daten: { partei: 're' } },
    {
      ort: 'schweine',
      regel: 'U-S6',
      code: 'schweine-nicht-in-art',
      daten: { art: 'solo-damen' },
    },
  ])
})
