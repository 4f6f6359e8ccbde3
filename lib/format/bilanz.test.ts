import { expect, test } from 'vitest'
import { VIER, normal, solo } from '../../tests/builders/runde'
import { abend } from '../../tests/builders/spieltag'
import { buildBilanzListe, listBilanzSpiele } from '../domain/saison/bilanz-spiele'
import { textBilanzSpiel, textBilanzSumme } from './bilanz'

const TAG = abend({
  spieler: VIER,
  spiele: [
    normal('Anna', 'Bernd'),
    normal('Clara', 'Dieter'),
    solo('Clara'),
    solo('Anna'),
    solo('Anna', 'unentschieden'),
    { art: 'stilles-solo', re: ['Anna'], augenRe: 100 },
  ],
})

test('a game is told from where the player sat', () => {
  const [tag] = listBilanzSpiele([TAG], 'Anna')
  const namen = { Clara: 'Clara W.' }
  expect(tag?.spiele.map((s) => textBilanzSpiel(s, { spieler: 'Anna', namen }))).toEqual([
    'Re mit Bernd, gewonnen',
    'Kontra mit Bernd, verloren',
    'Kontra gegen Clara W., verloren',
    'Pflichtsolo, gewonnen',
    'Kürsolo, unentschieden',
    'allein, verloren',
  ])
})

test('the sum of the listed games is told with how the average comes about', () => {
  // Anna: +1, −1, −1, +3, 0 and three times −1 for the lost silent solo.
  const liste = buildBilanzListe(listBilanzSpiele([TAG], 'Anna'), 'alle')
  expect(textBilanzSumme(liste)).toBe(
    '6 Spiele an 1 Abend, zusammen −1 Spielpunkte. Im Schnitt −1 ÷ 6 = −0,17.',
  )
  const einSolo = buildBilanzListe(listBilanzSpiele([TAG], 'Clara'), 'soli')
  expect(textBilanzSumme(einSolo)).toBe('1 Spiel an 1 Abend, zusammen +3 Spielpunkte.')
})
