import { describe, expect, it } from 'vitest'
import { fehlerKurz, normal, solo, SPIELER, TISCH } from '../../../../tests/builders/spiel'
import { pruefTabelle as tabelle } from '../../../../tests/builders/tabelle'
import { getRegelwerk } from '../../regelwerk/presets'
import type { RegelwerkId } from '../../regelwerk/regelwerk'
import { pruefeSpiel } from '../pruefe'
import type { Spiel } from '../spiel'

const UNEINS = 'U-P augenRe augenband-uneins'
const band = (von: number, bis: number, mehr: Partial<Spiel> = {}) =>
  normal({ augenRe: { von, bis }, ...mehr })
const nullspiel = (von: number, bis: number, mehr: Partial<Spiel> = {}) =>
  solo('solo-null', { augenRe: { von, bis }, ...mehr })

describe('a band of Augen (U-P)', () => {
  tabelle([
    ['between two levels of U-W3', band(31, 59)],
    ['the whole way between them', band(30, 59)],
    ['won: 121 and 150 are the same', band(121, 150)],
    ['from 0, with a trick', band(0, 29)],
    ['up to 240, Kontra with a trick', band(211, 240)],
    ['which begins with 1, that no cards add up to', band(1, 29)],
    ['which ends with 239', band(211, 239)],
    ['of a single number that there can be', band(239, 240)],
    ['over a level', band(59, 60), UNEINS],
    ['over the victory', band(119, 121), UNEINS],
    ['119 is keine 120, 120 is not', band(119, 120), UNEINS],
    ['120 loses, 121 wins', band(120, 121), UNEINS],
    ["over Kontra's level", band(150, 151), UNEINS],
    ['everything', band(0, 240), UNEINS],
    ['from and to the same number', band(100, 100), 'U-P augenRe augenband-verkehrt'],
    ['the wrong way round', band(59, 30), 'U-P augenRe augenband-verkehrt'],
    ['of halves', band(30.5, 59), 'U-P augenRe.von augen-bereich'],
    ['below 0', band(-1, 29), 'U-P augenRe.von augen-bereich'],
    ['above 240', band(211, 241), 'U-P augenRe.bis augen-bereich'],
    [
      'with a party that took no trick',
      band(0, 29, { ohneStich: 're' }),
      'U-P ohneStich ohne-stich-mit-augen',
    ],
    ['after a broken rule, where Augen do not count', band(0, 240, { regelverstoss: 'Anna' })],
  ])

  it('names every bound that is none', () => {
    expect(fehlerKurz(band(-1, 300))).toEqual([
      'U-P augenRe.von augen-bereich',
      'U-P augenRe.bis augen-bereich',
    ])
  })
})

describe('a band in a game that somebody plays alone', () => {
  const damen = (von: number, bis: number) => solo('solo-damen', { augenRe: { von, bis } })
  tabelle([
    ['is nothing special below 120', damen(90, 119)],
    ['has 120 for itself: nobody wins', damen(119, 120), UNEINS],
    ['from 121 on is won', damen(121, 150)],
  ])
})

describe('a band in Null', () => {
  tabelle([
    ['between two thirties', nullspiel(30, 59)],
    ['120 is nothing special', nullspiel(120, 149)],
    ['119 and 120 are', nullspiel(119, 120), UNEINS],
    ['121 begins nothing', nullspiel(120, 121)],
    ['over a thirty', nullspiel(29, 30), UNEINS],
    ['up to 239', nullspiel(210, 239)],
    ['240 is a step of its own', nullspiel(238, 240), UNEINS],
  ])
})

describe('a band with an Ansage', () => {
  const stoss = { stoesse: ['Anna'] }
  tabelle([
    ['that holds anywhere in it', band(181, 210, { ...stoss, ansagen: { re: 'keine60' } })],
    ['that fails anywhere in it', band(151, 180, { ...stoss, ansagen: { re: 'keine60' } })],
    // 150 Augen of Re leave Kontra its 90, 151 do not.
    [
      'that holds in a part of it',
      band(140, 160, { ...stoss, ansagen: { re: 'keine90' } }),
      UNEINS,
    ],
    // Nobody can be schwarz with Augen: the game is lost, whether by 121 or 150.
    ['schwarz, missed', band(121, 150, { ...stoss, ansagen: { re: 'schwarz' } })],
  ])
})

describe('Sonderpunkte with a band', () => {
  const fuchs = { re: { fuchs: 2 } }
  tabelle([
    ['that can hold them at its upper end', band(0, 29, { sonderpunkte: fuchs })],
    [
      'that cannot',
      band(0, 20, { sonderpunkte: fuchs }),
      'U-P sonderpunkte.re.fuchs sonderpunkt-ohne-augen',
    ],
    [
      "that leaves Kontra too little, as Kontra's it goes the other way",
      band(211, 240, { sonderpunkte: { kontra: { doppelkopf: 1 } } }),
      'U-P sonderpunkte.kontra.doppelkopf sonderpunkt-ohne-augen',
    ],
  ])
})

describe('the border that a refused band crosses', () => {
  const daten = (spiel: Spiel) => pruefeSpiel(spiel, TISCH)[0]?.daten
  it.each([
    ["Re's level", band(50, 70), { partei: 're', unter: 59, ab: 60 }],
    ['the victory', band(120, 130), { partei: 're', unter: 120, ab: 121 }],
    [
      "Kontra's level, as Kontra counts it",
      band(170, 190),
      { partei: 'kontra', unter: 59, ab: 60 },
    ],
    ['the lowest of several', band(0, 240), { partei: 're', unter: 29, ab: 30 }],
    [
      'with the Ansage that makes it one',
      band(170, 190, { stoesse: ['Anna'], ansagen: { re: 'keine60' } }),
      { partei: 'kontra', unter: 59, ab: 60, ansage: 'keine60' },
    ],
    [
      'with an Ansage above it: what it includes is announced too',
      band(140, 160, { stoesse: ['Anna'], ansagen: { re: 'keine60' } }),
      { partei: 'kontra', unter: 89, ab: 90, ansage: 'keine90' },
    ],
    [
      "in Null the soloist's",
      nullspiel(50, 70, { stoesse: ['Clara'], ansagen: { kontra: 'augen60' } }),
      { partei: 're', unter: 59, ab: 60, ansage: 'augen60' },
    ],
  ] as const)('is %s', (_, spiel, erwartet) => {
    expect(daten(spiel)).toEqual(erwartet)
  })
})

describe('a band in the books of the TSR', () => {
  const faelle = (regelwerk: RegelwerkId, spiel: Spiel) =>
    pruefeSpiel(spiel, { regelwerk: getRegelwerk(regelwerk), spieler: SPIELER }).map((f) => ({
      code: f.code,
      ...f.daten,
    }))
  const kontraSagt = (kontra: 'keine90' | 'keine60') => ({
    stoesse: ['Clara'],
    ansagen: { kontra },
  })
  const uneins = (partei: 're' | 'kontra', ab: number, mehr: object = {}) => [
    { code: 'augenband-uneins', partei, unter: ab - 1, ab, ...mehr },
  ]

  it.each<[string, RegelwerkId, Spiel, unknown[]]>([
    ['ddv: 90 to 120 lose alike', 'ddv', band(90, 120), []],
    ['ddv: 120 loses, 121 wins (D-G)', 'ddv', band(120, 121), uneins('re', 121)],
    [
      'ddv: only Kontra said, 120 wins (D-G)',
      'ddv',
      band(119, 121, { stoesse: ['Dieter'] }),
      uneins('re', 120),
    ],
    ['ddv: and from 120 on all is alike', 'ddv', band(120, 150, { stoesse: ['Dieter'] }), []],
    [
      'ddv: both said, as without',
      'ddv',
      band(119, 121, { stoesse: ['Anna', 'Dieter'] }),
      uneins('re', 121),
    ],
    [
      'ddv: 90 break keine 90 (D-G)',
      'ddv',
      band(80, 100, kontraSagt('keine90')),
      uneins('re', 90, { ansage: 'keine90' }),
    ],
    [
      'besenmarkt: 90 do not, 91 do (B-G)',
      'besenmarkt',
      band(80, 100, kontraSagt('keine90')),
      uneins('re', 91, { ansage: 'keine90' }),
    ],
    [
      'besenmarkt: 60 to 90 are under 90 [B2]',
      'besenmarkt',
      band(60, 90, kontraSagt('keine90')),
      [],
    ],
    [
      'besenmarkt: Kontra breaks with 90',
      'besenmarkt',
      band(140, 160, { stoesse: ['Anna'], ansagen: { re: 'keine90' } }),
      uneins('kontra', 90, { ansage: 'keine90' }),
    ],
    [
      'ddv: 120 count against keine 90 (D-W), of Re',
      'ddv',
      band(100, 130, kontraSagt('keine60')),
      uneins('re', 120, { ansage: 'keine90' }),
    ],
    [
      'ddv: 120 count against keine 90 (D-W), of Kontra',
      'ddv',
      band(110, 130, { stoesse: ['Anna'], ansagen: { re: 'keine60' } }),
      uneins('kontra', 120, { ansage: 'keine90' }),
    ],
    [
      'besenmarkt: they count nothing (B-W)',
      'besenmarkt',
      band(110, 130, { stoesse: ['Anna'], ansagen: { re: 'keine60' } }),
      [],
    ],
    [
      'ddv: 90 count against keine 60 (D-W)',
      'ddv',
      band(61, 100, kontraSagt('keine60')),
      uneins('re', 90, { ansage: 'keine90' }),
    ],
    ['ddv: a game that does not count (D-R)', 'ddv', band(0, 240, { regelverstoss: 'Anna' }), []],
    [
      'besenmarkt: a game that counts all the same (B-R)',
      'besenmarkt',
      band(100, 130, { regelverstoss: 'Anna' }),
      uneins('re', 121),
    ],
    [
      'skill7: alone 120 are lost as 119 are',
      'skill7',
      solo('solo-damen', { augenRe: { von: 90, bis: 120 } }),
      [],
    ],
  ])('%s', (...[, regelwerk, spiel, erwartet]) => {
    expect(faelle(regelwerk, spiel)).toEqual(erwartet)
  })
})
