import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Abweichung } from '../../lib/domain/protokoll/abweichung'
import { migrateDb } from '../migrate'

/**
 * Beside the process's own work: one statement reads the whole file, which may take seconds in which nobody would be answered.
 * As text, so that no bundler has to know of one more program.
 */
const PRUEFER = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.treiber)
const db = new Database(workerData.datei, { readonly: true, fileMustExist: true })
db.pragma('busy_timeout = 10000')
const befund = db.pragma('integrity_check(1)', { simple: true })
const verletzt = befund === 'ok' ? db.pragma('foreign_key_check') : []
db.close()
parentPort.postMessage({ befund, verletzt: verletzt.slice(0, 1) })
`

interface Antwort {
  readonly befund: unknown
  readonly verletzt: readonly { readonly table: string; readonly parent: string }[]
}

/** What a look at the file alone can tell. */
export interface Dateibefund {
  /** Its pages or indexes are damaged: whatever is read from it may be wrong. */
  readonly schaden: Abweichung | null
  /** A row refers to one that is not there: there is a difference, which the protocol tells better. */
  readonly verweis: Abweichung | null
}

/** Whether the file itself is sound: its pages, indexes and references. */
export async function pruefeDatei(datei: string): Promise<Dateibefund> {
  const { befund, verletzt } = await frage(datei)
  const [erste] = verletzt
  return {
    schaden: befund === 'ok' ? null : beschaedigt('integrity_check', String(befund)),
    verweis:
      erste === undefined ? null : beschaedigt(erste.table, `foreign_key_check: ${erste.parent}`),
  }
}

function frage(datei: string): Promise<Antwort> {
  return new Promise((resolve, reject) => {
    const workerData = { datei, treiber: 'better-sqlite3' }
    const worker = new Worker(PRUEFER, { eval: true, workerData, execArgv: [] })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('die Prüfung der Datei endete ohne Antwort')))
  })
}

/** What a damaged file says by itself, as an Abweichung; undefined for any other fault. */
export function alsSchaden(error: unknown): Abweichung | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  const schaden = /^SQLITE_(CORRUPT|NOTADB|FORMAT)/.test(String(code))
  return schaden ? beschaedigt('datei', String(code)) : undefined
}

/**
 * Whether the database still has every table, constraint, index and trigger that its migrations make: without the triggers
 * anybody's slip could change what was recorded. Own additions are nobody's fault.
 */
export function pruefeSchema(client: Database.Database): Abweichung | null {
  const soll = new Database(':memory:')
  try {
    migrateDb(drizzle(soll))
    const ist = new Map(liesSchema(client).map((z) => [z.name, z.sql]))
    for (const { name, sql } of liesSchema(soll)) {
      const gefunden = ist.get(name) ?? null
      if (gefunden !== sql) {
        return { code: 'datei', seq: null, ort: 'schema', id: name, erwartet: sql, gefunden }
      }
    }
    return null
  } finally {
    soll.close()
  }
}

function liesSchema(client: Database.Database) {
  return client
    .prepare(`SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name`)
    .all() as { readonly name: string; readonly sql: string }[]
}

function beschaedigt(ort: string, gefunden: string): Abweichung {
  return { code: 'datei', seq: null, ort, erwartet: 'ok', gefunden }
}
