import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import { spalten } from './columns'
import { sqliteSpalten } from './columns.sqlite'

export type Db = BetterSQLite3Database & { readonly $client: Database.Database }
/** The database or a running transaction of it. */
export type Verbindung = BaseSQLiteDatabase<'sync', Database.RunResult>

/** Within a data folder. */
export const DATENBANK_DATEI = 'kallemann.sqlite'

/** A fault of the data folder that is for people to mend; its sentence is in `lib/format/datenordner.ts`. */
export function mitCode(meldung: string, code: `DATEN_${string}`): Error {
  return Object.assign(new Error(meldung), { code })
}

/** Opens (and creates) a database file with the pragmas that every connection needs. Does not migrate. */
export function openDb(datei: string): Db {
  // The schema of this process is PostgreSQL's then (`columns.ts`): SQLite would get statements of the other dialect.
  if (spalten !== sqliteSpalten) throw mitCode('DATABASE_URL names PostgreSQL', 'DATEN_POSTGRES')
  mkdirSync(dirname(datei), { recursive: true, mode: 0o700 })
  const neu = !existsSync(datei)
  const client = new Database(datei)
  try {
    // Password hashes are nobody else's business, whatever the folder allows; the WAL takes after its file.
    if (neu) chmodSync(datei, 0o600)
    return drizzle(mitPragmas(client))
  } catch (error) {
    client.close()
    throw error
  }
}

function mitPragmas(client: Database.Database): Database.Database {
  // First, so that the switch to WAL waits for another process instead of failing.
  client.pragma('busy_timeout = 10000')
  client.pragma('journal_mode = WAL')
  // Per connection: a WAL file that is opened a second time falls back to NORMAL and may lose commits.
  client.pragma('synchronous = FULL')
  client.pragma('foreign_keys = ON')
  // What is deleted is overwritten: a name that was taken out must not stay behind in a free corner of the file.
  client.pragma('secure_delete = ON')
  // Otherwise INSERT OR REPLACE deletes rows past the triggers.
  client.pragma('recursive_triggers = ON')
  return client
}
