import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { POST as wechsle } from '../../app/api/v1/konto/passwort/route'
import { POST as widerrufe } from '../../app/api/v1/konto/sitzungen/widerrufen/route'
import { POST as sendeOp } from '../../app/api/v1/ops/route'
import { neueId } from '../../db/neue-id'
import { hashPasswort } from '../../db/passwort'
import { findSpieltag } from '../../db/queries/spieltag'
import type { Op } from '../../lib/domain/op/op'
import { anmeldeOptionen } from '../../lib/server/anmeldung'
import { schliesseAlle } from '../../lib/server/live-leser'
import type { Marke, Nachricht, Stand } from '../../lib/sync/stand'
import { nachNachricht } from '../../lib/sync/stand'
import { abendOps, neueOp, testmitglied, testverein, tue } from '../builders/datenbank'
import { anmelden, lies, post, testserver } from '../builders/server'
import { hoere } from '../builders/strom'

async function vorbereitet() {
  const db = testserver()
  const verein = testverein(db)
  const abend = abendOps(verein)
  tue(db, verein, abend.eroeffnen)
  const { cookie, sitzungId } = await anmelden(verein.konto.id)
  const leser = testmitglied(db, verein, 'leser')
  const gast = await anmelden(leser.id)
  const sende = async (op: Op, wer = cookie) =>
    lies(await sendeOp(post('/api/v1/ops', { verein: verein.kurz, op }, { cookie: wer })))
  const abendfrage = `spieltag=${abend.spieltagId}`
  const hoereAbend = (wer = cookie) => hoere(verein.kurz, abendfrage, { cookie: wer })
  const stand = (marke: Marke): Stand => {
    const akte = findSpieltag(db, { vereinId: verein.vereinId, id: abend.spieltagId })
    if (akte === undefined) throw new Error('der Abend fehlt')
    return { ...marke, akte }
  }
  return { db, verein, abend, cookie, sitzungId, leser, gast, sende, hoereAbend, stand }
}

describe('the live stream of an evening', () => {
  it('brings everybody the change itself, which makes of their evening what is stored', async () => {
    const { abend, gast, sende, hoereAbend, stand } = await vorbereitet()
    const stroeme = [await hoereAbend(), await hoereAbend(gast.cookie)]
    for (const strom of stroeme)
      expect(await strom.naechstes()).toEqual({ art: 'eingabe', wer: [] })
    const { nachricht } = (await sende(abend.eintragen(1))).json
    if (nachricht === undefined) throw new Error('keine Nachricht')
    const { seq, siegel, vorher: davor, vorherSiegel } = nachricht as Nachricht
    const vorher = stand({ seq: davor, siegel: vorherSiegel })
    const leer = { ...vorher, akte: { ...vorher.akte, runden: ohneSpiele(vorher) } }
    for (const strom of stroeme) {
      const ereignis = await strom.naechstes()
      expect(ereignis).toEqual({ art: 'spieltag', nachricht })
      expect(nachNachricht(leer, nachricht as Nachricht)).toEqual(stand({ seq, siegel }))
    }
  })

  it('is a stream that no proxy holds back, and begins at once', async () => {
    const { hoereAbend } = await vorbereitet()
    const { status, kopf, roh } = await hoereAbend()
    expect(status).toBe(200)
    expect(kopf.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(kopf.get('cache-control')).toBe('no-cache, no-transform')
    expect(kopf.get('x-accel-buffering')).toBe('no')
    expect(await roh()).toBe('event: takt\ndata: 0')
  })

  it('numbers its events by the protocol', async () => {
    const { abend, sende, hoereAbend } = await vorbereitet()
    const strom = await hoereAbend()
    await strom.naechstes()
    const { seq } = (await sende(abend.eintragen(1))).json
    expect(await strom.roh()).toContain(`id: ${seq}\ndata: {"art":"spieltag"`)
  })

  it('says nothing of what was sent again, was refused, or is of another evening', async () => {
    const { db, verein, abend, sende, hoereAbend } = await vorbereitet()
    const anderer = abendOps(verein)
    tue(db, verein, anderer.eroeffnen)
    const strom = await hoereAbend()
    await strom.naechstes()
    const op = abend.eintragen(1)
    await sende(op)
    await sende(op)
    expect((await sende(abend.eintragen(1, neueId()))).status).toBe(409)
    await sende(anderer.eintragen(1))
    const zweites = abend.eintragen(2, neueId())
    await sende(zweites)
    expect(await strom.naechstes()).toMatchObject({ nachricht: { opId: op.id } })
    expect(await strom.naechstes()).toMatchObject({ nachricht: { opId: zweites.id } })
  })

  it('names new and renamed players, and of an anonymous one only the new name', async () => {
    const { verein, sende, hoereAbend } = await vorbereitet()
    const strom = await hoereAbend()
    await strom.naechstes()
    const id = neueId()
    await sende(neueOp('spieler-anlegen', 0, { spielerId: id, name: 'Gerd', gast: true }))
    expect(await strom.naechstes()).toEqual({
      art: 'person',
      person: { id, name: 'Gerd', gast: true },
    })
    const Bernd = verein.spieler['Bernd'] ?? ''
    await sende(neueOp('spieler-umbenennen', 1, { spielerId: Bernd, name: 'Xqvörn' }))
    expect(await strom.naechstes()).toMatchObject({ person: { id: Bernd, name: 'Xqvörn' } })
    await sende(neueOp('spieler-anonymisieren', 2, { spielerId: Bernd }))
    const block = await strom.roh()
    expect(block).toContain(Bernd)
    expect(block).not.toContain('Xqvörn')
    expect(block).not.toContain('Bernd')
  })

  it('is no stream for a stranger, without a session, or of an evening that is not there', async () => {
    const { db, verein, abend, cookie } = await vorbereitet()
    const fremde = await anmelden(testverein(db, { name: 'Pikbube' }).konto.id)
    const status = async (frage: string, kopf: Record<string, string>, kurz = verein.kurz) =>
      (await hoere(kurz, frage, kopf)).status
    const frage = `spieltag=${abend.spieltagId}`
    expect(await status(frage, {})).toBe(401)
    expect(await status(frage, { cookie: fremde.cookie })).toBe(404)
    expect(await status(frage, { cookie: fremde.cookie }, 'pikbube')).toBe(404)
    expect(await status(`spieltag=${neueId()}`, { cookie })).toBe(404)
    expect(await status(`saison=${neueId()}`, { cookie })).toBe(404)
    expect(await status('nach=1', { cookie })).toBe(400)
  })
})

const ohneSpiele = ({ akte }: Stand) => akte.runden.map((r) => ({ ...r, spiele: [] }))

describe('a reader who may not look any more', () => {
  it('is told so when its session is ended, and nobody else', async () => {
    const { verein, abend, cookie, hoereAbend, sende } = await vorbereitet()
    const anderes = await anmelden(verein.konto.id)
    const [hier, dort] = [await hoereAbend(), await hoereAbend(anderes.cookie)]
    await hier.naechstes()
    await dort.naechstes()
    const anfrage = post('/', { sitzungId: anderes.sitzungId }, { cookie })
    expect((await widerrufe(anfrage)).status).toBe(200)
    expect(await dort.naechstes()).toEqual({ art: 'ende' })
    expect(await dort.naechstes()).toBeNull()
    await sende(abend.eintragen(1))
    expect(await hier.naechstes()).toMatchObject({ art: 'spieltag' })
  })

  it('is told so when it signs out, and when somebody sets another password elsewhere', async () => {
    const { db, verein, cookie, hoereAbend } = await vorbereitet()
    const [eins, zwei] = [await anmelden(verein.konto.id), await anmelden(verein.konto.id)]
    const [erster, zweiter] = [await hoereAbend(eins.cookie), await hoereAbend(zwei.cookie)]
    await erster.naechstes()
    await zweiter.naechstes()
    const token = { sid: eins.sitzungId, sub: verein.konto.id }
    await anmeldeOptionen().events?.signOut?.({ token, session: {} as never })
    expect(await erster.naechstes()).toEqual({ art: 'ende' })

    const hash = await hashPasswort('altes-passwort')
    db.$client.prepare('UPDATE konto SET passwort = ?').run(hash)
    const wechsel = post('/', { alt: 'altes-passwort', neu: 'neues-passwort' }, { cookie })
    expect((await wechsle(wechsel)).status).toBe(200)
    expect(await zweiter.naechstes()).toEqual({ art: 'ende' })
  })

  it('is told so when it is no member any more', async () => {
    const { db, leser, gast, sende, hoereAbend } = await vorbereitet()
    const strom = await hoereAbend(gast.cookie)
    await strom.naechstes()
    const mitgliedId = db.$client
      .prepare('SELECT id FROM mitglied WHERE konto_id = ?')
      .pluck()
      .get(leser.id) as string
    await sende(neueOp('mitglied-entfernen', 1, { mitgliedId }))
    expect(await strom.naechstes()).toEqual({ art: 'ende' })
    expect(await strom.naechstes()).toBeNull()
  })

  it('is found at the next heartbeat, whatever has ended its session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { db, hoereAbend } = await vorbereitet()
    const strom = await hoereAbend()
    await strom.naechstes()
    vi.advanceTimersByTime(15_500)
    expect(await strom.roh()).toBe('event: takt\ndata: 0')
    db.$client.exec('UPDATE sitzung SET widerrufen_am = 1')
    vi.advanceTimersByTime(15_500)
    expect(await strom.naechstes()).toEqual({ art: 'ende' })
    expect(await strom.naechstes()).toBeNull()
  })

  it('is cut off when the question fails whether it may, and the server goes on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const gemeldet = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => gemeldet.mockRestore())
    const { db, hoereAbend } = await vorbereitet()
    const stroeme = [await hoereAbend(), await hoereAbend()]
    for (const strom of stroeme) await strom.naechstes()
    db.$client.exec('ALTER TABLE sitzung RENAME TO weg')
    vi.advanceTimersByTime(15_500)
    for (const strom of stroeme) expect(await strom.naechstes()).toBeNull()
    expect(gemeldet).toHaveBeenCalled()
  })
})

describe('what a server bears', () => {
  it('cuts off who does not fetch what is sent, and goes on with the others', async () => {
    const { abend, sende, hoereAbend } = await vorbereitet()
    const [langsam, flink] = [await hoereAbend(), await hoereAbend()]
    await flink.naechstes()
    await sende(abend.eintragen(1))
    const { spieltagId, spielId, spiel } = abend
    // Three bytes each: 900 an event beside the game's own 700.
    const grund = '€'.repeat(300)
    for (let basis = 1; basis <= 90; basis += 1) {
      const daten = { spieltagId, spielId, grund, spiel: { ...spiel, augenRe: 121 + (basis % 2) } }
      expect((await sende(neueOp('spiel-korrigieren', basis, daten))).status).toBe(200)
      expect(await flink.naechstes()).toMatchObject({ art: 'spieltag' })
    }
    await expect(langsam.roh()).rejects.toThrow('zu langsam')
  }, 20_000)

  it('opens twenty streams of an account and refuses one more, so that none has to make room', async () => {
    const { hoereAbend, gast } = await vorbereitet()
    const stroeme = []
    for (let i = 0; i < 20; i += 1) stroeme.push(await hoereAbend())
    expect(stroeme.map((s) => s.status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect((await hoereAbend()).status).toBe(503)
    expect((await hoereAbend(gast.cookie)).status).toBe(200)
    const [erster] = stroeme
    await erster?.naechstes()
    const offen = await Promise.race([erster?.naechstes(), Promise.resolve('offen')])
    expect(offen).toBe('offen')
    erster?.geh()
    expect((await hoereAbend()).status).toBe(200)
  })

  it('gives a tab that comes back the place of its line from before', async () => {
    const { verein, abend, cookie } = await vorbereitet()
    const frage = `spieltag=${abend.spieltagId}&geraet=tab`
    const stroeme = []
    for (let i = 0; i < 25; i += 1) stroeme.push(await hoere(verein.kurz, frage, { cookie }))
    expect(stroeme.map((s) => s.status)).toEqual(Array.from({ length: 25 }, () => 200))
    const [erster] = stroeme
    await erster?.naechstes()
    expect(await erster?.naechstes()).toBeNull()
    // Of another thing it has another line.
    const saison = await hoere(verein.kurz, `saison=${verein.saisonId}&geraet=tab`, { cookie })
    expect(saison.status).toBe(200)
    await stroeme.at(-1)?.naechstes()
    const offen = await Promise.race([stroeme.at(-1)?.naechstes(), Promise.resolve('offen')])
    expect(offen).toBe('offen')
    expect((await hoere(verein.kurz, `${frage}%20x`, { cookie })).status).toBe(400)
  })

  it('ends every stream when the server ends, and opens none any more', async () => {
    const { hoereAbend } = await vorbereitet()
    const strom = await hoereAbend()
    await strom.naechstes()
    schliesseAlle()
    expect(await strom.naechstes()).toBeNull()
    expect((await hoereAbend()).status).toBe(503)
  })

  it('forgets who has gone', async () => {
    const { abend, sende, hoereAbend } = await vorbereitet()
    const strom = await hoereAbend()
    await strom.naechstes()
    strom.geh()
    await sende(abend.eintragen(1))
    expect(await strom.naechstes()).toBeNull()
  })
})
