import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Auskunft, Stand } from './nachrechnung-stand'
import { frageStand, verfolge } from './nachrechnung-stand'

const LAEUFT: Stand = { laeuft: { geprueft: 3, gesamt: 9 }, letzte: null, gescheitert: false }
const FERTIG: Stand = { ...LAEUFT, laeuft: null }
const stand = (wert: Stand): Auskunft => ({ art: 'stand', stand: wert })
const VERWEHRT: Auskunft = { art: 'verwehrt', texte: ['Das darf nur die Verwaltung.'] }

/** A check that is followed; each question stays open until it is answered. */
function verfolgt() {
  const offen: ((auskunft: Auskunft) => void)[] = []
  const gemeldet: Auskunft[] = []
  const ende = verfolge(
    () => new Promise((antworte) => offen.push(antworte)),
    (auskunft) => gemeldet.push(auskunft),
  )
  return {
    offen,
    gemeldet,
    ende,
    antworte: async (auskunft: Auskunft) => {
      offen.shift()?.(auskunft)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

describe('following a check', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks again a while after the answer, however long that took', async () => {
    const { offen, antworte } = verfolgt()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(offen).toHaveLength(1)
    await antworte(stand(LAEUFT))
    expect(offen).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(600)
    expect(offen).toHaveLength(1)
  })

  it('goes on where the server was silent', async () => {
    const { offen, gemeldet, antworte } = verfolgt()
    await vi.advanceTimersByTimeAsync(600)
    await antworte({ art: 'stumm' })
    await vi.advanceTimersByTimeAsync(600)
    expect(offen).toHaveLength(1)
    expect(gemeldet).toEqual([{ art: 'stumm' }])
  })

  it.each([
    ['the check has ended', stand(FERTIG)],
    ['it may not be asked for any more', VERWEHRT],
  ])('stops when %s', async (_, auskunft) => {
    const { offen, gemeldet, antworte } = verfolgt()
    await vi.advanceTimersByTimeAsync(600)
    await antworte(auskunft)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(gemeldet).toEqual([auskunft])
    expect(offen).toHaveLength(0)
  })

  it('says nothing and asks nothing once the page is left', async () => {
    const { offen, gemeldet, ende, antworte } = verfolgt()
    await vi.advanceTimersByTimeAsync(600)
    ende()
    await antworte(stand(LAEUFT))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(gemeldet).toEqual([])
    expect(offen).toHaveLength(0)
  })
})

describe('what the server says of a check', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const antwortet = (inhalt: unknown, status: number) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(inhalt, { status })))
    return frageStand('tisch')
  }

  it('is how it stands', async () => {
    expect(await antwortet(LAEUFT, 200)).toEqual(stand(LAEUFT))
  })

  it('is a refusal with its sentence for whoever may not ask', async () => {
    const fehler = [{ ort: '', code: 'nicht-erlaubt', text: 'Das darf nur die Verwaltung.' }]
    for (const status of [401, 403, 404])
      expect(await antwortet({ fehler }, status)).toEqual(VERWEHRT)
  })

  it('is a refusal also without a sentence', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('Not found', { status: 404 })))
    expect(await frageStand('tisch')).toEqual({ art: 'verwehrt', texte: [] })
  })

  it('is nothing while the server or the network fails', async () => {
    expect(await antwortet({}, 503)).toEqual({ art: 'stumm' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    expect(await frageStand('tisch')).toEqual({ art: 'stumm' })
  })
})
