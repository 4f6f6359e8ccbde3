import { describe, expect, it } from 'vitest'
import { FUENF, VIER, mit, normale, runde, solo } from '../../../tests/builders/runde'
import type { Spiel } from '../spiel/spiel'
import { computeRunde } from './compute'
import { hinweiseFuer } from './hinweise'
import { regelDesHinweises } from './hinweis-regel'
import type { Runde } from './runde'

/** What the evenings of besenmarkt and skill7 have of their own, by hand. */

const geber = (r: Runde) => {
  const { spiele, naechstes } = computeRunde(r)
  return [...spiele.map((s) => s.geber), naechstes.geber]
}
const soloarten = (r: Runde) => computeRunde(r).spiele.map((s) => s.soloart)
const hinweise = (r: Runde) => computeRunde(r).hinweise

describe('the Damensolo of besenmarkt (B-A)', () => {
  const besenmarkt = (...spiele: Spiel[]) =>
    runde({ regelwerk: 'besenmarkt', spieler: VIER, spiele })

  it('is a Lustsolo, a first one too: the Pflichtsolo stays open and the deal moves on', () => {
    const r = besenmarkt(solo('Bernd'), solo('Bernd', 'gewonnen', 'solo-buben'), solo('Bernd'))
    expect(soloarten(r)).toEqual(['kuer', 'pflicht', 'kuer'])
    expect(geber(r)).toEqual(['Anna', 'Bernd', 'Bernd', 'Clara'])
    expect(computeRunde(besenmarkt(solo('Bernd'))).offenePflichtsoli).toEqual(VIER)
    expect(computeRunde(r).offenePflichtsoli).toEqual(['Anna', 'Clara', 'Dieter'])
    expect(computeRunde(r)).toMatchObject({ geplant: 24, kuersoli: { Bernd: 2 } })
  })

  it('in the place of a forced Pflichtsolo is none: it must be confirmed, and all stay due', () => {
    const faellig = normale(besenmarkt(), 20)
    expect(hinweiseFuer(faellig, solo('Bernd'))).toEqual([
      { code: 'pflichtsolo-nicht-gespielt', spieler: ['Bernd', 'Clara', 'Dieter', 'Anna'] },
    ])
    expect(hinweise(mit(faellig, solo('Bernd')))).toEqual([
      { code: 'pflichtsolo-faellig', spieler: ['Clara', 'Dieter', 'Anna', 'Bernd'] },
    ])
  })
})

describe('an Absage against a Pflichtsolo (B-A)', () => {
  const gegen = (art: Spiel['art'], mehr: Partial<Spiel> = {}): Spiel => ({
    art,
    re: ['Bernd'],
    augenRe: 70,
    stoesse: ['Bernd', 'Clara'],
    ansagen: { kontra: 'keine90' },
    ...mehr,
  })
  const verboten = [{ code: 'absage-gegen-pflichtsolo', spieler: ['Bernd'] }]
  const leer = runde({ regelwerk: 'besenmarkt', spieler: VIER })

  it.each<[string, Runde, Spiel, unknown[]]>([
    ['a suit solo', leer, gegen('solo-herz'), verboten],
    ['the Bubensolo', leer, gegen('solo-buben'), verboten],
    ['not the soloist’s own Absage', leer, gegen('solo-herz', { ansagen: { re: 'keine90' } }), []],
    ['not an Ansage without one', leer, gegen('solo-herz', { ansagen: {} }), []],
    ['not a Lustsolo', mit(leer, solo('Bernd', 'gewonnen', 'solo-pik')), gegen('solo-herz'), []],
    ['not the Damensolo, which is never Pflicht', leer, gegen('solo-damen'), []],
    ['not a silent solo', leer, gegen('stilles-solo'), []],
    ['not in ddv', { ...leer, regelwerk: 'ddv' }, gegen('solo-herz'), []],
  ])('%s', (...[, r, spiel, erwartet]) => {
    expect(hinweiseFuer(r, spiel)).toEqual(erwartet)
    // It counts and stays marked.
    expect(computeRunde(mit(r, spiel)).spiele.at(-1)?.hinweise).toEqual(erwartet)
  })
})

it.each([
  ['urexweiler', ['U-T4', 'U-T3', 'U-T6']],
  ['ddv', ['D-T', 'D-T', 'D-T']],
] as const)('what a game of %s is against has its rule in that book: %j', (id, regeln) => {
  const codes = [
    'pflichtsolo-nach-frist',
    'spielzahl-ueberschritten',
    'pflichtsolo-nicht-gespielt',
  ] as const
  expect(codes.map((code) => regelDesHinweises(id, code))).toEqual(regeln)
  expect(regelDesHinweises('besenmarkt', 'absage-gegen-pflichtsolo')).toBe('B-A')
})

describe('skill7 (K-A)', () => {
  const skill7 = (spieler: readonly string[], ...spiele: Spiel[]) =>
    runde({ regelwerk: 'skill7', spieler, spiele })

  it('has no Pflichtsolo: each solo moves the deal on and adds nothing', () => {
    const r = skill7(VIER, solo('Bernd'), solo('Bernd', 'verloren'), solo('Clara'))
    expect(geber(r)).toEqual(['Anna', 'Bernd', 'Clara', 'Dieter'])
    expect(soloarten(r)).toEqual([null, null, null])
    expect(computeRunde(r)).toMatchObject({
      geplant: null,
      beendet: false,
      offenePflichtsoli: [],
      kuersoli: { Anna: 0, Bernd: 0, Clara: 0, Dieter: 0 },
      erzwungen: null,
      hinweise: [],
    })
  })

  it.each([[VIER], [FUENF]])('of %j never ends by itself, and nothing is due', (spieler) => {
    const r = normale(skill7(spieler), 60)
    expect(computeRunde(r)).toMatchObject({ beendet: false, geplant: null, hinweise: [] })
    expect(computeRunde(r).spiele.flatMap((s) => s.hinweise)).toEqual([])
    expect(hinweiseFuer(r, solo(computeRunde(r).naechstes.ausspieler))).toEqual([])
  })

  it('ends when the table says so', () => {
    const r: Runde = { ...normale(skill7(FUENF), 3), ende: 'vorzeitig' }
    expect(computeRunde(r)).toMatchObject({ beendet: true, hinweise: [{ code: 'runde-beendet' }] })
  })
})

describe('a broken rule in a solo (D-R, B-R)', () => {
  it.each(['ddv', 'besenmarkt'] as const)('of %s: the solo counts as played', (regelwerk) => {
    const spiel = { ...solo('Bernd', 'gewonnen', 'solo-buben'), regelverstoss: 'Clara' }
    const r = runde({ regelwerk, spieler: VIER, spiele: [spiel] })
    expect(soloarten(r)).toEqual(['pflicht'])
    expect(geber(r)).toEqual(['Anna', 'Anna'])
    expect(computeRunde(r).offenePflichtsoli).toEqual(['Anna', 'Clara', 'Dieter'])
  })

  it('D-R: without Augen it is a game of the evening all the same', () => {
    const r = runde({
      regelwerk: 'ddv',
      spieler: VIER,
      spiele: [{ art: 'normal', re: ['Anna', 'Bernd'], regelverstoss: 'Dieter' }],
    })
    expect(computeRunde(r)).toMatchObject({
      spiele: [{ gewinner: null, wert: 4, stand: { Anna: 4, Bernd: 4, Clara: 4, Dieter: -12 } }],
      naechstes: { nummer: 2, geber: 'Bernd' },
    })
  })
})
