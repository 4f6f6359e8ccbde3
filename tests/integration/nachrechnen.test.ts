import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDb } from '../../db/migrate'
import { rechneVereinNach } from '../../db/nachrechnen'
import { DATENBANK_DATEI, openDb } from '../../db/open'
import { OP_DATEN } from '../../lib/domain/op/op'
import type { Abweichung } from '../../lib/domain/protokoll/abweichung'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { BewegterVerein } from '../builders/bewegter-verein'
import { bewegterVerein } from '../builders/bewegter-verein'
import { neueOp, testDb, testordner, tue } from '../builders/datenbank'
import { neueId } from '../../db/neue-id'

/** One club in which everything has happened; each test spoils a copy of its file. */
let ordner = ''
let verein: BewegterVerein

beforeAll(() => {
  ordner = mkdtempSync(join(tmpdir(), 'kallemann-'))
  const db = openDb(join(ordner, DATENBANK_DATEI))
  migrateDb(db)
  verein = bewegterVerein(db)
  db.$client.close()
})

afterAll(() => rmSync(ordner, { recursive: true, force: true }))

/** A copy that somebody had their hands on, past all that guards it. */
function verdirb(tat: (db: Database.Database) => void): string {
  const datei = join(testordner(), DATENBANK_DATEI)
  copyFileSync(join(ordner, DATENBANK_DATEI), datei)
  const db = new Database(datei)
  db.pragma('foreign_keys = OFF')
  db.pragma('ignore_check_constraints = ON')
  const schutz = db.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`).all()
  for (const { name } of schutz as { name: string }[]) db.exec(`DROP TRIGGER "${name}"`)
  tat(db)
  for (const { sql } of schutz as { sql: string }[]) db.exec(sql)
  db.close()
  return datei
}

async function findeIn(datei: string): Promise<Abweichung | null> {
  return (await rechneVereinNach(datei, { vereinId: verein.vereinId })).abweichung
}

const finde = (tat: (db: Database.Database) => void) => findeIn(verdirb(tat))

/** Every column of every table that belongs to a club, as the migrations make them. */
function spalten(): readonly (readonly [tabelle: string, spalte: string])[] {
  const db = drizzle(new Database(':memory:'))
  migrateDb(db)
  const namen = db.$client
    .prepare(
      `SELECT m.name, s.name FROM sqlite_master m, pragma_table_info(m.name) s WHERE m.type = 'table'
       AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = 'verein_id')`,
    )
    .raw()
    .all() as [string, string][]
  db.$client.close()
  return namen.filter(([tabelle]) => tabelle !== 'nachrechnung')
}

/** Another value of the same kind; JSON stays JSON. */
function anders(wert: unknown): unknown {
  if (typeof wert === 'number') return wert + 1000
  if (typeof wert !== 'string') return 'etwas'
  if (!/^[[{]/.test(wert)) return `${wert.slice(0, -1)}${wert.endsWith('z') ? 'y' : 'z'}`
  if (wert === '[]') return '["etwas"]'
  return wert.replace(/[a-z0-9](?=[^a-z0-9]*$)/i, (z) => (z === '1' ? '2' : '1'))
}

describe('checking a club in which everything has happened', () => {
  it('knows every kind of operation, and finds nothing', async () => {
    const datei = join(ordner, DATENBANK_DATEI)
    const db = new Database(datei, { readonly: true })
    const arten = db.prepare('SELECT DISTINCT art FROM protokoll ORDER BY art').pluck().all()
    const letzter = db.prepare('SELECT seq, hash FROM protokoll ORDER BY seq DESC').get()
    db.close()
    expect(arten).toEqual(Object.keys(OP_DATEN).sort())
    const { eintraege, siegel, abweichung } = await rechneVereinNach(datei, verein)
    expect({ abweichung, seq: eintraege, hash: siegel }).toEqual({
      abweichung: null,
      ...(letzter as object),
    })
  })

  it.each(spalten())('finds a changed %s.%s', async (tabelle, spalte) => {
    const abweichung = await finde((db) => {
      const zeilen = db
        .prepare(`SELECT rowid, "${spalte}" AS wert FROM "${tabelle}" ORDER BY rowid`)
        .all() as { rowid: number; wert: unknown }[]
      // In the middle, of a row that has a value where one has.
      const mit = zeilen.filter((z) => z.wert !== null)
      const wahl = mit.length > 0 ? mit : zeilen
      const zeile = wahl[Math.floor(wahl.length / 2)]
      expect(zeile).toBeDefined()
      db.prepare(`UPDATE "${tabelle}" SET "${spalte}" = ? WHERE rowid = ?`).run(
        anders(zeile?.wert),
        zeile?.rowid,
      )
    })
    const { code, ort = '' } = abweichung ?? {}
    if (tabelle !== 'protokoll') expect(ort.split('.')[0]).toBe(tabelle)
    // Of a changed entry rows and figures may tell what it said.
    else expect(code === 'inhalt' || ort.startsWith('protokoll.')).toBe(true)
  })
})
