import { describe, expect, it } from 'vitest'
import { normal, solo, SPIELER, werte } from '../../tests/builders/spiel'
import { getRegelwerk } from '../domain/regelwerk/presets'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { Spiel } from '../domain/spiel/spiel'
import { begruendeGewinner } from '../domain/wertung/gewinngrund'
import { scoreSpiel } from '../domain/wertung/score'
import { textGewinngrund } from './gewinngrund'
import { textGewinner } from './spielzettel'

/** The rule, who won, and why: as the receipt says it. */
function satz(spiel: Spiel, id: RegelwerkId = 'urexweiler'): string {
  const wertung =
    id === 'urexweiler'
      ? werte(spiel)
      : scoreSpiel(spiel, { regelwerk: getRegelwerk(id), spieler: SPIELER })
  const grund = begruendeGewinner(spiel, wertung, id)
  const { gewinner } = wertung
  return `${grund.regel} ${textGewinner(gewinner)}. ${textGewinngrund(grund, gewinner, id)}`
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

const gesagt = (namen: readonly string[], ansagen: Spiel['ansagen'] = {}) => ({
  stoesse: namen,
  ansagen,
})

describe('in ddv and skill7', () => {
  it.each<[Spiel, string]>([
    [normal({ augenRe: 121 }), 'D-G Re gewinnt. Re hat 121 Augen, nötig sind 121.'],
    [normal({ augenRe: 120 }), 'D-G Kontra gewinnt. Re hat nur 120 Augen, nötig sind 121.'],
    [
      normal({ augenRe: 120, ...gesagt(['Clara']) }),
      'D-G Re gewinnt. Re hat 120 Augen, und weil nur Kontra angesagt war, genügen 120.',
    ],
    [
      normal({ augenRe: 119, ...gesagt(['Clara', 'Dieter']) }),
      'D-G Kontra gewinnt. Re hat nur 119 Augen; 120 hätten genügt, weil nur Kontra angesagt war.',
    ],
    [
      normal({ augenRe: 120, ...gesagt(['Anna', 'Clara']) }),
      'D-G Kontra gewinnt. Re hat nur 120 Augen, nötig sind 121.',
    ],
    [
      solo('solo-karo', { augenRe: 120 }),
      'D-G Kontra gewinnt. Re hat nur 120 Augen, nötig sind 121.',
    ],
    [
      normal({ augenRe: 151, ...gesagt(['Anna'], { re: 'keine90' }) }),
      'D-G Re gewinnt. Re hat keine 90 abgesagt, und Kontra hat 89 Augen.',
    ],
    [
      normal({ augenRe: 90, ...gesagt(['Clara'], { kontra: 'keine90' }) }),
      'D-G Re gewinnt. Kontra hat keine 90 abgesagt, aber Re hat 90 Augen.',
    ],
    [
      // Both have an Absage: who keeps it wins.
      normal({ augenRe: 70, ...gesagt(['Anna', 'Clara'], { re: 'keine60', kontra: 'keine90' }) }),
      'D-G Kontra gewinnt. Kontra hat keine 90 abgesagt, und Re hat 70 Augen.',
    ],
    [
      normal({ augenRe: 130, ...gesagt(['Anna', 'Clara'], { re: 'keine60', kontra: 'schwarz' }) }),
      'D-N Niemand gewinnt. Re hat keine 60 abgesagt, aber Kontra hat 110 Augen; Kontra hat schwarz abgesagt, aber Re hat einen Stich gemacht.',
    ],
    [
      normal({ regelverstoss: 'Bernd' }),
      'D-R Niemand gewinnt. Regelverstoß von Re. Das Spiel wird nicht gewertet; es zahlt, wer ihn begangen hat.',
    ],
  ])('%j', (spiel, erwartet) => {
    expect(satz(spiel, 'ddv')).toBe(erwartet)
    expect(satz(spiel, 'skill7')).toBe(erwartet)
  })
})

describe('in besenmarkt', () => {
  it.each<[Spiel, string]>([
    [
      normal({ augenRe: 120, ...gesagt(['Clara']) }),
      'B-G Kontra gewinnt. Re hat nur 120 Augen, nötig sind 121.',
    ],
    [
      normal({ augenRe: 90, ...gesagt(['Clara'], { kontra: 'keine90' }) }),
      'B-G Kontra gewinnt. Kontra hat keine 90 abgesagt, und Re hat 90 Augen, nötig wären 91.',
    ],
    [
      normal({ augenRe: 91, ...gesagt(['Clara'], { kontra: 'keine90' }) }),
      'B-G Re gewinnt. Kontra hat keine 90 abgesagt, aber Re hat 91 Augen, nötig sind 91.',
    ],
    [
      // Kontra breaks with the level itself.
      normal({ augenRe: 150, ...gesagt(['Anna'], { re: 'keine90' }) }),
      'B-G Kontra gewinnt. Re hat keine 90 abgesagt, aber Kontra hat 90 Augen.',
    ],
    [
      normal({ augenRe: 0, ohneStich: 're', ...gesagt(['Clara'], { kontra: 'schwarz' }) }),
      'B-G Kontra gewinnt. Kontra hat schwarz abgesagt, und Re hat keinen Stich.',
    ],
    [
      normal({ augenRe: 110, ...gesagt(['Anna', 'Clara'], { re: 'keine90', kontra: 'keine90' }) }),
      'D-N Niemand gewinnt. Re hat keine 90 abgesagt, aber Kontra hat 130 Augen; Kontra hat keine 90 abgesagt, aber Re hat 110 Augen, nötig sind 91.',
    ],
    [
      normal({ augenRe: 110, regelverstoss: 'Anna' }),
      'B-R Kontra gewinnt. Re hat nur 110 Augen, nötig sind 121. Regelverstoß von Re: Was die Partei verliert, trägt allein, wer ihn begangen hat.',
    ],
    [
      normal({ augenRe: 110, regelverstoss: 'Clara' }),
      'B-R Kontra gewinnt. Re hat nur 110 Augen, nötig sind 121. Regelverstoß von Kontra: Die Partei verliert nichts, das Spiel zählt wie sonst.',
    ],
    [
      // The winner pays: 1 less two Füchse.
      normal({ augenRe: 130, sonderpunkte: { kontra: { fuchs: 2 } }, regelverstoss: 'Anna' }),
      'B-R Re gewinnt. Re hat 130 Augen, nötig sind 121. Regelverstoß von Re: Was die Partei verliert, trägt allein, wer ihn begangen hat.',
    ],
  ])('%j', (spiel, erwartet) => expect(satz(spiel, 'besenmarkt')).toBe(erwartet))
})
