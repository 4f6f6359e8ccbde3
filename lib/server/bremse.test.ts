import { describe, expect, it } from 'vitest'
import { createBremse } from './bremse'

const JETZT = 1_000_000

describe('createBremse', () => {
  it('lets the free attempts pass, then makes each wait twice as long as the one before', () => {
    const bremse = createBremse({ frei: 2 })
    const versuche = (jetzt: number) => bremse.versuche('anna', jetzt)
    expect([versuche(JETZT), versuche(JETZT)]).toEqual([0, 0])
    expect(versuche(JETZT)).toBe(30_000)
    expect(versuche(JETZT + 29_999)).toBe(1)
    expect(versuche(JETZT + 30_000)).toBe(0)
    expect(versuche(JETZT + 30_000)).toBe(60_000)
  })

  it('never asks for more than a quarter of an hour', () => {
    const bremse = createBremse({ frei: 0 })
    let jetzt = JETZT
    for (let i = 0; i < 20; i++) jetzt += bremse.versuche('anna', jetzt)
    expect(bremse.versuche('anna', jetzt)).toBeLessThanOrEqual(15 * 60_000)
  })

  it('makes nobody wait for a clock that was set back', () => {
    const bremse = createBremse({ frei: 1 })
    bremse.versuche('anna', JETZT + 24 * 3_600_000)
    expect(bremse.versuche('anna', JETZT)).toBe(30_000)
    expect(bremse.versuche('anna', JETZT + 30_000)).toBe(0)
  })

  it('counts by key, takes one attempt back and forgets all', () => {
    const bremse = createBremse({ frei: 1 })
    bremse.versuche('anna', JETZT)
    expect(bremse.versuche('bernd', JETZT)).toBe(0)
    bremse.nimmZurueck('anna')
    expect(bremse.versuche('anna', JETZT)).toBe(0)
    bremse.vergiss('anna')
    expect(bremse.versuche('anna', JETZT)).toBe(0)
  })

  it('keeps counting a key that is tried among ten thousand others', () => {
    const bremse = createBremse({ frei: 1 })
    for (let i = 0; i < 20_000; i++) bremse.versuche(`name-${i}`, JETZT)
    expect(bremse.versuche('name-19999', JETZT)).toBe(30_000)
    // The oldest had to give way.
    expect(bremse.versuche('name-0', JETZT)).toBe(0)
  })
})
