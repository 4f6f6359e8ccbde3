import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  ABEND,
  ANNA,
  createKanal,
  createServer,
  eintrag,
  leeresGeraet,
  listRe,
  oeffneTab,
  WEG,
  EINS,
  ZWEI,
  DREI,
} from '@/tests/builders/geraet'
import { createAblage } from './ablage'
import { listAusgang } from './geraet'
import { findGemerktenAbend, merkeAbend } from './geraet-abende'
import { getGeraetDb } from './geraet-db'

const ECHTES_PUT = Reflect.get(IDBObjectStore.prototype, 'put') as (
  this: IDBObjectStore,
  ...was: readonly unknown[]
) => IDBRequest<IDBValidKey>

/** The browser refuses to store into `ausgang`, so many times. */
function fuelleSpeicher(mal: number): void {
  let uebrig = mal
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...was
  ) {
    if (this.name === 'ausgang' && uebrig-- > 0) throw new DOMException('', 'QuotaExceededError')
    return ECHTES_PUT.call(this, ...was)
  })
}

beforeEach(leeresGeraet)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function keller() {
  const server = createServer()
  server.stelle('keine')
  return { server, ...oeffneTab(server) }
}

describe('where nothing can be stored', () => {
  it('the queue works in memory and says so', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { server, speicher } = keller()
    for (const re of [EINS, ZWEI]) await speicher.merke(eintrag(speicher, re))
    expect(listRe(speicher.getSicht().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
    await vi.waitFor(() =>
      expect(speicher.getSicht()).toMatchObject({ lage: { anzahl: 2 }, gefaehrdet: true }),
    )
    server.stelle('gut')
    speicher.nochmal()
    await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
  })

  it('what waits for a person alone is in danger as well', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const server = createServer()
    const { speicher } = oeffneTab(server)
    const meins = eintrag(speicher, EINS)
    server.vonAnderen(eintrag(speicher, ZWEI))
    await speicher.merke(meins)
    await vi.waitFor(() => expect(speicher.getSicht().konflikte).toHaveLength(1))
    expect(speicher.getSicht()).toMatchObject({ lage: { art: 'gespeichert' }, gefaehrdet: true })
  })
})

it('a store that does not answer holds up the table once, and not again for a reading', async () => {
  const ort = { weg: WEG, spieltagId: ABEND.id, kontoId: ANNA }
  const ablage = createAblage(createKanal()())
  await ablage.verwandle(ort, (g) => g)
  // Asked, it says nothing.
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const behalten = vi.fn()
  void ablage
    .verwandle(ort, () => ({ stand: { seq: 1, akte: ABEND }, wartende: [] }))
    .then(behalten)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(4000)
  expect(behalten).toHaveBeenCalledWith({ stand: { seq: 1, akte: ABEND }, wartende: [] })
  expect(ablage.istDauerhaft()).toBe(false)
})

describe('a full store', () => {
  it('makes room of evenings that can be fetched again', async () => {
    const alt = { weg: WEG, spieltagId: 'alt', kontoId: ANNA }
    await merkeAbend(alt, { stand: { seq: 1, akte: ABEND }, umgebung: null })
    fuelleSpeicher(1)
    const { speicher } = keller()
    await speicher.merke(eintrag(speicher, EINS))
    expect(await listAusgang()).toHaveLength(1)
    expect(await findGemerktenAbend(alt)).toBeUndefined()
    await vi.waitFor(() =>
      expect(speicher.getSicht()).toMatchObject({ lage: { warum: 'netz' }, gefaehrdet: false }),
    )
  })

  it('keeps in memory what does not fit, in its order, and stores it as soon as it does', async () => {
    const { server, speicher } = keller()
    await speicher.merke(eintrag(speicher, EINS))
    fuelleSpeicher(2)
    await speicher.merke(eintrag(speicher, ZWEI))
    await vi.waitFor(() =>
      expect(speicher.getSicht()).toMatchObject({ lage: { anzahl: 2 }, gefaehrdet: true }),
    )
    expect(await listAusgang()).toHaveLength(1)
    await speicher.merke(eintrag(speicher, DREI))
    await vi.waitFor(() => expect(speicher.getSicht()).toMatchObject({ gefaehrdet: false }))
    const positionen = (await listAusgang()).map(
      ({ op }) => 'position' in op.daten && op.daten.position,
    )
    expect(positionen).toEqual([1, 2, 3])
    server.stelle('gut')
    speicher.nochmal()
    await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke', 'Dieter Elke'])
  })

  it('sends what it could not store, and what other tabs have stored', async () => {
    const { server, speicher, ablage } = keller()
    fuelleSpeicher(2)
    await speicher.merke(eintrag(speicher, EINS))
    const anderer = oeffneTab(server, { name: 'anderer' })
    await anderer.speicher.merke(eintrag(anderer.speicher, ZWEI))
    expect(await ablage.listWartende()).toHaveLength(2)
    anderer.stirb()
    server.stelle('gut')
    speicher.nochmal()
    // Two tabs of one phone have entered the same place: the other's was stored, and comes first.
    await vi.waitFor(() => expect(speicher.getSicht().konflikte).toHaveLength(1), { timeout: 3000 })
    expect(listRe(server.getStand().akte)).toEqual(['Clara Elke'])
  })
})

it('leaves a record of another version of the app as it is, and sends the others', async () => {
  const db = await getGeraetDb()
  const fremd = { fassung: 2, nummer: 1, spieltagId: ABEND.id, inhalt: 'ein Spiel' }
  await db.put('ausgang', fremd)
  await db.put('notiz', 1, 'nummer')
  const server = createServer()
  const { speicher } = oeffneTab(server)
  await speicher.merke(eintrag(speicher, EINS))
  await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
  expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara'])
  expect(await db.getAll('ausgang')).toEqual([fremd])
})
