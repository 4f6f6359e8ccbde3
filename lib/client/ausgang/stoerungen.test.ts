import { beforeEach, describe, expect, it, vi } from 'vitest'
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
  DREI,
} from '@/tests/builders/geraet'
import type { Tab } from '@/tests/builders/tab'
import { gespeichert, wartetAuf, GESPEICHERT } from '@/tests/builders/tab'
import { alsWartend } from '@/lib/sync/abend'
import type { Wartend } from '@/lib/sync/ausgang'
import type { Antwort } from '@/lib/client/ops'
import type { Auftrag } from '@/lib/client/spieltag/speicher'

beforeEach(leeresGeraet)

describe('an operation that the server fails on', () => {
  /** Fails on these operations, as long as they are in there. */
  function stolperer(auf: Set<string>) {
    const server = createServer()
    const angekommen: string[] = []
    const sende = (wartend: Wartend): Promise<Antwort> => {
      angekommen.push(wartend.op.id)
      // Another evening, which this server has no records of.
      if (wartend.spieltagId !== ABEND.id) return Promise.resolve({ ok: true, seq: 99 })
      return auf.has(wartend.op.id)
        ? Promise.resolve({ ok: false, art: 'netz', stoerung: true })
        : server.sende(wartend)
    }
    return { ...server, sende, angekommen }
  }

  /** One more try, as the end of each pause brings it. */
  async function nochmal({ sender }: Tab, angekommen: readonly string[], anzahl: number) {
    sender.wecke('netz')
    await vi.waitFor(() => expect(angekommen.length).toBeGreaterThanOrEqual(anzahl))
  }

  const wieOft = (alle: readonly string[], { op }: Auftrag) =>
    alle.filter((id) => id === op.id).length

  it('holds up its own evening only, and after eight times waits for a person', async () => {
    const auf = new Set<string>()
    const server = stolperer(auf)
    const tab = oeffneTab(server)
    const schlecht = eintrag(tab.speicher, EINS)
    auf.add(schlecht.op.id)
    await tab.speicher.merke(schlecht)
    await wartetAuf(tab, 'netz')
    const folgt = eintrag(tab.speicher, ZWEI)
    await tab.speicher.merke(folgt)
    const anderswo = { ...ABEND, id: 'anderer' }
    const gut = eintragFuer(anderswo, DREI)
    await tab.ablage.verwandle({ weg: WEG, kontoId: ANNA, spieltagId: 'anderer' }, (g, nummer) => {
      const absender = { weg: WEG, kontoId: ANNA, erfasstVon: 'Anna' }
      const neu = alsWartend(anderswo, { op: gut.op, absender, nummer, zeit: 0 })
      return { ...g, wartende: [...g.wartende, neu] }
    })
    while (wieOft(server.angekommen, schlecht) < 3)
      await nochmal(tab, server.angekommen, server.angekommen.length + 1)
    await vi.waitFor(() => expect(server.angekommen).toContain(gut.op.id))
    expect(server.angekommen).not.toContain(folgt.op.id)
    expect(tab.speicher.getSicht().konflikte).toEqual([])
    while (wieOft(server.angekommen, schlecht) < 8)
      await nochmal(tab, server.angekommen, server.angekommen.length + 1)
    await vi.waitFor(() =>
      expect(tab.speicher.getSicht().konflikte).toMatchObject([
        {
          art: 'absage',
          wartend: { op: schlecht.op },
          moeglich: ['verwerfen', 'behalten'],
          absage: { fehler: [{ code: 'serverfehler' }] },
        },
      ]),
    )
    // The rest of the evening goes on, and so does this one once somebody says so.
    await vi.waitFor(() => expect(listRe(server.getStand().akte)).toContain('Clara Elke'))
    auf.clear()
    const [konflikt] = tab.speicher.getSicht().konflikte
    if (konflikt) await tab.speicher.loese(konflikt.wartend, 'behalten')
    await gespeichert(tab)
    expect(listRe(server.getStand().akte)).toContain('Bernd Clara')
  })

  it('is tried again by itself, and the others after it', async () => {
    const auf = new Set<string>()
    const server = stolperer(auf)
    const tab = oeffneTab(server)
    const erstes = eintrag(tab.speicher, EINS)
    auf.add(erstes.op.id)
    await tab.speicher.merke(erstes)
    await wartetAuf(tab, 'netz')
    await tab.speicher.merke(eintrag(tab.speicher, ZWEI))
    auf.clear()
    await vi.waitFor(() => expect(tab.speicher.getSicht().lage).toEqual(GESPEICHERT), {
      timeout: 5000,
    })
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
  })
})
