import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findeZeilen, zeileVon } from './json-zeilen'

const DATEI = `{
  "saison": { "name": "2026" },
  "spieltage": [
    { "datum": "2026-01-09",
      "runden": [
        { "spiele": [
          { "art": "normal" },
          { "art": "solo-damen", "augenRe": 121 }
        ] }
      ] }
  ]
}`

describe('findeZeilen', () => {
  test('knows the line of each value', () => {
    const zeilen = findeZeilen(DATEI)
    expect(zeilen.abbruch).toBeNull()
    expect(zeileVon(zeilen, '')).toBe(1)
    expect(zeileVon(zeilen, 'saison.name')).toBe(2)
    expect(zeileVon(zeilen, 'spieltage[0].datum')).toBe(4)
    expect(zeileVon(zeilen, 'spieltage[0].runden[0].spiele[1].augenRe')).toBe(8)
  })

  test('gives the line of the surrounding value for a key that is missing', () => {
    const zeilen = findeZeilen(DATEI)
    expect(zeileVon(zeilen, 'spieltage[0].runden[0].spiele[0].re[0]')).toBe(7)
    expect(zeileVon(zeilen, 'regelwerk')).toBe(1)
  })

  test('names the line where the text stops being JSON', () => {
    expect(findeZeilen('{\n  "a": 1,\n  "b": [1,,2]\n}').abbruch).toBe(3)
    expect(findeZeilen('{\n  "a": 1\n').abbruch).toBe(3)
    expect(findeZeilen('[1]\n x').abbruch).toBe(2)
    expect(findeZeilen('{ "a": 01 }').abbruch).toBe(1)
  })

  test('takes exactly the texts that JSON.parse takes', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.json(), fc.string({ unit: fc.constantFrom(...'{}[]",:1a\\') })),
        (text) => {
          expect(findeZeilen(text).abbruch === null).toBe(istJson(text))
        },
      ),
    )
  })
})

function istJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each(['a', '\\n'])('a text of millions of %s does not exhaust the stack', (zeichen) => {
  const { abbruch } = findeZeilen(`["${zeichen.repeat(6_000_000)}"]`)
  expect(abbruch).toBeNull()
})
