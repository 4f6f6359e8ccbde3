import { describe, expect, it } from 'vitest'
import { heuteInBerlin } from './heute'

describe('heuteInBerlin', () => {
  it.each([
    ['2026-01-09T20:00:00Z', '2026-01-09'],
    // Half past midnight in Berlin, still the day before in Greenwich.
    ['2026-01-09T23:30:00Z', '2026-01-10'],
    // Summer time is two hours ahead.
    ['2026-07-09T22:15:00Z', '2026-07-10'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is %s', (jetzt, datum) => {
    expect(heuteInBerlin(new Date(jetzt))).toBe(datum)
  })
})
