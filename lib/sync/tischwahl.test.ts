import { expect, it } from 'vitest'
import { FRITZ, setztSich, zweiTische } from '../../tests/builders/tische'
import { BERND, ELKE, nach, SPIELTAG, testId } from '../../tests/builders/verein'
import { findTisch, liesTischnummer, liesTischwahl, schreibeTischwahl } from './tischwahl'

const NICHTS = { adresse: null, gemerkt: null, spielerId: null }
const tag = (...ops: Parameters<typeof nach>[1][]) => {
  const akte = nach(zweiTische(), ...ops).spieltage[0]
  if (akte === undefined) throw new Error('the evening is there')
  return akte
}

it('a screen is for the table of its address, else for the remembered one, else for the own', () => {
  const alles = { adresse: 1, gemerkt: 2, spielerId: FRITZ }
  expect(findTisch(tag(), alles)).toBe(1)
  expect(findTisch(tag(), { ...alles, adresse: null, spielerId: BERND })).toBe(2)
  expect(findTisch(tag(), { ...NICHTS, spielerId: FRITZ })).toBe(2)
  expect(findTisch(tag(), { ...NICHTS, spielerId: ELKE })).toBe(1)
})

it('a table that the evening does not have is not asked for', () => {
  expect(findTisch(tag(), { adresse: 5, gemerkt: 4, spielerId: FRITZ })).toBe(2)
})

it('without any wish it is the first table at which a game goes on', () => {
  const nurZwei = tag(
    setztSich(2, {
      ...{ id: testId(23), tisch: 2, aufgeloest: [1] },
      sitze: [FRITZ, BERND, testId(72), testId(73)],
    }),
  )
  expect(findTisch(nurZwei, NICHTS)).toBe(2)
})

it('the device remembers the table of one evening, and takes nothing else for it', () => {
  const cookie = schreibeTischwahl(SPIELTAG, 2)
  expect(liesTischwahl(cookie, SPIELTAG)).toBe(2)
  expect(liesTischwahl(cookie, testId(99))).toBeNull()
  for (const kaputt of [
    undefined,
    '',
    SPIELTAG,
    `${SPIELTAG}.`,
    `${SPIELTAG}.0`,
    `${SPIELTAG}.zwei`,
  ])
    expect(liesTischwahl(kaputt, SPIELTAG)).toBeNull()
  expect(['2', '12', '', ['2'], undefined].map(liesTischnummer)).toEqual([
    2,
    null,
    null,
    null,
    null,
  ])
})
