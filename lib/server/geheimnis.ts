import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { datenordner } from '@/db/datenordner'

/** What session cookies are sealed with: `NEXTAUTH_SECRET`, else a file of the data folder, made when missing. */
export function getGeheimnis(): string {
  const gesetzt = process.env.NEXTAUTH_SECRET
  if (gesetzt) return gesetzt
  const datei = join(/* turbopackIgnore: true */ datenordner(), 'geheimnis')
  try {
    mkdirSync(datenordner(), { recursive: true, mode: 0o700 })
    // Fails when it exists: two processes that start at once agree on the first one's.
    writeFileSync(datei, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(datei, 'utf8').trim()
}
