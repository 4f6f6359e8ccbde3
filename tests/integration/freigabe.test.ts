import { describe, expect, it } from 'vitest'
import { rechneVereinNach } from '../../db/nachrechnen'
import { neueId } from '../../db/neue-id'
import type { Op } from '../../lib/domain/op/op'
import { abendOps, neueOp, testmitglied, tue } from '../builders/datenbank'
import { freigegeben, TOKEN } from '../builders/freigabe'

describe('an operation through a link', () => {
  it('is recorded without an account, in the name of the link, and the protocol agrees with it', async () => {
    const { db, verein, spieltagId, freigabeId, alsGast, eintragen } = await freigegeben()
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
    const { db, verein, alsGast, eintragen } = await freigegeben()
    await alsGast(eintragen(1))
    db.$client.exec(`DROP TRIGGER protokoll_kein_update;
      UPDATE protokoll SET konto_name = 'Anna Beispiel' WHERE art = 'spiel-eintragen';`)
    const trigger = db.$client.prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`)
    expect(trigger.all()).not.toContainEqual({ name: 'protokoll_kein_update' })
    expect((await rechneVereinNach(db.$client.name, verein)).abweichung).not.toBeNull()
  })

  it('is recorded with the link that it came through, whether it says so itself or not', async () => {
    const { db, freigabeId, alsGast, eintragen } = await freigegeben()
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
    const { freigabeId, alsGast, alsMitglied, eintragen } = await freigegeben()
    const gefaelscht = await alsGast(eintragen(1, { freigabeId: neueId() }))
    expect([gefaelscht.status, gefaelscht.fehler]).toEqual([403, ['freigabeId freigabe-fremd']])
    const behauptet = await alsMitglied(eintragen(1, { freigabeId }))
    expect([behauptet.status, behauptet.fehler]).toEqual([403, ['freigabeId freigabe-fremd']])
  })

  it('is of its evening alone, and says nothing of another', async () => {
    const { db, verein, freigabeId, alsGast } = await freigegeben()
    const anderer = abendOps(verein)
    tue(db, verein, anderer.eroeffnen, anderer.eintragen(1))
    const dort = anderer.eintragen(1, neueId())
    const antwort = await alsGast({ ...dort, daten: { ...dort.daten, freigabeId } } as Op)
    expect([antwort.status, antwort.fehler]).toEqual([403, ['freigabeId freigabe-fremd']])
    expect(antwort.json.ablehnung?.stand).toBeUndefined()
  })

  it('is refused from the moment the link is withdrawn; what had arrived before is answered as ever', async () => {
    const { alsGast, alsMitglied, eintragen, widerrufen } = await freigegeben()
    const davor = eintragen(1)
    await alsGast(davor)
    await alsMitglied(widerrufen)
    const danach = await alsGast(eintragen(2))
    expect([danach.status, danach.fehler]).toEqual([403, ['freigabeId freigabe-beendet']])
    expect(await alsGast(davor)).toMatchObject({ status: 200, json: { wiederholt: true } })
  })

  it('is refused once the evening is closed, also after it was opened again', async () => {
    const { spieltagId, alsGast, alsMitglied, eintragen } = await freigegeben()
    await alsGast(eintragen(1))
    await alsMitglied(neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }))
    expect((await alsGast(eintragen(2))).fehler).toEqual(['freigabeId freigabe-beendet'])
    await alsMitglied(neueOp('spieltag-wiederoeffnen', 2, { spieltagId, grund: 'noch eins' }))
    expect((await alsGast(eintragen(2))).fehler).toEqual(['freigabeId freigabe-beendet'])
  })

  it('is refused where the link is only for looking on', async () => {
    const { alsGast, eintragen } = await freigegeben('lesen')
    expect((await alsGast(eintragen(1))).fehler).toEqual(['freigabeId freigabe-nur-lesen'])
  })

  it('is nothing but an entry, whatever it names', async () => {
    const { spieltagId, alsGast, widerrufen } = await freigegeben()
    const zu = neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' })
    for (const op of [zu, widerrufen])
      expect((await alsGast(op)).fehler, op.art).toEqual([' nicht-erlaubt'])
  })

  it('that comes too late is shown the evening, without what is the club’s own business', async () => {
    const { db, verein, abend, alsGast, eintragen } = await freigegeben()
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
    const { alsGast, eintragen } = await freigegeben()
    const geraten = await alsGast(eintragen(1), '0000000000000000')
    expect([geraten.status, geraten.fehler]).toEqual([404, [' freigabe-unbekannt']])
    let letzter = geraten
    for (let i = 0; i < 20; i += 1) letzter = await alsGast(eintragen(1), `${i}`.padStart(16, '0'))
    expect(letzter.status).toBe(429)
    expect((await alsGast(eintragen(1))).status).toBe(200)
  })

  it('is the same link however its address was typed', async () => {
    const { alsGast, eintragen } = await freigegeben()
    expect((await alsGast(eintragen(1), TOKEN.toUpperCase())).status).toBe(200)
  })
})

function spiel({ Anna = '', Clara = '' }: Readonly<Record<string, string>>) {
  return { art: 'normal', re: [Anna, Clara], augenRe: 140 }
}
