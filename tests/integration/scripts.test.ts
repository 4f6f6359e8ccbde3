import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { istEinrichtungscode } from '../../db/einrichtung'
import { DATENBANK_DATEI, openDb } from '../../db/open'
import { pruefePasswort } from '../../db/passwort'
import { findKontoNachName, listSitzungen } from '../../db/queries/konto'
import { listSpieltage } from '../../db/queries/spieltag'
import { findVereinNachKurz } from '../../db/queries/verein'
import { testDb, testordner, testverein } from '../builders/datenbank'
import { beginneSitzung } from '../../db/konten'

/** Runs a script as npm does, on this data folder. */
function starte(skript: string, ordner: string, ...argumente: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${skript}.ts`, ...argumente],
    { env: { ...process.env, KALLEMANN_DATA: ordner }, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

describe('npm run demo', () => {
  it('fills an empty folder with two seasons and an open evening, and prints how to get in', async () => {
    const ordner = join(testordner(), 'neu')
    const { status, stdout } = starte('demo', ordner)
    expect(status).toBe(0)
    const passwort = /„demo“ mit dem Passwort (\S+)/.exec(stdout)?.[1] ?? ''
    const [, kurz = '', offen] = /\/v\/([\w-]+)\/spieltage\/(\S+)/.exec(stdout) ?? []
    const db = openDb(join(ordner, DATENBANK_DATEI))
    const konto = findKontoNachName(db, 'demo')
    expect(await pruefePasswort(konto?.passwort, passwort)).toBe(true)
    const tage = listSpieltage(db, findVereinNachKurz(db, kurz)?.id ?? '')
    // 12 and 10 of the examples, and the one that runs.
    expect(tage).toHaveLength(23)
    expect(tage.filter((t) => t.ende === null)).toMatchObject([{ id: offen, anzahlSpiele: 9 }])
    // One is disputed, corrected and confirmed.
    expect(tage.filter((t) => t.offeneEinsprueche > 0)).toHaveLength(1)
    // The evening goes on with a season that has a table, and nothing lies in the future.
    const [neueste] = tage
    expect(neueste?.id).toBe(offen)
    expect(tage.filter((t) => t.saisonId === neueste?.saisonId)).toHaveLength(13)
    expect(tage.every((t) => t.datum <= (neueste?.datum ?? ''))).toBe(true)
    db.$client.close()
  }, 60_000)

  it('touches no folder in which something lies', () => {
    const ordner = testordner()
    writeFileSync(join(ordner, 'notiz.txt'), '')
    const { status, stderr } = starte('demo', ordner)
    expect(status).toBe(1)
    expect(stderr).toContain('liegt schon etwas')
    expect(readdirSync(ordner)).toEqual(['notiz.txt'])
  }, 60_000)
})

describe('npm run sicherung', () => {
  it('writes a sound copy while the database is open', () => {
    const ordner = testordner()
    const verein = testverein(testDb(ordner))
    expect(starte('sicherung', ordner).status).toBe(0)
    const dateien = readdirSync(join(ordner, 'sicherungen'))
    expect(dateien).toEqual([expect.stringMatching(/^kallemann-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/)])
    const kopie = openDb(join(ordner, 'sicherungen', dateien[0] ?? ''))
    expect(findVereinNachKurz(kopie, verein.kurz)?.id).toBe(verein.vereinId)
    kopie.$client.close()
  }, 60_000)

  it('says so when there is nothing to back up', () => {
    const { status, stderr } = starte('sicherung', testordner())
    expect([status, stderr]).toEqual([1, expect.stringContaining('nichts zu sichern')])
  }, 60_000)
})

describe('npm run verify', () => {
  it('says that all agrees, or where the first difference is', () => {
    const ordner = testordner()
    const db = testDb(ordner)
    const { kurz } = testverein(db)
    const gut = starte('verify', ordner)
    expect([gut.status, gut.stdout]).toEqual([0, expect.stringMatching(/Alles stimmt, 8 Einträge/)])
    db.$client.exec(`UPDATE spieler SET name = 'Else' WHERE name = 'Elke'`)
    const schlecht = starte('verify', ordner, kurz)
    expect([schlecht.status, schlecht.stdout]).toEqual([1, expect.stringContaining('Else')])
  }, 60_000)

  it('cannot say anything without a database, or of a club that is not there', () => {
    const ordner = testordner()
    expect(starte('verify', ordner).status).toBe(2)
    testDb(ordner)
    expect(starte('verify', ordner, 'niemand').status).toBe(2)
  }, 60_000)

  it('does not take for nothing what is left of a club that was taken away', () => {
    const ordner = testordner()
    const db = testDb(ordner)
    testverein(db)
    db.$client.pragma('foreign_keys = OFF')
    db.$client.exec('DELETE FROM verein')
    const { status, stdout } = starte('verify', ordner)
    expect([status, stdout]).toEqual([1, expect.stringContaining('Abweichung')])
  }, 60_000)

  it('says in words that an empty file is no database of Kallemann', () => {
    const ordner = testordner()
    writeFileSync(join(ordner, DATENBANK_DATEI), '')
    const { status, stderr } = starte('verify', ordner)
    expect([status, stderr]).toEqual([2, expect.stringContaining('npm start')])
  }, 60_000)
})

describe('npm run zuruecksetzen', () => {
  it('sets a new password and signs every device out', async () => {
    const ordner = testordner()
    const db = testDb(ordner)
    const { konto } = testverein(db)
    const jetzt = Date.now()
    beginneSitzung(db, { kontoId: konto.id, geraet: 'Testgerät', jetzt })
    const { stdout } = starte('zuruecksetzen', ordner, konto.anmeldename.toUpperCase())
    const passwort = /: (\S+)\n/.exec(stdout)?.[1] ?? ''
    const gespeichert = findKontoNachName(db, konto.anmeldename)?.passwort
    expect(await pruefePasswort(gespeichert, passwort)).toBe(true)
    expect(listSitzungen(db, { kontoId: konto.id, jetzt })).toEqual([])
  }, 60_000)

  it('says so when nobody has the name', () => {
    const ordner = testordner()
    testDb(ordner)
    expect(starte('zuruecksetzen', ordner, 'niemand').status).toBe(1)
  }, 60_000)
})

it('npm run einrichtungscode prints a code that is good', () => {
  const ordner = testordner()
  const db = testDb(ordner)
  const { stdout } = starte('einrichtungscode', ordner)
  const code = /([A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4})/.exec(stdout)?.[1] ?? ''
  expect(istEinrichtungscode(db, code)).toBe(true)
}, 60_000)
