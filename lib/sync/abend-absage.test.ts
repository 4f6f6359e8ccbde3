import { describe, expect, it, test } from 'vitest'
import {
  abgelehnt,
  abschluss,
  absage,
  beiseite,
  eintrag,
  ICH,
  inReihe,
  korrektur,
  lageMit,
  NEUE_ID,
  PLATZ_VERGEBEN,
  rundenwechsel,
  serverstand,
  spiele,
  streichung,
  VERALTET,
  wiederherstellung,
  ANDERES,
  E1,
  E2,
  E3,
  FREMD,
} from '../../tests/builders/abendlage'
import { ANNA, BERND, CLARA, ELKE, NORMAL, SPIELTAG, testId } from '../../tests/builders/verein'
import { nachAntwort, reiheEin } from './abend'
import type { AbendOp } from './ausgang'

const LEER = serverstand()

describe('an entry refused for its place', () => {
  it('that somebody else’s Spiel has: steps aside, the others go on', () => {
    const lage = abgelehnt(lageMit(LEER, E1, E2), E1, {
      absage: PLATZ_VERGEBEN,
      stand: serverstand(FREMD),
    })
    expect([beiseite(lage), inReihe(lage)]).toEqual([[E1.id], [E2.id]])
    expect(lage.wartende[0]?.absage).toEqual(PLATZ_VERGEBEN)
    expect(spiele(lage)).toEqual([
      [testId(601), 1],
      [testId(502), 2],
    ])
  })

  it('because an own one before it was set aside: takes the next place under a new id, at its place in the line', () => {
    const ohneErstes = abgelehnt(lageMit(LEER, E1, E2, E3), E1, {
      absage: absage('abgelehnt', 'augen-unmoeglich'),
      stand: LEER,
    })
    const lage = abgelehnt(ohneErstes, E2, { absage: PLATZ_VERGEBEN, stand: LEER })
    expect(inReihe(lage)).toEqual([testId(NEUE_ID), E3.id])
    const { op, nummer } = lage.wartende[1] ?? {}
    expect(nummer).toBe(2)
    expect(op?.daten).toEqual({ ...E2.daten, position: 1 })
  })

  it('whose evening could not be read: waits for a person rather than be sent for ever', () => {
    const antwort = { art: 'abgelehnt', absage: PLATZ_VERGEBEN } as const
    const lage = nachAntwort(lageMit(LEER, E1), E1.id, { antwort, neueId: testId(NEUE_ID) })
    expect(beiseite(lage)).toEqual([E1.id])
  })

  it('but which is on record by now: is done', () => {
    const lage = abgelehnt(lageMit(LEER, E1), E1, {
      absage: PLATZ_VERGEBEN,
      stand: serverstand(E1),
    })
    expect(lage.wartende).toEqual([])
  })
})

describe('with what is refused goes what was built on it', () => {
  const fremdeKorrektur = korrektur(2002, { spiel: 601, basis: 1, inhalt: NORMAL })
  it.each([
    {
      was: 'the correction of an own entry',
      lage: lageMit(LEER, E1, korrektur(1004, { spiel: 501, basis: 1, inhalt: ANDERES }), E2),
      stand: serverstand(FREMD),
      weg: [1001, 1004],
      bleibt: [1002],
    },
    {
      was: 'a second correction of the same Spiel, which would fit the other’s version by chance',
      lage: lageMit(
        serverstand(FREMD),
        korrektur(1004, { spiel: 601, basis: 1, inhalt: { ...NORMAL, augenRe: 150 } }),
        E2,
        korrektur(1005, { spiel: 601, basis: 2, inhalt: { ...NORMAL, augenRe: 160 } }),
      ),
      stand: serverstand(FREMD, fremdeKorrektur),
      weg: [1004, 1005],
      bleibt: [1002],
    },
    {
      was: 'the games and the end of a Runde that does not begin',
      lage: lageMit(
        serverstand(FREMD),
        rundenwechsel(1006, { runde: testId(22), basis: 1, sitze: [ANNA, BERND, CLARA, ELKE] }),
        eintrag(1007, { spiel: 507, position: 1, runde: testId(22) }),
        streichung(1008, { spiel: 601, basis: 1 }),
        abschluss(1009, 2),
      ),
      stand: serverstand(FREMD, abschluss(2003, 1)),
      weg: [1006, 1007, 1009],
      bleibt: [1008],
    },
  ])('$was', ({ lage, stand, weg, bleibt }) => {
    const [erster] = lage.wartende
    if (erster === undefined) throw new Error('something waits')
    const nachher = abgelehnt(lage, erster.op, { absage: VERALTET, stand })
    expect(beiseite(nachher)).toEqual(weg.map(testId))
    expect(inReihe(nachher)).toEqual(bleibt.map(testId))
  })

  it('but not what was made after it on what the server has', () => {
    const eigene = korrektur(1004, { spiel: 601, basis: 1, inhalt: ANDERES })
    const ohne = abgelehnt(lageMit(serverstand(FREMD), eigene), eigene, {
      absage: VERALTET,
      stand: serverstand(FREMD, fremdeKorrektur),
    })
    const neue = korrektur(1005, { spiel: 601, basis: 2, inhalt: { ...NORMAL, augenRe: 160 } })
    const lage = reiheEin(ohne, { absender: ICH, op: neue, nummer: 2, zeit: 0 })
    expect([beiseite(lage), inReihe(lage)]).toEqual([[eigene.id], [neue.id]])
  })
})

describe('what the device took back itself leaves nothing to decide', () => {
  const strich = streichung(1004, { spiel: 501, basis: 1 })
  test('an entry struck within seconds', () => {
    const lage = abgelehnt(lageMit(LEER, E1, strich, E2), E1, {
      absage: PLATZ_VERGEBEN,
      stand: serverstand(FREMD),
    })
    expect(lage.wartende.map((w) => w.op.id)).toEqual([E2.id])
  })

  test('but one that was restored again is a game', () => {
    const doch = wiederherstellung(1005, { spiel: 501, basis: 2 })
    const lage = abgelehnt(lageMit(LEER, E1, strich, doch), E1, {
      absage: PLATZ_VERGEBEN,
      stand: serverstand(FREMD),
    })
    expect(beiseite(lage)).toEqual([E1.id, strich.id, doch.id])
  })

  test('a strike and its undoing', () => {
    const weg = streichung(1004, { spiel: 601, basis: 1 })
    const doch = wiederherstellung(1005, { spiel: 601, basis: 2 })
    const danach = serverstand(FREMD, korrektur(2002, { spiel: 601, basis: 1, inhalt: NORMAL }))
    const lage = abgelehnt(lageMit(serverstand(FREMD), weg, doch), weg, {
      absage: VERALTET,
      stand: danach,
    })
    expect(lage.wartende).toEqual([])
  })

  test('but an Einspruch that was rejected here was put into words', () => {
    const dieser = { spieltagId: SPIELTAG, einspruchId: testId(701) }
    const erhoben: AbendOp = {
      ...{ id: testId(1004), art: 'einspruch-erheben', basis: 1 },
      daten: { ...dieser, spielId: testId(601), spielerId: BERND, grund: 'verzählt' },
    }
    const abgewiesen: AbendOp = {
      ...{ id: testId(1005), art: 'einspruch-ablehnen', basis: 1 },
      daten: { ...dieser, antwort: 'nein, nachgezählt' },
    }
    const danach = serverstand(FREMD, korrektur(2002, { spiel: 601, basis: 1, inhalt: NORMAL }))
    const lage = abgelehnt(lageMit(serverstand(FREMD), erhoben, abgewiesen), erhoben, {
      absage: VERALTET,
      stand: danach,
    })
    expect(beiseite(lage)).toEqual([erhoben.id, abgewiesen.id])
  })
})
