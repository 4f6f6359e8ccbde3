import { describe, expect, it } from 'vitest'
import {
  ICH,
  inReihe,
  korrektur,
  lageMit,
  nachrichtVon,
  NEUE_ID,
  rundenwechsel,
  serverstand,
  spiele,
  streichung,
  VERALTET,
  ANDERES,
  E1,
  E2,
  E3,
  FREMD,
} from '../../tests/builders/abendlage'
import { ANNA, BERND, CLARA, ELKE, NORMAL, SPIELTAG, testId } from '../../tests/builders/verein'
import { fehltEtwas, nachAntwort, nachEreignis, nachNeuanfang, nachStand, naechster } from './abend'
import type { AbendOp, Wartend } from './ausgang'
import { mitOffenen } from './vorgriff'

const LEER = serverstand()

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
