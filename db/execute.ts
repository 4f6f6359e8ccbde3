import { randomBytes } from 'node:crypto'
import type { Ablehnung, Aenderung, Kontext } from '../lib/domain/op/aenderung'
import { ablehnung } from '../lib/domain/op/aenderung'
import { decide } from '../lib/domain/op/decide'
import { applyAenderungen } from '../lib/domain/op/apply'
import type { Op, VereinStand } from '../lib/domain/op/op'
import type { Folge } from '../lib/domain/protokoll/folge'
import { ERSTER_VORGAENGER, hashEintrag, kanonisch } from '../lib/domain/protokoll/protokoll'
import { entsiegle, versiegle } from '../lib/domain/protokoll/siegel'
import type { Result } from '../lib/domain/result'
import { ok } from '../lib/domain/result'
import { ladeFolge } from './folge'
import type { Db, Verbindung } from './open'
import type { GespeicherterEintrag, Marke } from './queries/protokoll'
import { findEintrag, letzteMarke, letzterEintrag, markeVon } from './queries/protokoll'
import { ladeStand } from './queries/stand'
import { protokoll } from './schema-protokoll'
import { schreibe } from './schreibe'
import { istEindeutigkeit } from './sqlite-fehler'
import { vergissSpuren } from './tilge-spuren'
import { sha256 } from './sha256'
import { transaktion } from './transaktion'

/** An operation on a club, and who sends it from where. */
export interface Auftrag {
  readonly vereinId: string
  readonly op: Op
  readonly konto: Kontext['konto']
  /** In words: „Firefox auf Android“. */
  readonly geraet: string
  readonly jetzt: number
  /** The server's own operation; else the sender's role in the club decides what is allowed. */
  readonly alsServer?: true
  /** Through this link, in the name of whoever made it. */
  readonly freigabeId?: string
}

export interface Ausgang {
  /** Number of the protocol entry. */
  readonly seq: number
  /** The beginning of its hash; missing when it is `wiederholt`. */
  readonly siegel?: string
  /** The same operation had arrived before: nothing has happened now, and `aenderungen` is empty. */
  readonly wiederholt: boolean
  readonly aenderungen: readonly Aenderung[]
  /** Number of the entry before it of the same Spieltag; 0 for its first, or for an operation on none. */
  readonly vorher: number
  readonly vorherSiegel?: string
}

/**
 * The one write path: loads, decides and writes with the protocol entry in one immediate transaction. When it
 * returns `ok` the change is on disk. Throws only for bugs and outages; then nothing is stored.
 */
export function execute(db: Db, auftrag: Auftrag): Result<Ausgang, Ablehnung> {
  try {
    const ausgang = transaktion(db, (tx) => executeIn(tx, auftrag))
    // Where somebody still reads, the end of a check or the server's next look does it.
    if (ausgang.ok && auftrag.op.art === 'spieler-anonymisieren') vergissSpuren(db)
    return ausgang
  } catch (error) {
    // An id that the loaded part of the club did not show, such as that of a Spiel of another evening.
    if (istEindeutigkeit(error)) return ablehnung('abgelehnt', { ort: '', code: 'id-vergeben' })
    throw error
  }
}

/** As `execute`, within a running immediate transaction. */
export function executeIn(tx: Verbindung, auftrag: Auftrag): Result<Ausgang, Ablehnung> {
  const { vereinId, op, konto, jetzt } = auftrag
  const frueher = findEintrag(tx, { vereinId, opId: op.id })
  if (frueher !== undefined) return wiederhole(op, frueher)

  const stand = ladeStand(tx, vereinId, op)
  const absender = absenderVon(stand, auftrag)
  if (absender === undefined)
    return ablehnung('nicht-gefunden', { ort: '', code: 'nicht-gefunden' })

  const entscheidung = decide(stand, op, { konto, jetzt, ...absender })
  if (!entscheidung.ok) return entscheidung
  const nachher = applyAenderungen(stand, entscheidung.wert)
  const folge = ladeFolge(tx, vereinId, { op, vorher: stand, nachher })
  for (const aenderung of entscheidung.wert) {
    schreibe(tx, { vereinId, kontoId: konto.id }, aenderung)
  }
  const davor: Marke =
    'spieltagId' in op.daten ? letzteMarke(tx, { vereinId, id: op.daten.spieltagId }) : { seq: 0 }
  return ok({
    ...protokolliere(tx, auftrag, { folge, personen: nachher.spieler }),
    ...{ wiederholt: false, aenderungen: entscheidung.wert, vorher: davor.seq },
    ...(davor.siegel && { vorherSiegel: davor.siegel }),
  })
}

function absenderVon(
  { mitglieder }: VereinStand,
  { alsServer, freigabeId, konto }: Auftrag,
): Pick<Kontext, 'rolle' | 'freigabeId'> | undefined {
  if (alsServer) return { rolle: 'server' }
  if (freigabeId !== undefined) return { rolle: 'tisch', freigabeId }
  const rolle = mitglieder.find((m) => m.kontoId === konto.id)?.rolle
  return rolle && { rolle }
}

/** The same id twice is one result; with other content it is a client's fault that must not pass for a success. */
function wiederhole(op: Op, frueher: GespeicherterEintrag): Result<Ausgang, Ablehnung> {
  const gleich =
    frueher.art === op.art &&
    frueher.basis === op.basis &&
    kanonisch(entsiegle(frueher.art, frueher)) === kanonisch(op.daten)
  if (!gleich) return ablehnung('abgelehnt', { ort: 'id', code: 'op-wiederverwendet' })
  return ok({ seq: frueher.seq, wiederholt: true, aenderungen: [], vorher: 0 })
}

function protokolliere(
  tx: Verbindung,
  { vereinId, op, konto, geraet, jetzt }: Auftrag,
  { folge, personen }: { folge: Folge; personen: VereinStand['spieler'] },
): Marke {
  const { daten, klartext } = versiegle(op.art, op.daten, { personen, neuesSalz, sha256 })
  const letzter = letzterEintrag(tx, vereinId)
  const eintrag = {
    vereinId,
    seq: (letzter?.seq ?? 0) + 1,
    opId: op.id,
    art: op.art,
    basis: op.basis,
    daten,
    folge,
    kontoId: konto.id,
    kontoName: konto.name,
    geraet,
    zeit: jetzt,
    vorgaengerHash: letzter?.hash ?? ERSTER_VORGAENGER,
  }
  const hash = hashEintrag(eintrag, sha256)
  tx.insert(protokoll)
    .values({
      verein_id: eintrag.vereinId,
      seq: eintrag.seq,
      op_id: eintrag.opId,
      art: eintrag.art,
      basis: eintrag.basis,
      daten: eintrag.daten,
      spieltag_id: 'spieltagId' in op.daten ? op.daten.spieltagId : null,
      folge: eintrag.folge,
      klartext: klartext.length === 0 ? null : klartext,
      konto_id: eintrag.kontoId,
      konto_name: eintrag.kontoName,
      geraet: eintrag.geraet,
      zeit: eintrag.zeit,
      vorgaenger_hash: eintrag.vorgaengerHash,
      hash,
    })
    .run()
  return markeVon({ seq: eintrag.seq, hash })
}

/** 128 bits: nobody can guess a name by trying. */
function neuesSalz(): string {
  return randomBytes(16).toString('base64url')
}
