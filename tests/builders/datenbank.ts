import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { execute } from '../../db/execute'
import { gruendeVerein, macheVerwaltung } from '../../db/gruendung'
import { legeKontoAn } from '../../db/konten'
import { migrateDb } from '../../db/migrate'
import { neueId } from '../../db/neue-id'
import { DATENBANK_DATEI, openDb, type Db } from '../../db/open'
import { transaktion } from '../../db/transaktion'
import { nameAmTisch } from '../../lib/domain/freigabe/freigabe'
import type { Kontext } from '../../lib/domain/op/aenderung'
import type { Op, OpArt, OpDaten } from '../../lib/domain/op/op'
import { ok } from '../../lib/domain/result'
import type { Rolle } from '../../lib/domain/verein/verein'

/** A data folder that is gone after the test. */
export function testordner(): string {
  const ordner = mkdtempSync(join(tmpdir(), 'kallemann-'))
  onTestFinished(() => rmSync(ordner, { recursive: true, force: true }))
  return ordner
}

/** A fresh database with the real migrations, closed after the test. */
export function testDb(ordner = testordner()): Db {
  const db = openDb(join(ordner, DATENBANK_DATEI))
  migrateDb(db)
  // Hooks run last first: closed before its folder goes.
  onTestFinished(() => void db.$client.close())
  return db
}

export interface Testverein {
  readonly vereinId: string
  readonly kurz: string
  readonly konto: Kontext['konto']
  /** Player ids by name. */
  readonly spieler: Readonly<Record<string, string>>
  readonly saisonId: string
}

/** A new operation. */
export function neueOp<A extends OpArt>(art: A, basis: number, daten: OpDaten<A>): Op {
  return { id: neueId(), art, basis, daten } as Op
}

/** Executes operations that must succeed, as the founder unless said otherwise. */
export function tue(db: Db, verein: Pick<Testverein, 'vereinId' | 'konto'>, ...ops: Op[]): void {
  for (const op of ops) {
    const ausgang = sende(db, verein, op)
    if (!ausgang.ok) throw new Error(`${op.art}: ${JSON.stringify(ausgang.fehler)}`)
  }
}

/** Executes one operation. */
export function sende(db: Db, { vereinId, konto }: Pick<Testverein, 'vereinId' | 'konto'>, op: Op) {
  return execute(db, { vereinId, op, konto, geraet: 'Testgerät', jetzt: Date.now() })
}

/** Executes one operation that comes through a link of this account. */
export function sendeAmTisch(
  db: Db,
  { vereinId, konto }: Pick<Testverein, 'vereinId' | 'konto'>,
  { freigabeId, op }: { readonly freigabeId: string; readonly op: Op },
) {
  const gast = { ...konto, name: nameAmTisch({ kontoName: konto.name }) }
  const jetzt = Date.now()
  return execute(db, { vereinId, op, konto: gast, geraet: 'Gastgerät', jetzt, freigabeId })
}

/** A club with its founder, players and a season of all of them. */
export function testverein(
  db: Db,
  {
    name = 'Kreuzdame',
    spieler: namen = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke'],
    passwortHash = 'kein Hash',
  }: { name?: string; spieler?: readonly string[]; passwortHash?: string } = {},
): Testverein {
  const jetzt = Date.now()
  const gegruendet = transaktion(db, (tx) => {
    const anmeldename = `anna-${name.toLowerCase()}`
    const konto = legeKontoAn(tx, { anmeldename, name: 'Anna Beispiel', passwortHash, jetzt })
    const absender = { konto, geraet: 'Testgerät', jetzt }
    const neuer = gruendeVerein(tx, name, absender)
    macheVerwaltung(tx, { vereinId: neuer.vereinId, spielerId: null }, absender)
    return ok({ ...neuer, konto })
  })
  if (!gegruendet.ok) throw new Error('nicht gegründet')
  const saisonId = neueId()
  const ids = namen.map((n) => [n, neueId()] as const)
  const verein = { ...gegruendet.wert, saisonId, spieler: Object.fromEntries(ids) }
  const anlegen = ids.map(([n, spielerId]) =>
    neueOp('spieler-anlegen', 0, { spielerId, name: n, gast: false }),
  )
  tue(
    db,
    verein,
    ...anlegen,
    neueOp('saison-anlegen', 0, {
      saisonId,
      name: '2026',
      regelwerk: 'urexweiler',
      einstellungen: { freieFehltage: 2, kuersoloWiederholung: 'einmal' },
      spieler: ids.map(([, id]) => id),
    }),
  )
  return verein
}

/** Another account that is a member of the club. */
export function testmitglied(db: Db, verein: Testverein, rolle: Rolle): Kontext['konto'] {
  const einladungId = neueId()
  const jetzt = Date.now()
  const name = `${rolle} ${einladungId.slice(-4)}`
  const anmeldename = name.replace(' ', '-')
  const konto = transaktion(db, (tx) =>
    ok(legeKontoAn(tx, { anmeldename, name, passwortHash: 'kein Hash', jetzt })),
  )
  if (!konto.ok) throw new Error('kein Konto')
  const tokenHash = einladungId.replaceAll('-', '').repeat(2)
  const ablauf = jetzt + 60_000
  tue(
    db,
    verein,
    neueOp('mitglied-einladen', 0, { einladungId, tokenHash, rolle, spielerId: null, ablauf }),
  )
  const op = neueOp('mitglied-aufnehmen', 0, {
    mitgliedId: neueId(),
    einladungId,
    kontoId: konto.wert.id,
  })
  const absender = { vereinId: verein.vereinId, konto: konto.wert, geraet: 'Testgerät', jetzt }
  const ausgang = execute(db, { ...absender, op, alsServer: true })
  if (!ausgang.ok) throw new Error(JSON.stringify(ausgang.fehler))
  return konto.wert
}

/** The operations that open an evening of four and record its first game. */
export function abendOps(verein: Testverein) {
  const { Anna = '', Bernd = '', Clara = '', Dieter = '' } = verein.spieler
  const [spieltagId, rundeId, spielId] = [neueId(), neueId(), neueId()]
  const spiel = { art: 'normal', re: [Anna, Bernd], augenRe: 130 }
  const eroeffnen = neueOp('spieltag-eroeffnen', 0, {
    spieltagId,
    saisonId: verein.saisonId,
    datum: '2026-01-09',
    ort: null,
    entschuldigt: [],
    runde: { id: rundeId, sitze: [Anna, Bernd, Clara, Dieter], ersterGeber: Dieter },
  })
  const eintragen = (position: number, id = spielId) =>
    neueOp('spiel-eintragen', 0, { spieltagId, rundeId, spielId: id, position, spiel })
  return { spieltagId, rundeId, spielId, spiel, eroeffnen, eintragen }
}
