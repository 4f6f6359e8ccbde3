import { expect, test } from 'vitest'
import { FUENF, normal, VIER } from '../../../tests/builders/runde'
import { einstellungen } from '../../../tests/builders/einstellungen'
import { abend } from '../../../tests/builders/spieltag'
import type { Abwesenheit } from '../regelwerk/einstellungen'
import { ABWESENHEITEN } from '../regelwerk/einstellungen'
import { getRegelwerk } from '../regelwerk/presets'
import { computeTafel, tafelsaisonAus } from './tafel'

const platz = (tafel: ReturnType<typeof computeTafel>) => tafel.zeilen.map((z) => [z.id, z.platz])

test('nobody is ahead before the first game', () => {
  const tafel = computeTafel(abend({ spieler: VIER }), { kader: VIER })
  expect(platz(tafel)).toEqual(VIER.map((name) => [name, null]))
  expect(tafel.zeilen.every((z) => z.zuletzt === undefined && !z.ausserWertung)).toBe(true)
  expect(tafel.zeilen.some((z) => z.vorn)).toBe(false)
  expect(tafel.letztes).toBeNull()
  expect(tafel.laufend?.naechstes.nummer).toBe(1)
})

test('the line of each says the total, what the last game added, and the place, which equal totals share', () => {
  // 130 Augen of Re: keine 120, nothing else. Worth 1 each.
  const spiele = [normal('Bernd', 'Clara'), normal('Anna', 'Bernd')]
  const tafel = computeTafel(abend({ spieler: VIER, spiele }), { kader: VIER })
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
  const tafel = computeTafel(abend({ spieler: FUENF, spiele, ersterGeber: 'Elke' }), {
    kader: FUENF,
  })
  expect(tafel.zeilen.find((z) => z.id === 'Elke')?.zuletzt).toBeNull()
  expect(tafel.zeilen.every((z) => z.pflichtOffen)).toBe(true)
})

test('once the evening counts, absent members have their place with 0 and guests have none', () => {
  const spiele = [normal('Anna', 'Bernd')]
  const tafel = computeTafel(abend({ spieler: VIER, spiele, ende: 'vorzeitig' }), {
    kader: ['Anna', 'Clara', 'Dieter', 'Elke'],
  })
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
  const tafel = computeTafel(akte, { kader: ['Anna', 'Bernd', 'Clara'] })
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
  const tafel = computeTafel(akte, { kader: FUENF })
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
  // What the evening was opened with is another: how the season counts may have changed since.
  const [anders = 'null-punkte'] = ABWESENHEITEN.filter((a) => a !== abwesenheit)
  const mit = (a: Abwesenheit) => ({
    ...gespielt,
    runden: gespielt.runden.map((r) => ({
      ...{ ...r, einstellungen: einstellungen({ abwesenheit: a }) },
    })),
  })
  const saison = { kader: FUENF, einstellungen: einstellungen({ abwesenheit }) }
  // Where the season is not known, the evening's own are what there is.
  const tafeln = [
    computeTafel(mit(anders), saison),
    computeTafel(mit(abwesenheit), { kader: FUENF }),
  ]
  for (const tafel of tafeln) {
    expect(tafel.abwesend).toEqual(abwesend)
    expect(tafel.zeilen.find((z) => z.id === 'Anna')?.platz).toBe(anna)
  }
})

test('of an evening known by its result only, who is away has what the season says', () => {
  const akte = {
    ...abend({ spieler: VIER }),
    runden: [],
    endstand: { Anna: 10, Bernd: 2, Clara: -4, Dieter: -8 },
  }
  const ddv = { ...getRegelwerk('ddv').standard, abwesenheit: 'zaehlt-nicht' } as const
  const tafel = computeTafel(akte, tafelsaisonAus({ spieler: FUENF, einstellungen: ddv }))
  expect(platz(tafel)).toEqual([
    ['Anna', 1],
    ['Bernd', 2],
    ['Clara', 3],
    ['Dieter', 4],
  ])
  expect(tafel.abwesend).toEqual([])
})
