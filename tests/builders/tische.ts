import type { Op, OpDaten, VereinStand } from '../../lib/domain/op/op'
import type { Spiel } from '../../lib/domain/spiel/spiel'
import { ANNA, BERND, CLARA, DIETER, eroeffnet, nach, op, SPIELTAG, testId, verein } from './verein'

/** Four who come as a second table; guests of the club. */
export const [FRITZ, GERDA, HEINZ, INGE] = [71, 72, 73, 74].map(testId) as [
  string,
  string,
  string,
  string,
]
export const RUNDE_2 = testId(22)
/** By seats: who sits at the first table, and who at the second. */
export const TISCH_1 = [ANNA, BERND, CLARA, DIETER]
export const TISCH_2 = [FRITZ, GERDA, HEINZ, INGE]

/** The club of the other tests with four more players. */
export function grosserVerein(): VereinStand {
  const klein = verein()
  const neue = ['Fritz', 'Gerda', 'Heinz', 'Inge'].map((name, i) => ({
    ...{ id: testId(71 + i), name, gast: true, version: 1 },
  }))
  return { ...klein, spieler: [...klein.spieler, ...neue] }
}

/** A table sits down, or its players change. */
export function setztSich(
  basis: number,
  p: Omit<OpDaten<'runde-eroeffnen'>, 'spieltagId' | 'runde'> & {
    readonly id: string
    readonly sitze: readonly string[]
  },
): Op {
  const { id, sitze, ...wo } = p
  const runde = { id, sitze: [...sitze], ersterGeber: sitze[0] ?? '' }
  return op('runde-eroeffnen', basis, { spieltagId: SPIELTAG, runde, ...wo })
}

/** Anna, Bernd, Clara and Dieter at the first table; Fritz, Gerda, Heinz and Inge at the second. Version 2. */
export function zweiTische(): VereinStand {
  const zweiter = setztSich(1, { id: RUNDE_2, sitze: TISCH_2, tisch: 2 })
  return nach(grosserVerein(), eroeffnet(), zweiter)
}

/** Records a game of a Runde with the id `testId(spiel)`. */
export function eingetragenIn(
  rundeId: string,
  p: { readonly spiel: number; readonly position: number; readonly inhalt: Spiel },
): Op {
  return op('spiel-eintragen', 0, {
    ...{ spieltagId: SPIELTAG, rundeId, spielId: testId(p.spiel), position: p.position },
    spiel: { ...p.inhalt },
  })
}
