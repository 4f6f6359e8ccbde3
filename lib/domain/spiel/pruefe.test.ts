import { describe, expect, it } from 'vitest'
import { normal, solo, TISCH } from '../../../tests/builders/spiel'
import { pruefTabelle as tabelle } from '../../../tests/builders/tabelle'
import { pruefeSpiel } from './pruefe'
import type { Spiel } from './spiel'

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

describe('Ansagen (U-S4, U-S5)', () => {
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
      'before the Hochzeit was clear, and by two Stöße of Kontra',
      {
        ...spiel({ stoesse: ['Anna', 'Clara', 'Dieter'] }),
        art: 'hochzeit',
        ansageVorKlaerung: 'keine90',
      },
      'U-S5 ansageVorKlaerung ansagen-beider-parteien',
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
