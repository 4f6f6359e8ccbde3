import { describe, expect, it } from 'vitest'
import {
  eintrag,
  korrektur,
  lageMit,
  nachrichtVon,
  serverstand,
  streichung,
  ANDERES,
  E1,
  E2,
  E3,
  FREMD,
} from '../../tests/builders/abendlage'
import { testId } from '../../tests/builders/verein'
import { nachEreignis, nachStand } from './abend'
import { anblick } from './anblick'
import type { Abendlage } from './ausgang'

const FREMD_2 = eintrag(2002, { spiel: 602, position: 2, inhalt: ANDERES })

const spiele = (lage: Abendlage) =>
  anblick(lage).akte.runden.flatMap((r) => r.spiele.map((s) => [s.id, s.position]))
const wartet = (lage: Abendlage) => anblick(lage).offen.map((w) => w.op.id)

describe('an own entry whose place somebody else has, as the device knows before the server has answered', () => {
  it('does not count on top of the other one, after a reading or a message', () => {
    const gelesen = nachStand(lageMit(serverstand(), E1), serverstand(FREMD))
    const gehoert = nachEreignis(lageMit(serverstand(), E1), nachrichtVon(FREMD))
    for (const lage of [gelesen, gehoert ?? gelesen]) {
      expect(spiele(lage)).toEqual([[testId(601), 1]])
      expect(wartet(lage)).toEqual([E1.id])
    }
    expect(gehoert).not.toBeNull()
  })

  it('takes with it what was built on it', () => {
    const mehr = korrektur(1004, { spiel: 501, basis: 1, inhalt: ANDERES })
    const lage = nachStand(lageMit(serverstand(), E1, mehr), serverstand(FREMD))
    expect(spiele(lage)).toEqual([[testId(601), 1]])
    expect(wartet(lage)).toEqual([E1.id, mehr.id])
  })

  it('leaves those after it, where they will be: two games of others, and the third own one is the third', () => {
    const lage = nachStand(lageMit(serverstand(), E1, E2, E3), serverstand(FREMD, FREMD_2))
    expect(spiele(lage)).toEqual([
      [testId(601), 1],
      [testId(602), 2],
      [testId(503), 3],
    ])
  })

  it('also where the other one was struck: its place is taken', () => {
    const stand = serverstand(FREMD, streichung(2003, { spiel: 601, basis: 1 }))
    expect(spiele(nachStand(lageMit(serverstand(), E1), stand))).toEqual([[testId(601), 1]])
  })

  it('counts where the place is free or its own', () => {
    expect(spiele(lageMit(serverstand(FREMD), E2))).toEqual([
      [testId(601), 1],
      [testId(502), 2],
    ])
    expect(spiele(nachStand(lageMit(serverstand(), E1), serverstand(E1)))).toEqual([
      [testId(501), 1],
    ])
  })
})
