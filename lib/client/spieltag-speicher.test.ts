import { describe, expect, it, vi } from 'vitest'
import { FUENF, normal } from '@/tests/builders/runde'
import { abend, spielAkte } from '@/tests/builders/spieltag'
import type { Op } from '../domain/op/op'
import type { SpielAkte } from '../domain/spieltag/spieltag'
import { mitSpiel, mitVersion } from '../domain/spieltag/vorgriff'
import type { Nachricht } from '../sync/stand'
import { neueOp } from './ops'
import type { Antwort } from './ops'
import type { Auftrag } from './spieltag-speicher'
import { createSpieltagSpeicher } from './spieltag-speicher'

const LEER = abend({ spieler: FUENF })
const NETZ: Antwort = { ok: false, art: 'netz' }
const VERALTET: Antwort = {
  ok: false,
  art: 'abgelehnt',
  ablehnung: { code: 'veraltet', fehler: [] },
}

function spiel(position: number): SpielAkte {
  return spielAkte({
    rundeId: 'abend-runde',
    position,
    spiel: normal('Bernd', 'Clara'),
    besetzung: ['Bernd', 'Clara', 'Dieter', 'Elke'],
  })
}

function auftrag(position: number): Auftrag {
  const neu = spiel(position)
  return {
    op: neueOp('spiel-eintragen', 0, {
      spieltagId: LEER.id,
      rundeId: neu.rundeId,
      spielId: neu.id,
      position,
      spiel: { ...neu.spiel },
    }),
    vorschau: (akte) => mitSpiel(akte, neu),
  }
}

function nachricht(seq: number, zeile: SpielAkte): Nachricht {
  const aenderungen = [{ art: 'spiel', spieltagId: LEER.id, zeile }] as const
  return { spieltagId: LEER.id, opId: 'op', seq, vorher: 1, aenderungen }
}

/** A server on a wire that the test cuts, mends and answers by hand. */
function leitung() {
  const gesendet: Op[] = []
  const offen: ((antwort: Antwort) => void)[] = []
  const speicher = createSpieltagSpeicher({
    weg: { art: 'verein', kurz: 'kreuzdame' },
    konto: { id: 'anna', name: 'Anna' },
    anfang: { seq: 1, akte: LEER },
    sende: (op) => {
      gesendet.push(op)
      return new Promise((antworte) => offen.push(antworte))
    },
    geduldMs: 4000,
  })
  const antworte = async (antwort: Antwort) => {
    offen.shift()?.(antwort)
    await vi.waitFor(() => Promise.resolve())
  }
  const spiele = () => speicher.getSicht().akte.runden[0]?.spiele.map((s) => s.position)
  return { speicher, gesendet, antworte, spiele }
}

describe('the evening of a screen', () => {
  it('shows a game at once and takes the truth of the answer', async () => {
    const { speicher, antworte, spiele } = leitung()
    const ergebnis = speicher.tue(auftrag(1))
    expect(spiele()).toEqual([1])
    expect(speicher.getSicht().lage).toMatchObject({ art: 'wartet', warum: 'sendet', anzahl: 1 })
    const beim = { ...spiel(1), erfasstVon: 'Server' }
    await antworte({ ok: true, seq: 9, nachricht: nachricht(9, beim) })
    expect(await ergebnis).toEqual({ ok: true, gesichert: true })
    expect(speicher.getSicht().akte).toEqual(mitSpiel(LEER, beim))
    expect(speicher.getSicht()).toMatchObject({ lage: { art: 'gespeichert' }, offen: [] })
  })

  it('keeps games through a dead network and sends the same operations again, in order', async () => {
    const { speicher, gesendet, antworte, spiele } = leitung()
    const ergebnis = speicher.tue(auftrag(1))
    await antworte(NETZ)
    expect(await ergebnis).toEqual({ ok: true, gesichert: false })
    const zweites = speicher.tue(auftrag(2))
    await antworte(NETZ)
    expect(await zweites).toEqual({ ok: true, gesichert: false })
    expect(speicher.getSicht().lage).toMatchObject({ warum: 'netz', anzahl: 2 })
    expect(spiele()).toEqual([1, 2])

    speicher.nochmal()
    await antworte({ ok: true, seq: 1 })
    await antworte({ ok: true, seq: 2 })
    await vi.waitFor(() => expect(speicher.getSicht().lage.art).toBe('gespeichert'))
    expect(spiele()).toEqual([1, 2])
    const ids = gesendet.map((op) => op.id)
    // The first went out three times, the second once; two operations in all.
    expect(ids).toEqual([ids[0], ids[0], ids[0], ids[3]])
    expect(new Set(ids).size).toBe(2)
  })

  it('takes a refused game away, shows the current state and tells who waits', async () => {
    const { speicher, antworte, spiele } = leitung()
    const ergebnis = speicher.tue(auftrag(1))
    const anderes = mitVersion(mitSpiel(LEER, spiel(1)), 'spiel-1', {})
    const stand = { seq: 2, akte: anderes }
    await antworte({ ...VERALTET, ablehnung: { code: 'veraltet', fehler: [], stand } })
    expect(await ergebnis).toMatchObject({ ok: false, ablehnung: { code: 'veraltet' } })
    expect(speicher.getSicht()).toMatchObject({ akte: anderes, konflikte: [] })
    expect(spiele()).toEqual([1])
  })

  it('lets the table go on after a while and keeps a late refusal until it is seen', async () => {
    vi.useFakeTimers()
    const { speicher, antworte, spiele } = leitung()
    const auftragEins = auftrag(1)
    const ergebnis = speicher.tue(auftragEins)
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    expect(await ergebnis).toEqual({ ok: true, gesichert: false })
    await antworte(VERALTET)
    const [konflikt] = speicher.getSicht().konflikte
    expect(konflikt?.wartend.op).toBe(auftragEins.op)
    expect(spiele()).toEqual([])
    if (konflikt) await speicher.loese(konflikt.wartend, 'verwerfen')
    expect(speicher.getSicht()).toMatchObject({ konflikte: [], lage: { art: 'gespeichert' } })
  })

  it('takes over a newer reading of the page, never an older one', () => {
    const { speicher, spiele } = leitung()
    speicher.uebernimm({ seq: 2, akte: mitSpiel(LEER, spiel(1)) })
    expect(spiele()).toEqual([1])
    speicher.uebernimm({ seq: 1, akte: LEER })
    expect(spiele()).toEqual([1])
  })

  it('tells its listeners of every change until they leave', () => {
    const { speicher } = leitung()
    const hoerer = vi.fn()
    const geh = speicher.abonniere(hoerer)
    void speicher.tue(auftrag(1))
    expect(hoerer).toHaveBeenCalled()
    hoerer.mockClear()
    geh()
    void speicher.tue(auftrag(2))
    expect(hoerer).not.toHaveBeenCalled()
  })
})
