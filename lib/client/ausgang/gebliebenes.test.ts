import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ABEND, leeresGeraet } from '@/tests/builders/geraet'
import type { Wartend } from '@/lib/sync/ausgang'
import type { Weg } from '@/lib/sync/weg'
import { getGeraetDb } from './geraet-db'
import { listLinkreste, listVereinsreste, verwirfReste } from './gebliebenes'
import type { Ruf } from './funk'
import { verwandleGehaltenes } from './geraet'
import { merkeAbend } from './geraet-abende'
import { neueOp } from '@/lib/client/ops'

const SPIELE = [1, 2]

/** Games that were entered through a link and wait on this device. */
async function warteAm(weg: Weg, kontoId: string | null = null): Promise<void> {
  const ort = { weg, spieltagId: ABEND.id, kontoId }
  const personen = [{ id: 'Anna', name: 'Anna A.', gast: false }]
  const umgebung = {
    ...{ verein: '', name: 'Gast', personen, kader: [], saison: null },
    ...{ darfSchreiben: true, ich: null },
  }
  await merkeAbend(ort, { stand: { seq: 1, akte: ABEND }, umgebung })
  await verwandleGehaltenes(
    ort,
    ({ stand }, nummer) => ({
      stand,
      wartende: SPIELE.map((position, i) => ({
        ...wartend(weg, { nummer: nummer + i, position }),
        kontoId,
      })),
    }),
    'dauerhaft',
  )
}

function wartend(weg: Weg, { nummer, position }: { nummer: number; position: number }): Wartend {
  const op = neueOp('spiel-eintragen', 0, {
    ...{ spieltagId: ABEND.id, rundeId: 'abend-runde', position },
    spielId: crypto.randomUUID(),
    spiel: { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 },
  })
  return {
    ...{ fassung: 1, nummer, op, weg, spieltagId: ABEND.id },
    ...{ kontoId: null, erfasstVon: 'Gast', zeit: 0 },
  }
}

const link = (token: string): Weg => ({ art: 'freigabe', token })

beforeAll(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('document', { addEventListener: () => undefined })
})
afterAll(() => {
  vi.unstubAllGlobals()
})
beforeEach(leeresGeraet)

test('what came through a link and did not arrive is there in its order, with the names of its evening', async () => {
  await warteAm(link('eins'))
  await warteAm(link('zwei'))
  const reste = await listLinkreste('eins')
  expect(reste.map((r) => [r.wartend.op.daten, r.abend?.namen])).toMatchObject(
    SPIELE.map((position) => [{ position }, { Anna: 'Anna A.' }]),
  )
})

test('what is dropped is gone, and nothing else', async () => {
  await warteAm(link('eins'))
  await warteAm(link('zwei'))
  await verwirfReste(await listLinkreste('eins'))
  expect(await listLinkreste('eins')).toEqual([])
  expect(await listLinkreste('zwei')).toHaveLength(2)
})

test('another tab hears that they are dropped', async () => {
  await warteAm(link('eins'))
  const kanal = new BroadcastChannel('kallemann')
  onTestFinished(() => kanal.close())
  const gehoert: Ruf[] = []
  kanal.onmessage = ({ data }: MessageEvent<Ruf>) => gehoert.push(data)
  await verwirfReste(await listLinkreste('eins'))
  const ort = { weg: link('eins'), spieltagId: ABEND.id, kontoId: null }
  await vi.waitFor(() => expect(gehoert).toContainEqual({ art: 'abend', ort }))
})

test('nothing is left of a link that was never here', async () => {
  expect(await listLinkreste('drei')).toEqual([])
})

test('what an account has left for a club that it is not in any more is there, also when its evening is not', async () => {
  await warteAm({ art: 'verein', kurz: 'kreuzdame' }, 'konto-anna')
  const db = await getGeraetDb()
  await db.clear('abende')
  expect(await listVereinsreste('konto-anna', ['pikbube'])).toMatchObject(
    SPIELE.map((position) => ({ wartend: { op: { daten: { position } } }, abend: null })),
  )
  expect(await listVereinsreste('konto-anna', ['kreuzdame'])).toEqual([])
  expect(await listVereinsreste('konto-bernd', [])).toEqual([])
})
