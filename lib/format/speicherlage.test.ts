import { expect, test } from 'vitest'
import {
  textAusserdem,
  textEingabe,
  textGefaehrdet,
  textKonflikte,
  textRest,
  textSonstGespeichert,
  textWarumWartet,
  textWartelage,
} from './speicherlage'

test('says where it is, how many wait, and why', () => {
  expect(textWartelage({ anzahl: 1, warum: 'sendet' }, false)).toEqual({
    wo: '',
    was: 'wird gesendet …',
    warum: '',
  })
  expect(textWartelage({ anzahl: 4, warum: 'sendet' }, false)).toEqual({
    wo: 'auf diesem Gerät,',
    was: '4 warten',
    warum: 'wird gesendet …',
  })
  expect(textWartelage({ anzahl: 1, warum: 'netz' }, false)).toEqual({
    wo: 'auf diesem Gerät,',
    was: '1 wartet',
    warum: 'keine Verbindung',
  })
  expect(textWartelage({ anzahl: 3, warum: 'anmeldung' }, false).warum).toBe('bitte anmelden')
})

test('that the device may drop it comes before a missing connection, not before what a person must do', () => {
  const lage = { anzahl: 2, warum: 'netz' } as const
  expect(textWartelage(lage, true).warum).toBe('kann verloren gehen')
  expect(textWartelage({ ...lage, warum: 'sendet' }, true).warum).toBe('wird gesendet …')
  expect(textWartelage({ ...lage, warum: 'anmeldung' }, true).warum).toBe('bitte anmelden')
})

test('says beside a conflict what waits, and after it what is saved', () => {
  const lage = { anzahl: 2, warum: 'anmeldung' } as const
  expect(textAusserdem(lage, false)).toBe('Außerdem auf diesem Gerät: 2 warten, bitte anmelden')
  expect(textAusserdem({ ...lage, anzahl: 1, warum: 'sendet' }, false)).toBe(
    'Außerdem auf diesem Gerät: wird gesendet …',
  )
  expect(textSonstGespeichert(0)).toBe('Alles ist gespeichert.')
  expect(textSonstGespeichert(1)).toBe(
    'Ein Konflikt wartet auf eine Entscheidung. Alles andere ist gespeichert.',
  )
})

test('says what becomes of it', () => {
  expect(textWarumWartet('netz')).toContain('sobald wieder Verbindung besteht')
  expect(textWarumWartet('anmeldung')).toContain('nach dem Anmelden')
  expect(textGefaehrdet('netz')).toMatch(/Bis es gesendet ist: Seite offen lassen\.$/)
  expect(textGefaehrdet('anmeldung')).toMatch(/gleich anmelden, dann wird es gesendet\.$/)
  expect(textGefaehrdet('konflikt')).toMatch(/darf der Browser löschen.* gleich entscheiden\.$/)
})

test('`gespeichert` is what the server has, nothing else', () => {
  for (const warum of ['sendet', 'netz', 'anmeldung'] as const) {
    const { wo, was, warum: kurz } = textWartelage({ anzahl: 2, warum }, true)
    const saetze = [wo, was, kurz, textWarumWartet(warum), textGefaehrdet(warum)].join(' ')
    expect(saetze).not.toMatch(/speichert/)
  }
})

test('names who enters, one, two or several', () => {
  expect(textEingabe([])).toBe('')
  expect(textEingabe(['Anna'])).toBe('Es trägt ein: Anna')
  expect(textEingabe(['Anna', 'Bernd'])).toBe('Es tragen ein: Anna und Bernd')
  expect(textEingabe(['Anna', 'Bernd', 'Clara'])).toBe('Es tragen ein: Anna und 2 andere')
})

test('counts conflicts', () => {
  expect(textKonflikte(1)).toBe('Konflikt')
  expect(textKonflikte(3)).toBe('3 Konflikte')
})

test.each([
  [{ wartet: 1, beiseite: 0 }, 'Eine Eintragung wartet auf diesem Gerät.'],
  [{ wartet: 3, beiseite: 0 }, '3 Eintragungen warten auf diesem Gerät.'],
  [{ wartet: 3, beiseite: 1 }, 'Hier ist etwas zu entscheiden.'],
])('says of what has stayed here %j: %s', (rest, text) => {
  expect(textRest(rest)).toBe(text)
})
