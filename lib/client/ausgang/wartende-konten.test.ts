import { beforeEach, expect, test } from 'vitest'
import { ABEND, leeresGeraet, WEG } from '@/tests/builders/geraet'
import { neueOp } from '@/lib/client/ops'
import type { Wartend } from '@/lib/sync/ausgang'
import { verwandleGehaltenes } from './geraet'
import { listWartendeKonten } from './wartende-konten'

beforeEach(leeresGeraet)

/** Leaves `anzahl` changes of an account on the device. */
async function lasse(kontoId: string | null, anzahl: number, mehr: Partial<Wartend> = {}) {
  const ort = { weg: WEG, spieltagId: mehr.spieltagId ?? ABEND.id, kontoId }
  const wartend = (nummer: number): Wartend => ({
    ...{ fassung: 1, nummer, ...ort, erfasstVon: kontoId ?? 'Gast', zeit: 0 },
    op: neueOp('spieltag-streichen', 1, { spieltagId: ort.spieltagId }),
    ...mehr,
  })
  await verwandleGehaltenes(
    ort,
    ({ stand, wartende }, nummer) => ({
      stand,
      wartende: [...wartende, ...Array.from({ length: anzahl }, (_, i) => wartend(nummer + i))],
    }),
    'dauerhaft',
  )
}

const ANNA = { kontoId: 'anna', name: 'anna' }
const BERND = { kontoId: 'bernd', name: 'bernd' }

test('says of each account how much waits for it, whatever came through a link left out', async () => {
  await lasse('anna', 2)
  await lasse('bernd', 1)
  await lasse(null, 1)
  expect(await listWartendeKonten()).toEqual([
    { ...ANNA, anzahl: 2 },
    { ...BERND, anzahl: 1 },
  ])
})

test('says it of one evening, and leaves out what the server has and what somebody has to decide', async () => {
  await lasse('anna', 1)
  await lasse('anna', 1, { seq: 7 })
  await lasse('anna', 1, { absage: { code: 'veraltet', fehler: [] } })
  await lasse('bernd', 1, { spieltagId: 'anderer' })
  expect(await listWartendeKonten(ABEND.id)).toEqual([{ ...ANNA, anzahl: 1 }])
  expect(await listWartendeKonten('anderer')).toEqual([{ ...BERND, anzahl: 1 }])
})

test('is silent on a device that keeps nothing', async () => {
  expect(await listWartendeKonten()).toEqual([])
})
