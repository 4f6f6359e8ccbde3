import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrateDb } from '../../db/migrate'
import { DATENBANK_DATEI } from '../../db/open'
import { sha256 } from '../../db/sha256'
import type { ProtokollEintrag } from '../../lib/domain/protokoll/protokoll'
import { ERSTER_VORGAENGER, hashEintrag, kanonisch } from '../../lib/domain/protokoll/protokoll'
import { testordner } from './datenbank'

/** A copy that somebody had their hands on, past all that guards it. */
export function verdirb(heil: string, tat: (db: Database.Database) => void): string {
  const datei = join(testordner(), DATENBANK_DATEI)
  copyFileSync(heil, datei)
  const db = new Database(datei)
  db.pragma('foreign_keys = OFF')
  db.pragma('ignore_check_constraints = ON')
  const schutz = db.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`).all()
  for (const { name } of schutz as { name: string }[]) db.exec(`DROP TRIGGER "${name}"`)
  tat(db)
  for (const { sql } of schutz as { sql: string }[]) db.exec(sql)
  db.close()
  return datei
}

/** Every column of every table that belongs to a club, as the migrations make them. */
export function spalten(): readonly (readonly [tabelle: string, spalte: string])[] {
  const db = drizzle(new Database(':memory:'))
  migrateDb(db)
  const namen = db.$client
    .prepare(
      `SELECT m.name, s.name FROM sqlite_master m, pragma_table_info(m.name) s WHERE m.type = 'table'
       AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = 'verein_id')`,
    )
    .raw()
    .all() as [string, string][]
  db.$client.close()
  return namen.filter(([tabelle]) => tabelle !== 'nachrechnung')
}

/** All that belongs to clubs, or why it cannot be read. */
export function inhalt(datei: string): string {
  const db = new Database(datei, { readonly: true })
  try {
    const tabellen = [...new Set(spalten().map(([tabelle]) => tabelle))]
    return kanonisch(tabellen.map((t) => db.prepare(`SELECT * FROM "${t}"`).raw().all() as never))
  } catch (error) {
    return String(error)
  } finally {
    db.close()
  }
}

type Umschrift = (eintrag: ProtokollEintrag) => ProtokollEintrag

/** Writes every entry anew, chained by the right hashes from the first one on. */
function schreibeUm(db: Database.Database, schreibe: Umschrift): void {
  let vorgaengerHash = ERSTER_VORGAENGER
  const zeilen = db.prepare('SELECT * FROM protokoll ORDER BY seq').all() as {
    readonly [spalte: string]: string | number | null
  }[]
  for (const z of zeilen) {
    const text = (spalte: string) => String(z[spalte])
    const { daten, folge, ...kopf } = schreibe({
      ...{ vereinId: text('verein_id'), seq: Number(z['seq']), opId: text('op_id') },
      ...{ art: text('art'), basis: Number(z['basis']), zeit: Number(z['zeit']) },
      daten: JSON.parse(text('daten')) as unknown,
      ...(z['folge'] === null ? {} : { folge: JSON.parse(text('folge')) as never }),
      ...{ kontoId: text('konto_id'), kontoName: text('konto_name'), geraet: text('geraet') },
      vorgaengerHash,
    })
    const eintrag = { ...kopf, daten, ...(folge === undefined ? {} : { folge }) }
    const hash = hashEintrag(eintrag, sha256)
    db.prepare(
      'UPDATE protokoll SET daten = ?, folge = ?, vorgaenger_hash = ?, hash = ? WHERE seq = ?',
    ).run(
      JSON.stringify(daten),
      folge === undefined ? null : JSON.stringify(folge),
      ...[vorgaengerHash, hash, kopf.seq],
    )
    vorgaengerHash = hash
  }
}

/** Changes the first game, its row, and every hash from there on. */
export function faelsche(db: Database.Database): void {
  let offen = true
  schreibeUm(db, (eintrag) => {
    if (!offen || eintrag.art !== 'spiel-eintragen') return eintrag
    offen = false
    const { spiel, ...rest } = eintrag.daten as { spielId: string; spiel: object }
    const anderes = { ...spiel, augenRe: 211 }
    db.prepare('UPDATE spiel SET spiel = ? WHERE id = ? AND version = 1').run(
      JSON.stringify(anderes),
      rest.spielId,
    )
    return { ...eintrag, daten: { ...rest, spiel: anderes } }
  })
}

/** The club as it was written before: without outcomes, its games changed without reasons. */
export function alsFrueher(db: Database.Database): void {
  schreibeUm(db, ({ folge: _, ...eintrag }) => {
    const { grund, ...daten } = eintrag.daten as { grund?: string; spielId?: string }
    if (!eintrag.art.startsWith('spiel-') || grund === undefined) return eintrag
    const version = eintrag.basis + 1
    db.prepare('UPDATE spiel SET grund = NULL WHERE id = ? AND version = ?').run(
      daten.spielId,
      version,
    )
    return { ...eintrag, daten }
  })
}
