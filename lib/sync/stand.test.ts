import { expect, test } from 'vitest'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { Nachricht, Stand } from './stand'
import { gehtZurueck, nachNachricht, neuererStand } from './stand'

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

test('a message of another protocol with the same numbers asks for a new reading', () => {
  const hier: Stand = { ...STAND, siegel: 'a4' }
  const n = (mehr: Partial<Nachricht>) => ({ ...nachricht(4, 9, 'Anna'), siegel: 'a9', ...mehr })
  expect(nachNachricht(hier, n({ vorherSiegel: 'a4' }))).toMatchObject({ seq: 9, siegel: 'a9' })
  expect(nachNachricht(hier, n({ vorherSiegel: 'b4' }))).toBeNull()
  expect(nachNachricht(hier, n({}))).toBeNull()
  expect(nachNachricht(hier, { ...nachricht(3, 4, 'Anna'), siegel: 'b4' })).toBeNull()
  expect(nachNachricht(hier, { ...nachricht(3, 4, 'Anna'), siegel: 'a4' })).toBe(hier)
})

test.each([
  [{ seq: 3 }, { seq: 4 }, true],
  [{ seq: 4, siegel: 'a' }, { seq: 4, siegel: 'a' }, false],
  [{ seq: 4, siegel: 'b' }, { seq: 4, siegel: 'a' }, true],
  [{ seq: 5, siegel: 'a' }, { seq: 4, siegel: 'b' }, false],
])('what is kept as %j after %j went back: %s', (neu, bisher, zurueck) => {
  expect(gehtZurueck(neu, bisher)).toBe(zurueck)
})

test('of two readings the one with the later entry wins, of equal ones the one at hand', () => {
  const neuer = { seq: 5, akte: AKTE }
  expect(neuererStand(STAND, neuer)).toBe(neuer)
  expect(neuererStand(neuer, STAND)).toBe(neuer)
  expect(neuererStand(STAND, { seq: 4, akte: AKTE })).toBe(STAND)
})
