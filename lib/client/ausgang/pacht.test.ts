import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createServer, leeresGeraet, oeffneTab } from '@/tests/builders/geraet'
import { gespeichert, stirbtNachVersuch } from '@/tests/builders/tab'
import type { Wartend } from '@/lib/sync/ausgang'
import type { Marke } from '@/lib/sync/stand'
import { getGeraetDb } from './geraet-db'
import { gibPacht, nimmPacht, PACHT_MS } from './pacht'

beforeEach(leeresGeraet)

describe('the right to send', () => {
  it('lasts through all that one operation asks the server', async () => {
    const server = createServer()
    server.stelle('antwort-verloren')
    await stirbtNachVersuch(server)
    await gibPacht('vorher')
    server.stelle('gut')
    // Ten seconds for the operation, and as long for the log that its answer asks for.
    let jetzt = Date.now()
    const genommen: (string | null)[] = []
    const langsam = {
      ...server,
      sende: (wartend: Wartend) => {
        jetzt += 10_000
        return server.sende(wartend)
      },
      liesLog: async (bekannt: Marke | null) => {
        genommen.push(await nimmPacht('anderer', jetzt + 9000))
        jetzt += 10_000
        return server.liesLog(bekannt)
      },
    }
    const nachher = oeffneTab(langsam, { name: 'nachher', jetzt: () => jetzt })
    await gespeichert(nachher)
    await vi.waitFor(() => expect(genommen).toEqual(['nachher']))
  })

  it('is one tab’s until it ends or is given back', async () => {
    expect(await nimmPacht('a', 1000)).toBeNull()
    expect(await nimmPacht('b', 2000)).toBe('a')
    expect(await nimmPacht('a', 3000)).toBeNull()
    expect(await nimmPacht('b', 3000 + PACHT_MS)).toBeNull()
  })

  it('is taken from a tab that is gone by one other, and not from the one that took it', async () => {
    expect(await nimmPacht('weg', 1000)).toBeNull()
    expect(await nimmPacht('a', 2000, 'weg')).toBeNull()
    expect(await nimmPacht('b', 2000, 'weg')).toBe('a')
    // Back from where a browser keeps pages: it has it no more, and cannot give it away.
    await gibPacht('weg')
    expect(await nimmPacht('weg', 3000)).toBe('a')
  })

  it('is not kept for ten years by a clock that was put right', async () => {
    const zehnJahre = 10 * 365 * 24 * 60 * 60 * 1000
    expect(await nimmPacht('a', zehnJahre)).toBeNull()
    expect(await nimmPacht('b', 0)).toBeNull()
  })

  it('does not depend on what another version wrote there', async () => {
    const db = await getGeraetDb()
    await db.put('notiz', { tab: 'x', bis: Number.NaN }, 'pacht')
    expect(await nimmPacht('b', 5)).toBeNull()
  })
})
