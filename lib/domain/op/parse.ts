import { z } from 'zod'
import type { FehlerCode } from '../fehler-codes'
import { formatFehler, MIT_EINGABE } from '../format-fehler'
import type { Fehler, Result } from '../result'
import { fail, ok } from '../result'
import type { Op, OpArt } from './op'
import { OP_DATEN } from './op'

const HUELLE = z.strictObject({
  // Lower case, so that one operation has one id however a client spells it.
  id: z.uuid().toLowerCase(),
  art: z.string(),
  basis: z.int().min(0),
  daten: z.unknown(),
})

/** Kinds that make a new thing: nothing can have been seen of it. */
const NEUES: readonly OpArt[] = [
  'spieler-anlegen',
  'saison-anlegen',
  'spieltag-eroeffnen',
  'spieltag-nachtragen',
  'spiel-eintragen',
  'spieltag-abnehmen',
  'freigabe-anlegen',
  'buchung-eintragen',
  'mitglied-einladen',
  'saison-importieren',
]

/** An operation from outside. `ort` of a fault is a path within `daten`, or `id`, `art`, `basis`. */
export function parseOp(roh: unknown): Result<Op, readonly Fehler[]> {
  const huelle = HUELLE.safeParse(roh, MIT_EINGABE)
  if (!huelle.success) return fail(formatFehler(huelle.error))
  return parseOpDaten(huelle.data)
}

/** As `parseOp` when only kind and content can be at fault. */
export function parseOpDaten(huelle: {
  readonly id: string
  readonly art: string
  readonly basis: number
  readonly daten?: unknown
}): Result<Op, readonly Fehler[]> {
  const { id, art, basis } = huelle
  if (!istOpArt(art)) return fail([{ ort: 'art', regel: 'Format', code: 'op-unbekannt' }])
  if (NEUES.includes(art) && basis !== 0)
    return fail([{ ort: 'basis', regel: 'Format', code: 'veraltet', daten: { basis, version: 0 } }])
  const daten = OP_DATEN[art].safeParse(huelle.daten, MIT_EINGABE)
  if (!daten.success) return fail(formatFehler(daten.error).map(inWorten))
  // The schema of `art` has just made `daten`; TypeScript cannot see the pair.
  return ok({ id, art, basis, daten: daten.data } as Op)
}

function istOpArt(art: string): art is OpArt {
  return Object.hasOwn(OP_DATEN, art)
}

/**
 * What is out of bounds in a field that a person fills in, in the words of that field. zod tells only that
 * something is wrong there.
 */
export function inWorten(fehler: Fehler): Fehler {
  const code = fehler.code === 'unlesbar' ? FELD_CODES.get(fehler.ort) : undefined
  return code === undefined ? fehler : { ...fehler, code }
}

const FELD_CODES: ReadonlyMap<string, FehlerCode> = new Map([
  ['name', 'name-form'],
  ['ort', 'ort-laenge'],
  ['grund', 'grund-laenge'],
  ['antwort', 'grund-laenge'],
  ['datum', 'datum-form'],
  ['cent', 'betrag-form'],
  ['zweck', 'zweck-laenge'],
  ['spieler', 'kader-anzahl'],
  ['runde.sitze', 'sitze-anzahl'],
  ['tisch', 'tisch-nummer'],
  ['einstellungen.freieFehltage', 'freie-fehltage'],
  ['einstellungen.abrechnung.einsatzCent', 'einsatz-form'],
  ['einstellungen.abrechnung.limitCent', 'limit-form'],
  ['einstellungen.fehlgebuehrCent', 'gebuehr-form'],
])
