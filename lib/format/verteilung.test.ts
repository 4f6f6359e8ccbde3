import { expect, it } from 'vitest'
import { normal, solo, werte } from '../../tests/builders/spiel'
import type { Spiel } from '../domain/spiel/spiel'
import { textVerteilung } from './verteilung'

const saetze = (spiel: Spiel) => textVerteilung({ spiel, ...werte(spiel) }, { Anna: 'Anna B.' })

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
