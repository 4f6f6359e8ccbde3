import { expect, it } from 'vitest'
import { istFaellig, letzterTermin } from './nachtlauf'

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
  ['past midnight of the day after it, which has 23 hours', '2026-03-29T22:10', '2026-03-29T01:30'],
  ['the first of the hours that come twice', '2026-10-25T00:30', '2026-10-24T01:30'],
  ['the second of them', '2026-10-25T01:45', '2026-10-24T01:30'],
  ['after the night in which clocks go back', '2026-10-25T02:30', '2026-10-25T02:30'],
])('%s', (_, jetzt, termin) => {
  expect(new Date(letzterTermin(utc(jetzt))).toISOString()).toBe(
    new Date(utc(termin)).toISOString(),
  )
})

it('never goes back, and comes once every night of a year', () => {
  const viertelstunden = Array.from(
    { length: 365 * 24 * 4 },
    (_, i) => utc('2025-12-31T23:00') + i * 15 * 60_000,
  )
  const antworten = viertelstunden.map(letzterTermin)
  expect(antworten).toEqual(antworten.toSorted((a, b) => a - b))
  const termine = [...new Set(antworten)]
  // The first quarters of an hour of the year still belong to the night before.
  expect(termine).toHaveLength(366)
  const naechte = termine.map((t) => BERLIN.format(t).split(', '))
  expect(new Set(naechte.map(([, uhr]) => uhr))).toEqual(new Set(['03:30']))
  expect(new Set(naechte.map(([tag]) => tag)).size).toBe(366)
})

const BERLIN = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

it('is due until it has begun since the latest half past three, whatever a wrong clock has written', () => {
  const jetzt = Date.UTC(2026, 0, 9, 12)
  const termin = letzterTermin(jetzt)
  expect(istFaellig([0, termin - 1], jetzt)).toBe(true)
  expect(istFaellig([termin], jetzt)).toBe(false)
  expect(istFaellig([0, Date.UTC(2099, 0, 1)], jetzt)).toBe(true)
})
