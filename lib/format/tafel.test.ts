import { expect, test } from 'vitest'
import { FUENF, normal, SECHS, solo, VIER } from '../../tests/builders/runde'
import { abend } from '../../tests/builders/spieltag'
import { computeTafel } from '../domain/spieltag/tafel'
import type { Tafel } from '../domain/spieltag/tafel'
import {
  formatPlatz,
  textKopffelder,
  textLetztesSpiel,
  textSpielErgebnis,
  textZeilennotizen,
} from './tafel'

const notizen = (tafel: Tafel) =>
  tafel.zeilen.map((z) => textZeilennotizen(z, { ...tafel, laeuft: tafel.laufend !== null }))

function letztes(tafel: Tafel) {
  if (tafel.letztes === null) throw new Error('kein Spiel')
  return tafel.letztes
}

test('says in words who is ahead, alone or level', () => {
  const einer = abend({ spieler: VIER, spiele: [solo('Anna')] })
  expect(notizen(computeTafel(einer, { kader: VIER }))).toEqual([
    ['führt'],
    ['Pflichtsolo offen'],
    ['Pflichtsolo offen'],
    ['Pflichtsolo offen'],
  ])
  const zwei = abend({ spieler: VIER, spiele: [normal('Anna', 'Bernd')] })
  expect(notizen(computeTafel(zwei, { kader: VIER }))[0]).toEqual([
    'vorn, gleichauf',
    'Pflichtsolo offen',
  ])
})

test('an evening that is over names its winner and its guests', () => {
  const akte = abend({ spieler: VIER, spiele: [solo('Anna')], ende: 'gespielt' })
  const tafel = computeTafel(akte, { kader: ['Anna', 'Bernd', 'Clara', 'Elke'] })
  expect(notizen(tafel)).toEqual([['gewinnt'], [], [], ['Gast, außer Wertung']])
  expect(tafel.zeilen.map((z) => formatPlatz(z.platz))).toEqual(['1.', '3.', '3.', '–'])
  expect(textKopffelder(tafel, {})).toEqual([
    { was: 'Gespielt', wer: '1 Spiel' },
    { was: 'Gefehlt', wer: 'Elke (Platz 2)' },
  ])
})

test('the head names dealer and lead, and who sits out, one or two', () => {
  const felder = (spieler: readonly string[]) =>
    textKopffelder(computeTafel(abend({ spieler }), { kader: spieler }), {})
  expect(felder(VIER)).toEqual([
    { was: 'Geber', wer: 'Anna' },
    { was: 'Spielt aus', wer: 'Bernd' },
  ])
  expect(felder(FUENF)[2]).toEqual({ was: 'Setzt aus', wer: 'Anna' })
  expect(felder(SECHS)[2]?.was).toBe('Setzen aus')
})

const AENNE = { namen: { Anna: 'Änne' }, regelwerk: 'urexweiler' } as const

test('the last game with its parties, what was announced, and its steps', () => {
  const spiel = { ...normal('Anna', 'Bernd'), augenRe: 155, ansagen: { re: 'keine90' } } as const
  const tafel = computeTafel(abend({ spieler: VIER, spiele: [spiel] }), { kader: VIER })
  // keine 120, keine 90, keine 90 angesagt: 3.
  expect(textLetztesSpiel(letztes(tafel), AENNE)).toEqual({
    nummer: 'Spiel 1',
    art: 'Normalspiel',
    parteien: [
      { partei: 'Re', wer: 'Änne und Bernd', gewinnt: true },
      { partei: 'Kontra', wer: 'Clara und Dieter', gewinnt: false },
    ],
    angaben: ['Re 155, Kontra 85', 'Re: keine 90 angesagt'],
    schritte: [
      { text: 'keine 120', betrag: '+1' },
      { text: 'keine 90', betrag: '+1' },
      { text: 'keine 90 angesagt', betrag: '+1' },
    ],
    wert: '3',
  })
  expect(textSpielErgebnis(letztes(tafel), AENNE)).toBe(
    'Spiel 1, Normalspiel. Re gewinnt, Wert 3. Bernd\u00a0+3, Clara\u00a0−3, Dieter\u00a0−3, Änne\u00a0+3.',
  )
})

test('a solo says of which kind it is', () => {
  const tafel = computeTafel(abend({ spieler: VIER, spiele: [solo('Clara')] }), { kader: VIER })
  expect(textLetztesSpiel(letztes(tafel), { ...AENNE, namen: {} }).art).toBe(
    'Damensolo, Pflichtsolo',
  )
})
