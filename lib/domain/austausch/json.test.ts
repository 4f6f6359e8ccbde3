import { expect, it } from 'vitest'
import { parseJson } from './json'

const tief = (tiefe: number) => '['.repeat(tiefe) + ']'.repeat(tiefe)

it.each([
  ['', 'datei-leer'],
  [' \n', 'datei-leer'],
  ['\uFEFF{}', 'datei-bom'],
  ['{"a":1,}', 'datei-kein-json'],
  ['{"a":NaN}', 'datei-kein-json'],
  ['[[]', 'datei-kein-json'],
  [tief(65), 'datei-zu-tief'],
  [`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, 'datei-zu-tief'],
])('%j is refused', (text, code) => {
  expect(parseJson(text)).toEqual({ ok: false, fehler: [{ ort: '', regel: 'Format', code }] })
})

it.each([
  '{"a":[1,2]}',
  '7',
  tief(64),
  JSON.stringify(tief(99)),
  JSON.stringify(`"${tief(99)}`),
  '[[1],[2],[3]]',
])('%j is read', (text) => {
  expect(parseJson(text)).toEqual({ ok: true, wert: JSON.parse(text) as unknown })
})
