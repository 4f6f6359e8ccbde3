import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatenbank } from '../../db/datenordner'
import { DATENBANK_DATEI, openDb } from '../../db/open'
import { textDatenfehler } from '../../lib/format/datenordner'
import { getGeheimnis } from '../../lib/server/geheimnis'
import { testDb, testordner, testverein } from '../builders/datenbank'

function datenordner(): string {
  const ordner = testordner()
  vi.stubEnv('KALLEMANN_DATA', ordner)
  vi.stubEnv('NEXTAUTH_SECRET', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  return ordner
}

function codeBeimOeffnen(): unknown {
  try {
    openDatenbank().$client.close()
    return null
  } catch (error) {
    return (error as { code?: unknown }).code
  }
}

/** As npm runs it, on this data folder. */
function migriere(ordner: string) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/migrate.ts'],
    { env: { ...process.env, KALLEMANN_DATA: ordner }, encoding: 'utf8' },
  )
  return { status, stderr }
}

describe('a data folder that is not as it must be', () => {
  it('holds what is no database: it stays as it is', () => {
    const datei = join(datenordner(), DATENBANK_DATEI)
    writeFileSync(datei, 'kein SQLite '.repeat(1000))
    expect(codeBeimOeffnen()).toBe('SQLITE_NOTADB')
    expect(readFileSync(datei, 'utf8')).toMatch(/^kein SQLite/)
  })

  it('holds a database that was cut off', () => {
    const ordner = datenordner()
    const db = openDb(join(ordner, DATENBANK_DATEI))
    db.$client.close()
    openDatenbank().$client.close()
    const datei = join(ordner, DATENBANK_DATEI)
    truncateSync(datei, Math.floor(statSync(datei).size / 2))
    expect(['DATEN_BESCHAEDIGT', 'SQLITE_CORRUPT']).toContain(codeBeimOeffnen())
  })

  it('holds the data of a newer version', () => {
    const ordner = datenordner()
    const db = testDb(ordner)
    testverein(db)
    db.$client.exec(
      "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)",
    )
    expect(codeBeimOeffnen()).toBe('DATEN_NEUER')
  })

  it('is a file: a script says so in one German line', () => {
    const datei = join(testordner(), 'datei')
    writeFileSync(datei, '')
    const { status, stderr } = migriere(datei)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Der Datenordner .* ist kein Ordner\. .*\n$/)
  }, 30_000)

  it('is open to all: the database in it is for its owner alone', () => {
    const ordner = datenordner()
    chmodSync(ordner, 0o755)
    const db = openDatenbank()
    testverein(db)
    for (const datei of readdirSync(ordner)) {
      expect(`${datei} ${(statSync(join(ordner, datei)).mode & 0o777).toString(8)}`).toMatch(
        / 600$/,
      )
    }
    db.$client.close()
  })

  it('is not asked for while PostgreSQL is, which the server does not run on yet', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://localhost/kallemann')
    vi.resetModules()
    const { openDb: openMitPostgres } = await import('../../db/open')
    let gemeldet: unknown
    try {
      openMitPostgres(join(datenordner(), DATENBANK_DATEI))
    } catch (error) {
      gemeldet = error
    }
    expect(textDatenfehler(gemeldet, 'data')).toContain('DATABASE_URL entfernen')
  })

  it('has a folder where the database should be', () => {
    mkdirSync(join(datenordner(), DATENBANK_DATEI))
    expect(codeBeimOeffnen()).toMatch(/^SQLITE_CANTOPEN/)
  })
})

describe('the secret', () => {
  it('is made once, for its owner alone, with nothing left beside it', () => {
    const ordner = datenordner()
    const geheimnis = getGeheimnis()
    expect(geheimnis).toHaveLength(43)
    expect(getGeheimnis()).toBe(geheimnis)
    expect(readdirSync(ordner)).toEqual(['geheimnis'])
    expect(statSync(join(ordner, 'geheimnis')).mode & 0o777).toBe(0o600)
  })

  it.each(['', '\n', 'kurz'])('that was cut off to %j is made anew', (rest) => {
    const datei = join(datenordner(), 'geheimnis')
    writeFileSync(datei, rest)
    expect(getGeheimnis()).toHaveLength(43)
    expect(readFileSync(datei, 'utf8')).toBe(getGeheimnis())
  })
})
