import { expect, test } from 'vitest'
import { FUENF, normal, VIER } from '../../../tests/builders/runde'
import { einstellungen } from '../../../tests/builders/einstellungen'
import { abend } from '../../../tests/builders/spieltag'
import { computeTafel } from './tafel'

const platz = (tafel: ReturnType<typeof computeTafel>) => tafel.zeilen.map((z) => [z.id, z.platz])

test('nobody is ahead before the first game', () => {
  const tafel = computeTafel(abend({ spieler: VIER }), VIER)
  expect(platz(tafel)).toEqual(VIER.map((name) => [name, null]))
  expect(tafel.zeilen.every((z) => z.zuletzt === undefined && !z.ausserWertung)).toBe(true)
  expect(tafel.zeilen.some((z) => z.vorn)).toBe(false)
  expect(tafel.letztes).toBeNull()
  expect(tafel.laufend?.naechstes.nummer).toBe(1)
})

test('the line of each says the total, what the last game added, and the place, which equal totals share', () => {
  // 130 Augen of Re: keine 120, nothing else. Worth 1 each.
  const spiele = [normal('Bernd', 'Clara'), normal('Anna', 'Bernd')]
  const tafel = computeTafel(abend({ spieler: VIER, spiele }), VIER)
  expect(tafel.letztes?.wert).toBe(1)
  expect(tafel.zeilen.map((z) => [z.id, z.summe, z.zuletzt, z.platz, z.vorn])).toEqual([
    ['Bernd', 2, 1, 1, true],
    ['Anna', 0, 1, 2, false],
    ['Clara', 0, -1, 2, false],
    ['Dieter', -2, -1, 4, false],
  ])
})

test('who sat out has nothing from the last game, and is told who has to play a Pflichtsolo', () => {
  // Elke is the fifth: she deals and sits out.
  const spiele = [normal('Anna', 'Bernd')]
  const tafel = computeTafel(abend({ spieler: FUENF, spiele, ersterGeber: 'Elke' }), FUENF)
  expect(tafel.zeilen.find((z) => z.id === 'Elke')?.zuletzt).toBeNull()
  expect(tafel.zeilen.every((z) => z.pflichtOffen)).toBe(true)
})

test('once the evening counts, absent members have their place with 0 and guests have none', () => {
  const spiele = [normal('Anna', 'Bernd')]
  const tafel = computeTafel(abend({ spieler: VIER, spiele, ende: 'vorzeitig' }), [
    'Anna',
    'Clara',
    'Dieter',
    'Elke',
  ])
  expect(tafel.laufend).toBeNull()
  expect(platz(tafel)).toEqual([
    ['Anna', 1],
    ['Bernd', null],
    ['Clara', 3],
    ['Dieter', 3],
  ])
  expect(tafel.zeilen.filter((z) => z.ausserWertung).map((z) => z.id)).toEqual(['Bernd'])
  expect(tafel.abwesend).toEqual([{ id: 'Elke', platz: 2 }])
  expect(tafel.zeilen.every((z) => !z.pflichtOffen && !z.gegangen)).toBe(true)
})

test('an evening known by its result only has totals and places, and no last game', () => {
  const akte = {
    ...abend({ spieler: VIER }),
    runden: [],
    endstand: { Anna: -3, Bernd: 5, Clara: -2 },
  }
  const tafel = computeTafel(akte, ['Anna', 'Bernd', 'Clara'])
  expect(platz(tafel)).toEqual([
    ['Bernd', 1],
    ['Clara', 2],
    ['Anna', 3],
  ])
  expect(tafel.zeilen[0]?.vorn).toBe(true)
  expect(tafel.laufend).toBeNull()
})

test('who left the table stays on the board while the evening goes on', () => {
  const erste = abend({ spieler: VIER, spiele: [normal('Anna', 'Bernd')], ende: 'vorzeitig' })
  const zweite = abend({ spieler: ['Anna', 'Bernd', 'Clara', 'Elke'], id: 'zweite' })
  const akte = { ...erste, ende: null, runden: [...erste.runden, ...zweite.runden] }
  const tafel = computeTafel(akte, FUENF)
  expect(tafel.zeilen.filter((z) => z.gegangen).map((z) => z.id)).toEqual(['Dieter'])
  expect(tafel.letztes?.nummer).toBe(1)
  expect(tafel.laufend?.naechstes.nummer).toBe(1)
  expect(tafel.anzahlSpiele).toBe(1)
})

test.each([
  // Bernd and Clara +1, Anna and Dieter −1.
  ['null-punkte', [{ id: 'Elke', platz: 3 }], 4],
  ['letzter-platz', [{ id: 'Elke', platz: 5 }], 3],
  ['zaehlt-nicht', [], 3],
] as const)('who is away has the place that an absence is: %s', (abwesenheit, abwesend, anna) => {
  const gespielt = abend({
    spieler: VIER,
    spiele: [normal('Bernd', 'Clara')],
    ende: 'vorzeitig',
  })
  const akte = {
    ...gespielt,
    runden: gespielt.runden.map((r) => ({ ...r, einstellungen: einstellungen({ abwesenheit }) })),
  }
  const tafel = computeTafel(akte, FUENF)
  expect(tafel.abwesend).toEqual(abwesend)
  expect(tafel.zeilen.find((z) => z.id === 'Anna')?.platz).toBe(anna)
})
