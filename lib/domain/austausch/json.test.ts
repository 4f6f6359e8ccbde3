import { expect, it } from 'vitest'
import { parseJson } from './json'

const tief = (tiefe: number) => '['.repeat(tiefe) + ']'.repeat(tiefe)

it.each([
  ['', 'datei-leer'],
  [' \n', 'datei-leer'],
  ['\uFEFF', 'datei-leer'],
  ['\uFEFF\uFEFF{}', 'datei-kein-json'],
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

it('a byte order mark in front is left out', () => {
  expect(parseJson('\uFEFF{"a":1}')).toEqual({ ok: true, wert: { a: 1 } })
})

it.each([
  ['{"a":1,"a":2}', ['a']],
  ['{"a":1,"\\u0061":2,"a":3}', ['a']],
  ['{"t":[{"e":{"Anna":1,"Bernd":-1,"Anna":2}}],"t":0}', ['t[0].e.Anna', 't']],
  ['{"__proto__":1,"__proto__":2}', ['__proto__']],
])('a key that stands twice in one object is a fault: %s', (text, orte) => {
  const fehler = orte.map((ort) => ({ ort, regel: 'Format', code: 'datei-schluessel-doppelt' }))
  expect(parseJson(text)).toEqual({ ok: false, fehler })
})

it('the same key in different objects is none', () => {
  expect(parseJson('[{"a":{"a":1}},{"a":1}]')).toMatchObject({ ok: true })
})
