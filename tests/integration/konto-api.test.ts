import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { POST as einrichten } from '../../app/api/v1/einrichten/route'
import { POST as annehmen } from '../../app/api/v1/einladungen/annehmen/route'
import { POST as passwort } from '../../app/api/v1/konto/passwort/route'
import { POST as widerrufen } from '../../app/api/v1/konto/sitzungen/widerrufen/route'
import { POST as vorschau } from '../../app/api/v1/vereine/[verein]/import/vorschau/route'
import { GET as gesund } from '../../app/api/health/route'
import { neuerEinrichtungscode } from '../../db/einrichtung'
import { neueId } from '../../db/neue-id'
import { hashPasswort, pruefePasswort } from '../../db/passwort'
import { findKontoNachName } from '../../db/queries/konto'
import { findMitglied } from '../../db/queries/mitglied'
import { listSaisons } from '../../db/queries/saison'
import { listSpieler } from '../../db/queries/spieler'
import { findVereinNachKurz } from '../../db/queries/verein'
import { getGeheimnis } from '../../lib/server/geheimnis'
import { getKontoVon } from '../../lib/server/sitzung'
import { neueOp, testmitglied, testverein, tue } from '../builders/datenbank'
import { anmelden, lies, post, testserver } from '../builders/server'
import { beispiele } from '../golden/beispiele'

const FORMULAR = {
  verein: 'Doppelkopffreunde Köllertal',
  anmeldename: 'Anna',
  name: 'Anna Beispiel',
  passwort: 'kreuz-dame-2026',
  spieler: ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke'],
  ichBin: 0,
  saison: '2026',
  regelwerk: 'urexweiler',
  einstellungen: { freieFehltage: 2, kuersoloWiederholung: 'einmal' },
}

const richteEin = async (inhalt: unknown) =>
  lies(await einrichten(post('/api/v1/einrichten', inhalt)))

describe('POST /api/v1/einrichten', () => {
  it('founds the club with account, players, season and Verwaltung, and uses the code up', async () => {
    const db = testserver()
    const code = neuerEinrichtungscode(db)
    const antwort = await richteEin({ ...FORMULAR, code: code.toLowerCase().replaceAll('-', ' ') })
    expect(antwort).toMatchObject({ status: 200, json: { kurz: 'doppelkopffreunde-koellertal' } })
    const verein = findVereinNachKurz(db, 'doppelkopffreunde-koellertal')
    const vereinId = verein?.id ?? ''
    const spieler = listSpieler(db, vereinId)
    expect(spieler.map((s) => s.name)).toEqual(FORMULAR.spieler)
    expect(listSaisons(db, vereinId)).toMatchObject([
      { name: '2026', spieler: spieler.map((s) => s.id) },
    ])
    const konto = findKontoNachName(db, 'ANNA')
    expect(konto?.passwort).toMatch(/^\$argon2id\$/)
    expect(findMitglied(db, { vereinId, kontoId: konto?.id ?? '' })).toMatchObject({
      rolle: 'verwaltung',
      spielerId: spieler[0]?.id,
    })
    expect(await richteEin({ ...FORMULAR, code, anmeldename: 'berta' })).toMatchObject({
      status: 422,
      fehler: ['code code-falsch'],
    })
  })

  it('takes no code but the newest', async () => {
    const db = testserver()
    const alter = neuerEinrichtungscode(db)
    const neuer = neuerEinrichtungscode(db)
    expect((await richteEin({ ...FORMULAR, code: alter })).fehler).toEqual(['code code-falsch'])
    expect((await richteEin({ ...FORMULAR, code: neuer })).status).toBe(200)
  })

  it('stores nothing when one thing is wrong, and the code stays good', async () => {
    const db = testserver()
    const code = neuerEinrichtungscode(db)
    const doppelt = { ...FORMULAR, code, spieler: ['Anna', 'Bernd', 'Clara', 'anna'] }
    expect(await richteEin(doppelt)).toMatchObject({
      status: 422,
      fehler: ['spieler[3] name-vergeben'],
    })
    for (const tabelle of ['verein', 'konto', 'spieler', 'protokoll'])
      expect(db.$client.prepare(`SELECT count(*) FROM ${tabelle}`).pluck().get()).toBe(0)
    expect((await richteEin({ ...FORMULAR, code })).status).toBe(200)
  })

  it('founds a further club for who has an account and its password', async () => {
    const db = testserver()
    await richteEin({ ...FORMULAR, code: neuerEinrichtungscode(db) })
    const code = neuerEinrichtungscode(db)
    const falsch = { ...FORMULAR, code, passwort: 'geraten-geraten' }
    expect((await richteEin(falsch)).fehler).toEqual(['anmeldename anmeldename-vergeben'])
    expect(await richteEin({ ...FORMULAR, code })).toMatchObject({
      status: 200,
      json: { kurz: 'doppelkopffreunde-koellertal-2' },
    })
    expect(db.$client.prepare('SELECT count(*) FROM konto').pluck().get()).toBe(1)
  })

  it('stops who guesses codes', async () => {
    const db = testserver()
    const code = neuerEinrichtungscode(db)
    const status: number[] = []
    for (let i = 0; i < 21; i++)
      status.push((await richteEin({ ...FORMULAR, code: `AAAA-AAAA-${1000 + i}` })).status)
    expect(status.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422))
    expect(status[20]).toBe(429)
    expect((await richteEin({ ...FORMULAR, code })).status).toBe(429)
  })
})

describe('POST /api/v1/einladungen/annehmen', () => {
  const TOKEN = 'ein-geheimes-token'
  const NEU = {
    token: TOKEN,
    anmeldename: 'bernd@example.org',
    name: 'Bernd Beispiel',
    passwort: 'pik-ass-2026',
  }
  const nimmAn = async (inhalt: unknown, cookie = '') =>
    lies(await annehmen(post('/api/v1/einladungen/annehmen', inhalt, { cookie })))

  function eingeladen() {
    const db = testserver()
    const verein = testverein(db)
    const einladungId = neueId()
    const tokenHash = createHash('sha256').update(TOKEN).digest('hex')
    const spielerId = verein.spieler['Bernd'] ?? ''
    const ablauf = Date.now() + 60_000
    tue(
      db,
      verein,
      neueOp('mitglied-einladen', 0, {
        einladungId,
        tokenHash,
        rolle: 'schreiber',
        spielerId,
        ablauf,
      }),
    )
    return { db, verein, einladungId }
  }

  it('makes a new account a member, once', async () => {
    const { db, verein } = eingeladen()
    expect(await nimmAn(NEU)).toMatchObject({ status: 200, json: { kurz: verein.kurz } })
    const konto = findKontoNachName(db, 'Bernd@Example.org')
    const { vereinId } = verein
    expect(findMitglied(db, { vereinId, kontoId: konto?.id ?? '' })).toMatchObject({
      rolle: 'schreiber',
      spielerId: verein.spieler['Bernd'],
    })
    const nochmal = await nimmAn({ ...NEU, anmeldename: 'eve@example.org' })
    expect(nochmal).toMatchObject({ status: 422, fehler: [' einladung-verbraucht'] })
    expect(findKontoNachName(db, 'eve@example.org')).toBeUndefined()
  })

  it('makes who is signed in a member', async () => {
    const { db, verein } = eingeladen()
    const fremde = testverein(db, { name: 'Pikbube' })
    const { cookie } = await anmelden(fremde.konto.id)
    expect((await nimmAn({ token: TOKEN })).status).toBe(401)
    expect(await nimmAn({ token: TOKEN }, cookie)).toMatchObject({ json: { kurz: verein.kurz } })
  })

  it('refuses an unknown token, a taken name and one who is a member', async () => {
    const { verein } = eingeladen()
    expect(await nimmAn({ ...NEU, token: 'falsch' })).toMatchObject({
      status: 404,
      fehler: [' einladung-unbekannt'],
    })
    expect((await nimmAn({ ...NEU, anmeldename: 'ANNA-Kreuzdame' })).fehler).toEqual([
      'anmeldename anmeldename-vergeben',
    ])
    const { cookie } = await anmelden(verein.konto.id)
    expect((await nimmAn({ token: TOKEN }, cookie)).fehler).toEqual([' mitglied-vorhanden'])
  })

  it('refuses an invitation that was withdrawn', async () => {
    const { db, verein, einladungId } = eingeladen()
    tue(db, verein, neueOp('einladung-widerrufen', 1, { einladungId }))
    expect((await nimmAn(NEU)).fehler).toEqual([' einladung-verbraucht'])
  })
})

describe('sessions', () => {
  const mitCookie = (cookie: string) => getKontoVon(post('/', {}, { cookie }))

  it('are revoked one by one, only one’s own', async () => {
    const db = testserver()
    const verein = testverein(db)
    const fremd = await anmelden(testmitglied(db, verein, 'leser').id)
    const [telefon, rechner] = [await anmelden(verein.konto.id), await anmelden(verein.konto.id)]
    const widerrufe = async (sitzungId: string) =>
      lies(
        await widerrufen(
          post('/api/v1/konto/sitzungen/widerrufen', { sitzungId }, { cookie: rechner.cookie }),
        ),
      )
    expect((await widerrufe(fremd.sitzungId)).status).toBe(404)
    expect((await widerrufe(telefon.sitzungId)).status).toBe(200)
    expect(await mitCookie(telefon.cookie)).toBeNull()
    expect(await mitCookie(fremd.cookie)).not.toBeNull()
    expect(await mitCookie(rechner.cookie)).toMatchObject({ kontoId: verein.konto.id })
  })

  it('end on all other devices when the password changes', async () => {
    const db = testserver()
    const passwortHash = await hashPasswort('altes-passwort')
    const verein = testverein(db, { passwortHash })
    const [telefon, rechner] = [await anmelden(verein.konto.id), await anmelden(verein.konto.id)]
    const wechsle = async (inhalt: unknown) =>
      lies(await passwort(post('/api/v1/konto/passwort', inhalt, { cookie: rechner.cookie })))
    expect((await wechsle({ alt: 'geraten', neu: 'neues-passwort' })).fehler).toEqual([
      'alt passwort-falsch',
    ])
    expect((await wechsle({ alt: 'altes-passwort', neu: 'kurz' })).fehler).toEqual([
      'neu passwort-laenge',
    ])
    expect((await wechsle({ alt: 'altes-passwort', neu: 'neues-passwort' })).status).toBe(200)
    expect(await mitCookie(telefon.cookie)).toBeNull()
    expect(await mitCookie(rechner.cookie)).not.toBeNull()
    const gespeichert = findKontoNachName(db, verein.konto.anmeldename)?.passwort
    expect(await pruefePasswort(gespeichert, 'neues-passwort')).toBe(true)
    expect(await pruefePasswort(gespeichert, 'altes-passwort')).toBe(false)
    expect(await pruefePasswort(undefined, 'neues-passwort')).toBe(false)
  })
})

describe('the secret', () => {
  it('is made once, readable by its owner alone', () => {
    testserver()
    const erstes = getGeheimnis()
    expect(erstes.length).toBeGreaterThanOrEqual(40)
    expect(getGeheimnis()).toBe(erstes)
    const datei = join(process.env['KALLEMANN_DATA'] ?? '', 'geheimnis')
    expect(statSync(datei).mode & 0o777).toBe(0o600)
  })
})

describe('POST /api/v1/vereine/[verein]/import/vorschau', () => {
  const beispiel = beispiele('saison').find((b) => b.name === 'saison-sieben')
  const frage = async (kurz: string, datei: unknown, cookie: string) => {
    const anfrage = post(`/api/v1/vereine/${kurz}/import/vorschau`, { datei }, { cookie })
    return lies(await vorschau(anfrage, { params: Promise.resolve({ verein: kurz }) }))
  }

  it('says what an import would create, and creates nothing', async () => {
    const db = testserver()
    const verein = testverein(db)
    const { cookie } = await anmelden(verein.konto.id)
    const antwort = await frage(verein.kurz, beispiel?.eingabe, cookie)
    const vorschau = antwort.json.vorschau as {
      spieler: { name: string; neu: boolean }[]
      spieltage: { datum: string; spiele: number; runden: number; endstand: boolean }[]
      anzahlSpiele: number
    }
    expect(vorschau.spieler.filter((s) => s.neu).map((s) => s.name)).toEqual(['Frank', 'Gisela'])
    expect(vorschau.spieltage).toHaveLength(10)
    expect(vorschau.spieltage[0]).toEqual({
      datum: '2024-01-08',
      spiele: 30,
      runden: 1,
      endstand: false,
    })
    expect(vorschau.anzahlSpiele).toBe(288)
    expect(listSaisons(db, verein.vereinId)).toHaveLength(1)
  })

  it('lists the faults of a file, and is for the Verwaltung of the club alone', async () => {
    const db = testserver()
    const verein = testverein(db)
    const { cookie } = await anmelden(verein.konto.id)
    expect(await frage(verein.kurz, { format: 'kallemann/1' }, cookie)).toMatchObject({
      status: 422,
    })
    const schreiber = await anmelden(testmitglied(db, verein, 'schreiber').id)
    expect((await frage(verein.kurz, beispiel?.eingabe, schreiber.cookie)).status).toBe(403)
    const fremd = await anmelden(testverein(db, { name: 'Pikbube' }).konto.id)
    expect((await frage(verein.kurz, beispiel?.eingabe, fremd.cookie)).status).toBe(404)
    expect((await frage(verein.kurz, beispiel?.eingabe, '')).status).toBe(401)
  })
})

it('GET /api/health answers while the database does', async () => {
  testserver()
  const antwort = gesund()
  expect([antwort.status, await antwort.json()]).toEqual([200, { ok: true }])
})
