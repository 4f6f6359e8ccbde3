import { expect, test } from 'vitest'
import { findeStellen } from './import-ablauf'

const TEXT =
  '{\n  "saison": { "name": "2026" },\n  "spieltage": [\n    { "datum": "morgen" }\n  ]\n}'

test('shows a fault with its line, whether or not the place names the request key', () => {
  const fehler = { regel: 'Format', text: 'Das Datum fehlt.' }
  const [mit, ohne] = findeStellen(TEXT, [
    { ...fehler, ort: 'datei.spieltage[0].datum' },
    { ...fehler, ort: 'spieltage[0].datum' },
  ])
  expect(mit).toEqual(ohne)
  expect(mit).toEqual({
    ...fehler,
    ort: 'spieltage[0].datum',
    zeile: 4,
    auszug: '{ "datum": "morgen" }',
  })
})

test('shows a text that is no JSON with the line where it stops being one', () => {
  const [stelle] = findeStellen('{\n  "a": 1,\n}', [
    { ort: '', regel: 'Format', text: 'Die Datei ist kein gültiges JSON.' },
  ])
  expect(stelle?.zeile).toBe(3)
})
