import { deleteDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createKanal,
  createServer,
  eintrag,
  leeresGeraet,
  listRe,
  oeffneTab,
  EINS,
  ZWEI,
} from '@/tests/builders/geraet'
import { gespeichert, wartetAuf } from '@/tests/builders/tab'
import { listAusgang } from './geraet'

beforeEach(leeresGeraet)

/** A tab without a network, with a game that waits; then somebody clears away what the browser has stored. */
async function geleert(kanal = createKanal()) {
  const server = createServer()
  server.stelle('keine')
  const tab = oeffneTab(server, { funk: kanal() })
  await tab.speicher.merke(eintrag(tab.speicher, EINS))
  await wartetAuf(tab, 'netz')
  await deleteDB('kallemann')
  return { server, tab }
}

const imLaden = async () => (await listAusgang()).map((w) => w.nummer)

describe('a store that was cleared away while its page was open', () => {
  it('gets back what the page shows as waiting, with the next game after it', async () => {
    const { server, tab } = await geleert()
    await tab.speicher.merke(eintrag(tab.speicher, ZWEI))
    expect(listRe(tab.speicher.getSicht().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
    expect(await imLaden()).toEqual([1, 2])
    server.stelle('gut')
    tab.sender.wecke('netz')
    await gespeichert(tab)
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
    expect(await imLaden()).toEqual([])
  })

  it('gets it back when the page is looked at again', async () => {
    const { tab } = await geleert()
    tab.ablage.weckeAuf()
    await vi.waitFor(async () => expect(await imLaden()).toEqual([1]))
    expect(listRe(tab.speicher.getSicht().akte)).toEqual(['Bernd Clara'])
    // In the store, so that a reload finds it.
    await vi.waitFor(() => expect(tab.ablage.istDauerhaft()).toBe(true))
  })

  it('loses nothing where the network comes back first', async () => {
    const { server, tab } = await geleert()
    server.stelle('gut')
    tab.sender.wecke('netz')
    await gespeichert(tab)
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara'])
    expect(await imLaden()).toEqual([])
  })

  it('gets each game once where two tabs have it', async () => {
    const kanal = createKanal()
    const { server, tab } = await geleert(kanal)
    const zweiter = oeffneTab(server, { funk: kanal(), name: 'zweiter' })
    await tab.speicher.merke(eintrag(tab.speicher, ZWEI))
    await vi.waitFor(() =>
      expect(listRe(zweiter.speicher.getSicht().akte)).toEqual(['Bernd Clara', 'Clara Elke']),
    )
    await deleteDB('kallemann')
    for (const { ablage } of [zweiter, tab]) ablage.weckeAuf()
    await vi.waitFor(async () => expect(await imLaden()).toHaveLength(2))
    server.stelle('gut')
    for (const { sender } of [zweiter, tab]) sender.wecke('netz')
    await Promise.all([gespeichert(tab), gespeichert(zweiter)])
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
    expect(await imLaden()).toEqual([])
  })
})
