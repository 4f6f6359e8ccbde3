import { expect, it, vi } from 'vitest'
import { ABEND, ANNA, WEG } from '@/tests/builders/geraet'
import { verwandleGehaltenes } from './geraet'
import { merkeAbend } from './geraet-abende'
import type { Rest } from './reste'
import type { Wartend } from '@/lib/sync/ausgang'

it('tells what of a club’s evenings stayed on the device, and what became of it', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { addEventListener: () => undefined })
  const { beobachteReste } = await import('./reste')
  const { getDienst } = await import('./dienst')
  const ort = { weg: WEG, spieltagId: ABEND.id, kontoId: ANNA }
  await merkeAbend(ort, { stand: { seq: 1, akte: ABEND }, umgebung: null })
  const wartend = (nummer: number, mehr: Partial<Wartend> = {}) =>
    ({
      ...{ fassung: 1, nummer, ...ort, erfasstVon: 'Anna', zeit: 0, ...mehr },
      op: {
        ...{ id: `op-${nummer}`, art: 'spieltag-streichen', basis: 1 },
        daten: { spieltagId: ABEND.id },
      },
    }) satisfies Wartend
  await verwandleGehaltenes(
    ort,
    ({ stand }) => ({
      stand,
      wartende: [wartend(1), wartend(2, { absage: { code: 'veraltet', fehler: [] } })],
    }),
    'dauerhaft',
  )
  let reste: readonly Rest[] = []
  const halt = beobachteReste({ kontoId: ANNA, kurz: 'kreuzdame' }, (neu) => {
    reste = neu
  })
  await vi.waitFor(() => expect(reste).toHaveLength(1))
  getDienst(ANNA).sender.wecke('netz')
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  await vi.waitFor(() =>
    expect(reste).toEqual([{ spieltagId: ABEND.id, datum: ABEND.datum, wartet: 1, beiseite: 1 }]),
  )
  await getDienst(ANNA).ablage.verwandle(ort, ({ stand }) => ({ stand, wartende: [] }))
  await vi.waitFor(() => expect(reste).toEqual([]))
  halt()
  vi.unstubAllGlobals()
})
