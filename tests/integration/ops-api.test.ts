import { describe, expect, it, vi } from 'vitest'
import { POST } from '../../app/api/v1/ops/route'
import { neueId } from '../../db/neue-id'
import { abendOps, neueOp, testmitglied, testverein, tue } from '../builders/datenbank'
import { anmelden, lies, post, testserver } from '../builders/server'

async function vorbereitet() {
  const db = testserver()
  const verein = testverein(db)
  const abend = abendOps(verein)
  tue(db, verein, abend.eroeffnen)
  const { cookie } = await anmelden(verein.konto.id)
  const sende = async (op: unknown, kopfzeilen: Record<string, string> = { cookie }) =>
    lies(await POST(post('/api/v1/ops', { verein: verein.kurz, op }, kopfzeilen)))
  return { db, verein, abend, cookie, sende }
}

describe('POST /api/v1/ops', () => {
  it('answers with the number of the entry and what it made of the Spieltag, without that when it comes again', async () => {
    const { abend, sende } = await vorbereitet()
    const op = abend.eintragen(1)
    const erstes = await sende(op)
    expect(erstes).toMatchObject({
      status: 200,
      json: {
        wiederholt: false,
        nachricht: {
          ...{ spieltagId: abend.spieltagId, opId: op.id },
          aenderungen: [{ art: 'spiel', zeile: { id: abend.spielId, version: 1 } }],
        },
      },
    })
    const zweites = await sende(op)
    const { nachricht, ...antwort } = erstes.json
    expect(zweites.json).toEqual({ ...antwort, wiederholt: true })
    // The evening was opened right before.
    expect(nachricht).toMatchObject({ seq: antwort.seq, vorher: (antwort.seq ?? 0) - 1 })
  })

  it('answers 503 while the disk is full, stores nothing of it, and takes it once there is room', async () => {
    const { db, abend, sende } = await vorbereitet()
    const gemeldet = vi.spyOn(console, 'error').mockReturnValue()
    const eintraege = () => db.$client.prepare('SELECT count(*) AS n FROM protokoll').get()
    const vorher = eintraege()
    db.$client.exec('VACUUM')
    db.$client.pragma('max_page_count = 1')
    const op = abend.eintragen(1)
    expect(await sende(op)).toMatchObject({ status: 503, fehler: [' serverfehler'] })
    expect(gemeldet).toHaveBeenCalledOnce()
    expect(eintraege()).toEqual(vorher)
    db.$client.pragma('max_page_count = 1073741823')
    expect(await sende(op)).toMatchObject({ status: 200, json: { wiederholt: false } })
  })

  it('names device and account in the protocol', async () => {
    const { db, abend, sende } = await vorbereitet()
    await sende(abend.eintragen(1))
    const letzte = db.$client
      .prepare('SELECT geraet, konto_name FROM protokoll ORDER BY seq DESC')
      .get()
    expect(letzte).toEqual({ geraet: 'Firefox auf Linux', konto_name: 'Anna Beispiel' })
  })

  it('answers a stale operation with 409 and the Spieltag as it is', async () => {
    const { abend, sende } = await vorbereitet()
    const erstes = await sende(abend.eintragen(1))
    const antwort = await sende(abend.eintragen(1, neueId()))
    expect(antwort).toMatchObject({ status: 409, fehler: ['position position-vergeben'] })
    expect(antwort.json.ablehnung).toMatchObject({
      code: 'veraltet',
      stand: {
        seq: erstes.json.seq,
        akte: { id: abend.spieltagId, runden: [{ spiele: [{ id: abend.spielId }] }] },
      },
    })
  })

  it('takes what waited on a device from its own account only', async () => {
    const { verein, abend, cookie } = await vorbereitet()
    const op = abend.eintragen(1)
    const schicke = async (konto: string) =>
      lies(await POST(post('/api/v1/ops', { verein: verein.kurz, konto, op }, { cookie })))
    expect(await schicke(neueId())).toMatchObject({
      status: 401,
      json: { ablehnung: { code: 'nicht-angemeldet' } },
    })
    expect(await schicke(verein.konto.id)).toMatchObject({ status: 200 })
  })

  it('answers a game against the rules with 422, at the place within the game, by names', async () => {
    const { verein, abend, sende } = await vorbereitet()
    const re = [verein.spieler['Anna'], verein.spieler['Elke']]
    const op = abend.eintragen(1)
    const antwort = await sende({
      ...op,
      daten: { ...op.daten, spiel: { ...abend.spiel, re } },
    })
    expect(antwort).toMatchObject({ status: 422, fehler: ['re[1] spieler-nicht-am-tisch'] })
    expect(antwort.json.ablehnung?.stand).toMatchObject({ akte: { id: abend.spieltagId } })
    expect(antwort.json.ablehnung?.fehler[0]?.text).toContain('Elke')
  })

  it('answers 401 without a session, with a revoked one and with a forged one', async () => {
    const { db, abend, cookie, sende } = await vorbereitet()
    const op = abend.eintragen(1)
    const abgewiesen = { status: 401, json: { ablehnung: { code: 'nicht-angemeldet' } } }
    expect(await sende(op, {})).toMatchObject(abgewiesen)
    expect(await sende(op, { cookie: `${cookie.slice(0, -3)}abc` })).toMatchObject(abgewiesen)
    db.$client.exec('UPDATE sitzung SET widerrufen_am = 1')
    expect(await sende(op, { cookie })).toMatchObject(abgewiesen)
  })

  it('answers 401 once the session is over', async () => {
    const { db, abend, sende } = await vorbereitet()
    db.$client.exec(`UPDATE sitzung SET ablauf = ${Date.now() - 1}`)
    expect((await sende(abend.eintragen(1))).status).toBe(401)
  })

  it('answers 403 to who may only read', async () => {
    const { db, verein, abend, sende } = await vorbereitet()
    const leser = await anmelden(testmitglied(db, verein, 'leser').id)
    expect(await sende(abend.eintragen(1), { cookie: leser.cookie })).toMatchObject({
      status: 403,
      fehler: [' nicht-erlaubt'],
    })
  })

  it('answers a stranger as if the club did not exist', async () => {
    const { db, abend, verein } = await vorbereitet()
    const fremde = testverein(db, { name: 'Pikbube' })
    const { cookie } = await anmelden(fremde.konto.id)
    const sende = (kurz: string) =>
      POST(post('/api/v1/ops', { verein: kurz, op: abend.eintragen(1) }, { cookie }))
    const zu = await lies(await sende(verein.kurz))
    expect(zu).toMatchObject({ status: 404, fehler: [' kein-zugang'] })
    expect(zu).toEqual(await lies(await sende('gibt-es-nicht')))
  })

  it('does not take an acceptance from outside', async () => {
    const { verein, sende } = await vorbereitet()
    const op = neueOp('mitglied-aufnehmen', 0, {
      mitgliedId: neueId(),
      einladungId: neueId(),
      kontoId: verein.konto.id,
    })
    expect((await sende(op)).status).toBe(403)
  })

  it('answers 400 to what is no operation', async () => {
    const { sende } = await vorbereitet()
    expect(await sende({ art: 'spiel-eintragen' })).toMatchObject({
      status: 400,
      json: { ablehnung: { code: 'unlesbar' } },
    })
    expect((await sende(undefined)).status).toBe(400)
  })
})

describe('every POST', () => {
  it('is refused from a page of another host, over http as over https', async () => {
    const { cookie, verein, abend } = await vorbereitet()
    const versuche = async (kopfzeilen: Record<string, string>) => {
      const inhalt = { verein: verein.kurz, op: abend.eintragen(1) }
      return (await lies(await POST(post('/api/v1/ops', inhalt, { cookie, ...kopfzeilen })))).status
    }
    expect(await versuche({ Origin: 'http://boese.example' })).toBe(403)
    expect(await versuche({ Origin: 'null' })).toBe(403)
    expect(await versuche({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await versuche({ 'Sec-Fetch-Site': 'same-site' })).toBe(403)
    expect(await versuche({ 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
  })

  it('is refused when it is no JSON, so that no form of another site can send it', async () => {
    const { cookie } = await vorbereitet()
    const versuche = async (inhalt: string, typ: string) =>
      lies(await POST(post('/api/v1/ops', inhalt, { cookie, 'Content-Type': typ })))
    expect((await versuche('{}', 'text/plain')).status).toBe(415)
    expect((await versuche('{}', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await versuche('{', 'application/json')).status).toBe(400)
    expect((await versuche('{}', 'application/json; charset=utf-8')).status).toBe(400)
  })

  it('is refused beyond a megabyte, an import beyond five', async () => {
    const { sende, abend } = await vorbereitet()
    const op = abend.eintragen(1)
    const lang = { ...op, daten: { ...op.daten, spiel: { notiz: 'x'.repeat(1024 * 1024) } } }
    expect(await sende(lang)).toMatchObject({ status: 413, fehler: [' anfrage-zu-gross'] })
    const datei = { notiz: 'x'.repeat(4 * 1024 * 1024) }
    const gross = neueOp('saison-importieren', 0, { saisonId: neueId(), datei })
    expect((await sende(gross)).status).toBe(422)
    const riesig = { ...datei, mehr: datei.notiz }
    const zuGross = neueOp('saison-importieren', 0, { saisonId: neueId(), datei: riesig })
    expect((await sende(zuGross)).status).toBe(413)
  })

  it('is kept by no cache', async () => {
    const { cookie } = await vorbereitet()
    const antwort = await POST(post('/api/v1/ops', {}, { cookie }))
    expect(antwort.headers.get('cache-control')).toBe('no-store')
  })
})
