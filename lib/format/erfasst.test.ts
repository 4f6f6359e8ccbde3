import { describe, expect, it } from 'vitest'
import type { SpielAkte } from '../domain/spieltag/spieltag'
import { textErfasst } from './erfasst'

// In winter the clock in Germany is an hour ahead of UTC.
const ERSTE: SpielAkte = {
  ...{ id: 'spiel', rundeId: 'runde', position: 1, version: 1 },
  spiel: { art: 'normal', re: ['a', 'b'], augenRe: 130 },
  besetzung: ['a', 'b', 'c', 'd'],
  ...{ gestrichen: false, grund: null },
  eingetragenAm: Date.UTC(2026, 0, 9, 20, 30),
  erfasstVon: 'Anna',
  erfasstAm: Date.UTC(2026, 0, 9, 20, 30),
}
const ZWEITE: SpielAkte = {
  ...ERSTE,
  ...{ version: 2, erfasstVon: 'Bernd', erfasstAm: Date.UTC(2026, 0, 10, 7, 5) },
}

describe('who entered a game and who changed it', () => {
  it('names who entered it while nothing was changed', () => {
    expect(textErfasst(ERSTE, [])).toBe('Eingetragen von Anna, 09.01.26, 21:30 Uhr')
  })

  it('tells the entry from the last change', () => {
    expect(textErfasst(ZWEITE, [ERSTE, ZWEITE])).toBe(
      'Eingetragen von Anna, 09.01.26, 21:30 Uhr; zuletzt korrigiert von Bernd, 10.01.26, 08:05 Uhr',
    )
  })

  it('says that it was struck, and that it counts again', () => {
    const gestrichen = { ...ZWEITE, gestrichen: true }
    expect(textErfasst(gestrichen, [ERSTE, gestrichen])).toContain('; zuletzt gestrichen von Bernd')
    const dritte = { ...ZWEITE, version: 3, erfasstVon: 'Clara' }
    expect(textErfasst(dritte, [ERSTE, gestrichen, dritte])).toContain(
      '; zuletzt wieder gezählt von Clara',
    )
  })

  it('does not guess who entered it', () => {
    expect(textErfasst(ZWEITE, [ZWEITE])).toMatch(/^Eingetragen 09\.01\.26, 21:30 Uhr; /)
  })
})
