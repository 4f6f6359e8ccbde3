import { describe, expect, it } from 'vitest'
import type { AbnahmeAkte } from '../domain/abnahme/akte'
import { textAbnahmeFehlt, textAbnahmen, textBestaetigungWartet, textVerworfen } from './abnahme'

const NAMEN = { a: 'Anna', b: 'Bernd', c: 'Clara' }
/** 23:40 in Berlin. */
const ABENDS = Date.UTC(2026, 0, 9, 22, 40)

const selbst: AbnahmeAkte = {
  id: '1',
  spielerId: 'a',
  art: 'selbst',
  kontoName: 'Anna',
  zeit: ABENDS,
  fassung: 24,
  stand: {},
}
const amTisch: AbnahmeAkte = {
  ...selbst,
  id: '2',
  spielerId: 'b',
  art: 'am-tisch',
  kontoName: 'Elke',
}

describe('textAbnahmen', () => {
  it('names who, by what way, and the time once where it is the same minute', () => {
    expect(textAbnahmen([selbst, { ...amTisch, zeit: ABENDS + 59_000 }], NAMEN)).toBe(
      'Bestätigt von Anna (eigenes Gerät) und Bernd (am Tisch, eingetragen von Elke), 09.01.26, 23:40 Uhr',
    )
  })

  it('puts times that differ behind each name', () => {
    expect(textAbnahmen([selbst, { ...amTisch, zeit: ABENDS + 60_000 }], NAMEN)).toBe(
      'Bestätigt von Anna (eigenes Gerät, 09.01.26, 23:40 Uhr) und Bernd (am Tisch, eingetragen von Elke, 09.01.26, 23:41 Uhr)',
    )
  })

  it('is empty for nobody', () => {
    expect(textAbnahmen([], NAMEN)).toBe('')
  })
})

describe('textAbnahmeFehlt', () => {
  it('counts down to nothing', () => {
    expect(textAbnahmeFehlt({ gueltig: [] })).toMatch(/^Zwei, die mitgespielt haben/)
    expect(textAbnahmeFehlt({ gueltig: [selbst] })).toBe('Noch einer von zwei.')
    expect(textAbnahmeFehlt({ gueltig: [selbst, amTisch] })).toBe('')
    expect(textAbnahmeFehlt({ gueltig: [selbst, amTisch, selbst] })).toBe('')
  })
})

describe('textVerworfen', () => {
  it('sets then against now', () => {
    const anders = [
      { spieler: 'a', damals: 4, jetzt: 6 },
      { spieler: 'c', damals: -4, jetzt: -6 },
    ]
    expect(textVerworfen({ anders }, NAMEN)).toBe(
      'Bestätigt war: Anna +4 (jetzt +6), Clara −4 (jetzt −6).',
    )
  })

  it('says so when the totals stayed', () => {
    expect(textVerworfen({ anders: [] }, NAMEN)).toMatch(/dieselben geblieben/)
  })
})

it('says whose word is still on the device', () => {
  expect(textBestaetigungWartet(['a', 'c'], NAMEN)).toBe(
    'Bestätigt, aber noch nicht gesendet: Anna und Clara.',
  )
})
