import { join } from 'node:path'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { mitCode, type Db } from './open'

const ordner = () => join(/* turbopackIgnore: true */ process.cwd(), 'db', 'migrations', 'sqlite')

/**
 * Applies the pending migrations; answers how many. One immediate transaction is also the lock: a second process
 * waits for it and then finds nothing to do. Foreign keys are off meanwhile (recreating a parent table would
 * delete its children) and checked before the commit: a migration that breaks one leaves nothing behind.
 */
export function migrateDb(
  db: Db,
  migrationen = readMigrationFiles({ migrationsFolder: ordner() }),
): number {
  const client = db.$client
  // Outside of the transaction: inside it the pragma has no effect.
  client.pragma('foreign_keys = OFF')
  try {
    return client.transaction(() => applyPending(db, migrationen)).immediate()
  } finally {
    client.pragma('foreign_keys = ON')
  }
}

/** Whether the database waits for migrations of this program. */
export function istUnmigriert(
  client: Db['$client'],
  migrationen = readMigrationFiles({ migrationsFolder: ordner() }),
): boolean {
  const neu = client.prepare(`SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'`)
  if (neu.get() === undefined) return true
  const letzte = client.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get()
  return Number(letzte ?? 0) < Math.max(0, ...migrationen.map((m) => m.folderMillis))
}

function applyPending({ $client: client }: Db, migrationen: readonly MigrationMeta[]): number {
  // The table of drizzle's own migrator, so that its tools read the same state.
  client.exec(
    'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, hash text NOT NULL, created_at numeric)',
  )
  const letzte = client.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get()
  const neueste = Math.max(0, ...migrationen.map((m) => m.folderMillis))
  if (Number(letzte ?? 0) > neueste)
    throw mitCode('database was migrated by a newer version', 'DATEN_NEUER')
  const offene = migrationen.filter((m) => m.folderMillis > Number(letzte ?? 0))
  for (const m of offene) {
    for (const befehl of m.sql) client.exec(befehl)
    client
      .prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
      .run(m.hash, m.folderMillis)
  }
  const verletzt = offene.length > 0 ? (client.pragma('foreign_key_check') as unknown[]) : []
  if (verletzt.length > 0)
    throw new Error(`Migration verletzt Fremdschlüssel: ${JSON.stringify(verletzt.slice(0, 5))}`)
  return offene.length
}
