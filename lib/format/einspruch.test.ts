import { describe, expect, it } from 'vitest'
import type { EinspruchAkte } from '../domain/einspruch/einspruch'
import {
  hatStichwort,
  textAlter,
  textEntscheidung,
  textErgebnis,
  textOffen,
  textVon,
  textWartend,
  textWer,
  wechsleStichwort,
} from './einspruch'

const EINSPRUCH: EinspruchAkte = {
  id: 'einspruch',
  spielId: 'spiel',
  spielVersion: 1,
  grund: 'Augen falsch',
  spielerId: 'b',
  kontoId: 'konto',
  kontoName: 'Anna Beispiel',
  erhobenAm: 0,
  zustand: 'angenommen',
  antwort: null,
  entschiedenVon: 'Dieter D.',
  entschiedenAm: 1,
  quittiert: false,
  version: 2,
}
const ORT = { datum: '2026-01-09', runde: null, nummer: 7 }
const NAMEN = { b: 'Bernd' }

describe('an objection in words', () => {
  it('counts one and several', () => {
    expect([textOffen(1), textOffen(3)]).toEqual(['1 Einspruch offen', '3 Einsprüche offen'])
  })

  it('tells what an accepted objection came to', () => {
    const mit = (wert: readonly [number | null, number | null], punkte: typeof wert) =>
      textErgebnis(
        {
          wert: { vorher: wert[0], nachher: wert[1] },
          punkte: { vorher: punkte[0], nachher: punkte[1] },
        },
        'Bernd',
      )
    expect(mit([2, 4], [-2, 4])).toBe('Wert 2 → 4, Bernd −2 → +4')
    expect(mit([2, 2], [-2, 2])).toBe('Wert 2 wie bisher, Bernd −2 → +2')
    expect(mit([2, null], [-2, null])).toBe('Das Spiel zählt nicht mehr, bisher Wert 2, Bernd −2')
    expect(mit([null, 4], [null, 4])).toBe('Das Spiel zählt, Wert 4, Bernd +4')
    const ohne = { wert: { vorher: 2, nachher: 4 }, punkte: null }
    expect(textErgebnis(ohne, 'Bernd')).toBe('Wert 2 → 4')
  })

  it('says what waits for somebody', () => {
    expect(textWartend({ offen: 0, antworten: 1 })).toBe('1 Antwort auf einen Einspruch')
    expect(textWartend({ offen: 2, antworten: 3 })).toBe(
      '3 Antworten auf Einsprüche, 2 Einsprüche offen',
    )
    expect(textWartend({ offen: 0, antworten: 0 })).toBe('')
  })

  it('names the player who objects, or the member who is none', () => {
    expect(textWer(EINSPRUCH, NAMEN)).toBe('Bernd')
    expect(textWer({ ...EINSPRUCH, spielerId: null }, NAMEN)).toBe('Anna Beispiel')
  })

  it('tells the decision and the answer to it', () => {
    expect(textEntscheidung(EINSPRUCH, ORT)).toBe('Einspruch zu Spiel 7 vom 09.01.26 angenommen')
    expect(textEntscheidung({ ...EINSPRUCH, zustand: 'abgelehnt' }, { ...ORT, nummer: null })).toBe(
      'Einspruch zu gestrichenem Spiel vom 09.01.26 abgelehnt',
    )
    expect(textVon({ ...EINSPRUCH, antwort: 'Stimmt, verzählt.' })).toBe(
      'von Dieter D.: „Stimmt, verzählt.“',
    )
    expect(textVon(EINSPRUCH)).toBe('von Dieter D.')
  })
})

describe('how long an objection has waited', () => {
  const minute = 60_000
  it.each([
    [59_999, 'gerade eben'],
    [minute, 'seit einer Minute'],
    [59 * minute, 'seit 59 Minuten'],
    [60 * minute, 'seit einer Stunde'],
    [23 * 60 * minute, 'seit 23 Stunden'],
    [24 * 60 * minute, 'seit einem Tag'],
    [73 * 60 * minute, 'seit 3 Tagen'],
  ])('%i ms: %s', (dauer, text) => {
    expect(textAlter(1000, 1000 + dauer)).toBe(text)
  })

  it('is now for a clock that goes behind the one of the server', () => {
    expect(textAlter(5000, 1000)).toBe('gerade eben')
  })
})

describe('words to tap', () => {
  it('fill an empty reason, follow what is written and go again', () => {
    expect(wechsleStichwort('', 'Stoß fehlt')).toBe('Stoß fehlt')
    expect(wechsleStichwort('118 statt 120', 'Augen falsch')).toBe('118 statt 120, Augen falsch')
    expect(wechsleStichwort('Augen falsch, Stoß fehlt', 'Augen falsch')).toBe('Stoß fehlt')
  })

  it('are found only as a whole', () => {
    expect(hatStichwort('Augen falsch, Stoß fehlt', 'Stoß fehlt')).toBe(true)
    expect(hatStichwort('Augen falsch gezählt', 'Augen falsch')).toBe(false)
  })
})
