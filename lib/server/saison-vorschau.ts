import 'server-only'
import { z } from 'zod'
import { neueId } from '@/db/neue-id'
import { listSpieltageDerSaison } from '@/db/queries/spieltag'
import { ladeStand } from '@/db/queries/stand'
import { invariant } from '../domain/invariant'
import type { Ablehnung } from '../domain/op/aenderung'
import { decide } from '../domain/op/decide'
import type { Op } from '../domain/op/op'
import { parseOp } from '../domain/op/parse'
import type { Result } from '../domain/result'
import { ok } from '../domain/result'
import type { SaisonVorschau } from '../domain/saison/vorschau'
import { computeVorschau } from '../domain/saison/vorschau'
import { ABLEHNUNG_STATUS, antworte, fehlerVon, lehneAb } from './antwort'
import { getDb } from './db'
import type { Angemeldet } from './sitzung'
import { getKontoVon } from './sitzung'
import type { Zugang } from './zugang'
import { findZugang } from './zugang'

/** What `saison-aendern` takes besides the Saison, which the address names. */
const ANFRAGE = z.strictObject({
  basis: z.unknown(),
  name: z.unknown(),
  einstellungen: z.unknown(),
})

/**
 * What a change of a season's settings would do: `{ basis, name, einstellungen }` → `{ vorschau }`. Refused exactly when
 * the operation `saison-aendern` would be, with its status and faults. Nothing is stored.
 */
export async function bearbeiteSaisonVorschau(
  anfrage: Request,
  ziel: { readonly verein: string; readonly id: string },
  json: unknown,
): Promise<Response> {
  const konto = await getKontoVon(anfrage)
  if (konto === null) return lehneAb(401, fehlerVon('nicht-angemeldet'))
  const zugang = findZugang(konto.kontoId, ziel.verein)
  if (zugang === null) return lehneAb(404, fehlerVon('nicht-gefunden'))
  const gelesen = ANFRAGE.safeParse(json)
  if (!gelesen.success) return lehneAb(400, fehlerVon('unlesbar'))
  const { basis, ...daten } = gelesen.data
  const op = parseOp({
    id: neueId(),
    art: 'saison-aendern',
    basis,
    daten: { ...daten, saisonId: ziel.id },
  })
  if (!op.ok) return lehneAb(422, op.fehler)
  const vorschau = vorschauVon(op.wert, { konto, zugang })
  if (vorschau.ok) return antworte({ vorschau: vorschau.wert })
  return lehneAb(ABLEHNUNG_STATUS[vorschau.fehler.code], vorschau.fehler.fehler)
}

function vorschauVon(
  op: Op,
  { konto, zugang }: { konto: Angemeldet; zugang: Zugang },
): Result<SaisonVorschau, Ablehnung> {
  const db = getDb()
  const vereinId = zugang.verein.id
  const stand = ladeStand(db, vereinId, op)
  const { kontoId: id, name, anmeldename } = konto
  const kontext = { konto: { id, name, anmeldename }, rolle: zugang.ich.rolle, jetzt: Date.now() }
  const entscheidung = decide(stand, op, kontext)
  if (!entscheidung.ok) return entscheidung
  const nachher = entscheidung.wert.find((a) => a.art === 'saison')?.zeile
  const vorher = stand.saisons.find((s) => s.id === nachher?.id)
  invariant(vorher !== undefined && nachher !== undefined, 'saison-aendern ändert eine Saison')
  const spieltage = listSpieltageDerSaison(db, { vereinId, saisonId: vorher.id })
  return ok(computeVorschau(vorher, spieltage, nachher.einstellungen))
}
