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
  EINS,
  ZWEI,
  DREI,
} from '@/tests/builders/geraet'
import { normal } from '@/tests/builders/runde'
import { neueOp } from '@/lib/client/ops'

beforeEach(leeresGeraet)

describe('the evening of a screen', () => {
  it('shows a game as soon as it is on the device, and takes the truth of the answer', async () => {
    const server = createServer()
    const { speicher } = oeffneTab(server)
    await speicher.merke(eintrag(speicher, EINS))
    expect(listRe(speicher.getSicht().akte)).toEqual(['Bernd Clara'])
    expect(speicher.getSicht().lage).toMatchObject({ art: 'wartet', warum: 'sendet', anzahl: 1 })
    await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
    expect(speicher.getSicht().akte).toEqual(server.getStand().akte)
  })

  it('does not say that all is saved before the device has been asked', async () => {
    const server = createServer()
    server.stelle('keine')
    const vorher = oeffneTab(server, { name: 'vorher' })
    await vorher.speicher.merke(eintrag(vorher.speicher, EINS))
    vorher.stirb()
    const { speicher } = oeffneTab(server, { name: 'nachher' })
    const lagen = [speicher.getSicht().lage.art]
    speicher.abonniere(() => lagen.push(speicher.getSicht().lage.art))
    await vi.waitFor(() => expect(speicher.getSicht().lage.art).toBe('wartet'))
    expect(lagen).not.toContain('gespeichert')
  })

  it('says that all is saved where the device has nothing that waits', async () => {
    const { speicher } = oeffneTab(createServer())
    expect(speicher.getSicht().lage).toEqual({ art: 'ungelesen' })
    await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
  })

  it('keeps games through a dead network and sends the same operations again, in order', async () => {
    const server = createServer()
    server.stelle('keine')
    const { speicher } = oeffneTab(server)
    for (const re of [EINS, ZWEI]) {
      expect(await speicher.tue(eintrag(speicher, re))).toEqual({ ok: true, gesichert: false })
    }
    expect(speicher.getSicht().lage).toMatchObject({ warum: 'netz', anzahl: 2 })
    server.stelle('antwort-verloren')
    speicher.nochmal()
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(1))
    server.stelle('gut')
    speicher.nochmal()
    await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
    expect(listRe(server.getStand().akte)).toEqual(['Bernd Clara', 'Clara Elke'])
    const [erstes, nochmal, zweites] = server.angekommen
    expect(nochmal).toBe(erstes)
    expect(zweites).not.toBe(erstes)
  })

  it('takes a refused change away again and tells who waits, without a Konflikt', async () => {
    const server = createServer()
    const { speicher } = oeffneTab(server)
    const meins = eintrag(speicher, EINS)
    server.vonAnderen(eintragFuer(server.getStand().akte, ZWEI))
    expect(await speicher.tue(meins)).toMatchObject({ ok: false, ablehnung: { code: 'veraltet' } })
    expect(listRe(speicher.getSicht().akte)).toEqual(['Clara Elke'])
    expect(speicher.getSicht()).toMatchObject({ konflikte: [], lage: { art: 'gespeichert' } })
  })

  it('a change of a game that has become a Konflikt meanwhile goes with it', async () => {
    const server = createServer()
    server.stelle('keine')
    const { speicher } = oeffneTab(server)
    await speicher.merke(eintrag(speicher, EINS))
    const { akte } = speicher.getSicht()
    const [spiel] = akte.runden.flatMap((r) => r.spiele)
    server.vonAnderen(eintragFuer(server.getStand().akte, ZWEI))
    server.stelle('gut')
    speicher.nochmal()
    await vi.waitFor(() => expect(speicher.getSicht().konflikte).toHaveLength(1))
    const daten = { spieltagId: ABEND.id, spielId: spiel?.id ?? '', spiel: { ...normal(...DREI) } }
    const ergebnis = await speicher.tue({ op: neueOp('spiel-korrigieren', 1, daten) })
    expect(ergebnis).toEqual({ ok: true, gesichert: false })
    expect(speicher.getSicht().konflikte).toMatchObject([
      { art: 'eintrag', eigenes: { spiel: { re: DREI } }, folgen: [{ op: { daten } }] },
    ])
    expect(server.angekommen).toHaveLength(1)
  })

  it('waits no more for what could not be kept: a later refusal of it is a Konflikt', async () => {
    const server = createServer()
    const { speicher } = oeffneTab(server)
    const { op } = eintrag(speicher, EINS)
    const kaputt = { op: { ...op, daten: null }, ruecknahme: true } as never
    await expect(speicher.tue(kaputt)).rejects.toThrow()
    server.vonAnderen(eintragFuer(server.getStand().akte, ZWEI))
    await speicher.merke({ op })
    await vi.waitFor(() => expect(speicher.getSicht().konflikte).toHaveLength(1))
  })

  it('takes back only what was refused, not what was built on it elsewhere', async () => {
    const server = createServer()
    const { speicher } = oeffneTab(server)
    await speicher.merke(eintrag(speicher, EINS))
    await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
    const [spiel] = server.getStand().akte.runden.flatMap((r) => r.spiele)
    const daten = { spieltagId: ABEND.id, spielId: spiel?.id ?? '' }
    const streiche = () => ({ op: neueOp('spiel-streichen', 1, daten) })
    // Another phone was faster.
    server.vonAnderen(streiche())
    let antworte = () => undefined as void
    server.halteAuf(() => new Promise((fertig) => (antworte = fertig)))
    const ergebnis = speicher.tue(streiche())
    await vi.waitFor(() => expect(server.angekommen).toHaveLength(2))
    const danach = {
      op: neueOp('spiel-korrigieren', 2, { ...daten, spiel: { ...normal(...DREI) } }),
    }
    await speicher.merke(danach)
    antworte()
    expect(await ergebnis).toMatchObject({ ok: false })
    await vi.waitFor(() =>
      expect(speicher.getSicht().konflikte).toMatchObject([
        { wartend: { op: danach.op }, folgen: [] },
      ]),
    )
  })

  it('shows two games for one place beside each other until somebody decides', async () => {
    const server = createServer()
    const { speicher } = oeffneTab(server)
    const meins = eintrag(speicher, EINS)
    server.vonAnderen(eintragFuer(server.getStand().akte, ZWEI))
    await speicher.merke(meins)
    await vi.waitFor(() => expect(speicher.getSicht().konflikte).toHaveLength(1))
    const [konflikt] = speicher.getSicht().konflikte
    expect(konflikt).toMatchObject({ art: 'eintrag', gleich: false, wartend: { op: meins.op } })
    // What comes after it is not held up.
    await speicher.merke(eintrag(speicher, DREI))
    await vi.waitFor(() => expect(listRe(server.getStand().akte)).toHaveLength(2))
    if (konflikt) await speicher.loese(konflikt.wartend, 'behalten')
    await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
    expect(listRe(server.getStand().akte)).toEqual(['Clara Elke', 'Dieter Elke', 'Bernd Clara'])
  })

  it('follows messages, and reads the log when one is missing', async () => {
    const server = createServer()
    const { speicher } = oeffneTab(server)
    const erste = server.vonAnderen(eintragFuer(server.getStand().akte, EINS))
    server.vonAnderen(eintragFuer(server.getStand().akte, ZWEI))
    const dritte = server.vonAnderen(eintragFuer(server.getStand().akte, DREI))
    speicher.uebernimmNachricht(erste)
    await vi.waitFor(() => expect(listRe(speicher.getSicht().akte)).toEqual(['Bernd Clara']))
    speicher.uebernimmNachricht(dritte)
    await vi.waitFor(() => expect(speicher.getSicht().akte).toEqual(server.getStand().akte))
  })

  it('follows a server that went back to a backup, and sends again what it has', async () => {
    const server = createServer()
    const tab = oeffneTab(server)
    const { speicher } = tab
    await speicher.merke(eintrag(speicher, EINS))
    await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
    const sicherung = server.getStand()
    for (const re of [ZWEI, DREI]) {
      await speicher.merke(eintrag(speicher, re))
      await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
    }
    server.gehZurueck(sicherung)
    expect(listRe(speicher.getSicht().akte)).toHaveLength(3)
    expect(await speicher.leseLog()).toBe('da')
    expect(speicher.getSicht()).toMatchObject({ seq: sicherung.seq, akte: sicherung.akte })
    // The device has it so, and not only this screen.
    const { stand } = await tab.ablage.lies({ weg: WEG, kontoId: ANNA, spieltagId: ABEND.id })
    expect(stand).toEqual(sicherung)
    // What comes now follows on it.
    const neues = server.vonAnderen(eintragFuer(server.getStand().akte, ZWEI))
    speicher.uebernimmNachricht(neues)
    await vi.waitFor(() =>
      expect(listRe(speicher.getSicht().akte)).toEqual(['Bernd Clara', 'Clara Elke']),
    )
  })

  it('learns from an answer that the server went back, also where no stream says so', async () => {
    const server = createServer()
    const { speicher } = oeffneTab(server)
    const sicherung = server.getStand()
    for (const re of [EINS, ZWEI]) {
      await speicher.merke(eintrag(speicher, re))
      await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
    }
    server.gehZurueck(sicherung)
    const mehr = eintrag(speicher, DREI)
    await speicher.merke(mehr)
    await vi.waitFor(() => expect(speicher.getSicht().seq).toBe(sicherung.seq))
    // The place that it was made for is not the next one any more: a person says what becomes of it.
    const [konflikt] = speicher.getSicht().konflikte
    if (konflikt) await speicher.loese(konflikt.wartend, 'behalten')
    await vi.waitFor(() => expect(listRe(server.getStand().akte)).toEqual(['Dieter Elke']))
  })

  it('shows what other tabs did while it slept, once it wakes', async () => {
    const server = createServer()
    server.stelle('keine')
    const erster = oeffneTab(server, { name: 'erster' }).speicher
    const zweiter = oeffneTab(server, { name: 'zweiter' })
    await erster.merke(eintrag(erster, EINS))
    expect(listRe(zweiter.speicher.getSicht().akte)).toEqual([])
    zweiter.ablage.weckeAuf()
    await vi.waitFor(() =>
      expect(listRe(zweiter.speicher.getSicht().akte)).toEqual(['Bernd Clara']),
    )
  })

  it('shows in every tab what is made in one', async () => {
    const server = createServer()
    server.stelle('keine')
    const kanal = createKanal()
    const erster = oeffneTab(server, { funk: kanal(), name: 'erster' }).speicher
    const zweiter = oeffneTab(server, { funk: kanal(), name: 'zweiter' }).speicher
    await erster.merke(eintrag(erster, EINS))
    await vi.waitFor(() => expect(listRe(zweiter.getSicht().akte)).toEqual(['Bernd Clara']))
    server.stelle('gut')
    zweiter.nochmal()
    await vi.waitFor(() => expect(erster.getSicht().lage).toEqual({ art: 'gespeichert' }))
    expect(server.angekommen).toHaveLength(1)
  })
})
