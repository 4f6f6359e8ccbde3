import 'server-only'
import { z } from 'zod'
import { letzteSeq } from '@/db/queries/protokoll'
import { listSpieler } from '@/db/queries/spieler'
import { findSpieltag } from '@/db/queries/spieltag'
import type { Ablehnung } from '../domain/op/aenderung'
import type { Op } from '../domain/op/op'
import { parseOp } from '../domain/op/parse'
import type { Fehler } from '../domain/result'
import type { Stand } from '../sync/stand'
import { geraetAus } from './absender'
import { MEGABYTE, zuGross, type Inhalt } from './anfrage'
import { ABLEHNUNG_STATUS, antworte, fehlerVon, mitText } from './antwort'
import { getDb } from './db'
import { nachrichtVon } from './nachricht'
import { fuehreAus } from './schreiben'
import { getKontoVon } from './sitzung'
import { findZugang } from './zugang'

const ANFRAGE = z.strictObject({ verein: z.string(), op: z.unknown() })

/** Only an import may be as large as the whole request. */
const OP_HOECHSTENS = MEGABYTE

/**
 * Applies the operation of a request. 200 `{ seq, wiederholt, nachricht? }`, else `{ ablehnung }` with the German sentences,
 * at 409 with the `stand` of the Spieltag. Of a club the sender does not belong to nothing is said, not even that it exists.
 */
export async function bearbeiteOp(anfrage: Request, { json, bytes }: Inhalt): Promise<Response> {
  const konto = await getKontoVon(anfrage)
  if (konto === null) return abgelehnt(401, 'nicht-angemeldet', fehlerVon('nicht-angemeldet'))
  const huelle = ANFRAGE.safeParse(json)
  if (!huelle.success) return abgelehnt(400, 'unlesbar', fehlerVon('unlesbar'))
  const gelesen = parseOp(huelle.data.op)
  if (!gelesen.ok) return abgelehnt(400, 'unlesbar', gelesen.fehler)
  const op = gelesen.wert
  if (op.art !== 'saison-importieren' && bytes > OP_HOECHSTENS)
    return abgelehnt(413, 'unlesbar', zuGross(OP_HOECHSTENS))
  const db = getDb()
  const zugang = findZugang(konto.kontoId, huelle.data.verein)
  if (zugang === null) return abgelehnt(404, 'nicht-gefunden', fehlerVon('nicht-gefunden'))

  const vereinId = zugang.verein.id
  const ausgang = fuehreAus({
    vereinId,
    op,
    konto: { id: konto.kontoId, name: konto.name, anmeldename: konto.anmeldename },
    geraet: geraetAus(anfrage.headers),
    jetzt: Date.now(),
  })
  if (ausgang.ok) {
    const { seq, wiederholt } = ausgang.wert
    const nachricht = nachrichtVon(op, ausgang.wert)
    return antworte({ seq, wiederholt, ...(nachricht && { nachricht }) })
  }
  const { code, fehler } = ausgang.fehler
  const namen = Object.fromEntries(listSpieler(db, vereinId).map((s) => [s.id, s.name]))
  const ablehnung = {
    code,
    fehler: mitText(fehler, namen),
    ...(code === 'veraltet' ? standZu(vereinId, op) : {}),
  }
  return antworte({ ablehnung }, ABLEHNUNG_STATUS[code])
}

function standZu(vereinId: string, op: Op): { readonly stand?: Stand } {
  if (!('spieltagId' in op.daten)) return {}
  const db = getDb()
  const tag = { vereinId, id: op.daten.spieltagId }
  const akte = findSpieltag(db, tag)
  return akte === undefined ? {} : { stand: { seq: letzteSeq(db, tag), akte } }
}

function abgelehnt(
  status: number,
  code: Ablehnung['code'] | 'nicht-angemeldet' | 'unlesbar',
  fehler: readonly Fehler[],
): Response {
  return antworte({ ablehnung: { code, fehler: mitText(fehler) } }, status)
}
