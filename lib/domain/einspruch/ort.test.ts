import { describe, expect, it } from 'vitest'
import { VIER, normal } from '../../../tests/builders/runde'
import { abend } from '../../../tests/builders/spieltag'
import { mitVersion } from '../spieltag/vorgriff'
import type { EinspruchAkte } from './einspruch'
import { mitOrt } from './ort'

const EINSPRUCH: EinspruchAkte = {
  id: 'einspruch',
  spielId: 'spiel-3',
  spielVersion: 1,
  grund: 'Augen falsch',
  spielerId: null,
  kontoId: 'konto',
  kontoName: 'Bernd',
  erhobenAm: 0,
  zustand: 'offen',
  antwort: null,
  entschiedenVon: null,
  entschiedenAm: null,
  quittiert: false,
  version: 1,
}
const NORMAL = normal('Anna', 'Bernd')
const akte = abend({ spieler: VIER, spiele: [NORMAL, NORMAL, NORMAL] })

describe('the Spiel of an objection', () => {
  it('bears the number that the sheet shows: struck games before it are not counted', () => {
    expect(mitOrt(akte, EINSPRUCH).ort).toEqual({ datum: '2026-01-09', runde: null, nummer: 3 })
    const ohneErstes = mitVersion(akte, 'spiel-1', { gestrichen: true })
    expect(mitOrt(ohneErstes, EINSPRUCH).ort.nummer).toBe(2)
  })

  it('has no number once it is struck itself', () => {
    const gestrichen = mitVersion(akte, 'spiel-3', { gestrichen: true })
    expect(mitOrt(gestrichen, EINSPRUCH).ort.nummer).toBeNull()
  })

  it('names the Runde where the evening has several', () => {
    const [runde] = akte.runden
    const zweite = runde && { ...runde, id: 'zweite', nummer: 2, spiele: [] }
    expect(zweite && mitOrt({ ...akte, runden: [runde, zweite] }, EINSPRUCH).ort.runde).toBe(1)
  })
})
