import type { Abweichung } from '../../lib/domain/protokoll/abweichung'
import { ersteStelle, textWert } from '../../lib/domain/protokoll/abweichung'
import type { Ablehnung } from '../../lib/domain/op/aenderung'
import type { Bestand } from '../../lib/domain/protokoll/bestand'
import type { Folge } from '../../lib/domain/protokoll/folge'
import { falscherName } from '../../lib/domain/protokoll/getilgt'
import type { OffenerEintrag } from '../../lib/domain/protokoll/nachrechnen'
import { kanonisch, textEintrag } from '../../lib/domain/protokoll/protokoll'
import type { Klartext } from '../../lib/domain/protokoll/siegel'
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

/** An entry that could be read, with its canonical text and the hash of it. */
export interface GelesenerEintrag {
  readonly eintrag: OffenerEintrag
  /** `kanonisch` of what it came to; null for an entry from before that was kept. */
  readonly folgeText: string | null
  readonly datenText: string
  readonly gerechneterHash: string
  readonly hash: string
  /** What of it is written otherwise than it must be, though it means the same. */
  readonly unordentlich: string | null
}

/** Reads an entry; a fault of its JSON is answered as the column that has it. */
export function liesEintrag(
  vereinId: string,
  roh: RoherEintrag,
): { readonly gelesen: GelesenerEintrag } | { readonly unlesbar: string } {
  const [seq, opId, art, basis, datenText, spieltagId, folgeText, klartextText] = roh
  const [, , , , , , , , kontoId, kontoName, geraet, zeit, vorgaengerHash, hash] = roh
  const daten = liesJson(datenText)
  const folge = folgeText === null ? null : liesJson(folgeText)
  const klartext = klartextText === null ? null : liesJson(klartextText)
  if (daten === null) return { unlesbar: 'daten' }
  if (folge === null && folgeText !== null) return { unlesbar: 'folge' }
  if (klartextText !== null && !istKlartext(klartext?.wert)) return { unlesbar: 'klartext' }
  const kopf = { vereinId, seq, opId, art, basis, kontoId, kontoName, geraet, zeit, vorgaengerHash }
  const texte = { daten: daten.kanonisch, folge: folge?.kanonisch ?? null }
  const unordentlich = [
    daten.knapp ? null : 'daten',
    folge === null || folge.knapp ? null : 'folge',
    klartext === null || klartext.knapp ? null : 'klartext',
    spieltagId === spieltagVon(daten.wert) ? null : 'spieltag_id',
  ]
  return {
    gelesen: {
      eintrag: {
        ...kopf,
        daten: daten.wert,
        // What it is: compared with what is computed, field by field.
        ...(folge === null ? {} : { folge: folge.wert as Folge }),
        klartext: istKlartext(klartext?.wert) ? klartext.wert : [],
      },
      folgeText: texte.folge,
      datenText,
      gerechneterHash: sha256(textEintrag(kopf, texte)),
      hash,
      unordentlich: unordentlich.find((spalte) => spalte !== null) ?? null,
    },
  }
}

function istKlartext(wert: unknown): wert is readonly Klartext[] {
  return Array.isArray(wert) && wert.every(istName)
}

function istName(wert: unknown): boolean {
  if (typeof wert !== 'object' || wert === null) return false
  const { siegel, text, salz, spielerId } = wert as Readonly<Record<keyof Klartext, unknown>>
  const texte = [siegel, text, spielerId].every((t) => typeof t === 'string')
  return texte && (salz === null || typeof salz === 'string')
}

function spieltagVon(daten: unknown): unknown {
  const traegt = typeof daten === 'object' && daten !== null && 'spieltagId' in daten
  return traegt ? daten.spieltagId : null
}

/** Where a person can look at what an entry is about. */
export function orteVon({ daten }: OffenerEintrag): Pick<Abweichung, 'spieltagId' | 'spielId'> {
  if (typeof daten !== 'object' || daten === null) return {}
  return {
    ...('spieltagId' in daten && typeof daten.spieltagId === 'string'
      ? { spieltagId: daten.spieltagId }
      : {}),
    ...('spielId' in daten && typeof daten.spielId === 'string' ? { spielId: daten.spielId } : {}),
  }
}

/** An entry that the rules would have refused. */
export function unmoeglich({ seq }: OffenerEintrag, { fehler }: Ablehnung): Abweichung {
  const [erster] = fehler
  const ort = pfadVon('daten', erster?.ort ?? '')
  return { code: 'vorgang', seq, ort, erwartet: null, gefunden: erster?.code ?? null }
}

/** Where what an operation came to is not what it comes to. */
export function falscheFolge(
  { eintrag, folgeText }: GelesenerEintrag,
  folge: Folge,
): Abweichung | null {
  if (folgeText === null) return null
  const erwartet = kanonisch(folge)
  if (erwartet === folgeText) return null
  const stelle = ersteStelle(JSON.parse(erwartet), eintrag.folge)
  return {
    code: 'folge',
    seq: eintrag.seq,
    ort: pfadVon('folge', stelle?.pfad ?? ''),
    erwartet: stelle === null ? erwartet : stelle.erwartet,
    gefunden: stelle === null ? folgeText : stelle.gefunden,
  }
}

/** A name beside an entry that is not the sealed one. */
export function falscherKlartext(
  { eintrag, datenText }: GelesenerEintrag,
  bestand: Bestand,
): Abweichung | null {
  const { klartext, art, seq } = eintrag
  if (klartext.length === 0 && !MIT_NAMEN.includes(art)) return null
  const falsch = falscherName(bestand, { datenText, klartext }, sha256)
  return falsch && { code: 'name', seq, ort: 'protokoll.klartext', ...falsch }
}

const MIT_NAMEN: readonly string[] = ['spieler-anlegen', 'spieler-umbenennen', 'saison-importieren']

/** A column of an entry that does not fit the others. */
export function falscheSpalte(
  seq: number,
  spalte: string,
  werte: { readonly erwartet: unknown; readonly gefunden: unknown },
): Abweichung {
  const [erwartet, gefunden] = [textWert(werte.erwartet), textWert(werte.gefunden)]
  return { code: 'inhalt', seq, ort: `protokoll.${spalte}`, erwartet, gefunden }
}
