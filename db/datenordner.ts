import { join, resolve } from 'node:path'
import { migrateDb } from './migrate'
import { DATENBANK_DATEI, openDb, type Db } from './open'

/** Where everything lies that must be kept: `KALLEMANN_DATA`, else `./data`. */
export function datenordner(): string {
  return resolve(process.env.KALLEMANN_DATA || 'data')
}

/** The database of the data folder, migrated. */
export function openDatenbank(): Db {
  const db = openDb(join(datenordner(), DATENBANK_DATEI))
  migrateDb(db)
  return db
}
