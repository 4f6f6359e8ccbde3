import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ABEND,
  ANNA,
  createServer,
  eintrag,
  leeresGeraet,
  oeffneTab,
  WEG,
} from '@/tests/builders/geraet'
import type { Gehalten } from './geraet'
import { liesGehaltenes, verwandleGehaltenes } from './geraet'
import {
  findGemerktenAbend,
  listAbende,
  merkeAbend,
  raeumeAuf,
  vergissAndere,
  vergissKonto,
} from './geraet-abende'
import type { Umgebung } from './geraet-db'
import { getGeraetDb } from './geraet-db'
import { gibPacht, nimmPacht } from './pacht'

const TAG_MS = 24 * 60 * 60 * 1000
const STAND = { seq: 1, akte: ABEND }
const UMGEBUNG: Umgebung = {
  ...{ verein: 'Kreuzdame', name: 'Anna', personen: [], kader: [], saison: null },
  ...{ darfSchreiben: true, ich: { rolle: 'schreiber', spielerId: null } },
}
const ort = (spieltagId: string, kontoId: string | null = ANNA) =>
  ({ weg: WEG, spieltagId, kontoId }) as const

beforeEach(leeresGeraet)

describe('the evenings of a device', () => {
  it('are kept with what their page needs, the newest reading of each', async () => {
    await merkeAbend(ort('abend'), { stand: { seq: 5, akte: ABEND }, umgebung: UMGEBUNG })
    await merkeAbend(ort('abend'), { stand: STAND, umgebung: null })
    expect(await findGemerktenAbend(ort('abend'))).toMatchObject({
      stand: { seq: 5 },
      umgebung: UMGEBUNG,
    })
  })

  it('do not show one account what was kept for another', async () => {
    await merkeAbend(ort('abend'), { stand: STAND, umgebung: UMGEBUNG })
    await merkeAbend(ort('abend', 'bernd'), { stand: STAND, umgebung: null })
    expect(await findGemerktenAbend(ort('abend'))).toMatchObject({
      kontoId: 'bernd',
      umgebung: null,
    })
  })

  it('keep no page of one account when another writes there', async () => {
    await merkeAbend(ort('abend'), { stand: STAND, umgebung: UMGEBUNG })
    const neuer = () => ({ stand: { seq: 2, akte: ABEND }, wartende: [] })
    await verwandleGehaltenes(ort('abend', 'bernd'), neuer, 'fluechtig')
    expect(await findGemerktenAbend(ort('abend'))).toMatchObject({
      kontoId: 'bernd',
      umgebung: null,
    })
    // Its own page stays when it writes.
    await merkeAbend(ort('abend', 'bernd'), { stand: STAND, umgebung: UMGEBUNG })
    const nochNeuer = () => ({ stand: { seq: 3, akte: ABEND }, wartende: [] })
    await verwandleGehaltenes(ort('abend', 'bernd'), nochNeuer, 'fluechtig')
    expect(await findGemerktenAbend(ort('abend'))).toMatchObject({
      stand: { seq: 3 },
      umgebung: UMGEBUNG,
    })
  })

  it('that an older version has kept open with the settings and the table they lack, without its season', async () => {
    await merkeAbend(ort('abend'), { stand: STAND, umgebung: UMGEBUNG })
    const db = await getGeraetDb()
    const [bisher] = await db.getAll('abende')
    const runden = ABEND.runden.map(({ tisch: _, einstellungen, ...alt }) => ({
      ...alt,
      einstellungen: {
        kuersoloWiederholung: einstellungen.kuersoloWiederholung,
        freieFehltage: einstellungen.freieFehltage,
      },
    }))
    await db.put('abende', {
      ...bisher,
      stand: { seq: 1, akte: { ...ABEND, runden } },
      umgebung: { ...UMGEBUNG, saison: { rest: { spieler: [], summen: [] }, form: 'bruch' } },
    } as never)
    expect((await liesGehaltenes(ort('abend'))).stand).toEqual(STAND)
    expect((await findGemerktenAbend(ort('abend')))?.umgebung).toEqual(UMGEBUNG)
  })

  it('are one for each way that leads there', async () => {
    const link = { ...ort('abend', null), weg: { art: 'freigabe', token: 'kreuzdame' } } as const
    await merkeAbend(ort('abend'), { stand: STAND, umgebung: UMGEBUNG })
    await merkeAbend(link, { stand: STAND, umgebung: null })
    expect(await listAbende()).toHaveLength(2)
    expect(await findGemerktenAbend(link)).toMatchObject({ kontoId: null })
  })

  it('are cleared away after sixty days, but not while something of them waits', async () => {
    const server = createServer()
    server.stelle('keine')
    const { speicher } = oeffneTab(server)
    await speicher.merke(eintrag(speicher, ['Bernd', 'Clara']))
    await merkeAbend(ort('anderer'), { stand: STAND, umgebung: null })
    await raeumeAuf(Date.now() + 59 * TAG_MS)
    expect(await listAbende()).toHaveLength(2)
    await raeumeAuf(Date.now() + 61 * TAG_MS)
    expect((await listAbende()).map((a) => a.spieltagId)).toEqual([ABEND.id])
  })
})

describe('an evening that a newer version of the app has stored', () => {
  const NEUER = { fassung: 2, schluessel: 'kreuzdame/abend', kontoId: ANNA, stand: 'anders' }
  const lege = async () => (await getGeraetDb()).put('abende', NEUER)
  const liegt = async () => (await getGeraetDb()).getAll('abende')

  it('is none for this version, and stays as it is', async () => {
    await lege()
    expect(await findGemerktenAbend(ort('abend'))).toBeUndefined()
    expect(await listAbende()).toEqual([])
    expect(await liesGehaltenes(ort('abend'))).toEqual({ stand: null, wartende: [] })
    await merkeAbend(ort('abend'), { stand: STAND, umgebung: UMGEBUNG })
    const gesehen = vi.fn()
    const schritt = (g: Gehalten) => {
      gesehen(g.stand)
      return { ...g, stand: STAND }
    }
    expect(await verwandleGehaltenes(ort('abend'), schritt, 'fluechtig')).toMatchObject({
      stand: STAND,
    })
    expect(gesehen).toHaveBeenCalledWith(null)
    expect(await liegt()).toEqual([NEUER])
  })

  it('goes with its account all the same', async () => {
    await lege()
    await raeumeAuf(Date.now() + 61 * TAG_MS)
    expect(await liegt()).toEqual([NEUER])
    await vergissKonto(ANNA)
    expect(await liegt()).toEqual([])
  })
})

describe('signing out', () => {
  it('clears what the account has seen, and keeps what it has not sent for it alone', async () => {
    const server = createServer()
    server.stelle('keine')
    const { speicher, stirb } = oeffneTab(server)
    await speicher.merke(eintrag(speicher, ['Bernd', 'Clara']))
    stirb()
    await vergissKonto(ANNA)
    expect(await listAbende()).toEqual([])
    expect(await liesGehaltenes(ort(ABEND.id))).toMatchObject({ stand: null, wartende: [{}] })
    expect(await liesGehaltenes(ort(ABEND.id, 'bernd'))).toEqual({ stand: null, wartende: [] })
    // Signed in again: sent from whatever page.
    server.stelle('gut')
    const wieder = oeffneTab(server, { name: 'wieder' })
    wieder.sender.wecke('netz')
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(1))
  })

  it('by whatever way, leaves nothing to the next account but what came by a link', async () => {
    const link = { ...ort('abend', null), weg: { art: 'freigabe', token: 'x' } } as const
    await merkeAbend(ort('abend'), { stand: STAND, umgebung: UMGEBUNG })
    await merkeAbend(link, { stand: STAND, umgebung: null })
    await vergissAndere('bernd')
    expect((await listAbende()).map((a) => a.kontoId)).toEqual([null])
  })
})

describe('a store that does not answer', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it.each<readonly [string, () => Promise<unknown>]>([
    ['taking the right to send', () => nimmPacht('tab', 0)],
    ['giving it back', () => gibPacht('tab')],
    ['keeping an evening', () => merkeAbend(ort('abend'), { stand: STAND, umgebung: null })],
    ['clearing away', () => vergissKonto(ANNA)],
    ['reading an evening', () => liesGehaltenes(ort('abend'))],
    ['a step', () => verwandleGehaltenes(ort('abend'), (g) => g, 'fluechtig')],
  ])('holds up %s for four seconds only', async (_, tue) => {
    await getGeraetDb()
    const nie = () => new IDBRequest()
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(nie)
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(nie)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ende = vi.fn()
    void tue().then(ende, ende)
    await vi.advanceTimersByTimeAsync(3000)
    expect(ende).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(ende).toHaveBeenCalledWith(expect.any(Error))
  })
})

it('gives way to a newer version of the app in another tab', async () => {
  await getGeraetDb()
  const neuere = await openDB('kallemann', 2)
  expect(neuere.version).toBe(2)
  neuere.close()
  // What this version can do is to go on in memory.
  await expect(getGeraetDb()).rejects.toThrow()
})
