import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Abrechnung } from '../regelwerk/einstellungen'
import { rechneSpiel } from './spiel'

const EURO: Abrechnung = { einsatzCent: 100, modus: 'variabel', limitCent: null, kassenanteil: 0 }

/** Amounts of Anna, Bernd, Clara and Dieter, then the till's. */
function rechne(
  punkte: readonly [number, number, number, number],
  wert: number,
  mehr: Partial<Abrechnung> = {},
): readonly number[] {
  const [Anna, Bernd, Clara, Dieter] = punkte
  const geld = rechneSpiel({ wert, punkte: { Anna, Bernd, Clara, Dieter } }, { ...EURO, ...mehr })
  return [...Object.values(geld.cent), geld.kasse]
}

interface Beispiel extends Omit<Abrechnung, 'limitCent'> {
  readonly id: string
  readonly limitCent?: number
  readonly punkte: 'solo' | 'normal'
  readonly gewinner: 're' | 'kontra'
  readonly wert: number
  readonly erwartetCent: Readonly<Record<string, number>>
}

const datei = new URL('../../../tests/golden/beispiele/abrechnung.json', import.meta.url)
const BEISPIELE = JSON.parse(readFileSync(datei, 'utf8')) as readonly Beispiel[]

describe('the examples of record (K-E)', () => {
  it('are there', () => {
    expect(BEISPIELE.map((b) => b.id)).toEqual(['K-01', 'K-02', 'K-03', 'K-04', 'K-05'])
  })

  it.each(BEISPIELE.map((b) => [b.id, b] as const))('%s', (_, b) => {
    const { einsatzCent, modus, limitCent = null, kassenanteil } = b
    const re = b.gewinner === 're' ? b.wert : -b.wert
    const punkte =
      b.punkte === 'solo'
        ? { Anna: 3 * re, Bernd: -re, Clara: -re, Dieter: -re }
        : { Anna: re, Bernd: re, Clara: -re, Dieter: -re }
    const { cent, kasse } = rechneSpiel(
      { wert: b.wert, punkte },
      { einsatzCent, modus, limitCent, kassenanteil },
    )
    expect({ ...cent, kasse }).toEqual(b.erwartetCent)
  })
})

describe('K-E: one game', () => {
  it.each<[string, ReturnType<typeof rechne>, readonly number[]]>([
    ['nothing of Wert 0', rechne([0, 0, 0, 0], 0, { kassenanteil: 9 }), [0, 0, 0, 0, 0]],
    ['nothing of Wert 0, fixed', rechne([0, 0, 0, 0], 0, { modus: 'fix' }), [0, 0, 0, 0, 0]],
    ['a Wert below 0 by the points', rechne([-2, -2, 2, 2], -2), [-200, -200, 200, 200, 0]],
    [
      'the limit once a share',
      rechne([-36, 12, 12, 12], 12, { limitCent: 300 }),
      [-900, 300, 300, 300, 0],
    ],
    [
      'fixed once a share',
      rechne([9, -3, -3, -3], 3, { modus: 'fix' }),
      [300, -100, -100, -100, 0],
    ],
    // D-R: a Regelverstoß costs 12 of Wert 4, three times.
    ['who pays alone, three times', rechne([-12, 4, 4, 4], 4), [-1200, 400, 400, 400, 0]],
    [
      'who pays the soloist alone',
      rechne([12, -12, 0, 0], 4, { kassenanteil: 9 }),
      [1056, -1200, 0, 0, 144],
    ],
    // B-R: twice his Wert, his partner nothing.
    ['who bears both', rechne([-6, 0, 3, 3], 3), [-600, 0, 300, 300, 0]],
    // 9 % of 50 is 4,5: 5 a player, 20 of 100. The rest of 80 is shared.
    [
      'half a cent up, for each of four',
      rechne([1, 1, -1, -1], 1, { einsatzCent: 50, kassenanteil: 9 }),
      [40, 40, -50, -50, 20],
    ],
    // 7 % of 5 is 0,35: nothing.
    [
      'less than half a cent down',
      rechne([1, 1, -1, -1], 1, { einsatzCent: 5, kassenanteil: 7 }),
      [5, 5, -5, -5, 0],
    ],
    // 10 % of 5 is 0,5: 1 a player. The three share 15 − 4 = 11: 3 each, 2 left.
    [
      'cents left over to the till',
      rechne([-3, 1, 1, 1], 1, { einsatzCent: 5, kassenanteil: 10 }),
      [-15, 3, 3, 3, 6],
    ],
    // Half of 1 is 1 a player, 4 in all, of 2 that are paid.
    [
      'no more to the till than was paid',
      rechne([1, 1, -1, -1], 1, { einsatzCent: 1, kassenanteil: 50 }),
      [0, 0, -1, -1, 2],
    ],
  ])('%s', (_, ist, soll) => {
    expect(ist).toEqual(soll)
  })
})
