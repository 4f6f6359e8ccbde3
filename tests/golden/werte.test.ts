import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { parseSpiel } from '@/lib/domain/spiel/parse'
import { pruefeSpiel } from '@/lib/domain/spiel/pruefe'
import { scoreSpiel } from '@/lib/domain/wertung/score'
import type { Wertung } from '@/lib/domain/wertung/wertung'

interface Beispiel {
  readonly id: string
  readonly quelle: string
  readonly spieler: readonly string[]
  readonly spiel: unknown
  readonly erwartet?: Pick<Wertung, 'gewinner' | 'wert' | 'punkte'>
  readonly fehler?: string
}

const datei = new URL('beispiele/werte-urexweiler.json', import.meta.url)
const alle = JSON.parse(readFileSync(datei, 'utf8')) as readonly Beispiel[]
const gewertet = alle.filter((b) => b.erwartet)
const abgewiesen = alle.filter((b) => b.fehler)

const regelwerk = getRegelwerk('urexweiler')

function lies(roh: unknown) {
  const gelesen = parseSpiel(roh, regelwerk)
  if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
  return gelesen.wert
}

it('every example is either scored or refused', () => {
  expect(gewertet.length).toBeGreaterThanOrEqual(34)
  expect(abgewiesen.length).toBeGreaterThanOrEqual(12)
  expect(gewertet.length + abgewiesen.length).toBe(alle.length)
})

describe('the worked examples of the rules', () => {
  it.each(gewertet)('$id ($quelle)', ({ spiel, spieler, erwartet }) => {
    const gelesen = lies(spiel)
    expect(pruefeSpiel(gelesen, { regelwerk, spieler })).toEqual([])
    const { gewinner, wert, punkte } = scoreSpiel(gelesen, { regelwerk, spieler })
    expect({ gewinner, wert, punkte }).toEqual(erwartet)
  })
})

describe('the refused examples', () => {
  it.each(abgewiesen)('$id ($quelle)', ({ spiel, spieler, fehler }) => {
    const gefunden = pruefeSpiel(lies(spiel), { regelwerk, spieler })
    expect(gefunden.map((f) => f.regel)).toEqual([fehler])
  })
})
