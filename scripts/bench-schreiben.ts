import { execute } from '@/db/execute'
import { richteVereinEin } from '@/db/gruendung'
import { legeKontoAn } from '@/db/konten'
import { migrateDb } from '@/db/migrate'
import { EINTRAG_SPALTEN } from '@/db/nachrechnen/eintrag'
import { openDb, type Db } from '@/db/open'
import { letzterEintrag, listProtokoll } from '@/db/queries/protokoll'
import { listSpieler } from '@/db/queries/spieler'
import { findSpieltag } from '@/db/queries/spieltag'
import { findVerein } from '@/db/queries/verein'
import { schreibe } from '@/db/schreibe'
import { sha256 } from '@/db/sha256'
import { transaktion } from '@/db/transaktion'
import { invariant } from '@/lib/domain/invariant'
import type { Kontext } from '@/lib/domain/op/aenderung'
import type { Op } from '@/lib/domain/op/op'
import { findeSpieltag, leererBestand } from '@/lib/domain/protokoll/bestand'
import { rechneNach } from '@/lib/domain/protokoll/nachrechnen'
import { hashEintrag } from '@/lib/domain/protokoll/protokoll'
import { ok } from '@/lib/domain/result'
import type { Empfaenger } from './bench-verein'

/** The club of the benchmark and its roster. */
export interface Benchverein {
  readonly vereinId: string
  readonly konto: Kontext['konto']
  readonly spieler: readonly string[]
}

const NAMEN = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke', 'Frank', 'Gisela']
const GERAET = 'Firefox auf Android'

/** A new database file with one club of seven. */
export function gruende(datei: string): Benchverein {
  const db = openDb(datei)
  migrateDb(db)
  const jetzt = Date.UTC(2016, 0, 1)
  const gegruendet = transaktion(db, (tx) => {
    const konto = legeKontoAn(tx, { anmeldename: 'anna', name: 'Anna', passwortHash: '', jetzt })
    const einstellungen = { freieFehltage: 2, kuersoloWiederholung: 'einmal' } as const
    const daten = {
      ...{ verein: 'Kreuzdame', spieler: NAMEN, ichBin: 0, saison: 'Probe' },
      ...{ regelwerk: 'urexweiler' as const, einstellungen },
    }
    const verein = richteVereinEin(tx, daten, { konto, geraet: GERAET, jetzt })
    return verein.ok ? ok({ ...verein.wert, konto }) : verein
  })
  invariant(gegruendet.ok, 'der Verein lässt sich gründen')
  const { vereinId, konto } = gegruendet.wert
  const spieler = listSpieler(db, vereinId).map((s) => s.id)
  db.$client.close()
  return { vereinId, konto, spieler }
}

interface Schreiber {
  readonly empfaenger: Empfaenger
  readonly ende: () => void
}

/** Writes as the server does. */
export function mitExecute(datei: string, { vereinId, konto }: Benchverein): Schreiber {
  const db = openDb(datei)
  return {
    empfaenger: {
      sende: (op, jetzt) => {
        const ausgang = execute(db, { vereinId, op, konto, geraet: GERAET, jetzt })
        invariant(ausgang.ok, JSON.stringify({ op, ausgang }))
      },
      findeSpieltag: (id) => {
        const akte = findSpieltag(db, { vereinId, id })
        invariant(akte, 'den Abend gibt es')
        return akte
      },
    },
    ende: () => void db.$client.close(),
  }
}

const JE_TRANSAKTION = 2000

/** Writes the same many times faster: without reading anything back, many operations in one transaction. */
export function ohneExecute(datei: string, verein: Benchverein): Schreiber {
  const db = openDb(datei)
  db.$client.pragma('synchronous = OFF')
  const lege = ablage(db, verein)
  const bestand = bisher(db, verein.vereinId)
  let offen = 0
  return {
    empfaenger: {
      sende: (op, zeit) => {
        if (offen === 0) db.$client.exec('BEGIN')
        lege(op, zeit, bestand)
        offen = (offen + 1) % JE_TRANSAKTION
        if (offen === 0) db.$client.exec('COMMIT')
      },
      findeSpieltag: (id) => {
        const akte = findeSpieltag(bestand, id)
        invariant(akte, 'den Abend gibt es')
        return akte
      },
    },
    ende: () => {
      if (offen > 0) db.$client.exec('COMMIT')
      db.$client.close()
    },
  }
}

type Bestand = ReturnType<typeof leererBestand>

/** The club as its protocol so far has made it. */
function bisher(db: Db, vereinId: string): Bestand {
  const verein = findVerein(db, vereinId)
  invariant(verein, 'den Verein gibt es')
  const bestand = leererBestand(verein)
  for (const eintrag of [...listProtokoll(db, { vereinId, anzahl: 1000 })].reverse()) {
    const gerechnet = rechneNach(bestand, { ...eintrag, ausFrueher: false })
    invariant(gerechnet.ok, JSON.stringify({ eintrag, gerechnet }))
  }
  return bestand
}

function ablage(db: Db, { vereinId, konto }: Benchverein) {
  const letzter = letzterEintrag(db, vereinId)
  invariant(letzter, 'der Verein hat Einträge')
  let { seq, hash: vorgaengerHash } = letzter
  const spalten = `verein_id, ${EINTRAG_SPALTEN}`
  const plaetze = spalten.replaceAll(/\w+/g, '?')
  const lege = db.$client.prepare(`INSERT INTO protokoll (${spalten}) VALUES (${plaetze})`)
  return (op: Op, zeit: number, bestand: Bestand) => {
    seq += 1
    const kopf = {
      ...{ vereinId, seq, opId: op.id, art: op.art, basis: op.basis, daten: op.daten, zeit },
      ...{ kontoId: konto.id, kontoName: konto.name, geraet: GERAET, vorgaengerHash },
    }
    const gerechnet = rechneNach(bestand, { ...kopf, klartext: [], ausFrueher: false })
    invariant(gerechnet.ok, JSON.stringify({ op, gerechnet }))
    const { aenderungen, folge } = gerechnet.wert
    for (const a of aenderungen) schreibe(db, { vereinId, kontoId: konto.id }, a)
    vorgaengerHash = hashEintrag({ ...kopf, folge }, sha256)
    lege.run(
      ...[vereinId, seq, op.id, op.art, op.basis, JSON.stringify(op.daten)],
      'spieltagId' in op.daten ? op.daten.spieltagId : null,
      ...[JSON.stringify(folge), null, konto.id, konto.name, GERAET, zeit],
      ...[kopf.vorgaengerHash, vorgaengerHash],
    )
  }
}
