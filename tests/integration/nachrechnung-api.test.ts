import { describe, expect, it } from 'vitest'
import { GET, POST } from '../../app/api/v1/vereine/[verein]/nachrechnung/route'
import type { Db } from '../../db/open'
import { findNachrechnung, speichereNachrechnung } from '../../db/queries/nachrechnung'
import { rechneNach } from '../../lib/server/nachrechnung'
import { testmitglied, testverein } from '../builders/datenbank'
import { anmelden, post, testserver } from '../builders/server'

interface Stand {
  readonly laeuft: { readonly geprueft: number; readonly gesamt: number } | null
  readonly letzte: {
    readonly eintraege: number
    readonly abweichung: { ort: string } | null
  } | null
  readonly gescheitert: boolean
}

async function vorbereitet() {
  const db = testserver()
  const verein = testverein(db)
  const { cookie } = await anmelden(verein.konto.id)
  const ziel = { params: Promise.resolve({ verein: verein.kurz }) }
  const pfad = `/api/v1/vereine/${verein.kurz}/nachrechnung`
  const starte = (kopf: Readonly<Record<string, string>> = { cookie }) =>
    POST(post(pfad, {}, kopf), ziel)
  const frage = async () => {
    const { url } = post(pfad, {})
    const antwort = await GET(new Request(url, { headers: { cookie } }), ziel)
    return (await antwort.json()) as Stand
  }
  return { db, verein, starte, frage }
}

const anzahl = (db: Db) => db.$client.prepare('SELECT count(*) FROM protokoll').pluck().get()

describe('POST …/nachrechnung', () => {
  it('starts a check that GET follows to its end, and keeps what came of it', async () => {
    const { db, verein, starte, frage } = await vorbereitet()
    expect(await frage()).toEqual({ laeuft: null, letzte: null, gescheitert: false })
    const gestartet = (await (await starte()).json()) as Stand
    expect(gestartet.laeuft).not.toBeNull()
    await expect.poll(async () => (await frage()).laeuft, { timeout: 10_000 }).toBeNull()
    expect(await frage()).toMatchObject({
      gescheitert: false,
      letzte: { abweichung: null, eintraege: anzahl(db) },
    })
    expect(findNachrechnung(db, verein.vereinId)?.siegel).toMatch(/^[0-9a-f]{64}$/)
  })

  it('tells the first difference', async () => {
    const { db, verein, frage } = await vorbereitet()
    db.$client.exec(`UPDATE spieler SET gast = 1 WHERE name = 'Elke'`)
    await rechneNach(verein.vereinId)
    expect((await frage()).letzte?.abweichung).toMatchObject({ ort: 'spieler.gast' })
  })

  it('runs once however often it is asked for', async () => {
    const { verein } = await vorbereitet()
    expect(rechneNach(verein.vereinId)).toBe(rechneNach(verein.vereinId))
    await rechneNach(verein.vereinId)
  })

  it('is for the Verwaltung', async () => {
    const { db, verein, starte } = await vorbereitet()
    const schreiber = await anmelden(testmitglied(db, verein, 'schreiber').id)
    const fremde = await anmelden(testverein(db, { name: 'Pikbube' }).konto.id)
    const status = async (kopf: Readonly<Record<string, string>>) => (await starte(kopf)).status
    expect(await status({})).toBe(401)
    expect(await status({ cookie: schreiber.cookie })).toBe(403)
    expect(await status({ cookie: fremde.cookie })).toBe(404)
    expect(findNachrechnung(db, verein.vereinId)).toBeUndefined()
  })
})

it('what once agreed stays the measure until it agrees again', async () => {
  const { db, verein } = await vorbereitet()
  const gut = { begonnenAm: 1, beendetAm: 2, eintraege: 8, siegel: 'a'.repeat(64), nachEintrag: 8 }
  const abweichung = { code: 'luecke', seq: 5, ort: 'x', erwartet: null, gefunden: null } as const
  speichereNachrechnung(db, verein.vereinId, { ...gut, abweichung: null })
  const schlecht = { begonnenAm: 3, beendetAm: 4, eintraege: 4, siegel: 'b'.repeat(64), abweichung }
  speichereNachrechnung(db, verein.vereinId, { ...schlecht, nachEintrag: 8 })
  expect(findNachrechnung(db, verein.vereinId)).toEqual({
    ...schlecht,
    eintraege: 8,
    siegel: 'a'.repeat(64),
  })
})
