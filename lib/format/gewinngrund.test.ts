import { describe, expect, it } from 'vitest'
import { normal, solo, werte } from '../../tests/builders/spiel'
import type { Spiel } from '../domain/spiel/spiel'
import { begruendeGewinner } from '../domain/wertung/gewinngrund'
import { textGewinngrund } from './gewinngrund'
import { textGewinner } from './spielzettel'

/** The rule, who won, and why: as the receipt says it. */
function satz(spiel: Spiel): string {
  const wertung = werte(spiel)
  const grund = begruendeGewinner(spiel, wertung)
  const { gewinner } = wertung
  return `${grund.regel} ${textGewinner(gewinner)}. ${textGewinngrund(grund, gewinner)}`
}

const re = (stufe: 'keine90' | 'keine60' | 'schwarz') =>
  ({ stoesse: ['Anna'], ansagen: { re: stufe } }) as const

describe('by the Augen (U-W1)', () => {
  it.each<[Spiel, string]>([
    [normal({ augenRe: 132 }), 'U-W1 Re gewinnt. Re hat 132 Augen, nötig sind 121.'],
    [
      normal({ augenRe: { von: 121, bis: 150 } }),
      'U-W1 Re gewinnt. Re hat 121 bis 150 Augen, nötig sind 121.',
    ],
    [
      normal({ augenRe: { von: 90, bis: 119 } }),
      'U-W1 Kontra gewinnt. Re hat nur 90 bis 119 Augen, nötig sind 121.',
    ],
    [normal({ augenRe: 121 }), 'U-W1 Re gewinnt. Re hat 121 Augen, nötig sind 121.'],
    [normal({ augenRe: 120 }), 'U-W1 Kontra gewinnt. Re hat nur 120 Augen, nötig sind 121.'],
    [
      solo('solo-damen', { augenRe: 119 }),
      'U-W1 Kontra gewinnt. Re hat nur 119 Augen, nötig sind 121.',
    ],
    [
      solo('solo-damen', { augenRe: 120 }),
      'U-W1 Niemand gewinnt. Allein gespielt und 120 zu 120 Augen, nur die Sonderpunkte zählen.',
    ],
    [
      solo('stilles-solo', { augenRe: 120 }),
      'U-W1 Niemand gewinnt. Allein gespielt und 120 zu 120 Augen, nur die Sonderpunkte zählen.',
    ],
  ])('%j', (spiel, erwartet) => expect(satz(spiel)).toBe(erwartet))
})

describe('by an Ansage (U-W2)', () => {
  it.each<[Spiel, string]>([
    [
      normal({ augenRe: 160, ...re('keine90') }),
      'U-W2 Re gewinnt. Re hat keine 90 angesagt, und Kontra hat 80 Augen.',
    ],
    [
      normal({ augenRe: { von: 151, bis: 180 }, ...re('keine90') }),
      'U-W2 Re gewinnt. Re hat keine 90 angesagt, und Kontra hat 60 bis 89 Augen.',
    ],
    [
      // 145 of 240 would have won without the Ansage.
      normal({ augenRe: 145, ...re('keine90') }),
      'U-W2 Kontra gewinnt. Re hat keine 90 angesagt, aber Kontra hat 95 Augen.',
    ],
    [
      normal({ augenRe: 95, stoesse: ['Clara'], ansagen: { kontra: 'keine90' } }),
      'U-W2 Re gewinnt. Kontra hat keine 90 angesagt, aber Re hat 95 Augen.',
    ],
    [
      normal({ augenRe: 240, ohneStich: 'kontra', ...re('schwarz') }),
      'U-W2 Re gewinnt. Re hat schwarz angesagt, und Kontra hat keinen Stich.',
    ],
    [
      normal({ augenRe: 240, ...re('schwarz') }),
      'U-W2 Kontra gewinnt. Re hat schwarz angesagt, aber Kontra hat einen Stich gemacht.',
    ],
    [
      normal({ augenRe: 160, stoesse: ['Anna', 'Bernd'] }),
      'U-W2 Re gewinnt. Re hat keine 90 von selbst angesagt, und Kontra hat 80 Augen.',
    ],
    [
      // Alone at 120:120 the Ansage decides.
      solo('solo-damen', { augenRe: 120, ...re('keine90') }),
      'U-W2 Kontra gewinnt. Re hat keine 90 angesagt, aber Kontra hat 120 Augen.',
    ],
  ])('%j', (spiel, erwartet) => expect(satz(spiel)).toBe(erwartet))
})

describe('a Null (U-N)', () => {
  const mit60 = { stoesse: ['Bernd'], ansagen: { kontra: 'augen60' } } as const
  it.each<[Spiel, string]>([
    [solo('solo-null', { augenRe: 0, ohneStich: 're' }), 'U-N1 Re gewinnt. Re hat keinen Stich.'],
    [
      solo('solo-null', { augenRe: 95 }),
      'U-N1 Kontra gewinnt. Re hat einen Stich gemacht, 95 Augen.',
    ],
    [
      solo('solo-null', { augenRe: 0 }),
      'U-N1 Kontra gewinnt. Re hat einen Stich gemacht, 0 Augen.',
    ],
    [
      // 120:120 is no special case (U-N5).
      solo('solo-null', { augenRe: 120 }),
      'U-N1 Kontra gewinnt. Re hat einen Stich gemacht, 120 Augen.',
    ],
    [
      solo('solo-null', { augenRe: 65, ...mit60 }),
      'U-N3 Kontra gewinnt. Kontra hat 60 Augen angesagt, und Re hat 65 Augen.',
    ],
    [
      solo('solo-null', { augenRe: 40, ...mit60 }),
      'U-N4 Re gewinnt. Kontra hat 60 Augen angesagt, aber Re hat 40 Augen.',
    ],
    [
      solo('solo-null', { augenRe: 0, ohneStich: 're', ...mit60 }),
      'U-N4 Re gewinnt. Kontra hat 60 Augen angesagt, aber Re hat keinen Stich.',
    ],
  ])('%j', (spiel, erwartet) => expect(satz(spiel)).toBe(erwartet))
})

describe('a broken rule (U-R1)', () => {
  it.each<[Spiel, string]>([
    [
      normal({ regelverstoss: 'Bernd' }),
      'U-R1 Kontra gewinnt. Regelverstoß von Re. Die Augen zählen nicht.',
    ],
    [
      normal({ augenRe: 30, regelverstoss: 'Clara', ...re('keine90') }),
      'U-R1 Re gewinnt. Regelverstoß von Kontra. Die Augen zählen nicht.',
    ],
    [
      solo('solo-null', { regelverstoss: 'Anna' }),
      'U-R1 Kontra gewinnt. Regelverstoß von Re. Die Augen zählen nicht.',
    ],
  ])('%j', (spiel, erwartet) => expect(satz(spiel)).toBe(erwartet))
})
