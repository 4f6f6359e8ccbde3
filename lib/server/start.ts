import 'server-only'
import { neuerEinrichtungscode } from '@/db/einrichtung'
import { gibtEsVereine } from '@/db/queries/verein'
import { closeDb, getDb } from './db'
import { getGeheimnis } from './geheimnis'

/**
 * Makes the store ready before the first request: database migrated, secret made, and while no club exists a set-up code,
 * new with each start. Answers the code, null when there is a club.
 */
export function bereiteVor(): string | null {
  getGeheimnis()
  const db = getDb()
  process.once('exit', closeDb)
  return gibtEsVereine(db) ? null : neuerEinrichtungscode(db)
}
