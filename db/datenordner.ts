import { join, resolve } from 'node:path'
import { migrateDb } from './migrate'
import { DATENBANK_DATEI, openDb, type Db } from './open'

/** Where everything lies that must be kept: `KALLEMANN_DATA`, else `./data`. */
export function datenordner(): string {
  // Not a part of the program: the bundler need not look for what to take along.
  return resolve(/* turbopackIgnore: true */ process.env.KALLEMANN_DATA || 'data')
}

/** The database of the data folder, migrated. */
export function openDatenbank(): Db {
  const db = openDb(join(/* turbopackIgnore: true */ datenordner(), DATENBANK_DATEI))
  migrateDb(db)
  return db
}
