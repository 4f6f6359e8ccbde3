import { describe, expect, it } from 'vitest'
import type { SpielAkte } from '../spieltag/spieltag'
import type { EinspruchAkte } from './einspruch'
import { computeErgebnis } from './ergebnis'
import { REGELWERK } from '../../../tests/builders/spiel'

/** 130: 1. */
const ERSTE: SpielAkte = {
  ...{ id: 'spiel', rundeId: 'runde', position: 1, version: 1 },
  spiel: { art: 'normal', re: ['a', 'b'], augenRe: 130 },
  besetzung: ['a', 'b', 'c', 'd'],
  ...{ gestrichen: false, grund: null, eingetragenAm: 10, erfasstVon: 'Anna', erfasstAm: 10 },
}
/** 160: Kontra under 90, so 2. */
const ZWEITE: SpielAkte = {
  ...ERSTE,
  ...{ version: 2, erfasstAm: 20 },
  spiel: { ...ERSTE.spiel, augenRe: 160 },
}
/** 190: under 60 too, so 3; after the decision. */
const DRITTE: SpielAkte = {
  ...ERSTE,
  ...{ version: 3, erfasstAm: 30 },
  spiel: { ...ERSTE.spiel, augenRe: 190 },
}

const ANGENOMMEN: EinspruchAkte = {
  ...{ id: 'einspruch', spielId: 'spiel', spielVersion: 1, grund: 'Augen falsch' },
  ...{ spielerId: 'c', kontoId: 'konto', kontoName: 'Clara', erhobenAm: 15 },
  ...{ zustand: 'angenommen', antwort: null, entschiedenVon: 'Anna', entschiedenAm: 20 },
  ...{ quittiert: false, version: 2 },
}

function ergebnis(einspruch: Partial<EinspruchAkte>, fassungen = [ERSTE, ZWEITE, DRITTE]) {
  return computeErgebnis({ ...ANGENOMMEN, ...einspruch }, { fassungen, regelwerk: REGELWERK })
}

describe('what an accepted objection came to', () => {
  it('is value and own points before and after, whatever happened to the game later', () => {
    expect(ergebnis({})).toEqual({
      wert: { vorher: 1, nachher: 2 },
      punkte: { vorher: -1, nachher: -2 },
    })
  })

  it('names no points for who is no player, or did not play', () => {
    expect(ergebnis({ spielerId: null })?.punkte).toBeNull()
    expect(ergebnis({ spielerId: 'e' })?.punkte).toBeNull()
  })

  it('finds that the game had been put right before it was accepted', () => {
    expect(ergebnis({ entschiedenAm: 25 })?.wert).toEqual({ vorher: 1, nachher: 2 })
  })

  it('finds that the game does not count any more', () => {
    expect(ergebnis({}, [ERSTE, { ...ZWEITE, gestrichen: true }])).toEqual({
      wert: { vorher: 1, nachher: null },
      punkte: { vorher: -1, nachher: null },
    })
  })

  it('is nothing for a game that stayed, and for an objection that was not accepted', () => {
    expect(ergebnis({ spielVersion: 3, entschiedenAm: 40 })).toBeNull()
    expect(ergebnis({ zustand: 'abgelehnt' })).toBeNull()
  })
})
