import { istObjekt, textFeld } from '../../lib/domain/objekt'
import type { Abweichung, Stelle } from '../../lib/domain/protokoll/abweichung'
import { ersteStelle, textWert } from '../../lib/domain/protokoll/abweichung'
import type { Ablehnung } from '../../lib/domain/op/aenderung'
import type { Bestand } from '../../lib/domain/protokoll/bestand'
import type { Folge } from '../../lib/domain/protokoll/folge'
import { RECHENWEISE } from '../../lib/domain/protokoll/folge'
import { falscherName } from '../../lib/domain/protokoll/getilgt'
import type { OffenerEintrag } from '../../lib/domain/protokoll/nachrechnen'
import { kanonisch, textEintrag } from '../../lib/domain/protokoll/protokoll'
import type { Klartext } from '../../lib/domain/protokoll/siegel'
import { MIT_NAMEN } from '../../lib/domain/protokoll/siegel'
import { sha256 } from '../sha256'
import { liesJson, pfadVon } from './spalten'

/** An entry of the protocol as it lies in the table. */
export type RoherEintrag = readonly [
  seq: number,
  opId: string,
  art: string,
  basis: number,
  daten: string,
  spieltagId: string | null,
  folge: string | null,
  klartext: string | null,
  kontoId: string,
  kontoName: string,
  geraet: string,
  zeit: number,
  vorgaengerHash: string,
  hash: string,
]

export const EINTRAG_SPALTEN =
  'seq, op_id, art, basis, daten, spieltag_id, folge, klartext, konto_id, konto_name, geraet, zeit, vorgaenger_hash, hash'

/** An entry that could be read. */
export interface GelesenerEintrag {
  readonly eintrag: OffenerEintrag
  readonly roh: RoherEintrag
  /** `kanonisch` of its content. */
  readonly daten: string
  /** A column that is written otherwise than it must be, though it means the same. */
  readonly unordentlich: string | null
}

/** Reads an entry; a fault of its JSON is answered as the column that has it. */
export function liesEintrag(
  vereinId: string,
  roh: RoherEintrag,
): { readonly gelesen: GelesenerEintrag } | { readonly unlesbar: string } {
  const [seq, opId, art, basis, datenText, spieltagId, folgeText, klartextText] = roh
  const [, , , , , , , , kontoId, kontoName, geraet, zeit, vorgaengerHash] = roh
  const daten = liesJson(datenText)
  const klartext = klartextText === null ? null : liesJson(klartextText)
  if (daten === null) return { unlesbar: 'daten' }
  if (klartextText !== null && !istKlartext(klartext?.wert)) return { unlesbar: 'klartext' }
  const unordentlich = [
    daten.knapp ? null : 'daten',
    klartext === null || klartext.knapp ? null : 'klartext',
    spieltagId === spieltagVon(daten.wert) ? null : 'spieltag_id',
  ]
  const eintrag = {
    ...{ vereinId, seq, opId, art, basis, kontoId, kontoName, geraet, zeit, vorgaengerHash },
    daten: daten.wert,
    klartext: istKlartext(klartext?.wert) ? klartext.wert : [],
    ausFrueher: folgeText === null,
  }
  const falsch = unordentlich.find((spalte) => spalte !== null) ?? null
  return { gelesen: { eintrag, roh, daten: daten.kanonisch, unordentlich: falsch } }
}

/** What an entry says that it came to, beside what it comes to. */
export interface GeleseneFolge {
  /** `kanonisch` of what is stored; null for an entry from before that was kept. */
  readonly kanonisch: string | null
  /** Where it is not what was computed; null where it is. */
  readonly stelle: Stelle | null
  readonly knapp: boolean
}

/** Reads what an entry came to; undefined when it is no JSON. Mostly it is, letter by letter, what was computed. */
export function liesFolge(
  [, , , , , , text]: RoherEintrag,
  gerechnet: Folge | null,
): GeleseneFolge | undefined {
  if (text === null) return { kanonisch: null, stelle: null, knapp: true }
  if (gerechnet !== null && JSON.stringify(gerechnet) === text)
    return { kanonisch: kanonisch(gerechnet), stelle: null, knapp: true }
  const gelesen = liesJson(text)
  if (gelesen === null) return undefined
  if (!istVonHeute(gelesen.wert)) return { ...gelesen, stelle: null }
  const erwartet = gerechnet === null ? gelesen.kanonisch : kanonisch(gerechnet)
  const gleich = erwartet === gelesen.kanonisch
  const stelle = gleich ? null : ersteStelle(JSON.parse(erwartet), gelesen.wert)
  const ganzes = { pfad: '', erwartet, gefunden: text }
  return { ...gelesen, stelle: gleich ? null : (stelle ?? ganzes) }
}

/** Whether it was computed in the way that this version computes. */
function istVonHeute(folge: unknown): boolean {
  return istObjekt(folge) && folge['rechenweise'] === RECHENWEISE
}

/** The hash of an entry as it is stored. */
export function rechneHash(gelesen: GelesenerEintrag, folge: string | null): string {
  return sha256(textEintrag(gelesen.eintrag, { daten: gelesen.daten, folge }))
}

function istKlartext(wert: unknown): wert is readonly Klartext[] {
  return Array.isArray(wert) && wert.every(istName)
}

function istName(wert: unknown): boolean {
  if (!istObjekt(wert)) return false
  const { siegel, text, salz, spielerId } = wert
  const texte = [siegel, text, spielerId].every((t) => typeof t === 'string')
  return texte && (salz === null || typeof salz === 'string')
}

function spieltagVon(daten: unknown): unknown {
  return istObjekt(daten) && 'spieltagId' in daten ? daten['spieltagId'] : null
}

/** Where a person can look at what an entry is about. */
export function orteVon({ daten }: OffenerEintrag): Pick<Abweichung, 'spieltagId' | 'spielId'> {
  const [spieltagId, spielId] = [textFeld(daten, 'spieltagId'), textFeld(daten, 'spielId')]
  return {
    ...(spieltagId === undefined ? {} : { spieltagId }),
    ...(spielId === undefined ? {} : { spielId }),
  }
}

/** An entry that the rules would have refused. */
export function unmoeglich({ seq }: OffenerEintrag, { fehler }: Ablehnung): Abweichung {
  const [erster] = fehler
  const ort = pfadVon('daten', erster?.ort ?? '')
  return { code: 'vorgang', seq, ort, erwartet: null, gefunden: erster?.code ?? null }
}

/** Where what an operation came to is not what it comes to. */
export function falscheFolge(seq: number, { stelle }: GeleseneFolge): Abweichung | null {
  if (stelle === null) return null
  const { pfad, erwartet, gefunden } = stelle
  return { code: 'folge', seq, ort: pfadVon('folge', pfad), erwartet, gefunden }
}

/** A name beside an entry that is not the sealed one. */
export function falscherKlartext(
  { eintrag }: GelesenerEintrag,
  bestand: Bestand,
): Abweichung | null {
  const { klartext, art, daten, seq } = eintrag
  if (klartext.length === 0 && !(MIT_NAMEN as readonly string[]).includes(art)) return null
  const falsch = falscherName(bestand, { art, daten, klartext }, sha256)
  return falsch && { code: 'name', seq, ort: 'protokoll.klartext', ...falsch }
}

/** A column of an entry that does not fit the others. */
export function falscheSpalte(
  seq: number,
  spalte: string,
  werte: { readonly erwartet?: unknown; readonly gefunden?: unknown } = {},
): Abweichung {
  const [erwartet, gefunden] = [textWert(werte.erwartet), textWert(werte.gefunden)]
  return { code: 'inhalt', seq, ort: `protokoll.${spalte}`, erwartet, gefunden }
}
