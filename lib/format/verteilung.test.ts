import { expect, it } from 'vitest'
import { normal, solo, SPIELER, werte } from '../../tests/builders/spiel'
import type { Spiel } from '../domain/spiel/spiel'
import { getRegelwerk } from '../domain/regelwerk/presets'
import { scoreSpiel } from '../domain/wertung/score'
import { textVerteilung } from './verteilung'

const NAMEN = { Anna: 'Anna B.' }
const saetze = (spiel: Spiel) =>
  textVerteilung({ spiel, ...werte(spiel) }, { namen: NAMEN, regelwerk: 'urexweiler' })

const ALLEIN = 'Allein gespielt: Für Anna B. zählt der Wert dreifach.'

it.each<[string, Spiel, readonly string[]]>([
  ['a usual game needs no word', normal({ augenRe: 130 }), []],
  ['alone counts three times', solo('solo-damen', { augenRe: 130 }), [ALLEIN]],
  // keine 120 less two Füchse.
  [
    'below 0 the winner pays',
    normal({ augenRe: 130, sonderpunkte: { kontra: { fuchs: 2 } } }),
    ['Die Sonderpunkte ziehen den Wert unter 0: Wer gewonnen hat, zahlt.'],
  ],
  [
    'a value of 0 costs nobody',
    solo('solo-damen', { augenRe: 120 }),
    ['Der Wert ist 0: Niemand zahlt.'],
  ],
  [
    'without a winner it is seen from Re',
    solo('stilles-solo', { augenRe: 120, sonderpunkte: { re: { fuchs: 1 } } }),
    ['Ohne Gewinner zählt der Wert für Re.', ALLEIN],
  ],
])('%s', (_, spiel, erwartet) => {
  expect(saetze(spiel)).toEqual(erwartet)
})

it.each<['ddv' | 'besenmarkt', Spiel, readonly string[]]>([
  // D-R: the offender pays the three others.
  [
    'ddv',
    normal({ regelverstoss: 'Bernd' }),
    ['Nach dem Regelverstoß zahlt Bernd allein, an Anna, Clara und Dieter.'],
  ],
  // D-R: an opponent pays the soloist alone.
  [
    'ddv',
    solo('solo-damen', { regelverstoss: 'Bernd' }),
    ['Nach dem Regelverstoß zahlt Bernd allein, an Anna.'],
  ],
  // B-R: Re has lost.
  [
    'besenmarkt',
    normal({ augenRe: 100, regelverstoss: 'Bernd' }),
    ['Nach dem Regelverstoß zahlt Bernd allein, an Clara und Dieter.'],
  ],
  // B-R: Re has won all the same.
  ['besenmarkt', normal({ augenRe: 130, regelverstoss: 'Bernd' }), []],
])('a broken rule by %s: %j', (id, spiel, erwartet) => {
  const wertung = scoreSpiel(spiel, { regelwerk: getRegelwerk(id), spieler: SPIELER })
  expect(textVerteilung({ spiel, ...wertung }, { namen: {}, regelwerk: id })).toEqual(erwartet)
})
