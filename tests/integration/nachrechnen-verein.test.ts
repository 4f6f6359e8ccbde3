import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { rechneVereinNach } from '../../db/nachrechnen'
import { neueId } from '../../db/neue-id'
import { DATENBANK_DATEI } from '../../db/open'
import { abendOps, neueOp, testDb, testordner, testverein, tue } from '../builders/datenbank'

describe('checking a club', () => {
  it('sees one state of the club while games are entered', async () => {
    const db = testDb()
    const neuer = testverein(db)
    const spieleAbend = () => {
      const abend = abendOps(neuer)
      tue(db, neuer, abend.eroeffnen, abend.eintragen(1))
    }
    // So many that checking them takes more than one piece, on a fast machine too.
    for (let abend = 1; abend <= 120; abend += 1) spieleAbend()
    const davor = anzahl(db.$client)
    let meldungen = 0
    const befund = await rechneVereinNach(db.$client.name, {
      vereinId: neuer.vereinId,
      melde: () => {
        meldungen += 1
        spieleAbend()
      },
    })
    expect(meldungen).toBeGreaterThan(0)
    expect(befund).toMatchObject({ abweichung: null, eintraege: davor })
    expect(anzahl(db.$client)).toBe(davor + 2 * meldungen)
    const danach = await rechneVereinNach(db.$client.name, neuer)
    expect(danach).toMatchObject({ abweichung: null, eintraege: davor + 2 * meldungen })
  }, 60_000)

  it('knows one club from another', async () => {
    const db = testDb()
    const [eins, zwei] = [testverein(db), testverein(db, { name: 'Pikbube' })]
    db.$client.exec(
      `UPDATE spieler SET name = 'Else' WHERE verein_id = '${zwei.vereinId}' AND name = 'Elke'`,
    )
    expect((await rechneVereinNach(db.$client.name, eins)).abweichung).toBeNull()
    expect((await rechneVereinNach(db.$client.name, zwei)).abweichung).toMatchObject({
      ort: 'spieler.name',
      erwartet: 'Elke',
      gefunden: 'Else',
    })
  })

  it('knows which neutral name came when, though the names of then are gone', async () => {
    const db = testDb()
    const neuer = testverein(db)
    const { Anna = '', Bernd = '', Clara = '' } = neuer.spieler
    const tilge = (basis: number, spielerId: string) =>
      neueOp('spieler-anonymisieren', basis, { spielerId })
    tue(
      db,
      neuer,
      // By hand, before there was an operation for it.
      neueOp('spieler-umbenennen', 1, { spielerId: Bernd, name: 'Ehemals 1' }),
      tilge(1, Anna),
      tilge(2, Bernd),
      // Found again, named again, taken out again.
      neueOp('spieler-umbenennen', 2, { spielerId: Anna, name: 'Anna B.' }),
      tilge(3, Anna),
      tilge(1, Clara),
    )
    const namen = db.$client.prepare('SELECT name FROM spieler ORDER BY name').pluck().all()
    expect(namen).toEqual(['Dieter', 'Ehemals 1', 'Ehemals 2', 'Ehemals 3', 'Elke'])
    expect((await rechneVereinNach(db.$client.name, neuer)).abweichung).toBeNull()
    db.$client.exec(`UPDATE spieler SET name = 'Ehemals 9' WHERE name = 'Ehemals 3'`)
    expect((await rechneVereinNach(db.$client.name, neuer)).abweichung).toMatchObject({
      ort: 'spieler.name',
      erwartet: 'Ehemals 3',
    })
  })

  it('takes a note for a note, even if it looks like a sealed name', async () => {
    const ordner = testordner()
    const db = testDb(ordner)
    const verein = testverein(db)
    const notiz = `siegel:${'a'.repeat(64)}`
    const datei = {
      format: 'kallemann/1',
      regelwerk: 'urexweiler',
      saison: { name: '2020', spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'] },
      spieltage: [
        {
          datum: '2020-01-10',
          runden: [
            {
              spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'],
              ersterGeber: 'Anna',
              spiele: [{ art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130, notiz }],
            },
          ],
        },
      ],
    }
    tue(db, verein, neueOp('saison-importieren', 0, { saisonId: neueId(), datei }))
    expect((await rechneVereinNach(join(ordner, DATENBANK_DATEI), verein)).abweichung).toBeNull()
  })
})

const anzahl = (db: Database.Database) =>
  Number(db.prepare('SELECT count(*) FROM protokoll').pluck().get())
