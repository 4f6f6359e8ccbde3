import * as fc from 'fast-check'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { GezaehltesSpiel } from '@/lib/domain/spiel/augen'
import { PARTEIEN } from '@/lib/domain/spiel/spiel'
import { artenVon } from './buecher'
import { spielAusWahl } from './spielwahl'

const vierMal = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })
/** In the order of `SONDERPUNKTE`. */
const anzahlen = fc.tuple(fc.nat(4), fc.nat(2), fc.nat(1), fc.nat(1), fc.nat(1))

/** Mostly nobody: beyond the last seat. */
const selten = fc.oneof(
  { weight: 4, arbitrary: fc.constant(4) },
  { weight: 1, arbitrary: fc.nat(3) },
)

/** Augen with the edges that matter as often as all others. */
const augen = fc.oneof(
  fc.nat(240),
  fc.constantFrom(
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8]
      .flatMap((n) => [30 * n - 1, 30 * n, 30 * n + 1])
      .filter((a) => a >= 0 && a <= 240),
  ),
)

const wahl = {
  sitzRe: fc.nat(3),
  abstand: fc.integer({ min: 1, max: 3 }),
  augen,
  ohneStich: fc.boolean(),
  stoesse: vierMal,
  ansagePartei: fc.constantFrom(...PARTEIEN),
  ansageStufen: fc.nat(8),
  andereStufen: fc.nat(4),
  vorKlaerung: fc.nat(4),
  sonderpunkte: fc.record({ re: anzahlen, kontra: anzahlen }),
  schweine: fc.nat(4),
  regelverstoss: selten,
  trumpfabgabe: vierMal,
  notiz: fc.oneof(fc.constant(''), fc.string({ maxLength: 40 })),
}

/** A valid game of a rule book among the four at `tisch`; shrinks to a normal game without extras. */
export function spielArb(
  tisch: readonly string[],
  regelwerk: RegelwerkId = 'urexweiler',
): fc.Arbitrary<GezaehltesSpiel> {
  return fc
    .record({ art: fc.constantFrom(...artenVon(regelwerk)), ...wahl })
    .map((w) => spielAusWahl(w, tisch, regelwerk))
}
