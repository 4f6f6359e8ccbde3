import * as fc from 'fast-check'
import type { GezaehltesSpiel } from '@/lib/domain/spiel/augen'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { PARTEIEN } from '@/lib/domain/spiel/spiel'
import { spielAusWahl } from './spielwahl'

const ARTEN = getRegelwerk('urexweiler').arten.map((regel) => regel.art)

const vierMal = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })
const anzahlen = fc.tuple(fc.nat(4), fc.nat(2), fc.nat(1))

/** Mostly nobody: beyond the last seat. */
const selten = fc.oneof(
  { weight: 4, arbitrary: fc.constant(4) },
  { weight: 1, arbitrary: fc.nat(3) },
)

/** Augen with the edges that matter as often as all others. */
const augen = fc.oneof(
  fc.nat(240),
  fc.constantFrom(0, 29, 30, 59, 60, 89, 90, 119, 120, 121, 149, 150, 151, 180, 210, 211, 240),
)

const wahl = fc.record({
  art: fc.constantFrom(...ARTEN),
  sitzRe: fc.nat(3),
  abstand: fc.integer({ min: 1, max: 3 }),
  augen,
  ohneStich: fc.boolean(),
  stoesse: vierMal,
  ansagePartei: fc.constantFrom(...PARTEIEN),
  ansageStufen: fc.nat(8),
  vorKlaerung: fc.nat(4),
  sonderpunkte: fc.record({ re: anzahlen, kontra: anzahlen }),
  schweine: fc.nat(4),
  regelverstoss: selten,
  trumpfabgabe: vierMal,
  notiz: fc.oneof(fc.constant(''), fc.string({ maxLength: 40 })),
})

/** A valid game of `urexweiler` among the four at `tisch`; shrinks to a normal game without extras. */
export function spielArb(tisch: readonly string[]): fc.Arbitrary<GezaehltesSpiel> {
  return wahl.map((w) => spielAusWahl(w, tisch))
}
