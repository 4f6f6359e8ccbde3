import { expect, it } from 'vitest'
import { RUNDE_2, setztSich, TISCH_1, zweiTische } from '../../../tests/builders/tische'
import { ANNA, BERND, CLARA, ELKE, nach, RUNDE, testId } from '../../../tests/builders/verein'
import { freierTisch, rundenort, tischeVon } from './tische'

const R3 = testId(23)

function abend(...ops: Parameters<typeof nach>[1][]) {
  const akte = nach(zweiTische(), ...ops).spieltage[0]
  if (akte === undefined) throw new Error('the evening is there')
  return akte
}

it('the tables of an evening are told by number, and the next one is the first where nobody plays', () => {
  expect(tischeVon(abend())).toEqual([1, 2])
  expect(freierTisch(abend())).toBe(3)
  const aufgeloest = setztSich(2, {
    id: R3,
    sitze: [...TISCH_1.slice(0, 3), testId(71)],
    aufgeloest: [2],
  })
  expect(freierTisch(abend(aufgeloest))).toBe(2)
})

it('a game is named by its table where there are several, and by the Runde where its table has had several', () => {
  const gewechselt = abend(setztSich(2, { id: R3, sitze: [ANNA, BERND, CLARA, ELKE] }))
  expect(rundenort(abend(), RUNDE)).toEqual({ runde: null, tisch: 1 })
  expect(rundenort(gewechselt, RUNDE)).toEqual({ runde: 1, tisch: 1 })
  expect(rundenort(gewechselt, RUNDE_2)).toEqual({ runde: null, tisch: 2 })
  // The third Runde of the evening is the second of its table.
  expect(rundenort(gewechselt, R3)).toEqual({ runde: 2, tisch: 1 })
  const einTisch = { runden: gewechselt.runden.filter((r) => r.tisch === 1) }
  expect(rundenort(einTisch, R3)).toEqual({ runde: 2 })
  expect(rundenort({ runden: einTisch.runden.slice(0, 1) }, RUNDE)).toEqual({ runde: null })
})
