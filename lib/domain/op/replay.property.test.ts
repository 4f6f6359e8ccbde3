import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ANNA,
  BERND,
  CLARA,
  DIETER,
  ELKE,
  eroeffnet,
  kontext,
  op,
  RUNDE,
  SPIELTAG,
  testId,
  verein,
} from '../../../tests/builders/verein'
import { applyAenderungen } from './apply'
import { decide } from './decide'
import type { Op, VereinStand } from './op'

/** What the server does with a log of operations: each id has effect once. */
function spieleAb(anfang: VereinStand, ops: readonly Op[]): VereinStand {
  const gesehen = new Set<string>()
  return ops.reduce((stand, o) => {
    if (gesehen.has(o.id)) return stand
    const entscheidung = decide(stand, o, kontext())
    if (!entscheidung.ok) return stand
    gesehen.add(o.id)
    return applyAenderungen(stand, entscheidung.wert)
  }, anfang)
}

const SPIELER = [ANNA, BERND, CLARA, DIETER, ELKE]
const spieler = fc.constantFrom(...SPIELER)
const spiel = fc.record({
  art: fc.constantFrom('normal', 'solo-damen'),
  re: fc.uniqueArray(spieler, { minLength: 1, maxLength: 2 }),
  augenRe: fc.integer({ min: 0, max: 240 }),
})
const nummer = fc.integer({ min: 1, max: 6 })
const ids = fc.integer({ min: 500, max: 505 })
const basis = fc.integer({ min: 0, max: 4 })

// Often sensible, sometimes not: refused ones must change nothing either.
const eineOp: fc.Arbitrary<Op> = fc.oneof(
  fc.record({ id: ids, position: nummer, spiel }).map((w) =>
    op('spiel-eintragen', 0, {
      spieltagId: SPIELTAG,
      rundeId: RUNDE,
      spielId: testId(w.id),
      position: w.position,
      spiel: w.spiel,
    }),
  ),
  fc.record({ id: ids, basis, spiel }).map((w) =>
    op('spiel-korrigieren', w.basis, {
      spieltagId: SPIELTAG,
      spielId: testId(w.id),
      spiel: w.spiel,
    }),
  ),
  fc
    .record({ id: ids, basis })
    .map((w) => op('spiel-streichen', w.basis, { spieltagId: SPIELTAG, spielId: testId(w.id) })),
  fc
    .record({ id: ids, basis })
    .map((w) =>
      op('spiel-wiederherstellen', w.basis, { spieltagId: SPIELTAG, spielId: testId(w.id) }),
    ),
  fc
    .record({ basis, ende: fc.constantFrom('gespielt' as const, 'vorzeitig' as const) })
    .map((w) => op('spieltag-abschliessen', w.basis, { spieltagId: SPIELTAG, ende: w.ende })),
  basis.map((b) => op('spieltag-wiederoeffnen', b, { spieltagId: SPIELTAG })),
)

it('has the same outcome however often operations are repeated', () => {
  const folge = fc.tuple(fc.array(eineOp, { maxLength: 25 }), fc.array(fc.nat(24)))
  fc.assert(
    fc.property(folge, ([ops, wiederholt]) => {
      const log = [eroeffnet(), ...ops]
      const einmal = spieleAb(verein(), log)
      // Late repeats in any order, and the whole log once more.
      const mehrmals = [...log, ...wiederholt.flatMap((i) => log[i] ?? [])]
      const erfolgreich = log.filter((o, i) => wirksam(log, i, o))
      expect(spieleAb(verein(), [...log, ...erfolgreich])).toEqual(einmal)
      expect(
        spieleAb(
          verein(),
          mehrmals.filter((o, i) => i < log.length || erfolgreich.includes(o)),
        ),
      ).toEqual(einmal)
    }),
  )
})

it('has the same outcome when its changes are applied twice', () => {
  fc.assert(
    fc.property(fc.array(eineOp, { maxLength: 25 }), (ops) => {
      const vorher = spieleAb(verein(), [eroeffnet(), ...ops])
      const naechste = op('spieltag-streichen', vorher.spieltage[0]?.version ?? 0, {
        spieltagId: SPIELTAG,
      })
      for (const o of [...ops, naechste]) {
        const entscheidung = decide(vorher, o, kontext())
        if (!entscheidung.ok) continue
        const nachher = applyAenderungen(vorher, entscheidung.wert)
        expect(applyAenderungen(nachher, entscheidung.wert)).toEqual(nachher)
      }
    }),
  )
})

function wirksam(log: readonly Op[], i: number, o: Op): boolean {
  return decide(spieleAb(verein(), log.slice(0, i)), o, kontext()).ok
}
