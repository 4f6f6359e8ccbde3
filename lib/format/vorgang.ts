import type { OpArt } from '../domain/op/op'
import type { Folge } from '../domain/protokoll/folge'
import type { Rolle } from '../domain/verein/verein'
import { aufzaehlen } from './aufzaehlen'
import { formatDatumKurz } from './datum'
import { textRolle } from './rolle'

type Daten = Readonly<Record<string, unknown>>

/** What is known beside an operation; of an entry from before there was a `folge`, nothing is. */
interface Umfeld {
  readonly folge?: Folge | undefined
  /** Names of players as they were then, by id. */
  readonly namen: Readonly<Record<string, string>>
}

interface Vorgang extends Umfeld {
  readonly daten: Daten
}

/** What somebody did, as the rest of a sentence that begins with the name: `Anna hat …`. */
const TEXTE: Readonly<Record<OpArt, (v: Vorgang) => string>> = {
  'spieler-anlegen': ({ daten }) =>
    `hat ${zitiert(daten, 'name')} als ${daten['gast'] === true ? 'Gast' : 'Spieler'} hinzugefügt`,
  'spieler-umbenennen': textUmbenannt,
  'spieler-anonymisieren': (v) =>
    `hat den Namen eines Spielers gelöscht${mit(', seitdem ', person(v, 'spielerId'))}`,
  'saison-anlegen': ({ daten }) => `hat die Saison ${zitiert(daten, 'name')} angelegt`,
  'saison-aendern': ({ daten }) => `hat die Saison ${zitiert(daten, 'name')} geändert`,
  'saison-importieren': ({ daten }) =>
    `hat die Saison ${saisonName(daten)} aus einer Datei übernommen`,
  'spieltag-eroeffnen': (v) => `hat ${spieltag(v)} eröffnet`,
  'spieltag-nachtragen': (v) => `hat ${spieltag(v)} mit seinem Endstand nachgetragen`,
  'spieltag-aendern': (v) =>
    v.folge?.spieltag
      ? `hat Angaben zum Spieltag vom ${tag(v)} geändert${grund(v)}`
      : `hat Datum, Ort oder Entschuldigte eines Spieltags geändert${grund(v)}`,
  'runde-eroeffnen': (v) =>
    `hat die Besetzung am Tisch geändert${mit(' am ', tag(v))}${mit(': ', sitze(v))}`,
  'spieltag-abschliessen': (v) =>
    `hat ${spieltag(v)} ${v.daten['ende'] === 'vorzeitig' ? 'vorzeitig ' : ''}abgeschlossen`,
  'spieltag-wiederoeffnen': (v) => `hat ${spieltag(v)} wieder geöffnet${grund(v)}`,
  'spieltag-streichen': (v) => `hat ${spieltag(v)} gestrichen${grund(v)}`,
  'spieltag-abnehmen': (v) =>
    `hat das Ergebnis ${tag(v) === '' ? 'eines Spieltags' : `vom ${tag(v)}`}${mit(' für ', person(v, 'spielerId'))} bestätigt`,
  'spiel-eintragen': (v) => `hat ${spiel(v)} eingetragen${wert(v)}`,
  'spiel-korrigieren': (v) => `hat ${spiel(v)} korrigiert${wert(v)}${grund(v)}`,
  'spiel-streichen': (v) => `hat ${spiel(v)} gestrichen${grund(v)}`,
  'spiel-wiederherstellen': (v) => `hat ${spiel(v)} wiederhergestellt${wert(v)}${grund(v)}`,
  'einspruch-erheben': (v) =>
    `hat${mit(' für ', person(v, 'spielerId'))} Einspruch gegen ${spiel(v)} erhoben${grund(v)}`,
  'einspruch-annehmen': (v) =>
    `hat einen Einspruch gegen ${spiel(v)} angenommen${damit(v)}${antwort(v)}`,
  'einspruch-ablehnen': (v) => `hat einen Einspruch gegen ${spiel(v)} abgelehnt${antwort(v)}`,
  'einspruch-zuruecknehmen': (v) => `hat einen Einspruch gegen ${spiel(v)} zurückgenommen`,
  'einspruch-quittieren': (v) =>
    `hat die Entscheidung über einen Einspruch gegen ${spiel(v)} gelesen`,
  'mitglied-einladen': (v) => `hat eine Einladung erstellt${mit(': ', rolle(v))}${spieltAls(v)}`,
  'einladung-widerrufen': () => 'hat eine Einladung widerrufen',
  'mitglied-aufnehmen': () => 'ist dem Verein beigetreten',
  'mitglied-aendern': (v) =>
    v.folge?.mitglied === undefined
      ? 'hat Rolle oder Spieler eines Mitglieds geändert'
      : `hat die Rolle von ${v.folge.mitglied} auf ${rolle(v)} gesetzt${spieltAls(v)}`,
  'mitglied-entfernen': ({ folge }) =>
    `hat ${folge?.mitglied ?? 'ein Mitglied'} aus dem Verein entfernt`,
}

const OHNE_UMFELD: Umfeld = { namen: {} }

/**
 * The sentence of a protocol entry without the name in front: `hat Spiel 7 vom 09.01.26 korrigiert: Wert 4 → 6`. `art` and
 * `daten` are the operation's, with the names in place.
 */
export function textVorgang(art: string, daten: unknown, umfeld: Umfeld = OHNE_UMFELD): string {
  if (!istOpArt(art)) return `hat „${art}“ ausgeführt`
  return TEXTE[art]({ ...umfeld, daten: istObjekt(daten) ? daten : {} })
}

function istOpArt(art: string): art is OpArt {
  return Object.hasOwn(TEXTE, art)
}

function istObjekt(wert: unknown): wert is Daten {
  return typeof wert === 'object' && wert !== null
}

/** A part of a sentence with what leads to it; nothing where there is none. */
function mit(davor: string, text: string): string {
  return text === '' ? '' : davor + text
}

function text(daten: Daten, feld: string): string {
  const wert = daten[feld]
  return typeof wert === 'string' ? wert : ''
}

function zitiert(daten: Daten, feld: string): string {
  return typeof daten[feld] === 'string' ? `„${text(daten, feld)}“` : '(ohne Namen)'
}

function grund({ daten }: Vorgang): string {
  return text(daten, 'grund') === '' ? '' : `, Grund: ${zitiert(daten, 'grund')}`
}

function antwort({ daten }: Vorgang): string {
  return text(daten, 'antwort') === '' ? '' : `, Antwort: ${zitiert(daten, 'antwort')}`
}

/** Name of the player whose id stands in a field; empty for who is not known. */
function person({ daten, namen }: Vorgang, feld: string): string {
  return namen[text(daten, feld)] ?? ''
}

/** Who was taken out since then has one neutral name, before and after. */
function textUmbenannt(v: Vorgang): string {
  const vorher = v.folge ? person(v, 'spielerId') : ''
  const nachher = text(v.daten, 'name')
  if (vorher === '') return `hat einen Spieler in ${zitiert(v.daten, 'name')} umbenannt`
  if (vorher === nachher) return `hat einen Spieler umbenannt, der inzwischen ${vorher} heißt`
  return `hat ${vorher} in ${nachher} umbenannt`
}

/** `09.01.26`: date of the evening, from the operation itself where it names one; empty when it is not known. */
function tag({ daten, folge }: Vorgang): string {
  const datum = folge?.spieltag?.datum ?? text(daten, 'datum')
  return datum === '' ? '' : formatDatumKurz(datum)
}

function spieltag(v: Vorgang): string {
  return tag(v) === '' ? 'einen Spieltag' : `den Spieltag vom ${tag(v)}`
}

function sitze({ daten, namen }: Vorgang): string {
  const { runde } = daten
  const ids = istObjekt(runde) && Array.isArray(runde['sitze']) ? runde['sitze'] : []
  return aufzaehlen(ids.flatMap((id: unknown) => (typeof id === 'string' ? (namen[id] ?? []) : [])))
}

/** `Spiel 7 vom 09.01.26`. One that was struck before and after has no number of its own. */
function spiel(v: Vorgang): string {
  const { position } = v.daten
  const nummer = v.folge?.spiel?.nummer ?? (typeof position === 'number' ? position : null)
  const welches = nummer === null ? 'ein Spiel' : `Spiel ${nummer}`
  return `${welches}${mit(' vom ', tag(v))}`
}

function wert({ folge }: Vorgang): string {
  if (!folge?.spiel) return ''
  const { vorher, nachher } = folge.spiel.wert
  if (nachher === null) return ''
  if (vorher === null) return `: Wert ${nachher}`
  return vorher === nachher ? `, der Wert bleibt ${nachher}` : `: Wert ${vorher} → ${nachher}`
}

const DAMIT: Readonly<Record<string, (v: Vorgang) => string>> = {
  korrektur: wert,
  streichung: () => ' und das Spiel gestrichen',
  wiederherstellung: (v) => ` und das Spiel wiederhergestellt${wert(v)}`,
  bestehende: () => '; das Spiel war schon geändert',
}

/** What an objection led to. */
function damit(v: Vorgang): string {
  const { aenderung } = v.daten
  return istObjekt(aenderung) ? (DAMIT[text(aenderung, 'art')]?.(v) ?? '') : ''
}

function rolle({ daten }: Vorgang): string {
  return textRolle(text(daten, 'rolle') as Rolle)
}

function spieltAls(v: Vorgang): string {
  return mit(', spielt als ', person(v, 'spielerId'))
}

function saisonName(daten: Daten): string {
  const { datei } = daten
  const saison = istObjekt(datei) ? datei['saison'] : undefined
  return istObjekt(saison) ? zitiert(saison, 'name') : ''
}
