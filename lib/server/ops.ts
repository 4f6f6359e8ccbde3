import 'server-only'
import { z } from 'zod'
import { letzteMarke } from '@/db/queries/protokoll'
import { listSpieler } from '@/db/queries/spieler'
import { findSpieltag } from '@/db/queries/spieltag'
import type { Auftrag } from '@/db/execute'
import { nameAmTisch } from '../domain/freigabe/freigabe'
import type { Ablehnung } from '../domain/op/aenderung'
import { mitLink } from '../domain/op/am-tisch'
import type { Op } from '../domain/op/op'
import { parseOp } from '../domain/op/parse'
import type { Fehler } from '../domain/result'
import { nachrichtFuerGaeste, personenAmTisch, standFuerGaeste } from '../sync/gast'
import type { Stand } from '../sync/stand'
import { geraetAus } from './absender'
import { MEGABYTE, zuGross, type Inhalt } from './anfrage'
import { ABLEHNUNG_STATUS, antworte, fehlerVon, mitText } from './antwort'
import { getDb } from './db'
import { findTisch } from './freigabe'
import { zuViele } from './konto'
import { nachrichtVon } from './nachricht'
import { fuehreAus } from './schreiben'
import { getKontoVon } from './sitzung'
import { findZugang } from './zugang'

const ANFRAGE = z.union([
  /** `konto`: whose the operation is, where it waited on a device; nobody else may send it. */
  z.strictObject({ verein: z.string(), konto: z.string().optional(), op: z.unknown() }),
  z.strictObject({ freigabe: z.string().max(200), op: z.unknown() }),
])

/** Only an import may be as large as the whole request. */
const OP_HOECHSTENS = MEGABYTE

/** Where an operation goes, and in whose name; through a link with the link. */
type Absender = Pick<Auftrag, 'vereinId' | 'konto' | 'freigabeId'>

/**
 * Applies the operation of a request. 200 `{ seq, wiederholt, nachricht? }`, else `{ ablehnung }` with the German sentences,
 * and with the `stand` of the Spieltag as it is. Of a club the sender does not belong to nothing is said, not even that it exists.
 */
export async function bearbeiteOp(anfrage: Request, { json, bytes }: Inhalt): Promise<Response> {
  const huelle = ANFRAGE.safeParse(json)
  const absender =
    huelle.success && 'freigabe' in huelle.data
      ? absenderAmTisch(anfrage, huelle.data.freigabe)
      : await absenderImVerein(anfrage, huelle.data)
  if (absender instanceof Response) return absender
  const gelesen = parseOp(huelle.data?.op)
  if (!gelesen.ok) return abgelehnt(400, 'unlesbar', gelesen.fehler)
  const { freigabeId } = absender
  const op = freigabeId === undefined ? gelesen.wert : mitLink(gelesen.wert, freigabeId)
  if (op.art !== 'saison-importieren' && bytes > OP_HOECHSTENS)
    return abgelehnt(413, 'unlesbar', zuGross(OP_HOECHSTENS))

  const geraet = geraetAus(anfrage.headers)
  const ausgang = fuehreAus({ ...absender, op, geraet, jetzt: Date.now() })
  if (!ausgang.ok) return lehneOpAb(absender, op, ausgang.fehler)
  const { seq, wiederholt } = ausgang.wert
  const nachricht = nachrichtVon(op, ausgang.wert)
  const ihre = nachricht && istGast(absender) ? nachrichtFuerGaeste(nachricht) : nachricht
  return antworte({ seq, wiederholt, ...(ihre && { nachricht: ihre }) })
}

async function absenderImVerein(
  anfrage: Request,
  huelle: z.output<typeof ANFRAGE> | undefined,
): Promise<Absender | Response> {
  const konto = await getKontoVon(anfrage)
  if (konto === null) return abgelehnt(401, 'nicht-angemeldet', fehlerVon('nicht-angemeldet'))
  if (huelle === undefined || !('verein' in huelle))
    return abgelehnt(400, 'unlesbar', fehlerVon('unlesbar'))
  if ((huelle.konto ?? konto.kontoId) !== konto.kontoId)
    return abgelehnt(401, 'nicht-angemeldet', fehlerVon('nicht-angemeldet'))
  const zugang = findZugang(konto.kontoId, huelle.verein)
  if (zugang === null) return abgelehnt(404, 'nicht-gefunden', fehlerVon('kein-zugang'))
  const { kontoId: id, name, anmeldename } = konto
  return { vereinId: zugang.verein.id, konto: { id, name, anmeldename } }
}

/**
 * Of a link that has ended, too: `decide` refuses what comes through it, but what had arrived before is answered as ever when it
 * comes again.
 */
function absenderAmTisch(anfrage: Request, token: string): Absender | Response {
  const tisch = findTisch(token, anfrage.headers)
  if (typeof tisch === 'number') {
    return tisch > 0
      ? abgelehnt(429, 'nicht-gefunden', zuViele(tisch))
      : abgelehnt(404, 'nicht-gefunden', fehlerVon('freigabe-unbekannt'))
  }
  const { vereinId, freigabe } = tisch
  const konto = { id: freigabe.kontoId, name: nameAmTisch(freigabe), anmeldename: '' }
  return { vereinId, konto, freigabeId: freigabe.id }
}

function istGast({ freigabeId }: Absender): boolean {
  return freigabeId !== undefined
}

function lehneOpAb(absender: Absender, op: Op, { code, fehler }: Ablehnung): Response {
  const { vereinId } = absender
  const stand = standZu(vereinId, op)
  const alle = listSpieler(getDb(), vereinId)
  // Whoever came by a link hears no other names than those at the table.
  const bekannte = istGast(absender) ? (stand ? personenAmTisch(stand.akte, alle) : []) : alle
  const ablehnung = {
    code,
    fehler: mitText(fehler, Object.fromEntries(bekannte.map((s) => [s.id, s.name]))),
    ...(stand && standDazu(absender, code, stand)),
  }
  return antworte({ ablehnung }, ABLEHNUNG_STATUS[code])
}

/** Whoever came by a link may be told nothing any more: only what is merely stale comes with the evening. */
function standDazu(absender: Absender, code: Ablehnung['code'], stand: Stand) {
  if (!istGast(absender)) return { stand }
  return code === 'veraltet' ? { stand: standFuerGaeste(stand) } : {}
}

function standZu(vereinId: string, op: Op): Stand | undefined {
  if (!('spieltagId' in op.daten)) return undefined
  const db = getDb()
  const tag = { vereinId, id: op.daten.spieltagId }
  const akte = findSpieltag(db, tag)
  return akte && { ...letzteMarke(db, tag), akte }
}

function abgelehnt(
  status: number,
  code: Ablehnung['code'] | 'nicht-angemeldet' | 'unlesbar',
  fehler: readonly Fehler[],
): Response {
  return antworte({ ablehnung: { code, fehler: mitText(fehler) } }, status)
}
