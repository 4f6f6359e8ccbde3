import { describe, expect, it } from 'vitest'
import { rechneVereinNach } from '../../db/nachrechnen'
import { neueId } from '../../db/neue-id'
import type { Db } from '../../db/open'
import { listBuchungen } from '../../db/queries/kasse'
import type { OpDaten } from '../../lib/domain/op/op'
import type { Testverein } from '../builders/datenbank'
import { neueOp, sende, testDb, testmitglied, testverein, tue } from '../builders/datenbank'

/** A club with one booking of Elke's. */
function gebucht() {
  const db = testDb()
  const verein = testverein(db)
  const { saisonId, spieler } = verein
  const buchungId = neueId()
  const buche = (mehr: Partial<OpDaten<'buchung-eintragen'>> = {}) =>
    neueOp('buchung-eintragen', 0, {
      ...{ saisonId, buchungId, art: 'einzahlung', cent: 2050, zweck: 'Startgeld' },
      ...{ datum: '2026-01-09', spielerId: spieler['Elke'] ?? null, ...mehr },
    })
  const streiche = neueOp('buchung-streichen', 1, { saisonId, buchungId, grund: 'doppelt' })
  tue(db, verein, buche())
  return { db, verein, buchungId, buche, streiche }
}

const abweichung = async ({ db, verein }: { db: Db; verein: Testverein }) =>
  (await rechneVereinNach(db.$client.name, verein)).abweichung

describe('a booking of the till', () => {
  it('is in the books of its Saison, and the protocol agrees with it', async () => {
    const { db, verein, buchungId } = gebucht()
    expect(listBuchungen(db, verein)).toMatchObject([
      {
        ...{ id: buchungId, art: 'einzahlung', cent: 2050, zweck: 'Startgeld' },
        ...{ spielerId: verein.spieler['Elke'], kontoName: 'Anna Beispiel', version: 1 },
      },
    ])
    expect(listBuchungen(db, { ...verein, saisonId: neueId() })).toEqual([])
    expect(await abweichung({ db, verein })).toBeNull()
  })

  it('is struck once, stays on record, and the entry says what was struck', async () => {
    const { db, verein, streiche } = gebucht()
    tue(db, verein, streiche)
    expect(listBuchungen(db, verein)).toMatchObject([{ gestrichen: true, grund: 'doppelt' }])
    const nocheinmal = neueOp('buchung-streichen', 2, streiche.daten as never)
    expect(sende(db, verein, nocheinmal)).toMatchObject({ ok: false, fehler: { code: 'veraltet' } })
    const folge = db.$client
      .prepare(`SELECT folge ->> 'buchung' FROM protokoll WHERE art = 'buchung-streichen'`)
      .pluck()
      .get()
    expect(JSON.parse(folge as string)).toEqual({
      art: 'einzahlung',
      cent: 2050,
      zweck: 'Startgeld',
    })
    expect(await abweichung({ db, verein })).toBeNull()
  })

  it('sent twice is one', () => {
    const { db, verein, buche } = gebucht()
    const op = buche({ buchungId: neueId() })
    tue(db, verein, op)
    expect(sende(db, verein, op)).toMatchObject({ ok: true, wert: { wiederholt: true } })
    expect(listBuchungen(db, verein)).toHaveLength(2)
  })

  it('is refused with an id that another Saison has used', () => {
    const { db, verein, buche } = gebucht()
    const andere = neueId()
    const einstellungen = { freieFehltage: 2, kuersoloWiederholung: 'einmal' } as const
    const spieler = Object.values(verein.spieler)
    tue(
      db,
      verein,
      neueOp('saison-anlegen', 0, {
        ...{ saisonId: andere, name: '2027', regelwerk: 'urexweiler', einstellungen, spieler },
      }),
    )
    expect(sende(db, verein, buche({ saisonId: andere }))).toMatchObject({
      ok: false,
      fehler: { fehler: [{ code: 'id-vergeben' }] },
    })
  })

  it('is made by Schreiber, not by Mitglied or Leser', () => {
    const { db, verein, buche } = gebucht()
    const als = (rolle: 'schreiber' | 'mitglied' | 'leser') => {
      const konto = testmitglied(db, verein, rolle)
      return sende(db, { ...verein, konto }, buche({ buchungId: neueId() }))
    }
    expect(als('schreiber').ok).toBe(true)
    for (const rolle of ['mitglied', 'leser'] as const)
      expect(als(rolle)).toMatchObject({ ok: false, fehler: { code: 'nicht-erlaubt' } })
  })

  it('keeps its figures when the player is taken out of the records', async () => {
    const { db, verein } = gebucht()
    const elke = verein.spieler['Elke'] ?? ''
    tue(db, verein, neueOp('spieler-anonymisieren', 1, { spielerId: elke }))
    expect(listBuchungen(db, verein)).toMatchObject([{ cent: 2050, spielerId: elke }])
    expect(await abweichung({ db, verein })).toBeNull()
  })

  it.each([
    'UPDATE buchung SET cent = 1',
    `UPDATE buchung SET zweck = 'Bier'`,
    'UPDATE buchung SET spieler_id = NULL',
    `UPDATE buchung SET konto_name = 'Frieda'`,
    'UPDATE buchung SET gebucht_am = gebucht_am + 1',
    `UPDATE buchung SET verein_id = 'anderer'`,
    `UPDATE buchung SET id = 'andere'`,
    'DELETE FROM buchung',
  ])('cannot be changed past the operations: %s', (sql) => {
    const { db } = gebucht()
    expect(() => db.$client.exec(sql)).toThrow('buchung ist unveraenderlich')
  })

  it('cannot be brought back once it is struck', () => {
    const { db, verein, streiche } = gebucht()
    tue(db, verein, streiche)
    expect(() => db.$client.exec('UPDATE buchung SET gestrichen = 0, grund = NULL')).toThrow(
      'buchung ist unveraenderlich',
    )
  })

  it.each([
    ['UPDATE buchung SET cent = 1', { code: 'zeile', ort: 'buchung.cent', erwartet: '2050' }],
    ['DELETE FROM buchung', { code: 'zeile-fehlt', ort: 'buchung' }],
    [
      `INSERT INTO buchung SELECT verein_id, 'neu', saison_id, art, cent, zweck, datum, spieler_id, konto_name, gebucht_am, gestrichen, grund, version FROM buchung`,
      { code: 'zeile-zuviel', ort: 'buchung' },
    ],
  ])('is found out by checking: %s', async (sql, gefunden) => {
    const { db, verein } = gebucht()
    const ausloeser = db.$client
      .prepare(
        `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'buchung'`,
      )
      .all() as { name: string; sql: string }[]
    for (const { name } of ausloeser) db.$client.exec(`DROP TRIGGER ${name}`)
    db.$client.exec(sql)
    for (const { sql: anlegen } of ausloeser) db.$client.exec(anlegen)
    expect(await abweichung({ db, verein })).toMatchObject(gefunden)
  })
})
