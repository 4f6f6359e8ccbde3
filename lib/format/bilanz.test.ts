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
    // keine 120 less two Füchse: the winners pay.
    { ...normal('Anna', 'Bernd'), sonderpunkte: { kontra: { fuchs: 2 } } },
  ],
})

test('a game is told from where the player sat', () => {
  const [tag] = listBilanzSpiele([TAG], 'Anna')
  const namen = { Clara: 'Clara W.' }
  expect(tag?.spiele.map((s) => textBilanzSpiel(s, { spieler: 'Anna', namen }))).toEqual([
    'Re mit Bernd',
    'Kontra mit Bernd',
    'Kontra gegen Clara W.',
    'Pflichtsolo',
    'Kürsolo, unentschieden',
    'allein',
    'Re mit Bernd, gewonnen',
  ])
})

test('a solo is just one where there are no Pflichtsoli', () => {
  const spiele = [solo('Anna', 'verloren', 'solo-buben'), normal('Anna', 'Bernd')]
  const tag = abend({ spieler: VIER, spiele })
  const runden = tag.runden.map((r) => ({ ...r, regelwerk: 'skill7' as const }))
  const [skill7] = listBilanzSpiele([{ ...tag, runden }], 'Anna')
  const texte = skill7?.spiele.map((s) => textBilanzSpiel(s, { spieler: 'Anna', namen: {} }))
  expect(texte).toEqual(['Solo', 'Re mit Bernd'])
})

test('the sum of the listed games is told with how the average comes about', () => {
  // Anna: +1, −1, −1, +3, 0 and three times −1 for the lost silent solo, −1 though won.
  const liste = buildBilanzListe(listBilanzSpiele([TAG], 'Anna'), 'alle')
  expect(textBilanzSumme(liste)).toBe(
    '7 Spiele an 1 Abend, zusammen −2 Spielpunkte. Im Schnitt −2 ÷ 7 = −0,29.',
  )
  const einSolo = buildBilanzListe(listBilanzSpiele([TAG], 'Clara'), 'soli')
  expect(textBilanzSumme(einSolo)).toBe('1 Spiel an 1 Abend, zusammen +3 Spielpunkte.')
})
