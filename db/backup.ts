import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Db } from './open'

/**
 * Copies the running database into `ordner`, checks the copy and answers its path. The server may go on writing. Throws when
 * the copy is not sound; then no file is left that could be taken for a backup.
 */
export async function sichereDb(
  db: Db,
  { ordner, jetzt }: { ordner: string; jetzt: Date },
): Promise<string> {
  mkdirSync(ordner, { recursive: true, mode: 0o700 })
  const name = jetzt.toISOString().replace('T', '-').replaceAll(':', '').slice(0, 17)
  const ziel = join(ordner, `kallemann-${name}.sqlite`)
  const halb = `${ziel}.unfertig`
  try {
    await db.$client.backup(halb)
    pruefe(halb)
    renameSync(halb, ziel)
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(halb + rest, { force: true })
  }
  return ziel
}

function pruefe(datei: string): void {
  const kopie = new Database(datei)
  try {
    // One file without a WAL beside it: what is copied elsewhere is complete.
    kopie.pragma('journal_mode = DELETE')
    const befund = kopie.pragma('integrity_check', { simple: true })
    const verletzt = kopie.pragma('foreign_key_check') as unknown[]
    if (befund !== 'ok' || verletzt.length > 0)
      throw new Error(`Die Sicherung ist beschädigt: ${String(befund)}`)
  } finally {
    kopie.close()
  }
}
