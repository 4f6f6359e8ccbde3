import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrateDb } from '../../db/migrate'
import { openDb, type Db } from '../../db/open'
import { abendOps, testDb, testordner, testverein, tue } from '../builders/datenbank'

/** What both dialects must have in common. */
interface Tabelle {
  readonly name: string
  readonly spalten: readonly string[]
  readonly schluessel: readonly string[]
  readonly eindeutig: readonly string[]
  readonly verweise: readonly string[]
}

function tabellenVonSqlite({ $client: c }: Db): readonly Tabelle[] {
  const namen = c
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '__*' AND name NOT GLOB 'sqlite_*' ORDER BY name`,
    )
    .pluck()
    .all() as string[]
  return namen.map((name) => {
    const spalten = c.pragma(`table_info(${name})`) as {
      name: string
      type: string
      notnull: number
      pk: number
    }[]
    const indizes = c.pragma(`index_list(${name})`) as {
      name: string
      unique: number
      origin: string
    }[]
    const verweise = c.pragma(`foreign_key_list(${name})`) as {
      id: number
      seq: number
      table: string
      from: string
      to: string
    }[]
    const jeVerweis = [...new Set(verweise.map((v) => v.id))].map((id) => {
      const teile = verweise.filter((v) => v.id === id).sort((a, b) => a.seq - b.seq)
      return `${teile.map((t) => t.from).join()} > ${teile[0]?.table} ${teile.map((t) => t.to).join()}`
    })
    return {
      name,
      spalten: spalten
        .map((s) => `${s.name} ${s.type.toLowerCase()}${s.notnull === 1 ? ' not null' : ''}`)
        .sort(),
      schluessel: spalten
        .filter((s) => s.pk > 0)
        .sort((a, b) => a.pk - b.pk)
        .map((s) => s.name),
      eindeutig: indizes
        .filter((i) => i.unique === 1 && i.origin !== 'pk')
        .map((i) =>
          (c.pragma(`index_info(${i.name})`) as { name: string }[]).map((s) => s.name).join(),
        )
        .sort(),
      verweise: jeVerweis.sort(),
    }
  })
}

async function tabellenVonPostgres(pg: PGlite): Promise<readonly Tabelle[]> {
  const namen = await liste(
    pg,
    `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name`,
  )
  const constraint = (name: string, art: string) =>
    liste(
      pg,
      `SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = '${name}'::regclass AND contype = '${art}'`,
    )
  return Promise.all(
    namen.map(async (name) => ({
      name,
      spalten: (
        await liste(
          pg,
          `SELECT column_name || ' ' || replace(data_type, 'bigint', 'integer') ||
             CASE is_nullable WHEN 'NO' THEN ' not null' ELSE '' END
           FROM information_schema.columns WHERE table_name = '${name}' AND table_schema = 'public'`,
        )
      ).sort(),
      schluessel: (await constraint(name, 'p')).flatMap((d) => klammern(d)[0]?.split(',') ?? []),
      eindeutig: (
        await liste(
          pg,
          `SELECT indexdef FROM pg_indexes WHERE tablename = '${name}' AND indexdef LIKE 'CREATE UNIQUE%' AND
             indexname NOT LIKE '%_pk%' AND indexname NOT LIKE '%_pkey'`,
        )
      )
        .map((d) => klammern(d)[0] ?? '')
        .sort(),
      verweise: (await constraint(name, 'f'))
        .map((d) => {
          const [von, nach] = klammern(d)
          return `${von} > ${/REFERENCES (\w+)/.exec(d)?.[1]} ${nach}`
        })
        .sort(),
    })),
  )
}

function klammern(text: string): readonly string[] {
  return [...text.matchAll(/\(([^)]*)\)/g)].map((m) => (m[1] ?? '').replace(/[ "]/g, ''))
}

async function liste(pg: PGlite, sql: string): Promise<string[]> {
  const { rows } = await pg.query<Record<string, string>>(sql)
  return rows.map((zeile) => Object.values(zeile)[0] ?? '')
}

describe('both dialects', () => {
  let pg: PGlite
  beforeAll(async () => {
    pg = new PGlite()
    for (const migration of readMigrationFiles({ migrationsFolder: 'db/migrations/pg' }))
      for (const befehl of migration.sql) await pg.exec(befehl)
    return () => pg.close()
  }, 60_000)

  it('have the same tables, columns, keys and references', async () => {
    const sqlite = tabellenVonSqlite(testDb())
    expect(sqlite.map((t) => t.name)).toEqual([
      'abnahme',
      'buchung',
      'einladung',
      'einrichtung',
      'einspruch',
      'freigabe',
      'konto',
      'mitglied',
      'nachrechnung',
      'protokoll',
      'runde',
      'saison',
      'sitzung',
      'spiel',
      'spieler',
      'spielername',
      'spieltag',
      'verein',
    ])
    expect(await tabellenVonPostgres(pg)).toEqual(sqlite)
  })

  it('have the same checks', async () => {
    const db = testDb()
    const vonSqlite = (
      db.$client
        .prepare(`SELECT sql FROM sqlite_master WHERE type = 'table'`)
        .pluck()
        .all() as string[]
    ).flatMap((sql) => [...sql.matchAll(/CONSTRAINT "(\w+)" CHECK/g)].map((m) => m[1]))
    const vonPostgres = await liste(
      pg,
      `SELECT conname FROM pg_constraint WHERE contype = 'c' AND conrelid <> 0`,
    )
    expect(vonSqlite.length).toBeGreaterThan(10)
    expect(vonPostgres.sort()).toEqual(vonSqlite.sort())
  })

  it('lead every key and index of a club with verein_id, but for the token of a link', () => {
    const { $client: c } = testDb()
    const ohneVerein = tabellenVonSqlite({ $client: c } as Db)
      .filter((t) => t.spalten.some((s) => s.startsWith('verein_id ')))
      .flatMap((t) => [t.schluessel.join(), ...t.eindeutig])
      .filter((schluessel) => !schluessel.startsWith('verein_id'))
    expect(ohneVerein).toEqual(['token_hash', 'token_hash'])
  })

  it('refuse to change a protocol entry or a version of a game in PostgreSQL too', async () => {
    await pg.exec(`
      INSERT INTO verein VALUES ('v', 'v', 'V', 0);
      INSERT INTO konto VALUES ('k', 'k', 'k', 'K', 'x', 0);
      INSERT INTO protokoll VALUES ('v', 1, 'o', 'a', 0, '{}', 'k', 'K', 'g', 0, repeat('0', 64), repeat('1', 64));`)
    for (const sql of [
      `UPDATE protokoll SET zeit = 1`,
      `DELETE FROM protokoll`,
      `TRUNCATE protokoll`,
      `TRUNCATE spiel CASCADE`,
    ])
      await expect(pg.exec(sql), sql).rejects.toThrow('unveraenderlich')
    // But the names beside it may go.
    await pg.exec(`UPDATE protokoll SET klartext = '[]'`)
  })
})

describe('SQLite', () => {
  it('sets its pragmas on every connection, also the second one to the same file', () => {
    const ordner = testordner()
    testDb(ordner)
    const zweite = testDb(ordner)
    const pragma = (name: string) => zweite.$client.pragma(name, { simple: true })
    expect([
      pragma('journal_mode'),
      pragma('synchronous'),
      pragma('foreign_keys'),
      pragma('recursive_triggers'),
    ]).toEqual(['wal', 2, 1, 1])
    expect(pragma('busy_timeout')).toBeGreaterThanOrEqual(5000)
  })

  it.each(['protokoll', 'spiel'])('never changes or deletes a row of %s', (tabelle) => {
    const db = testDb()
    const verein = testverein(db)
    const abend = abendOps(verein)
    tue(db, verein, abend.eroeffnen, abend.eintragen(1))
    const vorher = db.$client.prepare(`SELECT * FROM ${tabelle}`).all()
    expect(vorher.length).toBeGreaterThan(0)
    for (const sql of [
      `UPDATE ${tabelle} SET konto_name = 'Eve'`,
      `DELETE FROM ${tabelle}`,
      // Replaces a row by deleting it, past triggers that do not recurse.
      `INSERT OR REPLACE INTO ${tabelle} SELECT * FROM ${tabelle}`,
    ])
      expect(() => db.$client.exec(sql), sql).toThrow('unveraenderlich')
    expect(db.$client.prepare(`SELECT * FROM ${tabelle}`).all()).toEqual(vorher)
  })

  it('holds back what the code should never write', () => {
    const db = testDb()
    const verein = testverein(db)
    const abend = abendOps(verein)
    tue(db, verein, abend.eroeffnen, abend.eintragen(1))
    const id = verein.vereinId
    for (const [sql, grund] of [
      [`UPDATE mitglied SET rolle = 'chef'`, 'CHECK'],
      [`UPDATE spieltag SET saison_id = 'keine'`, 'FOREIGN KEY'],
      [`UPDATE spieler SET name_schluessel = 'anna'`, 'UNIQUE'],
      [`DELETE FROM spieler`, 'FOREIGN KEY'],
      [
        `INSERT INTO spiel SELECT '${id}', id, 3, 2, runde_id, 1, spiel, besetzung, 0, NULL, konto_id, '', 0 FROM spiel`,
        'FOREIGN KEY',
      ],
      [
        `INSERT INTO spiel SELECT '${id}', 'neu', 1, NULL, runde_id, 1, spiel, besetzung, 0, NULL, konto_id, '', 0 FROM spiel`,
        'UNIQUE',
      ],
    ] as const)
      expect(() => db.$client.exec(sql), sql).toThrow(grund)
  })
})

describe('migrateDb', () => {
  it('does nothing the second time', () => {
    const db = testDb()
    expect(migrateDb(db)).toBe(0)
  })

  it('leaves nothing behind when a migration breaks a reference', () => {
    const db = openDb(`${testordner()}/test.sqlite`)
    const kaputt = {
      sql: [
        'CREATE TABLE a (id text PRIMARY KEY)',
        'CREATE TABLE b (a text REFERENCES a(id))',
        `INSERT INTO b VALUES ('fehlt')`,
      ],
      bps: true,
      folderMillis: 1,
      hash: 'x',
    }
    expect(() => migrateDb(db, [kaputt])).toThrow('Fremdschlüssel')
    expect(db.$client.prepare(`SELECT name FROM sqlite_master WHERE name = 'b'`).all()).toEqual([])
    expect(db.$client.pragma('foreign_keys', { simple: true })).toBe(1)
    db.$client.close()
  })

  it('keeps the children of a parent table that a migration recreates', () => {
    const db = openDb(`${testordner()}/test.sqlite`)
    const schritt = (folderMillis: number, ...sql: string[]) => ({
      sql,
      bps: true,
      folderMillis,
      hash: String(folderMillis),
    })
    const erste = schritt(
      1,
      'CREATE TABLE a (id text PRIMARY KEY)',
      'CREATE TABLE b (a text REFERENCES a(id) ON DELETE CASCADE)',
      `INSERT INTO a VALUES ('1')`,
      `INSERT INTO b VALUES ('1')`,
    )
    const zweite = schritt(
      2,
      'CREATE TABLE neu (id text PRIMARY KEY, name text)',
      'INSERT INTO neu SELECT id, id FROM a',
      'DROP TABLE a',
      'ALTER TABLE neu RENAME TO a',
    )
    expect([migrateDb(db, [erste]), migrateDb(db, [erste, zweite])]).toEqual([1, 1])
    expect(db.$client.prepare('SELECT a FROM b').pluck().all()).toEqual(['1'])
    db.$client.close()
  })
})
