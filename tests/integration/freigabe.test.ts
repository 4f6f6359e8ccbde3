import { describe, expect, it } from 'vitest'
import { POST as sendeOp } from '../../app/api/v1/ops/route'
import { POST as meldeEingabe } from '../../app/api/v1/tisch/[token]/live/eingabe/route'
import { GET as liesLog } from '../../app/api/v1/tisch/[token]/log/route'
import { rechneVereinNach } from '../../db/nachrechnen'
import { neueId } from '../../db/neue-id'
import { sha256 } from '../../db/sha256'
import type { Recht } from '../../lib/domain/freigabe/freigabe'
import type { Op } from '../../lib/domain/op/op'
import type { Saisonlog, Spieltaglog } from '../../lib/sync/ereignis'
import { abendOps, neueOp, testmitglied, testverein, tue } from '../builders/datenbank'
import { anmelden, lies, post, testserver } from '../builders/server'
import { hoereGast } from '../builders/strom'

const TOKEN = '9k2m4t7x0c3vbn5q'
const SAISONTOKEN = 'aaaabbbbccccdddd'

/** A running evening of four with a link to it; Elke is of the club and not there. */
async function vorbereitet(recht: Recht = 'eintragen') {
  const db = testserver()
  const verein = testverein(db)
  const abend = abendOps(verein)
  const { spieltagId } = abend
  const freigabeId = neueId()
  const link = { freigabeId, spieltagId, recht, tokenHash: sha256(TOKEN) }
  tue(db, verein, abend.eroeffnen, neueOp('freigabe-anlegen', 0, link))
  const { cookie } = await anmelden(verein.konto.id)

  const sende = async (inhalt: unknown, kopfzeilen: Record<string, string> = {}) =>
    lies(await sendeOp(post('/api/v1/ops', inhalt, kopfzeilen)))
  /** As whoever holds the link. */
  const alsGast = (op: Op, token = TOKEN) => sende({ freigabe: token, op })
  const alsMitglied = (op: Op) => sende({ verein: verein.kurz, op }, { cookie })
  const widerrufen = neueOp('freigabe-widerrufen', 1, { freigabeId, spieltagId })
  const eintragen = (position: number, mehr: object = { freigabeId }) => {
    const op = abend.eintragen(position, neueId())
    return { ...op, daten: { ...op.daten, ...mehr } } as Op
  }
  return {
    ...{ db, verein, abend, spieltagId, freigabeId, cookie },
    ...{ alsGast, alsMitglied, eintragen, widerrufen, sende },
  }
}

async function log(frage: string, token = TOKEN) {
  const { url } = post(`/api/v1/tisch/${token}/log?${frage}`, {})
  const antwort = await liesLog(new Request(url), { params: Promise.resolve({ token }) })
  return { status: antwort.status, json: (await antwort.json()) as Spieltaglog & Saisonlog }
}

describe('an operation through a link', () => {
  it('is recorded without an account, in the name of the link, and the protocol agrees with it', async () => {
    const { db, verein, spieltagId, freigabeId, alsGast, eintragen } = await vorbereitet()
    const op = eintragen(1)
    const erstes = await alsGast(op)
    expect(erstes).toMatchObject({ status: 200, json: { wiederholt: false } })
    expect(erstes.json.nachricht).toMatchObject({
      aenderungen: [
        { art: 'spiel', zeile: { erfasstVon: 'Gast (Tischlink von Anna Beispiel)', version: 1 } },
      ],
    })
    expect((await alsGast(op)).json).toEqual({ seq: erstes.json.seq, wiederholt: true })
    const spielId = 'spielId' in op.daten ? op.daten.spielId : ''
    const dieses = { spieltagId, spielId, freigabeId }
    for (const folgende of [
      neueOp('spiel-korrigieren', 1, { ...dieses, spiel: spiel(verein.spieler) }),
      neueOp('spiel-streichen', 2, dieses),
      neueOp('spiel-wiederherstellen', 3, dieses),
    ])
      expect((await alsGast(folgende)).status).toBe(200)
    const eintraege = db.$client
      .prepare(
        `SELECT konto_id, konto_name, json_extract(daten, '$.freigabeId') AS link
         FROM protokoll WHERE art LIKE 'spiel-%'`,
      )
      .all()
    expect(eintraege).toEqual(
      Array.from({ length: 4 }, () => ({
        konto_id: verein.konto.id,
        konto_name: 'Gast (Tischlink von Anna Beispiel)',
        link: freigabeId,
      })),
    )
    expect((await rechneVereinNach(db.$client.name, verein)).abweichung).toBeNull()
  })

  it('is found out by checking when its protocol row was moved to another name', async () => {
    const { db, verein, alsGast, eintragen } = await vorbereitet()
    await alsGast(eintragen(1))
    db.$client.exec(`DROP TRIGGER protokoll_kein_update;
      UPDATE protokoll SET konto_name = 'Anna Beispiel' WHERE art = 'spiel-eintragen';`)
    const trigger = db.$client.prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`)
    expect(trigger.all()).not.toContainEqual({ name: 'protokoll_kein_update' })
    expect((await rechneVereinNach(db.$client.name, verein)).abweichung).not.toBeNull()
  })

  it('is recorded with the link that it came through, whether it says so itself or not', async () => {
    const { db, freigabeId, alsGast, eintragen } = await vorbereitet()
    const ohne = eintragen(1, {})
    expect((await alsGast(ohne)).status).toBe(200)
    expect((await alsGast(ohne)).json.wiederholt).toBe(true)
    const letzter = db.$client
      .prepare(`SELECT json_extract(daten, '$.freigabeId') FROM protokoll ORDER BY seq DESC`)
      .pluck()
      .get()
    expect(letzter).toBe(freigabeId)
  })

  it('can name no other link, and a member can claim none', async () => {
    const { freigabeId, alsGast, alsMitglied, eintragen } = await vorbereitet()
    const gefaelscht = await alsGast(eintragen(1, { freigabeId: neueId() }))
    expect([gefaelscht.status, gefaelscht.fehler]).toEqual([403, ['freigabeId freigabe-fremd']])
    const behauptet = await alsMitglied(eintragen(1, { freigabeId }))
    expect([behauptet.status, behauptet.fehler]).toEqual([403, ['freigabeId freigabe-fremd']])
  })

  it('is of its evening alone, and says nothing of another', async () => {
    const { db, verein, freigabeId, alsGast } = await vorbereitet()
    const anderer = abendOps(verein)
    tue(db, verein, anderer.eroeffnen, anderer.eintragen(1))
    const dort = anderer.eintragen(1, neueId())
    const antwort = await alsGast({ ...dort, daten: { ...dort.daten, freigabeId } } as Op)
    expect([antwort.status, antwort.fehler]).toEqual([403, ['freigabeId freigabe-fremd']])
    expect(antwort.json.ablehnung?.stand).toBeUndefined()
  })

  it('is refused from the moment the link is withdrawn; what had arrived before is answered as ever', async () => {
    const { alsGast, alsMitglied, eintragen, widerrufen } = await vorbereitet()
    const davor = eintragen(1)
    await alsGast(davor)
    await alsMitglied(widerrufen)
    const danach = await alsGast(eintragen(2))
    expect([danach.status, danach.fehler]).toEqual([403, ['freigabeId freigabe-beendet']])
    expect(await alsGast(davor)).toMatchObject({ status: 200, json: { wiederholt: true } })
  })

  it('is refused once the evening is closed, also after it was opened again', async () => {
    const { spieltagId, alsGast, alsMitglied, eintragen } = await vorbereitet()
    await alsGast(eintragen(1))
    await alsMitglied(neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }))
    expect((await alsGast(eintragen(2))).fehler).toEqual(['freigabeId freigabe-beendet'])
    await alsMitglied(neueOp('spieltag-wiederoeffnen', 2, { spieltagId, grund: 'noch eins' }))
    expect((await alsGast(eintragen(2))).fehler).toEqual(['freigabeId freigabe-beendet'])
  })

  it('is refused where the link is only for looking on', async () => {
    const { alsGast, eintragen } = await vorbereitet('lesen')
    expect((await alsGast(eintragen(1))).fehler).toEqual(['freigabeId freigabe-nur-lesen'])
  })

  it('is nothing but an entry, whatever it names', async () => {
    const { spieltagId, alsGast, widerrufen } = await vorbereitet()
    const zu = neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' })
    for (const op of [zu, widerrufen])
      expect((await alsGast(op)).fehler, op.art).toEqual([' nicht-erlaubt'])
  })

  it('that comes too late is shown the evening, without what is the club’s own business', async () => {
    const { db, verein, abend, alsGast, eintragen } = await vorbereitet()
    const clara = testmitglied(db, verein, 'schreiber')
    const [eins, einspruchId] = [abend.eintragen(1), neueId()]
    const dazu = { einspruchId, spielerId: null, grund: 'nein' }
    const { spieltagId, spielId } = abend
    tue(db, verein, eins)
    tue(
      db,
      { ...verein, konto: clara },
      neueOp('einspruch-erheben', 1, { spieltagId, spielId, ...dazu }),
    )
    const antwort = await alsGast(eintragen(1))
    expect([antwort.status, antwort.fehler]).toEqual([409, ['position position-vergeben']])
    expect(antwort.json.ablehnung?.stand).toMatchObject({
      akte: { id: spieltagId, einsprueche: [], abnahmen: [], runden: [{ spiele: [{}] }] },
    })
    expect(JSON.stringify(antwort.json)).not.toContain(clara.id)
  })

  it('through a link that nobody made is none; who goes on guessing waits, who holds one does not', async () => {
    const { alsGast, eintragen } = await vorbereitet()
    const geraten = await alsGast(eintragen(1), '0000000000000000')
    expect([geraten.status, geraten.fehler]).toEqual([404, [' freigabe-unbekannt']])
    let letzter = geraten
    for (let i = 0; i < 20; i += 1) letzter = await alsGast(eintragen(1), `${i}`.padStart(16, '0'))
    expect(letzter.status).toBe(429)
    expect((await alsGast(eintragen(1))).status).toBe(200)
  })

  it('is the same link however its address was typed', async () => {
    const { alsGast, eintragen } = await vorbereitet()
    expect((await alsGast(eintragen(1), TOKEN.toUpperCase())).status).toBe(200)
  })
})

describe('the log of a link', () => {
  it('has the evening and the names of those at its tables, and no account', async () => {
    const { db, verein, spieltagId } = await vorbereitet('lesen')
    const { status, json } = await log(`spieltag=${spieltagId}&nach=0`)
    expect(status).toBe(200)
    expect(json.stand).toMatchObject({ akte: { id: spieltagId, einsprueche: [], abnahmen: [] } })
    expect(json.personen.map((p) => p.name).sort()).toEqual(['Anna', 'Bernd', 'Clara', 'Dieter'])
    const konten = db.$client.prepare('SELECT id FROM konto').pluck().all() as string[]
    for (const id of konten) expect(JSON.stringify(json)).not.toContain(id)
    const seq = json.stand?.seq ?? 0
    expect((await log(`spieltag=${spieltagId}&nach=${seq}`)).json.stand).toBeNull()
    expect(verein.spieler['Elke']).toBeDefined()
  })

  it('opens no other evening, and no season', async () => {
    const { db, verein } = await vorbereitet()
    const anderer = abendOps(verein)
    tue(db, verein, anderer.eroeffnen)
    expect((await log(`spieltag=${anderer.spieltagId}&nach=0`)).status).toBe(404)
    expect((await log(`saison=${verein.saisonId}&nach=0`)).status).toBe(404)
  })

  it('is gone with the link: 410, and 404 where there never was one', async () => {
    const { spieltagId, alsMitglied, widerrufen } = await vorbereitet()
    await alsMitglied(widerrufen)
    expect((await log(`spieltag=${spieltagId}&nach=0`)).status).toBe(410)
    expect((await log(`spieltag=${spieltagId}&nach=0`, '0'.repeat(16))).status).toBe(404)
  })

  it('of a season has its sheet with the roster, without places and guests', async () => {
    const { db, verein, abend, spieltagId, alsMitglied, eintragen } = await vorbereitet()
    const { saisonId } = verein
    const freigabeId = neueId()
    const link = { freigabeId, saisonId, recht: 'lesen', tokenHash: sha256(SAISONTOKEN) } as const
    tue(db, verein, neueOp('freigabe-anlegen', 0, link))
    await alsMitglied(eintragen(1, {}))
    await alsMitglied(neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }))
    const { json } = await log(`saison=${saisonId}&nach=0`, SAISONTOKEN)
    expect(json.stand).toMatchObject({
      blatt: { abende: [{ id: abend.spieltagId, ort: null, gaeste: {} }], einsprueche: [] },
    })
    expect((await log(`spieltag=${spieltagId}&nach=0`, SAISONTOKEN)).status).toBe(404)
  })
})

describe('the stream of a link', () => {
  it('tells each game, introduces who sits down, and ends at once when the link is withdrawn', async () => {
    const { verein, spieltagId, alsMitglied, alsGast, eintragen, widerrufen } = await vorbereitet()
    const { Anna = '', Bernd = '', Clara = '', Elke = '' } = verein.spieler
    const strom = await hoereGast(TOKEN, `spieltag=${spieltagId}`)
    expect(await strom.naechstes()).toEqual({ art: 'eingabe', wer: [] })
    await alsGast(eintragen(1))
    expect(await strom.naechstes()).toMatchObject({
      art: 'spieltag',
      nachricht: { aenderungen: [{ art: 'spiel' }] },
    })
    const runde = { id: neueId(), sitze: [Anna, Bernd, Clara, Elke], ersterGeber: Anna }
    await alsMitglied(neueOp('runde-eroeffnen', 1, { spieltagId, runde }))
    const vorgestellt = [1, 2, 3, 4].map(() => strom.naechstes())
    expect(await Promise.all(vorgestellt)).toContainEqual({
      art: 'person',
      person: { id: Elke, name: 'Elke', gast: false },
    })
    expect(await strom.naechstes()).toMatchObject({ art: 'spieltag' })
    await alsMitglied(widerrufen)
    // The withdrawal is an entry of the evening, too.
    expect(await strom.naechstes()).toMatchObject({ nachricht: { aenderungen: [] } })
    expect(await strom.naechstes()).toEqual({ art: 'ende' })
    expect(await strom.naechstes()).toBeNull()
    expect((await hoereGast(TOKEN, `spieltag=${spieltagId}`)).status).toBe(410)
  })

  it('ends with the evening, and with the right of whoever made the link', async () => {
    const { db, verein, spieltagId, alsMitglied, eintragen } = await vorbereitet()
    const clara = testmitglied(db, verein, 'schreiber')
    const tokenHash = sha256('c'.repeat(16))
    const link = { freigabeId: neueId(), spieltagId, recht: 'lesen', tokenHash } as const
    tue(db, { ...verein, konto: clara }, neueOp('freigabe-anlegen', 0, link))
    const ihrer = await hoereGast('c'.repeat(16), `spieltag=${spieltagId}`)
    const annas = await hoereGast(TOKEN, `spieltag=${spieltagId}`)
    const wer = db.$client.prepare('SELECT id FROM mitglied WHERE konto_id = ?').pluck()
    const mitgliedId = String(wer.get(clara.id))
    await alsMitglied(neueOp('mitglied-entfernen', 1, { mitgliedId }))
    expect(await ihrer.naechstes()).toEqual({ art: 'eingabe', wer: [] })
    expect(await ihrer.naechstes()).toEqual({ art: 'ende' })
    await alsMitglied(eintragen(1, {}))
    await alsMitglied(neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }))
    const ereignisse = [await annas.naechstes(), await annas.naechstes(), await annas.naechstes()]
    expect(ereignisse.map((e) => e?.art)).toEqual(['eingabe', 'spieltag', 'spieltag'])
    expect(await annas.naechstes()).toEqual({ art: 'ende' })
  })
})

describe('who enters through a link', () => {
  const melde = async (spieltagId: string) => {
    const anfrage = post('/', { spieltagId, geraet: 'tab-1' })
    return meldeEingabe(anfrage, { params: Promise.resolve({ token: TOKEN }) })
  }

  it('is shown to the others by the name of the link, on its evening alone', async () => {
    const { db, verein, spieltagId } = await vorbereitet()
    const anderer = abendOps(verein)
    tue(db, verein, anderer.eroeffnen)
    const strom = await hoereGast(TOKEN, `spieltag=${spieltagId}&geraet=tab-2`)
    await strom.naechstes()
    expect((await melde(anderer.spieltagId)).status).toBe(404)
    expect((await melde(spieltagId)).status).toBe(200)
    expect(JSON.stringify(await strom.naechstes())).toContain('Gast (Tischlink von Anna Beispiel)')
  })

  it('must be allowed to', async () => {
    const { spieltagId } = await vorbereitet('lesen')
    expect((await melde(spieltagId)).status).toBe(403)
  })
})

function spiel({ Anna = '', Clara = '' }: Readonly<Record<string, string>>) {
  return { art: 'normal', re: [Anna, Clara], augenRe: 140 }
}
