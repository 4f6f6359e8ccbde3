import { createRequire } from 'node:module'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET, POST } from '../../app/api/auth/[...nextauth]/route'
import { neueId } from '../../db/neue-id'
import { hashPasswort } from '../../db/passwort'
import { listSitzungen } from '../../lib/server/konto'
import { ladeEinladung, listEinladungen, listMitglieder } from '../../lib/server/mitglied'
import { ladeProtokoll } from '../../lib/server/protokoll'
import { ladeSaison } from '../../lib/server/saison'
import { getKontoVon } from '../../lib/server/sitzung'
import { ladeSpieltag, listSpieltage } from '../../lib/server/spieltag'
import { listVereine, verlangeVerein } from '../../lib/server/verein'
import {
  abendOps,
  neueOp,
  testmitglied,
  testverein,
  tue,
  type Testverein,
} from '../builders/datenbank'
import { anmelden, testserver } from '../builders/server'

// What Next hands to a page or route handler of the request at hand.
let anfrage = new NextRequest('http://localhost/')
vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve(anfrage.cookies),
  headers: () => Promise.resolve(anfrage.headers),
}))

beforeEach(() => {
  // next-auth requires the same module past vitest's module loader.
  const nextHeaders = createRequire(import.meta.url)('next/headers') as Record<
    'cookies' | 'headers',
    () => Promise<unknown>
  >
  vi.spyOn(nextHeaders, 'cookies').mockImplementation(() => Promise.resolve(anfrage.cookies))
  vi.spyOn(nextHeaders, 'headers').mockImplementation(() => Promise.resolve(anfrage.headers))
})

const PASSWORT = 'kreuz-dame-2026'

/** A browser that keeps its cookies, on a page of `ursprung`. */
function browser(ursprung: string) {
  const cookies = new Map<string, string>()
  const gesetzt: string[] = []
  const cookie = () => [...cookies].map(([n, w]) => `${n}=${w}`).join('; ')
  async function rufe(pfad: string, felder?: Record<string, string>, mehr = {}) {
    const { host, protocol } = new URL(ursprung)
    anfrage = new NextRequest(ursprung + pfad, {
      method: felder === undefined ? 'GET' : 'POST',
      headers: {
        host,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.slice(0, -1),
        'x-forwarded-for': '192.168.0.21',
        'user-agent': 'Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1',
        cookie: cookie(),
        ...(felder === undefined ? {} : { origin: ursprung }),
        ...mehr,
      },
      ...(felder === undefined ? {} : { body: new URLSearchParams(felder) }),
    })
    const nextauth = pfad.replace('/api/auth/', '').split('/')
    const handler = felder === undefined ? GET : POST
    const antwort = await handler(anfrage, { params: Promise.resolve({ nextauth }) })
    for (const zeile of antwort.headers.getSetCookie()) {
      const [, name = '', wert = ''] = /^([^=]+)=([^;]*)/.exec(zeile) ?? []
      cookies.set(name, wert)
      gesetzt.push(zeile)
    }
    const json = (await antwort.json()) as { csrfToken?: string; url?: string }
    return { status: antwort.status, json }
  }
  return {
    gesetzt,
    cookie,
    rufe,
    melde: async (anmeldename: string, passwort: string, mehr = {}) => {
      const { json } = await rufe('/api/auth/csrf')
      const felder = { csrfToken: json.csrfToken ?? '', anmeldename, passwort, json: 'true' }
      return rufe('/api/auth/callback/credentials', felder, mehr)
    },
    werBinIch: () => getKontoVon(new Request(ursprung, { headers: { cookie: cookie() } })),
  }
}

async function mitKonto(): Promise<Testverein> {
  return testverein(testserver(), { passwortHash: await hashPasswort(PASSWORT) })
}

describe('signing in', () => {
  it.each([
    ['http://127.0.0.1:3000', false],
    ['http://192.168.0.7:8080', false],
    ['http://kallemann.local:3000', false],
    ['https://doko.example.org', true],
  ])('works at %s, with a cookie fit for it', async (ursprung, sicher) => {
    const { konto } = await mitKonto()
    const b = browser(ursprung)
    const antwort = await b.melde(` ${konto.anmeldename.toUpperCase()} `, PASSWORT)
    expect(antwort).toEqual({ status: 200, json: { url: ursprung } })
    expect(await b.werBinIch()).toMatchObject({ kontoId: konto.id, name: 'Anna Beispiel' })
    const zeile = b.gesetzt.find((z) => z.includes('session-token')) ?? ''
    expect(zeile).toMatch(/HttpOnly/i)
    expect(zeile).toMatch(/SameSite=Lax/i)
    expect(/; Secure/i.test(zeile)).toBe(sicher)
    expect(zeile.startsWith('__Secure-')).toBe(sicher)
  })

  it('names the device, and signing out ends the session on the server too', async () => {
    const { konto } = await mitKonto()
    const b = browser('http://127.0.0.1:3000')
    await b.melde(konto.anmeldename, PASSWORT)
    const vorher = b.cookie()
    const { json } = await b.rufe('/api/auth/csrf')
    expect(await listSitzungen()).toMatchObject([{ geraet: 'Safari auf iPhone', dieses: true }])
    await b.rufe('/api/auth/signout', { csrfToken: json.csrfToken ?? '', json: 'true' })
    const mitAltem = new Request('http://127.0.0.1:3000', { headers: { cookie: vorher } })
    expect(await getKontoVon(mitAltem)).toBeNull()
  })

  it('fails alike for a wrong password and for a name that nobody has', async () => {
    const { konto } = await mitKonto()
    const b = browser('http://127.0.0.1:3000')
    const falsch = await b.melde(konto.anmeldename, 'geraten')
    const fremd = await b.melde('niemand', PASSWORT)
    expect(falsch.status).toBe(401)
    expect(falsch).toEqual(fremd)
    expect(await b.werBinIch()).toBeNull()
  })

  it('is slowed down after five failures, in words, also for the right password', async () => {
    const { konto } = await mitKonto()
    const b = browser('http://127.0.0.1:3000')
    for (let i = 0; i < 5; i++) await b.melde(konto.anmeldename, `geraten-${i}`)
    const { status, json } = await b.melde(konto.anmeldename, PASSWORT)
    expect(status).toBe(401)
    const fehler = new URL(json.url ?? '').searchParams.get('error')
    expect(fehler).toMatch(/^Zu viele Versuche\. In \d+ Sekunden geht es weiter\.$/)
    // Another account at the same address is not held up yet.
    expect((await b.melde('jemand-anders', PASSWORT)).json.url).toContain('CredentialsSignin')
  })

  it('is refused from a page of another site, and without the token of the own', async () => {
    const { konto } = await mitKonto()
    const b = browser('http://127.0.0.1:3000')
    const fremd = await b.melde(konto.anmeldename, PASSWORT, { origin: 'http://boese.example' })
    expect(fremd.status).toBe(403)
    const felder = {
      csrfToken: 'x',
      anmeldename: konto.anmeldename,
      passwort: PASSWORT,
      json: 'true',
    }
    await b.rufe('/api/auth/callback/credentials', felder)
    expect(await b.werBinIch()).toBeNull()
  })
})

describe('what pages read', () => {
  /** The page of somebody who has the session of this account. */
  async function alsKonto(kontoId: string | null) {
    const cookie = kontoId === null ? '' : (await anmelden(kontoId)).cookie
    anfrage = new NextRequest('http://127.0.0.1:3000/', { headers: { cookie } })
  }

  const db = { current: undefined as unknown as ReturnType<typeof testserver> }
  let verein: Testverein
  let fremde: Testverein
  let abend: ReturnType<typeof abendOps>
  beforeEach(() => {
    db.current = testserver()
    verein = testverein(db.current)
    fremde = testverein(db.current, { name: 'Pikbube' })
    abend = abendOps(verein)
    tue(db.current, verein, abend.eroeffnen, abend.eintragen(1))
  })

  it('is there for members', async () => {
    await alsKonto(testmitglied(db.current, verein, 'leser').id)
    const { vereinId, saisonId } = verein
    const gate = await verlangeVerein(verein.kurz)
    expect(gate).toMatchObject({ verein: { name: 'Kreuzdame' }, ich: { rolle: 'leser' } })
    expect(gate.spieler.map((s) => s.name)).toEqual(['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke'])
    expect(await ladeSpieltag(vereinId, abend.spieltagId)).toMatchObject({
      akte: { id: abend.spieltagId },
    })
    expect(await ladeSpieltag(vereinId, neueId())).toBeNull()
    expect(await listSpieltage(vereinId)).toMatchObject([{ anzahlSpiele: 1 }])
    expect(await ladeSaison(vereinId, saisonId)).toMatchObject({
      saison: { name: '2026' },
      spieltage: [{ id: abend.spieltagId }],
    })
    expect(await ladeSaison(vereinId, fremde.saisonId)).toBeNull()
    expect(await listMitglieder(vereinId)).toHaveLength(2)
  })

  it('is no such page for strangers, and asks who is not signed in to sign in', async () => {
    const { vereinId, saisonId, kurz } = verein
    const leser = [
      () => verlangeVerein(kurz),
      () => ladeSpieltag(vereinId, abend.spieltagId),
      () => listSpieltage(vereinId),
      () => ladeSaison(vereinId, saisonId),
      () => listMitglieder(vereinId),
      () => listEinladungen(vereinId),
      () => ladeProtokoll(vereinId, {}),
    ]
    await alsKonto(fremde.konto.id)
    for (const lies of leser) await expect(lies()).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    expect(await listVereine(verein.konto.id)).toEqual([])
    expect((await listVereine(fremde.konto.id)).map((v) => v.name)).toEqual(['Pikbube'])

    await alsKonto(null)
    await expect(verlangeVerein(kurz)).rejects.toMatchObject({
      digest: expect.stringContaining(
        `/anmelden?weiter=${encodeURIComponent(`/v/${kurz}`)}`,
      ) as string,
    })
    for (const lies of leser.slice(1)) await expect(lies()).rejects.toThrow('404')
    expect(await listSitzungen()).toEqual([])
  })

  it('keeps protocol and invitations for the Verwaltung', async () => {
    const { vereinId, konto } = verein
    await alsKonto(testmitglied(db.current, verein, 'schreiber').id)
    await expect(ladeProtokoll(vereinId, {})).rejects.toThrow('404')
    await expect(listEinladungen(vereinId)).rejects.toThrow('404')
    await alsKonto(konto.id)
    const { eintraege } = await ladeProtokoll(vereinId, {})
    expect(eintraege[0]?.seq).toBe(eintraege.length)
    expect((await ladeProtokoll(vereinId, { vor: 3 })).eintraege.map((e) => e.seq)).toEqual([2, 1])
    expect(await listEinladungen(vereinId)).toHaveLength(2)
  })

  it('tells who holds an invitation whose club it is, and nobody else anything', async () => {
    await alsKonto(null)
    const einladungId = neueId()
    // SHA-256 of "geheim".
    const tokenHash = 'addb0f5e7826c857d7376d1bd9bc33c0c544790a2eac96144a8af22b1298c940'
    const ablauf = Date.now() + 60_000
    const spielerId = verein.spieler['Elke'] ?? ''
    tue(
      db.current,
      verein,
      neueOp('mitglied-einladen', 0, { einladungId, tokenHash, rolle: 'leser', spielerId, ablauf }),
    )
    expect(await ladeEinladung('geheim')).toEqual({
      verein: { kurz: verein.kurz, name: 'Kreuzdame' },
      rolle: 'leser',
      spieler: 'Elke',
      zustand: 'offen',
      ablauf,
    })
    expect(await ladeEinladung('geraten')).toBeNull()
    tue(db.current, verein, neueOp('einladung-widerrufen', 1, { einladungId }))
    expect(await ladeEinladung('geheim')).toMatchObject({ zustand: 'widerrufen' })
  })
})
