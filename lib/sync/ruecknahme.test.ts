import { describe, expect, it } from 'vitest'
import {
  abschluss,
  ICH,
  korrektur,
  lageMit,
  serverstand,
  streichung,
  ANDERES,
  E1,
  E2,
} from '../../tests/builders/abendlage'
import { JETZT, testId } from '../../tests/builders/verein'
import { reiheEin } from './abend'
import type { Abendlage, AbendOp } from './ausgang'
import { mitVersuch } from './ruecknahme'
import { mitOffenen } from './vorgriff'

const KORREKTUR = korrektur(1003, { spiel: 501, basis: 1, inhalt: ANDERES })
const EINSPRUCH: AbendOp = {
  ...{ id: testId(1004), art: 'einspruch-erheben', basis: 1 },
  daten: {
    ...{ spieltagId: E1.daten.spieltagId, spielId: testId(501), einspruchId: testId(701) },
    ...{ spielerId: null, grund: 'Das waren 100 Augen.' },
  },
}

/** Undo of the game 501. */
function nimmZurueck(lage: Abendlage): Abendlage {
  const op = streichung(1009, { spiel: 501, basis: 1 })
  return reiheEin(lage, { absender: ICH, op, nummer: 99, zeit: JETZT, ruecknahme: true })
}

const ids = ({ wartende }: Abendlage) => wartende.map((w) => w.op.id)
const versucht = (lage: Abendlage, op: AbendOp): Abendlage => ({
  ...lage,
  wartende: mitVersuch(lage.wartende, op.id),
})

describe('taking back an entry that was never sent', () => {
  it('leaves nothing of it, nor of what was built on it; the others wait on', () => {
    const lage = nimmZurueck(lageMit(serverstand(), E1, E2, KORREKTUR))
    expect(ids(lage)).toEqual([E2.id])
    expect(mitOffenen(lage).runden.flatMap((r) => r.spiele.map((s) => s.id))).toEqual([testId(502)])
  })

  it.each([
    ['a request with it has gone out', versucht(lageMit(serverstand(), E1), E1)],
    ['one with its correction has', versucht(lageMit(serverstand(), E1, KORREKTUR), KORREKTUR)],
    ['the server has it', lageMit(serverstand(E1))],
    ['somebody objects to it', lageMit(serverstand(), E1, EINSPRUCH)],
    ['the evening was closed with it', lageMit(serverstand(), E1, abschluss(1005, 1))],
  ])('is a change of its own where %s', (_, lage) => {
    expect(ids(nimmZurueck(lage))).toEqual([...ids(lage), testId(1009)])
  })

  it('is a change of its own also where it is struck for a reason, to be seen', () => {
    const lage = lageMit(serverstand(), E1, streichung(1009, { spiel: 501, basis: 1 }))
    expect(ids(lage)).toEqual([E1.id, testId(1009)])
  })
})
