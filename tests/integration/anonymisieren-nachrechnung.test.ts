import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import type { Db } from '../../db/open'
import { findNachrechnung } from '../../db/queries/nachrechnung'
import { vergissSpuren } from '../../db/tilge-spuren'
import { rechneNach } from '../../lib/server/nachrechnung'
import { bereiteVor } from '../../lib/server/start'
import { abendOps, neueOp, sende, testverein, tue } from '../builders/datenbank'
import { testserver } from '../builders/server'

/** Occurs in no word, hash or id. */
const NAME = 'Xqvörn-Zwölf'

/** A club with so many evenings, and the operation that takes a player of it out. */
function vorbereitet(abende: number) {
  const db = testserver()
  // In one transaction: what comes before is not to be waited for.
  const verein = db.$client.transaction(() => {
    const neuer = testverein(db, { spieler: [NAME, 'Anna', 'Bernd', 'Clara', 'Dieter'] })
    for (let i = 0; i < abende; i += 1) {
      const abend = abendOps(neuer)
      tue(db, neuer, abend.eroeffnen, abend.eintragen(1))
    }
    return neuer
  })()
  const tilge = neueOp('spieler-anonymisieren', 1, { spielerId: verein.spieler[NAME] ?? '' })
  return { db, verein, tilge }
}

/** Checking these takes many times as long as until its first pause. */
const VIELE = 60

const stehtInDateien = ({ $client }: Db) =>
  ['', '-wal'].some((ende) => readFileSync($client.name + ende).includes(NAME))

/** Until its first pause: it reads, and is far from its end. */
const bisSieLiest = () => new Promise((weiter) => setImmediate(weiter))

it('a name is taken out at once while a check runs, and no byte of it is left when that has ended', async () => {
  const { db, verein, tilge } = vorbereitet(VIELE)
  vergissSpuren(db)
  const ende = rechneNach(verein.vereinId)
  await bisSieLiest()
  const begonnen = performance.now()
  tue(db, verein, tilge)
  expect(performance.now() - begonnen).toBeLessThan(500)
  // The check still reads what was before.
  expect(stehtInDateien(db)).toBe(true)
  expect(db.$client.pragma('busy_timeout', { simple: true })).toBe(10_000)
  await ende
  expect(stehtInDateien(db)).toBe(false)
  expect(findNachrechnung(db, verein.vereinId)?.abweichung).toBeNull()
})

it('a check that began before a name was taken out does not keep it in what it found', async () => {
  const { db, verein, tilge } = vorbereitet(VIELE)
  db.$client.prepare(`UPDATE spieler SET name = ? WHERE name = ?`).run(`${NAME}?`, NAME)
  const ende = rechneNach(verein.vereinId)
  await bisSieLiest()
  tue(db, verein, tilge)
  await ende
  const fund = findNachrechnung(db, verein.vereinId)?.abweichung
  expect(fund).toMatchObject({ ort: 'spieler.name', erwartet: null, gefunden: null })
  vergissSpuren(db)
  expect(stehtInDateien(db)).toBe(false)
})

it('what another process kept from being emptied is emptied at the next start', () => {
  const { db, verein, tilge } = vorbereitet(0)
  vergissSpuren(db)
  const leser = new Database(db.$client.name, { readonly: true })
  leser.exec('BEGIN')
  leser.prepare('SELECT count(*) FROM spieler').get()
  tue(db, verein, tilge)
  leser.close()
  expect(stehtInDateien(db)).toBe(true)
  bereiteVor()
  expect(stehtInDateien(db)).toBe(false)
})

it('a name that was taken out is so even if the log cannot be emptied at all', () => {
  const { db, verein, tilge } = vorbereitet(0)
  db.$client.transaction(() => {
    expect(sende(db, verein, tilge)).toMatchObject({ ok: true })
    expect(vergissSpuren(db)).toBe(false)
  })()
  expect(vergissSpuren(db)).toBe(true)
  expect(stehtInDateien(db)).toBe(false)
})
