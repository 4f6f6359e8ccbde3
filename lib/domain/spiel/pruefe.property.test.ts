import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spielArb } from '../../../tests/arbitraries/spiel'
import type { Buch } from '../../../tests/builders/buecher'
import { BUECHER } from '../../../tests/builders/buecher'
import { SPIELER } from '../../../tests/builders/spiel'
import { istErlaubt } from '../../../tests/golden/erlaubt'
import type { GezaehltesSpiel } from './augen'
import { scoreSpiel } from '../wertung/score'
import { parseSpiel } from './parse'
import { pruefeSpiel } from './pruefe'
import { ABSAGE_STUFEN, ARTEN, NULL_STUFEN, PARTEIEN, SONDERPUNKTE } from './spiel'

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
  Object.fromEntries(SONDERPUNKTE.map((s) => [s, fc.integer({ min: -1, max: 5 })])),
)
const beliebig = fc.record(
  {
    art: fc.constantFrom(...ARTEN),
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

/** A valid game in which one field was replaced or left out: near the border between the two. */
const verdorben = (id: Buch['id']) =>
  fc
    .tuple(spielArb(SPIELER, id), beliebig, fc.nat(11), fc.boolean())
    .map(([spiel, anderes, stelle, weg]) => {
      const felder: readonly [string, unknown][] = Object.entries(weg ? spiel : anderes)
      const [feld, inhalt] = felder[stelle % felder.length] ?? ['art', 'normal']
      if (!weg || feld === 'art' || feld === 're') return { ...spiel, [feld]: inhalt }
      return Object.fromEntries(Object.entries(spiel).filter(([f]) => f !== feld))
    })

/** What is found against an entry: that its rule book does not know it, or that it forbids it. */
function fehlerAn(roh: unknown, { regelwerk, tisch }: Buch) {
  const gelesen = parseSpiel(roh, regelwerk)
  return gelesen.ok ? pruefeSpiel(gelesen.wert, tisch) : gelesen.fehler
}

describe.each(BUECHER)('any entry of the right shape ($name)', (buch) => {
  const { id, tisch } = buch
  const irgendeine = fc.oneof(beliebig, { weight: 2, arbitrary: verdorben(id) })

  it('is refused exactly when the rules forbid it; else scored to a sum of 0; and never throws', () => {
    let gewertet = 0
    let abgewiesen = 0
    fc.assert(
      fc.property(irgendeine, (roh) => {
        const spiel = roh as GezaehltesSpiel
        const fehler = fehlerAn(roh, buch)
        const bekannt = tisch.regelwerk.arten.some((regel) => regel.art === spiel.art)
        const erlaubt = bekannt && istErlaubt({ spiel, spieler: SPIELER, id })
        // What another book's word stands for with a count of 0 is unknown all the same.
        const fremd = fehler.some((f) => f.regel === 'Format')
        expect(fehler.length === 0 || (fremd && erlaubt), JSON.stringify(fehler)).toBe(erlaubt)
        if (fehler.length > 0) {
          abgewiesen += 1
          return
        }
        gewertet += 1
        const { punkte } = scoreSpiel(spiel, tisch)
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
      fc.property(irgendeine, (roh) => {
        for (const { ort, code } of fehlerAn(roh, buch)) {
          const feld = ort.split(/[.[]/)[0] ?? ''
          if (code !== 'augen-fehlen') expect(Object.keys(roh)).toContain(feld)
        }
      }),
    )
  })

  it('cites rules that hold in the book: U-P everywhere, the others where they belong', () => {
    const erlaubt = id === 'urexweiler' ? /^(U-(P|S[456]|N3)|Format)$/ : /^(U-P|D-A|Format)$/
    fc.assert(
      fc.property(irgendeine, (roh) => {
        for (const { regel } of fehlerAn(roh, buch)) expect(regel).toMatch(erlaubt)
      }),
      { numRuns: 300 },
    )
  })
})

describe.each(BUECHER)('anything at all ($name)', ({ regelwerk }) => {
  it('is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (roh) => {
        const gelesen = parseSpiel(roh, regelwerk)
        if (!gelesen.ok) expect(gelesen.fehler.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })
})
