import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { neueId } from '../../db/neue-id'
import { rechneVereinNach } from '../../db/nachrechnen'
import { pruefeVerein } from '../../db/nachrechnen/verein'
import { DATENBANK_DATEI, type Db } from '../../db/open'
import { listProtokoll, listUnversiegelte } from '../../db/queries/protokoll'
import { listSaisons } from '../../db/queries/saison'
import { listNamensfassungen, listSpieler } from '../../db/queries/spieler'
import { listSpieltageDerSaison } from '../../db/queries/spieltag'
import { findVerein } from '../../db/queries/verein'
import { nachrechnung } from '../../db/schema-protokoll'
import { sha256 } from '../../db/sha256'
import { parseSaisonDatei } from '../../lib/domain/austausch/saison-datei'
import { hashEintrag } from '../../lib/domain/protokoll/protokoll'
import { entsiegle } from '../../lib/domain/protokoll/siegel'
import { exportSaison } from '../../lib/format/austausch'
import {
  abendOps,
  neueOp,
  sende,
  testDb,
  testmitglied,
  testordner,
  testverein,
  tue,
  type Testverein,
} from '../builders/datenbank'

/** Names that occur in no word, hash or id. */
const NAMEN = ['Xqvörn-Zwölf', 'Jyxqua Wpfötz', 'Qwÿxan'] as const
const [ERSTER, ZWEITER, DRITTER] = NAMEN

/** Every cell of every table, as text. */
function inhalt({ $client: c }: Db): string {
  const tabellen = c
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .pluck()
    .all() as string[]
  return tabellen.map((t) => JSON.stringify(c.prepare(`SELECT * FROM "${t}"`).all())).join('\n')
}

/** As they stand, and in the form in which they are compared. */
const spuren = (text: string) =>
  NAMEN.flatMap((n) => [n, n.toLowerCase(), n.toUpperCase()]).filter((n) => text.includes(n))

/** A file in which this player sits at the table, deals, is Re and is named in every other way. */
function saisonDatei(name: string, saison: string) {
  const spieler = [name, 'Bernd', 'Clara', 'Dieter']
  return {
    format: 'kallemann/1',
    regelwerk: 'urexweiler',
    saison: { name: saison, spieler: [...spieler, 'Elke'] },
    spieltage: [
      {
        datum: '2020-01-10',
        entschuldigt: ['Elke'],
        runden: [
          {
            spieler,
            ersterGeber: name,
            ende: 'vorzeitig',
            spiele: [
              { art: 'normal', re: [name, 'Bernd'], augenRe: 130, stoesse: [name] },
              { art: 'normal', re: ['Bernd', name], augenRe: 130, stoesse: [name], schweine: name },
              { art: 'normal', re: ['Bernd', 'Clara'], regelverstoss: name },
            ],
          },
        ],
      },
      { datum: '2020-01-17', endstand: { [name]: 3, Bernd: -3, Clara: 0, Dieter: 0 } },
      {
        datum: '2020-01-24',
        entschuldigt: [name],
        endstand: { Bernd: 1, Clara: -1, Dieter: 0, Elke: 0 },
      },
    ],
  }
}

/** A player who was entered, imported, renamed twice, imported again under other letters, and has played. */
function vorbereitet(ordner = testordner()) {
  const db = testDb(ordner)
  const verein = testverein(db, { spieler: [ERSTER, 'Bernd', 'Clara', 'Dieter', 'Elke'] })
  const spielerId = verein.spieler[ERSTER] ?? ''
  const importiere = (name: string, saison: string) =>
    neueOp('saison-importieren', 0, { saisonId: neueId(), datei: saisonDatei(name, saison) })
  // The builder's evening is Anna's.
  const abend = abendOps({ ...verein, spieler: { ...verein.spieler, Anna: spielerId } })
  const { spieltagId } = abend
  tue(
    db,
    verein,
    importiere(ERSTER, '2019'),
    neueOp('spieler-umbenennen', 1, { spielerId, name: ZWEITER }),
    abend.eroeffnen,
    abend.eintragen(1),
    neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }),
    neueOp('spieltag-abnehmen', 0, { spieltagId, abnahmeId: neueId(), spielerId, fassung: 1 }),
    neueOp('spieler-umbenennen', 2, { spielerId, name: DRITTER }),
    importiere(DRITTER.toUpperCase(), '2018'),
  )
  const tilge = neueOp('spieler-anonymisieren', 3, { spielerId })
  return { db, verein, spielerId, tilge, ordner }
}

function protokoll(db: Db, { vereinId }: Testverein) {
  return listProtokoll(db, { vereinId, anzahl: 1000 })
}

function pruefe(db: Db, { vereinId }: Testverein) {
  const akte = findVerein(db, vereinId)
  if (akte === undefined) throw new Error('kein Verein')
  const lauf = pruefeVerein(db.$client, akte)
  for (;;) {
    const schritt = lauf.next()
    if (schritt.done) return schritt.value.abweichung
  }
}

describe('a player who is anonymised', () => {
  it('is named in no table any more, by none of the names of all times', () => {
    const { db, verein, tilge } = vorbereitet()
    expect(spuren(inhalt(db))).toEqual(expect.arrayContaining([...NAMEN, DRITTER.toUpperCase()]))
    tue(db, verein, tilge)
    expect(spuren(inhalt(db))).toEqual([])
    expect(JSON.stringify(protokoll(db, verein).map((e) => entsiegle(e.art, e)))).toContain(
      'Ehemals 1',
    )
  })

  it('leaves no byte of a name in the file', () => {
    const { db, verein, tilge, ordner } = vorbereitet()
    tue(db, verein, tilge)
    const dateien = () =>
      ['', '-wal'].map((ende) =>
        readFileSync(join(ordner, DATENBANK_DATEI + ende)).toString('utf8'),
      )
    expect(dateien().flatMap(spuren)).toEqual([])
    expect(dateien().join('')).toContain('Ehemals 1')
  })

  it('keeps the chain of hashes, everybody else’s name, and all that checking recomputes', () => {
    const { db, verein, spielerId, tilge } = vorbereitet()
    const vorher = protokoll(db, verein).map((e) => e.hash)
    tue(db, verein, tilge)
    const nachher = protokoll(db, verein)
    expect(nachher.slice(1).map((e) => e.hash)).toEqual(vorher)
    for (const { hash, ...eintrag } of nachher) expect(hashEintrag(eintrag, sha256)).toBe(hash)
    expect(pruefe(db, verein)).toBeNull()
    const namen = new Map(listSpieler(db, verein.vereinId).map((s) => [s.id, s.name]))
    expect(namen.get(spielerId)).toBe('Ehemals 1')
    expect([...namen.values()].sort()).toEqual(['Bernd', 'Clara', 'Dieter', 'Ehemals 1', 'Elke'])
    const fassungen = listNamensfassungen(db, verein.vereinId).get(spielerId)
    expect([...(fassungen?.values() ?? [])]).toEqual(Array(4).fill('Ehemals 1'))
  })

  it('goes into an exported season under the neutral name, and that file can be read', () => {
    const { db, verein, tilge } = vorbereitet()
    const { vereinId } = verein
    const exportiere = () => {
      const namen = Object.fromEntries(listSpieler(db, vereinId).map((s) => [s.id, s.name]))
      return listSaisons(db, vereinId).map((saison) => {
        const spieltage = listSpieltageDerSaison(db, { vereinId, saisonId: saison.id })
        return JSON.stringify(exportSaison({ saison, spieltage, namen }))
      })
    }
    const vorher = exportiere()
    tue(db, verein, tilge)
    const nachher = exportiere()
    expect(nachher).toEqual(vorher.map((text) => text.replaceAll(DRITTER, 'Ehemals 1')))
    for (const datei of nachher) expect(parseSaisonDatei(JSON.parse(datei)).ok).toBe(true)
  })

  it('is not named by what a check had found', () => {
    const { db, verein, tilge } = vorbereitet()
    const { vereinId } = verein
    const fund = {
      seq: 1,
      ort: `daten.datei.endstand.${ERSTER}`,
      erwartet: ERSTER,
      gefunden: `${DRITTER}?`,
    }
    const zeile = { begonnen_am: 0, beendet_am: 1, eintraege: 0, siegel: '' }
    db.insert(nachrechnung)
      .values({ verein_id: vereinId, ...zeile, abweichung: { code: 'zeile', ...fund } })
      .run()
    tue(db, verein, tilge)
    expect(spuren(inhalt(db))).toEqual([])
    expect(db.select().from(nachrechnung).get()?.abweichung).toEqual({
      code: 'zeile',
      seq: 1,
      ort: 'daten.datei.endstand.Ehemals 1',
      erwartet: 'Ehemals 1',
      gefunden: 'Ehemals 1?',
    })
  })

  it('takes the next free number, and none that anybody bears or bore', () => {
    const { db, verein, tilge } = vorbereitet()
    const { Bernd = '', Clara = '' } = verein.spieler
    tue(
      db,
      verein,
      neueOp('spieler-umbenennen', 1, { spielerId: Bernd, name: 'ehemals 1' }),
      neueOp('spieler-umbenennen', 2, { spielerId: Bernd, name: 'Bernd' }),
      tilge,
      neueOp('spieler-anonymisieren', 1, { spielerId: Clara }),
    )
    const namen = listSpieler(db, verein.vereinId).map((s) => s.name)
    expect(namen).toEqual(['Bernd', 'Dieter', 'Ehemals 2', 'Ehemals 3', 'Elke'])
    expect(pruefe(db, verein)).toBeNull()
  })

  it('is told beforehand when old entries keep the name: those of the time before names were sealed', () => {
    const { db, verein, spielerId } = vorbereitet()
    const { vereinId } = verein
    expect(listUnversiegelte(db, vereinId)).toEqual(new Set())
    const alt = (sql: string) => {
      const { protokoll_kein_update: trigger } = Object.fromEntries(
        db.$client.prepare('SELECT name, sql FROM sqlite_master').raw().all() as [string, string][],
      )
      db.$client.exec(`DROP TRIGGER protokoll_kein_update; ${sql}; ${trigger}`)
    }
    // Elke was entered before, under the name she had then.
    alt(`UPDATE protokoll SET daten = replace(daten, json_extract(klartext, '$[0].siegel'), 'Elke'),
      klartext = NULL, folge = NULL WHERE klartext LIKE '%"Elke"%' AND art = 'spieler-anlegen'`)
    tue(
      db,
      verein,
      neueOp('spieler-umbenennen', 1, { spielerId: verein.spieler['Elke'] ?? '', name: 'Elke S.' }),
    )
    expect(listUnversiegelte(db, vereinId)).toEqual(new Set([verein.spieler['Elke']]))
    tue(db, verein, neueOp('spieler-anonymisieren', 2, { spielerId: verein.spieler['Elke'] ?? '' }))
    expect(listUnversiegelte(db, vereinId)).toEqual(new Set([verein.spieler['Elke']]))
    // A season from a file, of all of them: by whatever name they are in it.
    const datei = JSON.stringify(saisonDatei(DRITTER.toUpperCase(), '2018'))
    alt(`UPDATE protokoll SET daten = json_set(daten, '$.datei', json('${datei}')), klartext = NULL,
      folge = NULL WHERE seq = (SELECT max(seq) FROM protokoll WHERE art = 'saison-importieren')`)
    const { Bernd = '', Clara = '', Dieter = '', Elke = '' } = verein.spieler
    expect(listUnversiegelte(db, vereinId)).toEqual(
      new Set([spielerId, Bernd, Clara, Dieter, Elke]),
    )
  })

  it('is checked without a difference after a file brought the neutral name back, and it was taken out again', async () => {
    const ordner = testordner()
    const db = testDb(ordner)
    const verein = testverein(db)
    const spielerId = verein.spieler['Anna'] ?? ''
    const weg = (basis: number) => neueOp('spieler-anonymisieren', basis, { spielerId })
    const datei = saisonDatei('Ehemals 1', '2020')
    tue(db, verein, weg(1))
    tue(db, verein, neueOp('saison-importieren', 0, { saisonId: neueId(), datei }), weg(2))
    expect(listSpieler(db, verein.vereinId).find((s) => s.id === spielerId)?.name).toBe('Ehemals 2')
    const pfad = join(ordner, DATENBANK_DATEI)
    expect((await rechneVereinNach(pfad, verein)).abweichung).toBeNull()
  })

  it('must not be a member, and only the Verwaltung may do it', () => {
    const { db, verein, spielerId, tilge } = vorbereitet()
    const schreiber = testmitglied(db, verein, 'schreiber')
    expect(sende(db, { ...verein, konto: schreiber }, tilge)).toMatchObject({
      ok: false,
      fehler: { code: 'nicht-erlaubt' },
    })
    const mitgliedId = db.$client
      .prepare('SELECT id FROM mitglied WHERE konto_id = ?')
      .pluck()
      .get(schreiber.id) as string
    tue(db, verein, neueOp('mitglied-aendern', 1, { mitgliedId, rolle: 'mitglied', spielerId }))
    expect(sende(db, verein, tilge)).toMatchObject({
      ok: false,
      fehler: { fehler: [{ code: 'spieler-hat-konto' }] },
    })
    tue(db, verein, neueOp('mitglied-entfernen', 2, { mitgliedId }), tilge)
    expect(spuren(inhalt(db))).toEqual([])
  })
})
