import 'server-only'
import { datenordner, openDatenbank } from '@/db/datenordner'
import type { Db } from '@/db/open'

// Survives the module reloads of the development server, which would open the file again and again.
const speicher = globalThis as typeof globalThis & {
  kallemannDb?: { readonly ordner: string; readonly db: Db }
}

/** The database of this process, opened and migrated at the first use. */
export function getDb(): Db {
  const ordner = datenordner()
  if (speicher.kallemannDb?.ordner !== ordner) {
    speicher.kallemannDb?.db.$client.close()
    speicher.kallemannDb = { ordner, db: openDatenbank() }
  }
  return speicher.kallemannDb.db
}

/** Closes it, so that the WAL is folded into the file. */
export function closeDb(): void {
  speicher.kallemannDb?.db.$client.close()
  delete speicher.kallemannDb
}
