import { describe, expect, it } from 'vitest'
import {
  abgelehnt,
  absage,
  eintrag,
  entschieden,
  konflikte,
  lageMit,
  PLATZ_VERGEBEN,
  zuSenden,
} from '../../tests/builders/abendlage'
import {
  eingetragenIn,
  FRITZ,
  GERDA,
  INGE,
  RUNDE_2,
  setztSich,
  TISCH_2,
  zweiTische,
} from '../../tests/builders/tische'
import { ANNA, BERND, CLARA, eingetragen, nach, RUNDE, testId } from '../../tests/builders/verein'
import type { Op } from '../domain/op/op'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { computeSpieltag } from '../domain/spieltag/rechnen'
import type { AbendOp } from './ausgang'
import type { Stand } from './stand'
import { mitOffenen } from './vorgriff'

const R3 = testId(23)
const SPIEL = { art: 'normal', re: [FRITZ, GERDA], augenRe: 130 } as const
/** Of a phone at the second table. */
const EIGENER = eintrag(1001, {
  ...{ spiel: 501, position: 1, runde: RUNDE_2, inhalt: SPIEL, besetzung: [...TISCH_2] },
})
const RUNDE_BEENDET = absage('veraltet', 'runde-beendet')

/** The evening on the server after these, on top of two tables that have just sat down. */
function server(...ops: readonly Op[]): Stand {
  const akte = nach(zweiTische(), ...ops).spieltage[0]
  if (akte === undefined) throw new Error('the evening is there')
  return { seq: ops.length + 2, akte }
}

function spieleJeRunde(lage: ReturnType<typeof lageMit>) {
  return mitOffenen(lage).runden.map((r) => r.spiele.map((s) => s.id))
}

describe('an own entry of the second table', () => {
  it('meets no game of the first: both have a first one', () => {
    const lage = lageMit(server(eingetragen(1)), EIGENER)
    expect(spieleJeRunde(lage)).toEqual([[testId(101)], [testId(501)]])
    expect(konflikte(lage)).toEqual([])
  })

  it('becomes the next game there when somebody has entered one in its place', () => {
    const anderer = eingetragenIn(RUNDE_2, { spiel: 601, position: 1, inhalt: SPIEL })
    const stand = server(eingetragen(1), eingetragen(2), anderer)
    const lage = abgelehnt(lageMit(server(), EIGENER), EIGENER, { absage: PLATZ_VERGEBEN, stand })
    expect(zuSenden(entschieden(lage, 'behalten'))).toMatchObject([
      { daten: { rundeId: RUNDE_2, position: 2 } },
    ])
  })

  it('goes into the Runde that has begun there since, if its four sit in it', () => {
    const stand = server(
      setztSich(2, { id: R3, sitze: [...TISCH_2.slice(1), FRITZ, testId(5)], tisch: 2 }),
    )
    const lage = abgelehnt(lageMit(server(), EIGENER), EIGENER, { absage: RUNDE_BEENDET, stand })
    expect(zuSenden(entschieden(lage, 'behalten'))).toMatchObject([
      { daten: { rundeId: R3, position: 1 } },
    ])
  })

  it('stays a late game of its own Runde when its table was dissolved, be its four at the first since', () => {
    const alle = [...TISCH_2, ANNA, BERND]
    const stand = server(setztSich(2, { id: R3, sitze: alle, tisch: 1, aufgeloest: [2] }))
    const lage = abgelehnt(lageMit(server(), EIGENER), EIGENER, { absage: RUNDE_BEENDET, stand })
    expect(zuSenden(entschieden(lage, 'behalten'))).toMatchObject([
      { daten: { rundeId: RUNDE_2, position: 1, nachtrag: true } },
    ])
  })
})

describe('the games of a Runde that did not begin at the second table', () => {
  const [NEUE, ANDERE] = [testId(24), testId(25)]
  const VIER = [GERDA, FRITZ, ...TISCH_2.slice(2)]

  /** The phone has opened it for these and entered one game; on the server there is what the others have made of it meanwhile. */
  function verworfen(vier: readonly string[], ...seither: readonly Op[]) {
    const runde = setztSich(2, { id: NEUE, sitze: vier, tisch: 2 }) as AbendOp
    const spiel = eintrag(1002, {
      ...{ spiel: 502, position: 1, runde: NEUE, inhalt: SPIEL, besetzung: [...vier] },
    })
    const lage = abgelehnt(lageMit(server(), runde, spiel), runde, {
      ...{ absage: absage('veraltet', 'veraltet'), stand: server(...seither) },
    })
    return entschieden(lage, 'verwerfen')
  }

  it('are late games of the last one there when the table was dissolved, be its four at the first since', () => {
    const alle = [...TISCH_2, ANNA]
    const lage = verworfen(
      VIER,
      setztSich(2, { id: R3, sitze: TISCH_2, tisch: 2 }),
      setztSich(3, { id: ANDERE, sitze: alle, tisch: 1, aufgeloest: [2] }),
    )
    expect(konflikte(lage)).toMatchObject([{ art: 'absage', moeglich: ['verwerfen', 'behalten'] }])
    expect(zuSenden(entschieden(lage, 'behalten'))).toMatchObject([
      { daten: { rundeId: R3, position: 1, nachtrag: true, besetzung: VIER } },
    ])
  })

  it('go into the one that somebody else has opened there', () => {
    const lage = verworfen(VIER, setztSich(2, { id: R3, sitze: TISCH_2, tisch: 2 }))
    const [behalten] = zuSenden(entschieden(lage, 'behalten'))
    expect(behalten).toMatchObject({ daten: { rundeId: R3, position: 1 } })
    expect(behalten?.daten).not.toHaveProperty('nachtrag')
  })

  it('go where their four sit when they have never sat there', () => {
    const vier = [GERDA, FRITZ, testId(5), INGE]
    const lage = verworfen(
      vier,
      setztSich(2, { id: R3, sitze: [...vier, ANNA], tisch: 1, aufgeloest: [2] }),
    )
    expect(zuSenden(entschieden(lage, 'behalten'))).toMatchObject([
      { daten: { rundeId: R3, position: 1 } },
    ])
  })
})

describe('a table that is opened on this device', () => {
  const oeffne = (sitze: readonly string[], tisch: number) =>
    setztSich(2, { id: R3, sitze, tisch }) as AbendOp

  it('plays at once, and the others go on', () => {
    const neue = [5, 6].map(testId)
    const lage = lageMit(server(), oeffne([...neue, FRITZ, GERDA], 2))
    expect(mitOffenen(lage).runden.map((r) => [r.id, r.tisch, r.ende])).toEqual([
      [RUNDE, 1, null],
      [RUNDE_2, 2, 'vorzeitig'],
      [R3, 2, null],
    ])
  })

  it('does not while somebody sits elsewhere, which the server would refuse', () => {
    const lage = lageMit(server(), oeffne([ANNA, BERND, CLARA, FRITZ], 3))
    expect(mitOffenen(lage).runden.map((r) => r.id)).toEqual([RUNDE, RUNDE_2])
  })
})

describe('a table of more than the rule book seats', () => {
  const SECHS = [ANNA, BERND, CLARA, ...TISCH_2.slice(1)]
  const buch = (regelwerk: RegelwerkId, { seq, akte }: Stand): Stand => ({
    ...{ seq, akte: { ...akte, runden: akte.runden.map((r) => ({ ...r, regelwerk })) } },
  })
  const angefragt = (anzahl: number) =>
    setztSich(2, { id: R3, sitze: SECHS.slice(0, anzahl), aufgeloest: [2] }) as AbendOp

  it.each([
    ['urexweiler', 6, true],
    ['ddv', 6, false],
    ['besenmarkt', 6, false],
    ['skill7', 6, false],
    ['ddv', 5, true],
  ] as const)(
    'is foreseen only where the server takes it: %s, %i players, %s',
    (regelwerk, anzahl, sitzt) => {
      const lage = lageMit(buch(regelwerk, server()), angefragt(anzahl))
      const akte = mitOffenen(lage)
      expect(akte.runden.some((r) => r.id === R3)).toBe(sitzt)
      expect(() => computeSpieltag(akte)).not.toThrow()
    },
  )
})
