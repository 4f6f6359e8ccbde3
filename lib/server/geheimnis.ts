import 'server-only'
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { datenordner } from '@/db/datenordner'
import { invariant } from '../domain/invariant'

/** What is shorter was cut off when it was written: anyone could forge a cookie that is sealed with nothing. */
const LAENGE_MINDESTENS = 32

/** What session cookies are sealed with: `NEXTAUTH_SECRET`, else a file of the data folder, made when missing. */
export function getGeheimnis(): string {
  const gesetzt = process.env.NEXTAUTH_SECRET
  if (gesetzt) return gesetzt
  const datei = join(/* turbopackIgnore: true */ datenordner(), 'geheimnis')
  const vorhanden = lies(datei)
  if (vorhanden !== null && vorhanden.length >= LAENGE_MINDESTENS) return vorhanden
  lege(datei, { ersetzen: vorhanden !== null })
  const neues = lies(datei)
  invariant(neues !== null && neues.length >= LAENGE_MINDESTENS, 'das Geheimnis liegt da')
  return neues
}

function lies(datei: string): string | null {
  try {
    return readFileSync(datei, 'utf8').trim()
  } catch (error) {
    if (codeVon(error) === 'ENOENT') return null
    throw error
  }
}

/** The file appears whole or not at all, and of two processes that start at once the first one's stays. */
function lege(datei: string, { ersetzen }: { readonly ersetzen: boolean }): void {
  mkdirSync(datenordner(), { recursive: true, mode: 0o700 })
  const neu = `${datei}.${randomBytes(6).toString('hex')}`
  try {
    const griff = openSync(/* turbopackIgnore: true */ neu, 'wx', 0o600)
    writeSync(griff, randomBytes(32).toString('base64url'))
    fsyncSync(griff)
    closeSync(griff)
    if (ersetzen) renameSync(neu, datei)
    else verknuepfe(neu, datei)
  } finally {
    rmSync(neu, { force: true })
  }
}

function verknuepfe(neu: string, datei: string): void {
  try {
    linkSync(neu, datei)
  } catch (error) {
    if (codeVon(error) === 'EEXIST') return
    // A file system without links, such as that of a memory stick.
    renameSync(neu, datei)
  }
}

function codeVon(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
