import { expect, test } from 'vitest'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { Nachricht, Stand } from './stand'
import { nachNachricht, neuererStand } from './stand'

const AKTE: SpieltagAkte = {
  ...{ id: 't', saisonId: 's', datum: '2026-01-09', reihenfolge: 1, ort: null, entschuldigt: [] },
  ...{ endstand: null, ende: null, gestrichen: false, version: 1 },
  ...{ runden: [], einsprueche: [], abnahmen: [] },
}
const STAND: Stand = { seq: 4, akte: AKTE }
const { runden: _runden, einsprueche: _einsprueche, abnahmen: _abnahmen, ...KOPF } = AKTE

function nachricht(vorher: number, seq: number, ort: string): Nachricht {
  return {
    ...{ spieltagId: 't', opId: `op-${seq}`, vorher, seq },
    aenderungen: [{ art: 'spieltag', zeile: { ...KOPF, ort, version: seq } }],
  }
}

test('a message that follows on what is known is applied', () => {
  expect(nachNachricht(STAND, nachricht(4, 9, 'Anna'))).toEqual({
    seq: 9,
    akte: { ...AKTE, ort: 'Anna', version: 9 },
  })
})

test('a message that came before, or comes twice, changes nothing', () => {
  expect(nachNachricht(STAND, nachricht(2, 3, 'Anna'))).toBe(STAND)
  expect(nachNachricht(STAND, nachricht(3, 4, 'Anna'))).toBe(STAND)
})

test('a message after a lost one asks for a new reading', () => {
  expect(nachNachricht(STAND, nachricht(6, 9, 'Anna'))).toBeNull()
})

test('of two readings the one with the later entry wins, of equal ones the one at hand', () => {
  const neuer = { seq: 5, akte: AKTE }
  expect(neuererStand(STAND, neuer)).toBe(neuer)
  expect(neuererStand(neuer, STAND)).toBe(neuer)
  expect(neuererStand(STAND, { seq: 4, akte: AKTE })).toBe(STAND)
})
