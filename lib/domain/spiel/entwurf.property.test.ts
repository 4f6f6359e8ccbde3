import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getRegelwerk } from '../regelwerk/presets'
import { scoreSpiel } from '../wertung/score'
import { alsBand } from './augen'
import { augenVon, beginneEntwurf, entwurfAus } from './entwurf'
import { fehltIn } from './entwurf-felder'
import { spielAus } from './entwurf-spiel'
import { ziehe } from './entwurf-zug'
import type { Zug } from './entwurf-zug'
import { parseSpiel } from './parse'
import { pruefeSpiel } from './pruefe'
import { ABSAGE_STUFEN, NULL_STUFEN } from './spiel'

const regelwerk = getRegelwerk('urexweiler')
const SPIELER = ['Anna', 'Bernd', 'Clara', 'Dieter'] as const
const tisch = { regelwerk, spieler: SPIELER }

const wer = fc.constantFrom(...SPIELER)
const partei = fc.constantFrom('re' as const, 'kontra' as const)
const ziffer = fc.record({
  zug: fc.constant('ziffer' as const),
  ziffer: fc.integer({ min: 0, max: 9 }),
})

const zug: fc.Arbitrary<Zug> = fc.oneof(
  { arbitrary: ziffer, weight: 4 },
  { arbitrary: fc.record({ zug: fc.constant('re' as const), spieler: wer }), weight: 4 },
  {
    arbitrary: fc.record({
      zug: fc.constant('art' as const),
      wahl: fc.constantFrom('solo' as const, ...regelwerk.arten.map((a) => a.art)),
    }),
    weight: 2,
  },
  fc.record({ zug: fc.constant('stoss' as const), spieler: wer }),
  fc.record({ zug: fc.constant('partei' as const), partei }),
  fc.constant({ zug: 'rueck' as const }),
  fc.record({
    zug: fc.constant('stich' as const),
    ohneStich: fc.constantFrom('re' as const, 'kontra' as const, 'niemand' as const),
  }),
  fc.record({
    zug: fc.constant('ansage' as const),
    partei,
    stufe: fc.constantFrom(...ABSAGE_STUFEN, ...NULL_STUFEN),
  }),
  fc.record({
    zug: fc.constant('vor-klaerung' as const),
    stufe: fc.constantFrom(...ABSAGE_STUFEN),
  }),
  fc.record({
    zug: fc.constant('sonderpunkt' as const),
    partei,
    regel: fc.constantFrom(...regelwerk.sonderpunkte),
    um: fc.integer({ min: -2, max: 6 }),
  }),
  fc.record({
    zug: fc.constantFrom('schweine' as const, 'trumpfabgabe' as const, 'regelverstoss' as const),
    spieler: wer,
  }),
  fc.record({ zug: fc.constant('notiz' as const), text: fc.string({ maxLength: 500 }) }),
)

/** A sensible beginning, so that many drafts become complete, and then whatever hands do. */
const beginn: fc.Arbitrary<readonly Zug[]> = fc
  .record({
    re: fc.shuffledSubarray([...SPIELER], { minLength: 1, maxLength: 2 }),
    augen: fc.nat(240),
  })
  .map(({ re, augen }) => [
    ...re.map((spieler) => ({ zug: 're' as const, spieler })),
    ...[...String(augen)].map((z) => ({ zug: 'ziffer' as const, ziffer: Number(z) })),
  ])

const entwurf = fc
  .tuple(beginn, fc.array(zug, { maxLength: 20 }))
  .map(([a, b]) => [...a, ...b].reduce((e, z) => ziehe(e, z, regelwerk), beginneEntwurf()))

describe('any draft that hands can make', () => {
  it('is a Spiel exactly when nothing is missing, and then one that parses to itself', () => {
    fc.assert(
      fc.property(entwurf, (e) => {
        const spiel = spielAus(e, tisch)
        expect(spiel === null).toBe(fehltIn(e, regelwerk).length > 0)
        if (spiel) expect(parseSpiel(spiel, regelwerk)).toEqual({ ok: true, wert: spiel })
      }),
    )
  })

  it('is refused with a reason or scored to a sum of 0', () => {
    fc.assert(
      fc.property(entwurf, (e) => {
        const spiel = spielAus(e, tisch)
        if (!spiel || pruefeSpiel(spiel, tisch).length > 0) return
        const punkte = Object.values(scoreSpiel(spiel, tisch).punkte)
        expect(punkte.reduce((a, b) => a + b, 0)).toBe(0)
      }),
      { numRuns: 1000 },
    )
  })

  it('comes out of a correction as it went in', () => {
    fc.assert(
      fc.property(entwurf, (e) => {
        const spiel = spielAus(e, tisch)
        if (spiel) expect(spielAus(entwurfAus(spiel), tisch)).toEqual(spiel)
      }),
    )
  })

  it('has, when corrected, Augen that any digit replaces', () => {
    fc.assert(
      fc.property(entwurf, fc.integer({ min: 0, max: 9 }), (e, ziffer) => {
        const spiel = spielAus(e, tisch)
        if (!spiel) return
        const neu = ziehe(entwurfAus(spiel), { zug: 'ziffer', ziffer }, regelwerk)
        expect(augenVon(neu.augen, 're')).toBe(ziffer)
      }),
    )
  })

  it('holds Augen of 0 to 240 that add up to 240', () => {
    fc.assert(
      fc.property(entwurf, ({ augen }) => {
        const [re, kontra] = [augenVon(augen, 're'), augenVon(augen, 'kontra')]
        if (re === null || kontra === null) {
          expect(kontra).toBe(re)
        } else {
          const [r, k] = [alsBand(re), alsBand(kontra)]
          expect([r.von + k.bis, r.bis + k.von]).toEqual([240, 240])
          expect(Math.min(r.von, k.von)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
