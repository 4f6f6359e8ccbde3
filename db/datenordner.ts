import { join, resolve } from 'node:path'
import { migrateDb } from './migrate'
import { DATENBANK_DATEI, mitCode, openDb, type Db } from './open'

/** Where everything lies that must be kept: `KALLEMANN_DATA`, else `./data`. */
export function datenordner(): string {
  // Not a part of the program: the bundler need not look for what to take along.
  return resolve(/* turbopackIgnore: true */ process.env.KALLEMANN_DATA || 'data')
}

/**
 * The database of the data folder, migrated. Throws with a code (of the file system, of SQLite, `DATEN_…`) that
 * `textDatenfehler` puts into words when the folder or the file is not as it must be; then nothing was changed.
 */
export function openDatenbank(): Db {
  const db = openDb(join(/* turbopackIgnore: true */ datenordner(), DATENBANK_DATEI))
  try {
    pruefeDatei(db)
    migrateDb(db)
    return db
  } catch (error) {
    db.$client.close()
    throw error
  }
}

/** A damaged file may look empty: nothing must be written over what a backup could still explain. */
function pruefeDatei({ $client }: Db): void {
  const befund = $client.pragma('quick_check(1)', { simple: true })
  if (befund !== 'ok') throw mitCode(`database is damaged: ${String(befund)}`, 'DATEN_BESCHAEDIGT')
}
