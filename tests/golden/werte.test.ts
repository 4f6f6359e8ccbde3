import { describe, expect, it } from 'vitest'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { parseSpiel } from '@/lib/domain/spiel/parse'
import { pruefeSpiel } from '@/lib/domain/spiel/pruefe'
import { scoreSpiel } from '@/lib/domain/wertung/score'
import { aufErwartete } from './beispiele'
import { rufeBefehl, rufeDienst, wertbeispiele } from './werte'

const regelwerk = getRegelwerk('urexweiler')
const BEISPIELE = wertbeispiele('urexweiler')
const GEWERTET = BEISPIELE.filter((b) => b.erwartet)
const ABGEWIESEN = BEISPIELE.filter((b) => b.fehler)

function lies(roh: unknown) {
  const gelesen = parseSpiel(roh, regelwerk)
  if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
  return gelesen.wert
}

it('every example is either scored or refused', () => {
  expect(GEWERTET.length).toBeGreaterThanOrEqual(34)
  expect(ABGEWIESEN.length).toBeGreaterThanOrEqual(12)
  expect(GEWERTET.length + ABGEWIESEN.length).toBe(BEISPIELE.length)
})

describe.each(GEWERTET)('$id ($quelle)', (beispiel) => {
  const { spiel, spieler, erwartet } = beispiel

  it('is scored', () => {
    const gelesen = lies(spiel)
    expect(pruefeSpiel(gelesen, { regelwerk, spieler })).toEqual([])
    const { gewinner, wert, punkte } = scoreSpiel(gelesen, { regelwerk, spieler })
    expect({ gewinner, wert, punkte }).toEqual(erwartet)
  })

  it('is scored the same by the command line and by the service', async () => {
    const soll = { spiele: [erwartet] }
    const befehl = await rufeBefehl(beispiel, 'urexweiler')
    expect(befehl.code).toBe(0)
    expect(aufErwartete(JSON.parse(befehl.stdout), soll)).toEqual(soll)
    const dienst = await rufeDienst(beispiel, 'urexweiler')
    expect(dienst.status).toBe(200)
    expect(aufErwartete(dienst.koerper, soll)).toEqual(soll)
  })
})

describe.each(ABGEWIESEN)('$id ($quelle)', (beispiel) => {
  const { spiel, spieler, fehler } = beispiel

  it('is refused by its rule, and by no other', () => {
    const gefunden = pruefeSpiel(lies(spiel), { regelwerk, spieler })
    expect(gefunden.map((f) => f.regel)).toEqual([fehler])
  })

  it('is refused the same by the command line and by the service', async () => {
    const befehl = await rufeBefehl(beispiel, 'urexweiler')
    expect(befehl).toMatchObject({ code: 2, stdout: '' })
    expect(befehl.stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(befehl.stderr).toMatch(/^spiele\[0\]\.\S+: /)
    expect(befehl.stderr).toContain(`(${fehler})`)
    const dienst = await rufeDienst(beispiel, 'urexweiler')
    expect(dienst.status).toBe(422)
    expect(dienst.koerper).toMatchObject({ fehler: [{ regel: fehler }] })
  })
})
