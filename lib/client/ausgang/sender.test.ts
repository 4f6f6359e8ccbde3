import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ABEND,
  ANNA,
  createKanal,
  createServer,
  eintrag,
  eintragFuer,
  leeresGeraet,
  listRe,
  oeffneTab,
  WEG,
} from '@/tests/builders/geraet'
import { alsWartend } from '@/lib/sync/abend'
import type { Wartend } from '@/lib/sync/ausgang'
import type { Marke } from '@/lib/sync/stand'
import { getGeraetDb } from './geraet-db'
import type { Antwort } from '@/lib/client/ops'
import { gibPacht, nimmPacht, PACHT_MS } from './pacht'
import type { Auftrag } from '@/lib/client/spieltag/speicher'

beforeEach(leeresGeraet)

const EINS = ['Bernd', 'Clara'] as const
const ZWEI = ['Clara', 'Elke'] as const
const DREI = ['Dieter', 'Elke'] as const
const GESPEICHERT = { art: 'gespeichert' } as const

type Tab = ReturnType<typeof oeffneTab>

const gespeichert = ({ speicher }: Tab) =>
  vi.waitFor(() => expect(speicher.getSicht().lage).toEqual(GESPEICHERT))

/** Waits until a failed attempt shows. */
const wartetAuf = ({ speicher }: Tab, warum: string) =>
  vi.waitFor(() => expect(speicher.getSicht().lage).toMatchObject({ art: 'wartet', warum }))

/** A gate that a test opens. */
function tor() {
  let oeffne = () => undefined as void
  const offen = new Promise<void>((auf) => {
    oeffne = auf
  })
  return { offen, oeffne }
}

describe('what waits on a device', () => {
  it('survives a crash between being kept and being sent', async () => {
    const server = createServer()
    server.stelle('keine')
    const vorher = oeffneTab(server, { name: 'vorher' })
    await vorher.speicher.merke(eintrag(vorher.speicher, EINS))
    await wartetAuf(vorher, 'netz')
    vorher.stirb()
    server.stelle('gut')
    const nachher = oeffneTab(server, { name: 'nachher' })
    await vi.waitFor(() =>
      expect(listRe(nachher.speicher.getSicht().akte)).toEqual(['Bernd Clara']),
    )
    await gespeichert(nachher)
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara'])
  })

  it('is sent again under its id when the answer was lost, also after a reload', async () => {
    const server = createServer()
    server.stelle('antwort-verloren')
    const vorher = oeffneTab(server, { name: 'vorher' })
    await vorher.speicher.merke(eintrag(vorher.speicher, EINS))
    await wartetAuf(vorher, 'netz')
    vorher.stirb()
    server.stelle('gut')
    const nachher = oeffneTab(server, { name: 'nachher' })
    // The answer to the second try does not say what came of the first: the log does.
    await vi.waitFor(() => expect(nachher.speicher.getSicht().akte).toEqual(server.getStand().akte))
    await gespeichert(nachher)
    expect(new Set(server.angekommen).size).toBe(1)
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara'])
  })

  it('goes out once, however often the network comes back', async () => {
    const server = createServer()
    server.stelle('keine')
    const tab = oeffneTab(server)
    for (const re of [EINS, ZWEI]) await tab.speicher.merke(eintrag(tab.speicher, re))
    await wartetAuf(tab, 'netz')
    server.stelle('gut')
    for (let i = 0; i < 5; i++) tab.sender.wecke('netz')
    await gespeichert(tab)
    expect(server.angekommen).toHaveLength(2)
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
  })

  it('takes a new entry while the one before is under way, and sends it after that', async () => {
    const server = createServer()
    const { offen, oeffne } = tor()
    server.halteAuf(() => offen)
    const tab = oeffneTab(server)
    await tab.speicher.merke(eintrag(tab.speicher, EINS))
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(1))
    await tab.speicher.merke(eintrag(tab.speicher, ZWEI))
    expect(listRe(tab.speicher.getSicht().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
    expect(server.angekommen).toHaveLength(1)
    oeffne()
    await gespeichert(tab)
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
  })

  it('tries again by itself, and at once when something new is made', async () => {
    const server = createServer()
    server.stelle('keine')
    const tab = oeffneTab(server)
    await tab.speicher.merke(eintrag(tab.speicher, EINS))
    await wartetAuf(tab, 'netz')
    server.stelle('gut')
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(1), { timeout: 3000 })
    await gespeichert(tab)
    server.stelle('keine')
    await tab.speicher.merke(eintrag(tab.speicher, ZWEI))
    await wartetAuf(tab, 'netz')
    server.stelle('gut')
    await tab.speicher.merke(eintrag(tab.speicher, DREI))
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(3), { timeout: 500 })
  })

  it('waits for its own account to sign in, and does not hold up what came by a link', async () => {
    const server = createServer()
    server.stelle('abgemeldet')
    const tab = oeffneTab(server)
    await tab.speicher.merke(eintrag(tab.speicher, EINS))
    await wartetAuf(tab, 'anmeldung')
    expect(server.angekommen).toEqual([])
    // Another account's page on the same device sends nothing of it.
    server.stelle('gut')
    const fremd = oeffneTab(server, { name: 'fremd', kontoId: 'konto-bernd' })
    fremd.sender.wecke('netz')
    await fremd.speicher.merke(eintrag(fremd.speicher, DREI))
    await gespeichert(fremd)
    expect(listRe(server.getStand().akte)).toEqual(['Dieter Elke'])
    expect(await fremd.ablage.listWartende()).toMatchObject([{ kontoId: ANNA }])
  })

  it('is sent by one tab of the browser, whichever made it', async () => {
    const server = createServer()
    const { offen, oeffne } = tor()
    server.halteAuf(() => offen)
    const kanal = createKanal()
    const erster = oeffneTab(server, { funk: kanal(), name: 'erster' })
    const zweiter = oeffneTab(server, { funk: kanal(), name: 'zweiter' })
    await erster.speicher.merke(eintrag(erster.speicher, EINS))
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(1))
    await vi.waitFor(() => expect(listRe(zweiter.speicher.getSicht().akte)).toHaveLength(1))
    await zweiter.speicher.merke(eintrag(zweiter.speicher, ZWEI))
    oeffne()
    await gespeichert(zweiter)
    await gespeichert(erster)
    expect(server.angekommen).toHaveLength(2)
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
  })

  it('is taken over from a tab that died while sending, once its right has ended', async () => {
    const server = createServer()
    await nimmPacht('gestorben', Date.now())
    let versatz = 0
    const tab = oeffneTab(server, { jetzt: () => Date.now() + versatz })
    await tab.speicher.merke(eintrag(tab.speicher, EINS))
    tab.sender.wecke('netz')
    await new Promise((weiter) => setTimeout(weiter, 50))
    expect(server.angekommen).toEqual([])
    versatz = PACHT_MS
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(1), { timeout: 3000 })
    await gespeichert(tab)
  })
})

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

describe('the right to send', () => {
  it('lasts through all that one operation asks the server', async () => {
    const server = createServer()
    server.stelle('antwort-verloren')
    const vorher = oeffneTab(server, { name: 'vorher' })
    await vorher.speicher.merke(eintrag(vorher.speicher, EINS))
    await wartetAuf(vorher, 'netz')
    vorher.stirb()
    await gibPacht('vorher')
    server.stelle('gut')
    // Ten seconds for the operation, and as long for the log that its answer asks for.
    let jetzt = Date.now()
    const genommen: (number | null)[] = []
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
    await vi.waitFor(() => expect(genommen).toEqual([expect.any(Number)]))
  })

  it('is one tab’s until it ends or is given back', async () => {
    expect(await nimmPacht('a', 1000)).toBeNull()
    expect(await nimmPacht('b', 2000)).toBe(1000 + PACHT_MS)
    expect(await nimmPacht('a', 3000)).toBeNull()
    expect(await nimmPacht('b', 3000 + PACHT_MS)).toBeNull()
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
