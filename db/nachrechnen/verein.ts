import type Database from 'better-sqlite3'
import { textFeld } from '../../lib/domain/objekt'
import type { Abweichung } from '../../lib/domain/protokoll/abweichung'
import type { Bestand } from '../../lib/domain/protokoll/bestand'
import { alleAkten, leererBestand } from '../../lib/domain/protokoll/bestand'
import type { Nachgerechnet } from '../../lib/domain/protokoll/nachrechnen'
import { rechneNach } from '../../lib/domain/protokoll/nachrechnen'
import { ERSTER_VORGAENGER } from '../../lib/domain/protokoll/protokoll'
import type { Result } from '../../lib/domain/result'
import { fail } from '../../lib/domain/result'
import type { VereinAkte } from '../../lib/domain/verein/verein'
import type { Ablehnung } from '../../lib/domain/op/aenderung'
import { gepackteAblage } from './ablage'
import type { Anker } from './anker'
import { liesAnker, pruefeAnker } from './anker'
import type { GeleseneFolge, GelesenerEintrag, RoherEintrag } from './eintrag'
import {
  EINTRAG_SPALTEN,
  falscheFolge,
  falscherKlartext,
  falscheSpalte,
  liesEintrag,
  liesFolge,
  orteVon,
  rechneHash,
  unmoeglich,
} from './eintrag'
import type { Namensbuch } from './namen'
import { merkeNamen, neuesNamensbuch, pruefeNamen } from './namen'
import type { Zeilenbuch } from './zeilen'
import { neuesZeilenbuch, pruefeAenderung, pruefeEndstand } from './zeilen'

export interface Fortschritt {
  /** Entries so far, and all of the club. */
  readonly geprueft: number
  readonly gesamt: number
}

/** What checking a club came to. */
export interface Befund {
  /** Entries that agree, from the first one on. */
  readonly eintraege: number
  /** Hash of the last of them: what a person can note on paper. */
  readonly siegel: string
  readonly abweichung: Abweichung | null
}

interface Lauf {
  readonly client: Database.Database
  readonly vereinId: string
  readonly bestand: Bestand
  readonly buch: Zeilenbuch
  readonly namen: Namensbuch
  readonly anker: Anker | null
  siegel: string
  eintraege: number
}

/** A club begins with the entry of its founder. */
const LEER: Abweichung = {
  code: 'luecke',
  seq: 1,
  ort: 'protokoll.seq',
  erwartet: '1',
  gefunden: null,
}

/** So many entries between two looks at the clock. */
const JE_SCHRITT = 20

/**
 * Plays a club's protocol through from the first entry and compares hashes, names, what each operation came to, and every row
 * of the club's tables. Yields its progress every few entries. Reads only; within one read transaction of `client`.
 */
export function* pruefeVerein(
  client: Database.Database,
  verein: VereinAkte,
): Generator<Fortschritt, Befund> {
  const lauf = beginne(client, verein)
  const gesamt = Number(
    client.prepare('SELECT count(*) FROM protokoll WHERE verein_id = ?').pluck().get(verein.id),
  )
  const zeilen = client
    .prepare(`SELECT ${EINTRAG_SPALTEN} FROM protokoll WHERE verein_id = ? ORDER BY seq`)
    .raw()
    .iterate(verein.id) as IterableIterator<RoherEintrag>
  for (const roh of zeilen) {
    const abweichung = pruefeEintrag(lauf, roh)
    if (abweichung !== null) return befund(lauf, abweichung)
    lauf.eintraege += 1
    lauf.siegel = roh[13]
    if (lauf.eintraege % JE_SCHRITT === 0) yield { geprueft: lauf.eintraege, gesamt }
  }
  yield { geprueft: gesamt, gesamt }
  if (lauf.eintraege === 0) return befund(lauf, LEER)
  const fehlende = lauf.anker && pruefeAnker(lauf.anker, lauf)
  if (fehlende) return befund(lauf, fehlende)
  const endstand = pruefeEndstand(lauf.buch, () => alleAkten(lauf.bestand))
  for (;;) {
    const schritt = endstand.next()
    if (schritt.done) {
      return befund(lauf, schritt.value ?? pruefeNamen(client, lauf.namen))
    }
    yield { geprueft: gesamt, gesamt }
  }
}

function beginne(client: Database.Database, verein: VereinAkte): Lauf {
  return {
    client,
    vereinId: verein.id,
    bestand: leererBestand(verein, gepackteAblage()),
    buch: neuesZeilenbuch(client, verein.id),
    namen: neuesNamensbuch(),
    anker: liesAnker(client, verein.id),
    siegel: ERSTER_VORGAENGER,
    eintraege: 0,
  }
}

function befund({ eintraege, siegel }: Lauf, abweichung: Abweichung | null): Befund {
  return { eintraege, siegel, abweichung }
}

/** The next entry, which must follow the last one; all that it has made is taken over when it agrees. */
function pruefeEintrag(lauf: Lauf, roh: RoherEintrag): Abweichung | null {
  const nummer = lauf.eintraege + 1
  const [seq] = roh
  if (seq !== nummer) {
    const [erwartet, gefunden] = [String(nummer), String(seq)]
    return { code: 'luecke', seq: nummer, ort: 'protokoll.seq', erwartet, gefunden }
  }
  const lesung = liesEintrag(lauf.vereinId, roh)
  if ('unlesbar' in lesung) return falscheSpalte(seq, lesung.unlesbar)
  const { gelesen } = lesung
  const gerechnet = rechne(lauf, gelesen)
  const folge = liesFolge(roh, gerechnet.ok ? gerechnet.wert.folge : null)
  if (folge === undefined) return falscheSpalte(seq, 'folge')
  const probe = { gelesen, gerechnet, folge, hash: rechneHash(gelesen, folge.kanonisch) }
  const abweichung = pruefeKette(lauf, probe) ?? pruefeInhalt(lauf, probe)
  return abweichung && { ...orteVon(gelesen.eintrag), ...abweichung }
}

/** An entry, what it comes to, what it says it came to, and the hash of what is stored. */
interface Probe {
  readonly gelesen: GelesenerEintrag
  readonly gerechnet: Result<Nachgerechnet, Ablehnung>
  readonly folge: GeleseneFolge
  readonly hash: string
}

function pruefeKette(lauf: Lauf, probe: Probe): Abweichung | null {
  const { eintrag, roh, unordentlich } = probe.gelesen
  const { seq, vorgaengerHash } = eintrag
  if (vorgaengerHash !== lauf.siegel) {
    const werte = { erwartet: lauf.siegel, gefunden: vorgaengerHash }
    return { code: 'kette', seq, ort: 'protokoll.vorgaenger_hash', ...werte }
  }
  if (probe.hash !== roh[13]) return geaenderterInhalt(lauf, probe)
  if (unordentlich === 'spieltag_id') {
    const erwartet = orteVon(eintrag).spieltagId ?? null
    return falscheSpalte(seq, 'spieltag_id', { erwartet, gefunden: roh[5] })
  }
  if (unordentlich !== null) return falscheSpalte(seq, unordentlich)
  if (!probe.folge.knapp) return falscheSpalte(seq, 'folge')
  const stand = { eintraege: seq, siegel: probe.hash, unterwegs: true } as const
  return lauf.anker && pruefeAnker(lauf.anker, stand)
}

/**
 * An entry that is not what was hashed. Either its hash was changed, which the next entry tells; or its content, which rows
 * and figures may still tell.
 */
function geaenderterInhalt(lauf: Lauf, probe: Probe): Abweichung {
  const { seq } = probe.gelesen.eintrag
  const hash = probe.gelesen.roh[13]
  const naechster = lauf.client
    .prepare('SELECT vorgaenger_hash FROM protokoll WHERE verein_id = ? AND seq = ?')
    .pluck()
    .get(lauf.vereinId, seq + 1)
  if (naechster === probe.hash)
    return falscheSpalte(seq, 'hash', { erwartet: probe.hash, gefunden: hash })
  const spur = pruefeInhalt(lauf, probe)
  if (spur === null || spur.code === 'vorgang' || spur.code === 'zeile-fehlt')
    return falscheSpalte(seq, 'hash', { erwartet: hash, gefunden: probe.hash })
  // The entry is what was changed: what rows and figures have is what was meant.
  if (spur.code === 'folge') return { ...spur, code: 'inhalt' }
  return { ...spur, code: 'inhalt', erwartet: spur.gefunden, gefunden: spur.erwartet }
}

/** Compares what the entry made. */
function pruefeInhalt(lauf: Lauf, { gelesen, gerechnet, folge }: Probe): Abweichung | null {
  const { eintrag } = gelesen
  const { seq, kontoId, ausFrueher } = eintrag
  if (!gerechnet.ok) return unmoeglich(eintrag, gerechnet.fehler)
  const falsch = falscherKlartext(gelesen, lauf.bestand) ?? falscheFolge(seq, folge)
  if (falsch !== null) return falsch
  for (const aenderung of gerechnet.wert.aenderungen) {
    const abweichung = pruefeAenderung(lauf.buch, aenderung, { seq, kontoId, ausFrueher })
    if (abweichung !== null) return abweichung
  }
  merkeNamen(lauf.namen, eintrag, gerechnet.wert.aenderungen)
  return null
}

/** An entry that was put together by hand may be of any shape: what breaks on it could not have been taken. */
function rechne(lauf: Lauf, { eintrag }: GelesenerEintrag): Result<Nachgerechnet, Ablehnung> {
  const neutral = eintrag.art === 'spieler-anonymisieren' ? neutralerName(lauf, eintrag) : undefined
  try {
    return rechneNach(lauf.bestand, neutral === undefined ? eintrag : { ...eintrag, neutral })
  } catch {
    return fail({ code: 'abgelehnt', fehler: [] })
  }
}

/** The name that the store has for the version which an operation made that took the name out. */
function neutralerName(
  { client, vereinId }: Lauf,
  { daten, basis }: { readonly daten: unknown; readonly basis: number },
): string | undefined {
  const spielerId = textFeld(daten, 'spielerId')
  if (spielerId === undefined) return undefined
  const name = client
    .prepare('SELECT name FROM spielername WHERE verein_id = ? AND spieler_id = ? AND version = ?')
    .pluck()
    .get(vereinId, spielerId, basis + 1)
  return typeof name === 'string' ? name : undefined
}
