import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spielArb } from '../../../tests/arbitraries/spiel'
import { REGELWERK, SPIELER, TISCH } from '../../../tests/builders/spiel'
import { scoreSpiel } from '../wertung/score'
import { parseSpiel } from './parse'
import { pruefeSpiel } from './pruefe'
import { ABSAGE_STUFEN, NULL_STUFEN, PARTEIEN } from './spiel'

/** Games of the right shape whose contents may be anything: most are against the rules. */
const name = fc.constantFrom(...SPIELER, 'Zoe', '__proto__')
const zahl = fc.oneof(
  fc.integer({ min: -2, max: 242 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const stufe = fc.constantFrom(...ABSAGE_STUFEN, ...NULL_STUFEN)
const teilweise = <T>(felder: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(felder, { requiredKeys: [] })
const punkte = teilweise(
  Object.fromEntries(REGELWERK.sonderpunkte.map((s) => [s.art, fc.integer({ min: -1, max: 5 })])),
)
const beliebig = fc.record(
  {
    art: fc.constantFrom(...REGELWERK.arten.map(({ art }) => art)),
    re: fc.array(name, { maxLength: 3 }),
    augenRe: zahl,
    ohneStich: fc.constantFrom(...PARTEIEN),
    stoesse: fc.array(name, { maxLength: 4 }),
    ansagen: teilweise({ re: stufe, kontra: stufe }),
    ansageVorKlaerung: fc.constantFrom(...ABSAGE_STUFEN),
    sonderpunkte: teilweise({ re: punkte, kontra: punkte }),
    schweine: name,
    trumpfabgabe: fc.array(name, { maxLength: 4 }),
    regelverstoss: name,
    notiz: fc.string({ maxLength: 600 }),
  },
  { requiredKeys: ['art', 're'] },
)

/** A valid game in which one field was replaced: near the border between the two. */
const verdorben = fc
  .tuple(spielArb(SPIELER), beliebig, fc.nat(11))
  .map(([spiel, anderes, stelle]) => {
    const feld = Object.entries(anderes)[stelle % Object.keys(anderes).length] ?? ['art', 'normal']
    return { ...spiel, [feld[0]]: feld[1] }
  })

describe('any entry of the right shape', () => {
  it('is refused with reasons or scored to a sum of 0, and never throws', () => {
    let gewertet = 0
    let abgewiesen = 0
    fc.assert(
      fc.property(fc.oneof(beliebig, verdorben), (roh) => {
        const gelesen = parseSpiel(roh, REGELWERK)
        if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
        if (pruefeSpiel(gelesen.wert, TISCH).length > 0) {
          abgewiesen += 1
          return
        }
        gewertet += 1
        const { punkte } = scoreSpiel(gelesen.wert, TISCH)
        expect(Object.values(punkte).reduce((a, b) => a + b, 0)).toBe(0)
      }),
      { numRuns: 2000 },
    )
    // Both sides of the border were visited.
    expect(gewertet).toBeGreaterThan(100)
    expect(abgewiesen).toBeGreaterThan(100)
  })

  it('names for each fault a place that stands in the entry or is missing from it', () => {
    fc.assert(
      fc.property(beliebig, (roh) => {
        const gelesen = parseSpiel(roh, REGELWERK)
        if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
        for (const { ort, code } of pruefeSpiel(gelesen.wert, TISCH)) {
          const feld = ort.split(/[.[]/)[0] ?? ''
          if (code !== 'augen-fehlen') expect(Object.keys(roh)).toContain(feld)
        }
      }),
    )
  })
})

describe('anything at all', () => {
  it('is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (roh) => {
        const gelesen = parseSpiel(roh, REGELWERK)
        if (!gelesen.ok) expect(gelesen.fehler.length).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    )
  })
})
