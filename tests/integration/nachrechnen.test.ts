import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDb } from '../../db/migrate'
import { rechneVereinNach } from '../../db/nachrechnen'
import { DATENBANK_DATEI, openDb } from '../../db/open'
import { speichereNachrechnung } from '../../db/queries/nachrechnung'
import { OP_DATEN } from '../../lib/domain/op/op'
import type { Abweichung } from '../../lib/domain/protokoll/abweichung'
import type { BewegterVerein } from '../builders/bewegter-verein'
import { bewegterVerein } from '../builders/bewegter-verein'
import { alsFrueher, faelsche, inhalt, spalten, verdirb } from '../builders/verderben'
import { testordner } from '../builders/datenbank'

/** One club in which everything has happened; each test spoils a copy of its file. */
let ordner = ''
let verein: BewegterVerein

beforeAll(() => {
  ordner = mkdtempSync(join(tmpdir(), 'kallemann-'))
  const db = openDb(join(ordner, DATENBANK_DATEI))
  migrateDb(db)
  verein = bewegterVerein(db)
  db.$client.close()
})

afterAll(() => rmSync(ordner, { recursive: true, force: true }))

async function findeIn(datei: string): Promise<Abweichung | null> {
  return (await rechneVereinNach(datei, { vereinId: verein.vereinId })).abweichung
}

const heil = () => join(ordner, DATENBANK_DATEI)
const finde = (tat: (db: Database.Database) => void) => findeIn(verdirb(heil(), tat))

/** Another value of the same kind; JSON stays JSON. */
function anders(wert: unknown): unknown {
  if (typeof wert === 'number') return wert + 1000
  if (typeof wert !== 'string') return 'etwas'
  if (!/^[[{]/.test(wert)) return `${wert.slice(0, -1)}${wert.endsWith('z') ? 'y' : 'z'}`
  if (wert === '[]') return '["etwas"]'
  return wert.replace(/[a-z0-9](?=[^a-z0-9]*$)/i, (z) => (z === '1' ? '2' : '1'))
}

describe('checking a club in which everything has happened', () => {
  it('knows every kind of operation, and finds nothing', async () => {
    const datei = join(ordner, DATENBANK_DATEI)
    const db = new Database(datei, { readonly: true })
    const arten = db.prepare('SELECT DISTINCT art FROM protokoll ORDER BY art').pluck().all()
    const letzter = db.prepare('SELECT seq, hash FROM protokoll ORDER BY seq DESC').get()
    db.close()
    expect(arten).toEqual(Object.keys(OP_DATEN).sort())
    const { eintraege, siegel, abweichung } = await rechneVereinNach(datei, verein)
    expect({ abweichung, seq: eintraege, hash: siegel }).toEqual({
      abweichung: null,
      ...(letzter as object),
    })
  })

  it.each(spalten())('finds a changed %s.%s', async (tabelle, spalte) => {
    const abweichung = await finde((db) => {
      const zeilen = db
        .prepare(`SELECT rowid, "${spalte}" AS wert FROM "${tabelle}" ORDER BY rowid`)
        .all() as { rowid: number; wert: unknown }[]
      // In the middle, of a row that has a value where one has.
      const mit = zeilen.filter((z) => z.wert !== null)
      const wahl = mit.length > 0 ? mit : zeilen
      const zeile = wahl[Math.floor(wahl.length / 2)]
      expect(zeile).toBeDefined()
      db.prepare(`UPDATE "${tabelle}" SET "${spalte}" = ? WHERE rowid = ?`).run(
        anders(zeile?.wert),
        zeile?.rowid,
      )
    })
    const { code, ort = '' } = abweichung ?? {}
    if (tabelle !== 'protokoll') expect(ort.split('.')[0]).toBe(tabelle)
    // Of a changed entry rows and figures may tell what it said.
    else expect(code === 'inhalt' || ort.startsWith('protokoll.')).toBe(true)
  })
})

describe('rows', () => {
  it.each([
    [
      'spieler',
      'einer weniger',
      { sql: "DELETE FROM spieler WHERE name = 'Elke'", code: 'zeile-fehlt' },
    ],
    [
      'spieltag',
      'einer weniger',
      { sql: 'DELETE FROM spieltag WHERE endstand IS NOT NULL', code: 'zeile-fehlt' },
    ],
    [
      'spiel',
      'eine Version weniger',
      { sql: 'DELETE FROM spiel WHERE version = 2', code: 'zeile-fehlt' },
    ],
    [
      'abnahme',
      'eine weniger',
      { sql: "DELETE FROM abnahme WHERE art = 'selbst'", code: 'zeile-fehlt' },
    ],
    [
      'spiel',
      'eines mehr',
      {
        sql: `INSERT INTO spiel SELECT verein_id, 'neu', 1, NULL, runde_id, 99, spiel, besetzung, 0, NULL, konto_id, konto_name, erfasst_am
       FROM spiel WHERE version = 1 LIMIT 1`,
        code: 'zeile-zuviel',
      },
    ],
    [
      'abnahme',
      'eine mehr',
      {
        sql: `INSERT INTO abnahme SELECT verein_id, 'neu', spieltag_id, spieler_id, art, konto_name, zeit, 99, stand FROM abnahme LIMIT 1`,
        code: 'zeile-zuviel',
      },
    ],
    [
      'mitglied',
      'eines mehr',
      {
        sql: `INSERT INTO mitglied SELECT verein_id, 'neu', 'fremd', 'verwaltung', NULL, 1 FROM mitglied LIMIT 1`,
        code: 'zeile-zuviel',
      },
    ],
  ])('of %s: %s is found', async (tabelle, _, { sql, code }) => {
    expect(await finde((db) => db.exec(sql))).toMatchObject({ code, ort: tabelle })
  })

  it('leads to the game and the evening that were changed, with both values', async () => {
    const abweichung = await finde((db) => {
      db.exec(`UPDATE spiel SET spiel = replace(spiel, '"augenRe":151', '"augenRe":150')`)
    })
    expect(abweichung).toMatchObject({
      code: 'zeile',
      ort: 'spiel.spiel.augenRe',
      erwartet: '151',
      gefunden: '150',
      spieltagId: verein.abend,
    })
    expect(abweichung?.spielId).toBeDefined()
  })

  it('finds the name of an account that is not the one it signed with', async () => {
    const abweichung = await finde((db) => {
      db.exec(`UPDATE konto SET name = 'Wer anders' WHERE name = 'Anna Beispiel'`)
    })
    expect(abweichung).toMatchObject({ ort: 'konto.name', erwartet: 'Anna Beispiel' })
  })
})

describe('the protocol', () => {
  it('finds an entry that was taken out of the middle', async () => {
    expect(await finde((db) => db.exec('DELETE FROM protokoll WHERE seq = 20'))).toMatchObject({
      code: 'luecke',
      seq: 20,
    })
  })

  it('finds two entries that were swapped', async () => {
    const abweichung = await finde((db) => {
      for (const [von, nach] of [
        [20, 9999],
        [21, 20],
        [9999, 21],
      ] as const)
        db.prepare('UPDATE protokoll SET seq = ? WHERE seq = ?').run(nach, von)
    })
    expect(abweichung).toMatchObject({ code: 'kette', seq: 20 })
  })

  it('finds that its end is gone, by the rows that it had made', async () => {
    const abweichung = await finde((db) => {
      db.exec('DELETE FROM protokoll WHERE seq = (SELECT max(seq) FROM protokoll)')
    })
    expect(abweichung).toMatchObject({ code: 'zeile-zuviel', ort: 'spiel' })
  })

  it('finds that end and rows are gone, by what it was when it was checked before', async () => {
    const datei = verdirb(heil(), () => undefined)
    const davor = await rechneVereinNach(datei, verein)
    const db = openDb(datei)
    const wann = { begonnenAm: 1, beendetAm: 2, nachEintrag: davor.eintraege }
    speichereNachrechnung(db, verein.vereinId, { ...wann, ...davor })
    db.$client.exec(`DROP TRIGGER protokoll_kein_delete; DROP TRIGGER spiel_kein_delete`)
    const letzter = 'SELECT max(seq) FROM protokoll'
    db.$client.exec(`DELETE FROM spiel WHERE id =
      (SELECT json_extract(daten, '$.spielId') FROM protokoll WHERE seq = (${letzter}))`)
    db.$client.exec(`DELETE FROM protokoll WHERE seq = (${letzter})`)
    db.$client.close()
    // Nothing but the missing guard tells, and that is told first.
    expect(await findeIn(datei)).toMatchObject({ code: 'datei', id: 'protokoll_kein_delete' })
    const wieder = new Database(datei)
    for (const name of ['protokoll', 'spiel'])
      wieder.exec(`CREATE TRIGGER ${name}_kein_delete BEFORE DELETE ON ${name}
BEGIN
  SELECT RAISE(ABORT, '${name} ist unveraenderlich');
END`)
    wieder.close()
    expect(await findeIn(datei)).toMatchObject({
      code: 'luecke',
      ort: 'nachrechnung.eintraege',
      erwartet: String(davor.eintraege),
    })
  })

  it('finds a forger who computed every hash anew, by what the games come to', async () => {
    const abweichung = await finde(faelsche)
    expect(abweichung).toMatchObject({ code: 'folge' })
    expect(abweichung?.ort).toMatch(/^folge\./)
  })

  it('finds a name beside an entry that is not the sealed one', async () => {
    const abweichung = await finde((db) => {
      db.exec(`UPDATE protokoll SET klartext = replace(klartext, '"Bernhard"', '"Bernd B."')`)
    })
    expect(abweichung).toMatchObject({ code: 'name', gefunden: 'Bernd B.' })
  })

  it('finds a name that somebody took out without the operation for it', async () => {
    const abweichung = await finde((db) => {
      const { seq, klartext } = db
        .prepare(`SELECT seq, klartext FROM protokoll WHERE klartext LIKE '%"Elke"%'`)
        .get() as { seq: number; klartext: string }
      const ohne = (JSON.parse(klartext) as object[]).map((k) => ({
        ...k,
        text: 'Ehemals 9',
        salz: null,
      }))
      db.prepare('UPDATE protokoll SET klartext = ? WHERE seq = ?').run(JSON.stringify(ohne), seq)
    })
    expect(abweichung).not.toBeNull()
  })
})

describe('a single byte of the file', () => {
  it('that changes anything of the club is found, wherever it lies', async () => {
    const heil = readFileSync(join(ordner, DATENBANK_DATEI))
    const datei = join(testordner(), DATENBANK_DATEI)
    const vorher = inhalt(join(ordner, DATENBANK_DATEI))
    let veraendert = 0
    for (let stelle = 4321; stelle < heil.length; stelle += 2999) {
      const kaputt = Buffer.from(heil)
      kaputt[stelle] = (kaputt[stelle] ?? 0) ^ 0x01
      writeFileSync(datei, kaputt)
      if (inhalt(datei) === vorher) continue
      veraendert += 1
      const befund = await rechneVereinNach(datei, verein).catch(() => 'unlesbar' as const)
      expect(befund === 'unlesbar' || befund.abweichung !== null, `Byte ${stelle}`).toBe(true)
    }
    expect(veraendert).toBeGreaterThan(20)
  }, 60_000)
})

describe('everything', () => {
  it('finds that everything of a club is gone, the protocol too', async () => {
    const leer = verdirb(heil(), (db) => {
      const tabellen = [...new Set(spalten().map(([tabelle]) => tabelle))]
      for (const t of [...tabellen, 'nachrechnung']) db.exec(`DELETE FROM "${t}"`)
    })
    expect(await findeIn(leer)).toMatchObject({ code: 'luecke', seq: 1 })
  })

  it('takes entries from before outcomes were kept, closed evenings changed without a reason too', async () => {
    const datei = verdirb(heil(), alsFrueher)
    expect(await findeIn(datei)).toBeNull()
  })
})
