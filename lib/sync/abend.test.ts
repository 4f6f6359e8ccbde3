import { describe, expect, it, test } from 'vitest'
import {
  abgelehnt,
  abschluss,
  absage,
  eintrag,
  ICH,
  korrektur,
  lageMit,
  nachrichtVon,
  NEUE_ID,
  PLATZ_VERGEBEN,
  rundenwechsel,
  serverstand,
  streichung,
  VERALTET,
  wiederherstellung,
} from '../../tests/builders/abendlage'
import { ANNA, BERND, CLARA, ELKE, NORMAL, SPIELTAG, testId } from '../../tests/builders/verein'
import {
  fehltEtwas,
  nachAntwort,
  nachEreignis,
  nachNeuanfang,
  nachStand,
  naechster,
  reiheEin,
} from './abend'
import type { Abendlage, AbendOp, Wartend } from './ausgang'
import { mitOffenen } from './vorgriff'

const LEER = serverstand()
const ANDERES = { ...NORMAL, augenRe: 90 }
const E1 = eintrag(1001, { spiel: 501, position: 1 })
const E2 = eintrag(1002, { spiel: 502, position: 2 })
const E3 = eintrag(1003, { spiel: 503, position: 3 })
/** Somebody else's. */
const FREMD = eintrag(2001, { spiel: 601, position: 1, inhalt: ANDERES })

const EINSPRUCH: AbendOp = {
  ...{ id: testId(1008), art: 'einspruch-erheben', basis: 1 },
  daten: {
    ...{ spieltagId: SPIELTAG, spielId: testId(601), einspruchId: testId(701) },
    ...{ spielerId: null, grund: 'Das waren 100 Augen.' },
  },
}

const genommen = (
  seq: number,
  nachricht = undefined as ReturnType<typeof nachrichtVon> | undefined,
) => ({
  ...{ antwort: { art: 'genommen', seq, nachricht } as const, neueId: testId(NEUE_ID) },
})
const inReihe = ({ wartende }: Abendlage) =>
  wartende.filter((w) => w.absage === undefined).map((w) => w.op.id)
const beiseite = ({ wartende }: Abendlage) =>
  wartende.filter((w) => w.absage !== undefined).map((w) => w.op.id)
const spiele = (lage: Abendlage) =>
  mitOffenen(lage).runden.flatMap((r) => r.spiele.map((s) => [s.id, s.position]))

describe('a new change', () => {
  it('goes to the end of the line and shows', () => {
    const lage = lageMit(LEER, E1, E2)
    expect(inReihe(lage)).toEqual([E1.id, E2.id])
    expect(spiele(lage)).toEqual([
      [testId(501), 1],
      [testId(502), 2],
    ])
  })

  it('remembers the Spiel that it was decided on, with the own changes before it', () => {
    const erste = korrektur(1004, { spiel: 501, basis: 1, inhalt: ANDERES })
    const lage = lageMit(LEER, E1, erste, streichung(1005, { spiel: 501, basis: 2 }))
    expect(lage.wartende.map((w) => w.gesehen?.version)).toEqual([undefined, 1, 2])
    expect(lage.wartende[2]?.gesehen?.spiel).toEqual(ANDERES)
  })
})

describe('what is sent next', () => {
  const w = (nummer: number, mehr: Partial<Wartend> = {}): Wartend => ({
    ...{ fassung: 1, nummer, op: E1, ...ICH, spieltagId: 't', zeit: 0, ...mehr },
  })
  it.each([
    ['the one that was made first, in whatever order they come', [w(3), w(2)], 2],
    ['nothing that was refused', [w(1, { absage: VERALTET }), w(2)], 2],
    ['nothing that the server has', [w(1, { seq: 5 }), w(2)], 2],
    ['nothing of another account', [w(1, { kontoId: 'bernd' }), w(2)], 2],
    ['what came through a link, whoever is signed in', [w(1, { kontoId: null }), w(2)], 1],
    ['nothing where nothing waits', [w(1, { absage: VERALTET })], undefined],
  ])('%s', (_, wartende, nummer) => {
    expect(naechster(wartende, ICH.kontoId)?.nummer).toBe(nummer)
  })
})

describe('taken', () => {
  it('with what it made of the evening: the server has it, nothing waits', () => {
    const lage = nachAntwort(lageMit(LEER, E1), E1.id, genommen(2, nachrichtVon(E1)))
    expect(lage).toEqual({ stand: serverstand(E1), wartende: [] })
  })

  it('after something that was not heard: shown on and not sent again until the log is read', () => {
    const lage = nachAntwort(lageMit(LEER, E2), E2.id, genommen(3, nachrichtVon(FREMD, E2)))
    expect(lage.stand).toBe(LEER)
    expect(naechster(lage.wartende, ICH.kontoId)).toBeUndefined()
    expect(fehltEtwas(lage)).toBe(true)
    expect(spiele(lage)).toEqual([[testId(502), 1]])
    const danach = nachStand(lage, serverstand(FREMD, E2))
    expect(danach.wartende).toEqual([])
    expect(fehltEtwas(danach)).toBe(false)
  })

  it('before already: gone once the evening is known as of then', () => {
    const bekannt = nachStand(
      lageMit(LEER, korrektur(1004, { spiel: 601, basis: 1, inhalt: NORMAL })),
      serverstand(FREMD),
    )
    expect(inReihe(nachAntwort(bekannt, testId(1004), genommen(2)))).toEqual([])
    expect(fehltEtwas(nachAntwort(bekannt, testId(1004), genommen(3)))).toBe(true)
  })

  it('told twice, or of what is not here: nothing changes', () => {
    const lage = nachAntwort(lageMit(LEER, E1), E1.id, genommen(2, nachrichtVon(E1)))
    expect(nachAntwort(lage, E1.id, genommen(2, nachrichtVon(E1)))).toEqual(lage)
  })
})

describe('live', () => {
  it('the own change comes back before its answer: nothing waits, and the answer changes nothing', () => {
    const lage = nachEreignis(lageMit(LEER, E1), nachrichtVon(E1))
    expect(lage).toEqual({ stand: serverstand(E1), wartende: [] })
    expect(lage && nachAntwort(lage, E1.id, genommen(2, nachrichtVon(E1)))).toEqual(lage)
  })

  it("somebody else's change goes below the own ones", () => {
    const lage = nachEreignis(lageMit(LEER, E2), nachrichtVon(FREMD))
    expect(lage && spiele(lage)).toEqual([
      [testId(601), 1],
      [testId(502), 2],
    ])
  })

  it('something before it was not heard: the log must be read', () => {
    expect(nachEreignis(lageMit(LEER), nachrichtVon(FREMD, E2))).toBeNull()
  })

  it('an old one once more changes nothing', () => {
    const lage = lageMit(serverstand(FREMD, E2), E3)
    expect(nachEreignis(lage, nachrichtVon(FREMD))).toEqual(lage)
  })
})

describe('the log', () => {
  it('older than what is known changes nothing', () => {
    const lage = lageMit(serverstand(FREMD), E2)
    expect(nachStand(lage, LEER)).toEqual(lage)
  })

  it('has an own entry whose answer was lost: it is done', () => {
    expect(nachStand(lageMit(LEER, E1, E2), serverstand(E1)).wartende.map((w) => w.op.id)).toEqual([
      E2.id,
    ])
  })

  it('has a next version of what was corrected: that may be anybody’s, so the server is asked again', () => {
    const eigene = korrektur(1004, { spiel: 601, basis: 1, inhalt: NORMAL })
    const lage = nachStand(
      lageMit(serverstand(FREMD), eigene),
      serverstand(FREMD, { ...eigene, id: testId(2004) }),
    )
    expect(inReihe(lage)).toEqual([eigene.id])
    expect(mitOffenen(lage)).toEqual(lage.stand.akte)
  })

  it('has an own Runde or Einspruch: each is done', () => {
    const sitze = [ANNA, BERND, CLARA, ELKE]
    const runde = rundenwechsel(1006, { runde: testId(22), basis: 1, sitze })
    const lage = lageMit(serverstand(FREMD), runde, EINSPRUCH)
    expect(nachStand(lage, serverstand(FREMD, runde, EINSPRUCH)).wartende).toEqual([])
  })
})

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
})

describe('a server that went back to a backup', () => {
  it('is followed whatever the numbers say, and gets again what it had genommenes', () => {
    const lage = lageMit(serverstand(), E1)
    const genommenes = nachAntwort(lage, E1.id, genommen(99))
    expect(naechster(genommenes.wartende, ICH.kontoId)).toBeUndefined()
    const zurueck = nachNeuanfang(genommenes, LEER)
    expect(zurueck.stand).toBe(LEER)
    expect(naechster(zurueck.wartende, ICH.kontoId)?.op.id).toBe(E1.id)
    // What the other protocol has as well is done.
    expect(nachNeuanfang(genommenes, serverstand(E1)).wartende).toEqual([])
  })
})
