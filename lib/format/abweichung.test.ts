import { expect, it } from 'vitest'
import type { Abweichung } from '../domain/protokoll/abweichung'
import { textAbweichung, zeileAbweichung } from './abweichung'

const abweichung: Abweichung = {
  code: 'zeile',
  seq: 12,
  ort: 'spiel.spiel.augenRe',
  id: 'abc/1',
  erwartet: '130',
  gefunden: '131',
}

it('says what is wrong, where, and both values', () => {
  expect(textAbweichung(abweichung)).toEqual({
    satz: 'Ein gespeicherter Wert stimmt nicht mit dem Protokoll überein; er stammt aus Eintrag 12.',
    stelle: 'Spiel · spiel · augenRe (abc/1)',
    erwartet: '130',
    gefunden: '131',
  })
})

it('names nothing where nothing is', () => {
  expect(zeileAbweichung({ ...abweichung, ort: 'spieltag.ort', id: 't', erwartet: null })).toBe(
    [
      'Ein gespeicherter Wert stimmt nicht mit dem Protokoll überein; er stammt aus Eintrag 12.',
      '  Spieltag · ort (t)',
      '  erwartet: nichts',
      '  gefunden: 131',
    ].join('\n'),
  )
})

it('cuts what nobody can read', () => {
  expect(textAbweichung({ ...abweichung, gefunden: 'x'.repeat(200) }).gefunden).toHaveLength(81)
})

it.each([
  [{ code: 'luecke', ort: 'protokoll.seq' }, 'Im Protokoll fehlt Eintrag 12.'],
  [
    { code: 'luecke', ort: 'nachrechnung.eintraege' },
    'Das Protokoll ist kürzer als beim letzten Nachrechnen: Es fehlt ab Eintrag 12.',
  ],
  [
    { code: 'kette', ort: 'protokoll.vorgaenger_hash' },
    'Eintrag 12 schließt nicht an den Eintrag davor an.',
  ],
  [
    { code: 'kette', ort: 'nachrechnung.siegel' },
    'Eintrag 12 ist ein anderer als beim letzten Nachrechnen.',
  ],
  [{ code: 'inhalt', ort: 'protokoll.hash' }, 'Eintrag 12 wurde nachträglich verändert.'],
] as const)('tells %o', (teil, satz) => {
  expect(textAbweichung({ ...abweichung, ...teil }).satz).toBe(satz)
})
