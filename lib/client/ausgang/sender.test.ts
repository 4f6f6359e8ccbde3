import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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
  EINS,
  ZWEI,
  DREI,
} from '@/tests/builders/geraet'
import type { Tab } from '@/tests/builders/tab'
import { gespeichert, tor, wartetAuf, GESPEICHERT, stirbtNachVersuch } from '@/tests/builders/tab'
import { auftragStreichen } from '@/lib/client/spieltag/auftraege'
import type { Antwort } from '@/lib/client/ops'
import { alsWartend } from '@/lib/sync/abend'
import type { Wartend } from '@/lib/sync/ausgang'
import { nimmPacht, PACHT_MS } from './pacht'

beforeEach(leeresGeraet)

/** A game of an account that must sign in, and then one that came by a link, to which the server gives this answer. */
async function mitLink(antwort: Antwort) {
  const server = createServer()
  server.stelle('abgemeldet')
  const angekommen: string[] = []
  const sende = (wartend: Wartend): Promise<Antwort> => {
    if (wartend.kontoId !== null) return server.sende(wartend)
    angekommen.push(wartend.op.id)
    return Promise.resolve(antwort)
  }
  const tab = oeffneTab({ ...server, sende })
  await tab.speicher.merke(eintrag(tab.speicher, EINS))
  await wartetAuf(tab, 'anmeldung')
  const weg = { art: 'freigabe', token: 'a'.repeat(22) } as const
  const anderswo = { ...ABEND, id: 'am-tisch' }
  const { op } = eintragFuer(anderswo, ZWEI)
  await tab.ablage.verwandle({ weg, kontoId: null, spieltagId: anderswo.id }, (g, nummer) => {
    const absender = { weg, kontoId: null, erfasstVon: 'Gast' }
    return { ...g, wartende: [alsWartend(anderswo, { op, absender, nummer, zeit: 0 })] }
  })
  tab.sender.wecke('neues')
  return { tab, linkOp: op.id, angekommen }
}

describe('what waits on a device', () => {
  it('survives a crash between being kept and being sent', async () => {
    const server = createServer()
    server.stelle('keine')
    await stirbtNachVersuch(server)
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
    await stirbtNachVersuch(server)
    server.stelle('gut')
    const nachher = oeffneTab(server, { name: 'nachher' })
    // The answer to the second try does not say what came of the first: the log does.
    await vi.waitFor(() => expect(nachher.speicher.getSicht().akte).toEqual(server.getStand().akte))
    await gespeichert(nachher)
    expect(new Set(server.angekommen).size).toBe(1)
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara'])
  })

  it('is on the disk before it counts as kept', async () => {
    const server = createServer()
    server.stelle('keine')
    const tab = oeffneTab(server)
    const oeffne = vi.spyOn(IDBDatabase.prototype, 'transaction')
    onTestFinished(() => oeffne.mockRestore())
    await tab.speicher.merke(eintrag(tab.speicher, EINS))
    const geschrieben = oeffne.mock.calls.filter(
      ([laeden, art]) => art === 'readwrite' && [laeden].flat().includes('ausgang'),
    )
    expect(geschrieben.map(([, , wie]) => wie?.durability)).toContain('strict')
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

  it('goes out by itself once the network is back, and the next one is on its way, not without a network', async () => {
    const server = createServer()
    server.stelle('keine')
    const tab = oeffneTab(server)
    await tab.speicher.merke(eintrag(tab.speicher, EINS))
    await wartetAuf(tab, 'netz')
    server.stelle('gut')
    await vi.waitFor(() => expect(tab.speicher.getSicht().lage).toEqual(GESPEICHERT), 5000)
    await vi.waitFor(() => expect(tab.sender.getLage()).toBe('sendet'))
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

  it('waits for its own account to sign in, and sends nothing of it from the page of another', async () => {
    const server = createServer()
    server.stelle('abgemeldet')
    const tab = oeffneTab(server)
    await tab.speicher.merke(eintrag(tab.speicher, EINS))
    await wartetAuf(tab, 'anmeldung')
    expect(server.angekommen).toEqual([])
    server.stelle('gut')
    const fremd = oeffneTab(server, { name: 'fremd', kontoId: 'konto-bernd' })
    fremd.sender.wecke('netz')
    await fremd.speicher.merke(eintrag(fremd.speicher, DREI))
    await gespeichert(fremd)
    expect(listRe(server.getStand().akte)).toEqual(['Dieter Elke'])
    expect(await fremd.ablage.listWartende()).toMatchObject([{ kontoId: ANNA }])
  })

  it('does not hold up what came by a link while its account must sign in', async () => {
    const { tab, linkOp, angekommen } = await mitLink({ ok: true, seq: 7 })
    await vi.waitFor(async () =>
      expect(await tab.ablage.listWartende()).toMatchObject([{ kontoId: ANNA }]),
    )
    await wartetAuf(tab, 'anmeldung')
    expect(angekommen).toEqual([linkOp])
  })

  it('is tried with pauses where a link is asked to sign in, which no server of ours does', async () => {
    const ablehnung = { code: 'nicht-angemeldet', fehler: [] } as const
    const { tab, linkOp, angekommen } = await mitLink({ ok: false, art: 'abgelehnt', ablehnung })
    await wartetAuf(tab, 'netz')
    expect(angekommen).toEqual([linkOp])
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
    // It is asked whether it lives, and does, however long its answer takes.
    await new Promise((weiter) => setTimeout(weiter, 800))
    expect(server.angekommen).toHaveLength(1)
    oeffne()
    await gespeichert(zweiter)
    await gespeichert(erster)
    expect(server.angekommen).toHaveLength(2)
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
  })

  it('goes out at once where the page that sent is gone, as it does after a reload', async () => {
    const server = createServer()
    const { offen, oeffne } = tor()
    server.halteAuf(() => offen)
    const vorher = oeffneTab(server, { name: 'vorher' })
    for (const re of [EINS, ZWEI]) await vorher.speicher.merke(eintrag(vorher.speicher, re))
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(1))
    vorher.stirb()
    server.halteAuf(() => Promise.resolve())
    const nachher = oeffneTab(server, { name: 'nachher' })
    await vi.waitFor(() => expect(nachher.speicher.getSicht().lage).toEqual(GESPEICHERT), 2000)
    expect(new Set(server.angekommen).size).toBe(2)
    // A page that comes back has no right that it once had.
    oeffne()
    await new Promise((weiter) => setTimeout(weiter, 50))
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
  })

  it('waits for a tab of which nobody can say whether it lives, until its right has ended', async () => {
    const server = createServer()
    await nimmPacht('gestorben', Date.now())
    let versatz = 0
    const funk = { ...createKanal()(), taub: true }
    const tab = oeffneTab(server, { funk, jetzt: () => Date.now() + versatz })
    await tab.speicher.merke(eintrag(tab.speicher, EINS))
    tab.sender.wecke('netz')
    await new Promise((weiter) => setTimeout(weiter, 800))
    expect(server.angekommen).toEqual([])
    versatz = PACHT_MS
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(1), { timeout: 3000 })
    await gespeichert(tab)
  })
})

describe('an entry that is taken back', () => {
  async function nimmZurueck({ speicher }: Tab) {
    const { akte } = speicher.getSicht()
    const spiel = akte.runden.flatMap((r) => r.spiele).at(-1)
    if (spiel === undefined) throw new Error('a game is there')
    await speicher.merke({ ...auftragStreichen(akte, spiel), ruecknahme: true })
  }

  it('before anything went out leaves nothing that waits', async () => {
    const server = createServer()
    server.stelle('keine')
    const tab = oeffneTab(server)
    for (const re of [EINS, ZWEI]) await tab.speicher.merke(eintrag(tab.speicher, re))
    await nimmZurueck(tab)
    expect(tab.speicher.getSicht().offen).toHaveLength(1)
    await nimmZurueck(tab)
    expect(tab.speicher.getSicht().lage).toEqual(GESPEICHERT)
    server.stelle('gut')
    tab.sender.wecke('netz')
    await tab.speicher.merke(eintrag(tab.speicher, DREI))
    await gespeichert(tab)
    expect(server.angekommen).toHaveLength(1)
    expect(listRe(server.getStand().akte)).toEqual(['Dieter Elke'])
  })

  it('while it is under way is struck after it', async () => {
    const server = createServer()
    const { offen, oeffne } = tor()
    server.halteAuf(() => offen)
    const tab = oeffneTab(server)
    await tab.speicher.merke(eintrag(tab.speicher, EINS))
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(1))
    await nimmZurueck(tab)
    expect(tab.speicher.getSicht().offen).toHaveLength(2)
    oeffne()
    await gespeichert(tab)
    const [spiel] = server.getStand().akte.runden.flatMap((r) => r.spiele)
    expect(spiel?.gestrichen).toBe(true)
  })

  it('after a try that got no answer is struck too: the server may have it', async () => {
    const server = createServer()
    server.stelle('antwort-verloren')
    const tab = oeffneTab(server)
    await tab.speicher.merke(eintrag(tab.speicher, EINS))
    await wartetAuf(tab, 'netz')
    await nimmZurueck(tab)
    expect(tab.speicher.getSicht().offen).toHaveLength(2)
  })
})
