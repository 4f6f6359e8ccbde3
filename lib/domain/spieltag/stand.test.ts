import { expect, it } from 'vitest'
import {
  eingetragenIn,
  FRITZ,
  GERDA,
  HEINZ,
  INGE,
  RUNDE_2,
  setztSich,
  zweiTische,
} from '../../../tests/builders/tische'
import {
  ANNA,
  BERND,
  CLARA,
  DIETER,
  ELKE,
  nach,
  RUNDE,
  testId,
} from '../../../tests/builders/verein'
import { listPapierSpiele } from './papier-abend'
import { computeSpieltag } from './rechnen'
import { reiheStand } from './stand'
import { computeTafel } from './tafel'

const R3 = testId(23)

/** +1 for Anna and Bernd at the first table, +2 for Fritz and Gerda at the second. */
const BEIDE = nach(
  zweiTische(),
  eingetragenIn(RUNDE, {
    ...{ spiel: 301, position: 1, inhalt: { art: 'normal', re: [ANNA, BERND], augenRe: 130 } },
  }),
  eingetragenIn(RUNDE_2, {
    ...{ spiel: 302, position: 1, inhalt: { art: 'normal', re: [FRITZ, GERDA], augenRe: 155 } },
  }),
)
/** Anna and Fritz, Clara and Gerda play on at the first table; Fritz, alone with 130 in a Damensolo, gets +3. */
const GEMISCHT = nach(
  BEIDE,
  setztSich(2, { id: R3, sitze: [ANNA, FRITZ, CLARA, GERDA], aufgeloest: [2] }),
  eingetragenIn(R3, {
    ...{ spiel: 303, position: 1, inhalt: { art: 'solo-damen', re: [FRITZ], augenRe: 130 } },
  }),
)

function abend({ spieltage: [akte] }: typeof BEIDE) {
  if (akte === undefined) throw new Error('the evening is there')
  return akte
}

it('everybody stands in one row across the tables, equal sums share a place', () => {
  const akte = abend(BEIDE)
  const stand = reiheStand(akte, computeSpieltag(akte))
  expect(stand.map((z) => [z.id, z.platz, z.summe, z.tisch])).toEqual([
    [FRITZ, 1, 2, 2],
    [GERDA, 1, 2, 2],
    [ANNA, 3, 1, 1],
    [BERND, 3, 1, 1],
    [CLARA, 5, -1, 1],
    [DIETER, 5, -1, 1],
    [HEINZ, 7, -2, 2],
    [INGE, 7, -2, 2],
  ])
})

it('who changes the table brings the points along, who sits nowhere any more keeps them', () => {
  const akte = abend(GEMISCHT)
  const stand = reiheStand(akte, computeSpieltag(akte))
  expect(stand.map((z) => [z.id, z.summe, z.tisch])).toEqual([
    [FRITZ, 5, 1],
    [BERND, 1, null],
    [GERDA, 1, 1],
    [ANNA, 0, 1],
    [DIETER, -1, null],
    [CLARA, -2, 1],
    [HEINZ, -2, null],
    [INGE, -2, null],
  ])
})

it('the paper of a table has its own games; who comes from another brings the total from there', () => {
  const gerechnet = computeSpieltag(abend(GEMISCHT))
  const zeilen = (tisch: number) =>
    listPapierSpiele(gerechnet, tisch).map((s) => [s.nummer, Object.fromEntries(s.staende)])
  expect(zeilen(2)).toEqual([[1, { [FRITZ]: 2, [GERDA]: 2, [HEINZ]: -2, [INGE]: -2 }]])
  expect(zeilen(1)).toEqual([
    [1, { [ANNA]: 1, [BERND]: 1, [CLARA]: -1, [DIETER]: -1 }],
    [
      2,
      // Bernd and Dieter have left this sheet with what they had.
      { [ANNA]: 0, [BERND]: 1, [CLARA]: -2, [DIETER]: -1, [FRITZ]: 5, [GERDA]: 1 },
    ],
  ])
})

it('a scoreboard shows everybody, with the games of its own table', () => {
  const akte = abend(BEIDE)
  const [eins, zwei] = [1, 2].map((tisch) => computeTafel(akte, { kader: [] }, tisch))
  expect(eins?.zeilen.map((z) => [z.id, z.summe, z.zuletzt])).toEqual([
    [FRITZ, 2, undefined],
    [GERDA, 2, undefined],
    [ANNA, 1, 1],
    [BERND, 1, 1],
    [CLARA, -1, -1],
    [DIETER, -1, -1],
    [HEINZ, -2, undefined],
    [INGE, -2, undefined],
  ])
  expect(zwei?.letztes?.wert).toBe(2)
  expect(zwei?.laufend?.naechstes.nummer).toBe(2)
  expect(zwei?.zeilen.map((z) => z.gegangen)).toEqual(Array(8).fill(false))
  expect(eins?.zeilen.every((z) => z.pflichtOffen)).toBe(true)
})

it('who has sat nowhere since the tables were mixed has left', () => {
  const tafel = computeTafel(abend(GEMISCHT), { kader: [ELKE] }, 1)
  const gegangen = tafel.zeilen.filter((z) => z.gegangen).map((z) => z.id)
  expect(new Set(gegangen)).toEqual(new Set([BERND, DIETER, HEINZ, INGE]))
})
