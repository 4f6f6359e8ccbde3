import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ABEND,
  ANNA,
  createServer,
  eintrag,
  eintragFuer,
  leeresGeraet,
  listRe,
  oeffneTab,
  WEG,
  EINS,
  ZWEI,
} from '@/tests/builders/geraet'
import { gespeichert, wartetAuf } from '@/tests/builders/tab'
import type { Antwort } from '@/lib/client/ops'
import { alsWartend } from '@/lib/sync/abend'
import type { Wartend } from '@/lib/sync/ausgang'
import { verwandleGehaltenes } from './geraet'
import { merkeAbend } from './geraet-abende'

beforeEach(leeresGeraet)
afterEach(() => {
  vi.restoreAllMocks()
})

const GESTERN = { ...ABEND, id: 'gestern' }
const ORT = { weg: WEG, kontoId: ANNA, spieltagId: GESTERN.id }

/** Yesterday's evening has a game that has not gone out; no tab of this browser has it open. */
async function warteSeitGestern(versucht?: true): Promise<Wartend> {
  await merkeAbend(ORT, { stand: { seq: 1, akte: GESTERN }, umgebung: null })
  const { op } = eintragFuer(GESTERN, EINS)
  const { wartende } = await verwandleGehaltenes(
    ORT,
    ({ stand }, nummer) => {
      const absender = { weg: WEG, kontoId: ANNA, erfasstVon: 'Anna' }
      const neu = alsWartend(GESTERN, { op, absender, nummer, zeit: 0 })
      return { stand, wartende: [versucht ? { ...neu, versucht } : neu] }
    },
    'dauerhaft',
  )
  const [wartend] = wartende
  if (wartend === undefined) throw new Error('it waits')
  return wartend
}

/** Takes yesterday's games too, of which it says no more than that. */
function serverMitGestern() {
  const server = createServer()
  const vonGestern: string[] = []
  const sende = (wartend: Wartend): Promise<Antwort> => {
    if (wartend.spieltagId !== GESTERN.id) return server.sende(wartend)
    vonGestern.push(wartend.op.id)
    return Promise.resolve({ ok: true, seq: 2 })
  }
  return { ...server, sende, vonGestern }
}

/** The browser stores nothing more; it still reads, and where `loescht`, deletes. */
function fuelle({ loescht }: { readonly loescht: boolean }): void {
  const voll = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(voll)
  if (!loescht) vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(voll)
}

describe('a record of an evening that this tab has not read, in a store that takes nothing more', () => {
  it.each([
    { was: 'one that was never sent', versucht: undefined, loescht: true },
    { was: 'one whose answer was lost', versucht: true, loescht: true },
    { was: 'one that cannot be deleted either', versucht: undefined, loescht: false },
  ] as const)('goes out once, and today’s game after it: $was', async ({ versucht, loescht }) => {
    const alt = await warteSeitGestern(versucht)
    fuelle({ loescht })
    const server = serverMitGestern()
    const tab = oeffneTab(server)
    await tab.speicher.merke(eintrag(tab.speicher, ZWEI))
    await gespeichert(tab)
    expect(server.vonGestern).toEqual([alt.op.id])
    expect(listRe(server.getStand().akte)).toEqual(['Clara Elke'])
    expect(await tab.ablage.listWartende()).toEqual([])
  })

  it('is tried with pauses where what became of it cannot be kept at all, and the others go on', async () => {
    await warteSeitGestern()
    const server = serverMitGestern()
    const tab = oeffneTab(server)
    // The list can still be read, the evening cannot, nor written.
    const echtes = Reflect.get(IDBDatabase.prototype, 'transaction') as (
      this: IDBDatabase,
      ...was: readonly unknown[]
    ) => IDBTransaction
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...was
    ) {
      if (was[0] !== 'ausgang') throw new DOMException('', 'UnknownError')
      return echtes.call(this, ...was)
    })
    await tab.speicher.merke(eintrag(tab.speicher, ZWEI))
    await wartetAuf(tab, 'netz')
    expect(await tab.ablage.listWartende()).toHaveLength(2)
    // It comes first: two more failures, and the other evening goes on without it.
    for (let i = 0; i < 2; i++) tab.sender.wecke('netz')
    await gespeichert(tab)
    expect(listRe(server.getStand().akte)).toEqual(['Clara Elke'])
    expect(await tab.ablage.listWartende()).toMatchObject([{ spieltagId: GESTERN.id }])
  })
})
