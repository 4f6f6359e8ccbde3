import { expect, it } from 'vitest'
import { letzterTermin } from './nachtlauf'

const utc = (text: string) => Date.parse(`${text}Z`)

// 03:30 in Berlin is 02:30 UTC in winter, 01:30 in summer. Clocks go on at 01:00 UTC on 29 March, back on 25 October 2026.
it.each([
  ['a winter evening', '2026-01-09T20:00', '2026-01-09T02:30'],
  ['the minute itself', '2026-01-09T02:30', '2026-01-09T02:30'],
  ['the minute before', '2026-01-09T02:29', '2026-01-08T02:30'],
  ['a summer day', '2026-07-01T12:00', '2026-07-01T01:30'],
  ['before midnight in London, past it in Berlin', '2026-01-09T23:30', '2026-01-09T02:30'],
  ['the night in which an hour is missing', '2026-03-29T00:59', '2026-03-28T02:30'],
  ['after the hour that is missing', '2026-03-29T01:30', '2026-03-29T01:30'],
  ['the day after it', '2026-03-30T01:29', '2026-03-29T01:30'],
  ['the first of the hours that come twice', '2026-10-25T00:30', '2026-10-24T01:30'],
  ['the second of them', '2026-10-25T01:45', '2026-10-24T01:30'],
  ['after the night in which clocks go back', '2026-10-25T02:30', '2026-10-25T02:30'],
])('%s', (_, jetzt, termin) => {
  expect(new Date(letzterTermin(utc(jetzt))).toISOString()).toBe(
    new Date(utc(termin)).toISOString(),
  )
})

it('comes exactly once every night of a year', () => {
  const anfang = utc('2026-01-01T12:00')
  const termine = new Set<number>()
  for (let t = anfang; t < utc('2027-01-01T12:00'); t += 10 * 60_000) termine.add(letzterTermin(t))
  expect(termine.size).toBe(366)
})
