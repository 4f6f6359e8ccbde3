import { describe, expect, it } from 'vitest'
import type { execute } from '../../db/execute'
import type { Db } from '../../db/open'
import { listProtokoll } from '../../db/queries/protokoll'
import { findSpieltag, listSpieltage } from '../../db/queries/spieltag'
import { sha256 } from '../../db/sha256'
import { transaktion } from '../../db/transaktion'
import { ERSTER_VORGAENGER, hashEintrag } from '../../lib/domain/protokoll/protokoll'
import { fail } from '../../lib/domain/result'
import { schreibe } from '../../db/schreibe'
import { neueId } from '../../db/neue-id'
import {
  abendOps,
  neueOp,
  sende,
  testDb,
  testmitglied,
  testverein,
  tue,
} from '../builders/datenbank'

/** Every row of every table. */
function inhalt({ $client: c }: Db): unknown {
  const tabellen = c
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .pluck()
    .all() as string[]
  return Object.fromEntries(tabellen.map((t) => [t, c.prepare(`SELECT * FROM "${t}"`).all()]))
}

const codes = (ausgang: ReturnType<typeof execute>) =>
  ausgang.ok ? [] : [ausgang.fehler.code, ...ausgang.fehler.fehler.map((f) => f.code)]

describe('execute', () => {
  it('stores an evening with its games as they are read again', () => {
    const db = testDb()
    const verein = testverein(db)
    const abend = abendOps(verein)
    tue(db, verein, abend.eroeffnen, abend.eintragen(1), abend.eintragen(2, neueId()))
    const { Anna = '', Bernd = '', Clara = '', Dieter = '' } = verein.spieler
    const akte = findSpieltag(db, { vereinId: verein.vereinId, id: abend.spieltagId })
    expect(akte).toMatchObject({
      id: abend.spieltagId,
      datum: '2026-01-09',
      ort: null,
      ende: null,
      gestrichen: false,
      version: 1,
    })
    expect(akte?.runden[0]).toMatchObject({
      sitze: [Anna, Bernd, Clara, Dieter],
      ersterGeber: Dieter,
      einstellungen: { freieFehltage: 2, kuersoloWiederholung: 'einmal' },
    })
    expect(
      akte?.runden[0]?.spiele.map((s) => [s.position, s.version, s.spiel, s.besetzung]),
    ).toEqual([
      [1, 1, abend.spiel, [Anna, Bernd, Clara, Dieter]],
      [2, 1, abend.spiel, [Bernd, Clara, Dieter, Anna]],
    ])
  })

  it('keeps every version of a game and reads the newest', () => {
    const db = testDb()
    const verein = testverein(db)
    const { spieltagId, spielId, spiel, ...abend } = abendOps(verein)
    tue(
      db,
      verein,
      abend.eroeffnen,
      abend.eintragen(1),
      neueOp('spiel-korrigieren', 1, { spieltagId, spielId, spiel: { ...spiel, augenRe: 151 } }),
      neueOp('spiel-streichen', 2, { spieltagId, spielId, grund: 'doppelt' }),
    )
    const versionen = db.$client
      .prepare('SELECT version, vorgaenger, gestrichen, grund FROM spiel ORDER BY version')
      .raw()
      .all()
    expect(versionen).toEqual([
      [1, null, 0, null],
      [2, 1, 0, null],
      [3, 2, 1, 'doppelt'],
    ])
    const akte = findSpieltag(db, { vereinId: verein.vereinId, id: spieltagId })
    expect(akte?.runden[0]?.spiele).toMatchObject([
      { version: 3, gestrichen: true, spiel: { augenRe: 151 } },
    ])
    expect(listSpieltage(db, verein.vereinId)).toMatchObject([{ anzahlSpiele: 0 }])
    tue(db, verein, neueOp('spiel-wiederherstellen', 3, { spieltagId, spielId }))
    expect(listSpieltage(db, verein.vereinId)).toMatchObject([{ anzahlSpiele: 1 }])
  })

  it('gives the same operation sent twice one effect and one answer', () => {
    const db = testDb()
    const verein = testverein(db)
    const abend = abendOps(verein)
    tue(db, verein, abend.eroeffnen)
    const op = abend.eintragen(1)
    const erstes = sende(db, verein, op)
    const nachher = inhalt(db)
    const zweites = sende(db, verein, op)
    expect(erstes).toMatchObject({ ok: true, wert: { wiederholt: false } })
    expect(zweites).toEqual({
      ok: true,
      wert: { seq: erstes.ok ? erstes.wert.seq : 0, wiederholt: true, aenderungen: [], vorher: 0 },
    })
    expect(inhalt(db)).toEqual(nachher)
  })

  it('refuses another operation under the same id', () => {
    const db = testDb()
    const verein = testverein(db)
    const abend = abendOps(verein)
    tue(db, verein, abend.eroeffnen)
    const op = abend.eintragen(1)
    tue(db, verein, op)
    const anders = { ...abend.eintragen(1, neueId()), id: op.id }
    expect(codes(sende(db, verein, anders))).toEqual(['abgelehnt', 'op-wiederverwendet'])
    expect(codes(sende(db, verein, { ...op, basis: 7 }))).toEqual([
      'abgelehnt',
      'op-wiederverwendet',
    ])
  })

  it('refuses an id that another evening uses, which the loaded part did not show', () => {
    const db = testDb()
    const verein = testverein(db)
    const [erster, zweiter] = [abendOps(verein), abendOps(verein)]
    tue(db, verein, erster.eroeffnen, erster.eintragen(1), zweiter.eroeffnen)
    const vorher = inhalt(db)
    expect(codes(sende(db, verein, zweiter.eintragen(1, erster.spielId)))).toEqual([
      'abgelehnt',
      'id-vergeben',
    ])
    expect(inhalt(db)).toEqual(vorher)
  })

  it('stores nothing of a refused operation', () => {
    const db = testDb()
    const verein = testverein(db)
    const abend = abendOps(verein)
    tue(db, verein, abend.eroeffnen)
    const vorher = inhalt(db)
    expect(codes(sende(db, verein, abend.eintragen(2)))).toEqual(['veraltet', 'position-vergeben'])
    expect(inhalt(db)).toEqual(vorher)
  })

  it('stores nothing half when writing fails in the middle', () => {
    const db = testDb()
    const verein = testverein(db)
    const vorher = inhalt(db)
    // The second half of an import is made to fail, long after the first rows were written.
    db.$client.exec(
      `CREATE TEMP TRIGGER voll BEFORE INSERT ON spieltag BEGIN SELECT RAISE(ABORT, 'Platte voll'); END`,
    )
    const datei = {
      format: 'kallemann/1',
      regelwerk: 'urexweiler',
      saison: { name: '2020', spieler: ['Ute', 'Vera', 'Willi', 'Xaver'] },
      spieltage: [{ datum: '2020-01-01', endstand: { Ute: 1, Vera: -1, Willi: 0, Xaver: 0 } }],
    }
    const op = neueOp('saison-importieren', 0, { saisonId: neueId(), datei })
    expect(() => sende(db, verein, op)).toThrow('Platte voll')
    expect(inhalt(db)).toEqual(vorher)
    db.$client.exec('DROP TRIGGER voll')
    expect(sende(db, verein, op).ok).toBe(true)
  })

  it('chains the protocol by hashes that anybody can recompute', () => {
    const db = testDb()
    const verein = testverein(db)
    const abend = abendOps(verein)
    tue(db, verein, abend.eroeffnen, abend.eintragen(1))
    const eintraege = [...listProtokoll(db, { vereinId: verein.vereinId, anzahl: 100 })].reverse()
    expect(eintraege.map((e) => e.seq)).toEqual(eintraege.map((_, i) => i + 1))
    let vorgaenger = ERSTER_VORGAENGER
    for (const { hash, ...eintrag } of eintraege) {
      expect(eintrag.vorgaengerHash).toBe(vorgaenger)
      expect(hashEintrag(eintrag, sha256)).toBe(hash)
      vorgaenger = hash
    }
    expect(eintraege.at(-1)).toMatchObject({
      art: 'spiel-eintragen',
      kontoName: 'Anna Beispiel',
      geraet: 'Testgerät',
    })
  })

  it('never overwrites a row of a version that it did not see', () => {
    const db = testDb()
    const { vereinId, konto, spieler } = testverein(db)
    const zeile = { id: spieler['Anna'] ?? '', name: 'Anna', gast: false, version: 3 }
    const ziel = { vereinId, kontoId: konto.id }
    expect(() => schreibe(db, ziel, { art: 'spieler', zeile })).toThrow('genau eine Zeile')
  })
})

describe('a club', () => {
  it('is closed to strangers, who learn nothing of it', () => {
    const db = testDb()
    const verein = testverein(db)
    const fremde = testverein(db, { name: 'Pikbube' })
    const abend = abendOps(verein)
    tue(db, verein, abend.eroeffnen)
    const vorher = inhalt(db)
    const eindringling = { vereinId: verein.vereinId, konto: fremde.konto }
    expect(codes(sende(db, eindringling, abend.eintragen(1)))).toEqual([
      'nicht-gefunden',
      'nicht-gefunden',
    ])
    // A thing of another club does not exist in one's own.
    expect(codes(sende(db, fremde, abend.eintragen(1)))).toEqual([
      'nicht-gefunden',
      'spieltag-unbekannt',
    ])
    expect(inhalt(db)).toEqual(vorher)
    expect(findSpieltag(db, { vereinId: fremde.vereinId, id: abend.spieltagId })).toBeUndefined()
  })

  it('may use the ids and names of another club', () => {
    const db = testDb()
    const [eins, zwei] = [testverein(db), testverein(db, { name: 'Pikbube' })]
    const spielerId = neueId()
    const op = neueOp('spieler-anlegen', 0, { spielerId, name: 'Ute', gast: true })
    tue(db, eins, op)
    tue(db, zwei, op)
  })

  it.each([
    ['verwaltung', []],
    ['schreiber', []],
    ['mitglied', ['nicht-erlaubt', 'nicht-erlaubt']],
    ['leser', ['nicht-erlaubt', 'nicht-erlaubt']],
  ] as const)('lets a %s record a game or not', (rolle, erwartet) => {
    const db = testDb()
    const verein = testverein(db)
    const abend = abendOps(verein)
    tue(db, verein, abend.eroeffnen)
    const konto = testmitglied(db, verein, rolle)
    expect(codes(sende(db, { ...verein, konto }, abend.eintragen(1)))).toEqual(erwartet)
  })

  it('shuts out a member who was removed, at once', () => {
    const db = testDb()
    const verein = testverein(db)
    const konto = testmitglied(db, verein, 'schreiber')
    const mitgliedId = db.$client
      .prepare('SELECT id FROM mitglied WHERE konto_id = ?')
      .pluck()
      .get(konto.id) as string
    tue(db, verein, neueOp('mitglied-entfernen', 1, { mitgliedId }))
    expect(codes(sende(db, { ...verein, konto }, abendOps(verein).eroeffnen))).toEqual([
      'nicht-gefunden',
      'nicht-gefunden',
    ])
  })
})

describe('transaktion', () => {
  it('takes back what a refused piece of work has written', () => {
    const db = testDb()
    const vorher = inhalt(db)
    const ergebnis = transaktion(db, (tx) => {
      tx.run(`INSERT INTO verein VALUES ('v', 'v', 'V', 0)`)
      return fail('doch nicht')
    })
    expect(ergebnis).toEqual({ ok: false, fehler: 'doch nicht' })
    expect(inhalt(db)).toEqual(vorher)
  })
})
