import { beforeEach, expect, test } from 'vitest'
import { ABEND, leeresGeraet } from '@/tests/builders/geraet'
import type { Wartend } from '@/lib/sync/ausgang'
import type { Weg } from '@/lib/sync/weg'
import { listReste, verwirfReste } from './freigabe-reste'
import { verwandleGehaltenes } from './geraet'
import { merkeAbend } from './geraet-abende'
import { neueOp } from '@/lib/client/ops'

const SPIELE = [1, 2]

/** Games that were entered through a link and wait on this device. */
async function warteAm(weg: Weg): Promise<void> {
  const ort = { weg, spieltagId: ABEND.id, kontoId: null }
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
      wartende: SPIELE.map((position, i) => wartend(weg, { nummer: nummer + i, position })),
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

beforeEach(leeresGeraet)

test('what came through a link and did not arrive is there in its order, with the names of its evening', async () => {
  await warteAm(link('eins'))
  await warteAm(link('zwei'))
  const reste = await listReste('eins')
  expect(reste.map((r) => [r.wartend.op.daten, r.namen])).toMatchObject(
    SPIELE.map((position) => [{ position }, { Anna: 'Anna A.' }]),
  )
})

test('what is dropped is gone, and nothing else', async () => {
  await warteAm(link('eins'))
  await warteAm(link('zwei'))
  await verwirfReste(await listReste('eins'))
  expect(await listReste('eins')).toEqual([])
  expect(await listReste('zwei')).toHaveLength(2)
})

test('nothing is left of a link that was never here', async () => {
  expect(await listReste('drei')).toEqual([])
})
