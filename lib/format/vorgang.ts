import type { EinspruchAkte } from '../domain/einspruch/einspruch'
import type { OpArt, OpDaten } from '../domain/op/op'
import type { Spielbezug } from '../domain/protokoll/chronik'
import type { Folge } from '../domain/protokoll/folge'
import type { Rolle } from '../domain/verein/verein'
import { aufzaehlen } from './aufzaehlen'
import { formatDatumKurz } from './datum'
import { textWer } from './einspruch'
import { textBuchung } from './kasse'
import { textRolle } from './rolle'
import { textSpielImSatz } from './spiel-ort'

type Daten = Readonly<Record<string, unknown>>

/** An operation that took place, with what is known beside it; of an entry from before there was a `folge`, nothing is. */
interface Vorgang {
  readonly art: string
  /** The operation's, with the names in place. */
  readonly daten: unknown
  readonly folge?: Folge | null | undefined
  /** Names of players as they were then, by id. */
  readonly namen: Readonly<Record<string, string>>
  /** The Spiel and the objection that it is about, where whoever tells it has looked them up. */
  readonly spiel?: Pick<Spielbezug, 'nummer' | 'runde' | 'tisch'> | null
  readonly einspruch?: EinspruchAkte | null
}

interface Satz extends Vorgang {
  readonly daten: Daten
  /** Where it is told: among everything of the club, or where everything is of the same evening. */
  readonly ort: 'verein' | 'abend'
}

/** What somebody did, as the rest of a sentence that begins with the name: `Anna hat …`. */
const TEXTE: Readonly<Record<OpArt, (v: Satz) => string>> = {
  'spieler-anlegen': ({ daten }) =>
    `hat ${zitiert(daten, 'name')} als ${daten['gast'] === true ? 'Gast' : 'Spieler'} hinzugefügt`,
  'spieler-umbenennen': textUmbenannt,
  'spieler-anonymisieren': (v) =>
    `hat den Namen eines Spielers gelöscht${mit(', seitdem ', person(v, 'spielerId'))}`,
  'saison-anlegen': ({ daten }) => `hat die Saison ${zitiert(daten, 'name')} angelegt`,
  'saison-aendern': ({ daten }) => `hat die Saison ${zitiert(daten, 'name')} geändert`,
  'saison-importieren': textImport,
  'spieltag-eroeffnen': (v) => `hat ${spieltag(v)} eröffnet`,
  'spieltag-nachtragen': (v) => `hat ${spieltag(v)} mit seinem Endstand nachgetragen`,
  'spieltag-aendern': (v) =>
    `hat Datum, Ort oder Entschuldigte${je(v, ' des Spieltags vom ', ' eines Spieltags')} geändert`,
  'runde-eroeffnen': (v) =>
    `hat die Besetzung ${anWelchemTisch(v)}${mit(' vom ', tag(v))} geändert`,
  'spieltag-abschliessen': (v) =>
    `hat ${spieltag(v)} ${v.daten['ende'] === 'vorzeitig' ? 'vorzeitig ' : ''}abgeschlossen`,
  'spieltag-wiederoeffnen': (v) => `hat ${spieltag(v)} wieder geöffnet`,
  'spieltag-streichen': (v) => `hat ${spieltag(v)} gestrichen`,
  'spieltag-abnehmen': (v) =>
    `hat das Ergebnis${je(v, ' vom ', ' eines Spieltags')}${mit(' für ', person(v, 'spielerId'))} bestätigt`,
  'spiel-eintragen': (v) => `hat ${spiel(v)} eingetragen`,
  'spiel-korrigieren': (v) => `hat ${spiel(v)} korrigiert`,
  'spiel-streichen': (v) => `hat ${spiel(v)} gestrichen`,
  'spiel-wiederherstellen': (v) => `lässt ${spiel(v)} wieder zählen`,
  'einspruch-erheben': (v) =>
    `hat${mit(' für ', person(v, 'spielerId'))} Einspruch gegen ${spiel(v)} erhoben`,
  'einspruch-annehmen': (v) => `hat ${einspruch(v)} angenommen${damit(v)}`,
  'einspruch-ablehnen': (v) => `hat ${einspruch(v)} abgelehnt`,
  'einspruch-zuruecknehmen': (v) => `hat ${einspruch(v)} zurückgenommen`,
  'einspruch-quittieren': (v) => `hat die Entscheidung über ${einspruch(v)} gelesen`,
  'freigabe-anlegen': (v) => `hat ${freigabe(v)} gemacht${gaesteDuerfen(v)}`,
  'freigabe-widerrufen': (v) => `hat ${freigabe(v)} zurückgezogen`,
  'buchung-eintragen': (v) =>
    `hat in der Kasse eine ${textBuchung(v.daten) || 'Buchung'} eingetragen${mit(v.daten['art'] === 'auszahlung' ? ', an ' : ', von ', person(v, 'spielerId'))}`,
  'buchung-streichen': ({ folge }) =>
    `hat in der Kasse ${mit('die ', textBuchung(folge?.buchung ?? {})) || 'eine Buchung'} gestrichen`,
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

/**
 * An operation in a sentence of its own, without the name in front, with evening, value and reason: `hat Spiel 7 vom
 * 09.01.26 korrigiert: Wert 4 → 6, Grund: „verzählt“`.
 */
export function textVorgang(vorgang: Vorgang): string {
  const satz = satzVon(vorgang, 'verein')
  const warum = textWarum(vorgang)
  return `${textKern(satz)}${mit(': ', sitze(satz))}${wert(satz)}${warum ? `, ${warum.was}: „${warum.text}“` : ''}`
}

/** The same where the evening is known and lines beneath tell values, seats and reasons: `hat Spiel 7 korrigiert`. */
export function textVorgangAmAbend(vorgang: Vorgang): string {
  return textKern(satzVon(vorgang, 'abend'))
}

/** Why, in the words of whoever did it: `Grund`, `falsch gezählt`. */
export function textWarum({
  daten,
}: Pick<Vorgang, 'daten'>): { readonly was: 'Grund' | 'Antwort'; readonly text: string } | null {
  if (!istObjekt(daten)) return null
  const [grund, antwort] = [text(daten, 'grund'), text(daten, 'antwort')]
  if (grund !== '') return { was: 'Grund', text: grund }
  return antwort === '' ? null : { was: 'Antwort', text: antwort }
}

function satzVon(vorgang: Vorgang, ort: Satz['ort']): Satz {
  const { daten } = vorgang
  return { ...vorgang, ort, daten: istObjekt(daten) ? daten : {} }
}

function textKern(v: Satz): string {
  return istOpArt(v.art) ? TEXTE[v.art](v) : `hat „${v.art}“ ausgeführt`
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

/** Name of the player whose id stands in a field; empty for who is not known. */
function person({ daten, namen }: Satz, feld: string): string {
  return namen[text(daten, feld)] ?? ''
}

/** Who was taken out since then has one neutral name, before and after. */
function textUmbenannt(v: Satz): string {
  const vorher = v.folge ? person(v, 'spielerId') : ''
  const nachher = text(v.daten, 'name')
  if (vorher === '') return `hat einen Spieler in ${zitiert(v.daten, 'name')} umbenannt`
  if (vorher === nachher) return `hat einen Spieler umbenannt, der inzwischen ${vorher} heißt`
  return `hat ${vorher} in ${nachher} umbenannt`
}

/** A season file brings an evening and its games with it, and their history begins there. */
function textImport(v: Satz): string {
  if (v.ort === 'verein')
    return `hat die Saison${mit(' ', saisonName(v.daten))} aus einer Datei übernommen`
  const was = v.spiel ? spiel(v) : spieltag(v)
  return `hat ${was} mit der Saison aus einer Datei übernommen`
}

/** `09.01.26`: date of the evening, from the operation itself where it names one; empty when it is not known, or plain. */
function tag({ daten, folge, ort }: Satz): string {
  if (ort === 'abend') return ''
  const datum = folge?.spieltag?.datum ?? text(daten, 'datum')
  return datum === '' ? '' : formatDatumKurz(datum)
}

/** Which evening: by its date, or by the words for one of which nothing is known; nothing where it is plain. */
function je(v: Satz, davor: string, unbekannt: string): string {
  if (v.ort === 'abend') return ''
  return mit(davor, tag(v)) || unbekannt
}

function spieltag(v: Satz): string {
  if (v.ort === 'abend') return 'den Spieltag'
  return mit('den Spieltag vom ', tag(v)) || 'einen Spieltag'
}

/** Whoever knows of one table only says no number. */
function anWelchemTisch({ daten: { tisch } }: Satz): string {
  return typeof tisch === 'number' ? `an Tisch ${tisch}` : 'am Tisch'
}

function sitze({ daten, namen, art }: Satz): string {
  if (art !== 'runde-eroeffnen') return ''
  const { runde } = daten
  const ids = istObjekt(runde) && Array.isArray(runde['sitze']) ? runde['sitze'] : []
  return aufzaehlen(ids.flatMap((id: unknown) => (typeof id === 'string' ? (namen[id] ?? []) : [])))
}

/**
 * `Spiel 7 vom 09.01.26`, `Spiel 7 der Runde 2 vom …`. One that was struck before and after has no number of its own;
 * nor is the place of an entry one, which counts struck games too.
 */
function spiel(v: Satz): string {
  const ort = v.spiel ?? v.folge?.spiel
  const welches = ort ? textSpielImSatz({ runde: null, ...ort }) : 'ein Spiel'
  return `${welches}${mit(' vom ', tag(v))}`
}

/** `den Einspruch von Clara gegen Spiel 7`, `einen Einspruch gegen …` where it was not looked up. */
function einspruch(v: Satz): string {
  const welcher = v.einspruch
    ? `den Einspruch von ${textWer(v.einspruch, v.namen)}`
    : 'einen Einspruch'
  return `${welcher} gegen ${spiel(v)}`
}

/** `einen Tischlink zum Spieltag vom 09.01.26`, `einen Link für Zuschauer einer Saison`. */
function freigabe(v: Satz): string {
  if (text(v.daten, 'saisonId') !== '') return 'einen Link für Zuschauer einer Saison'
  return `einen Tischlink${je(v, ' zum Spieltag vom ', '')}`
}

function gaesteDuerfen({ daten }: Satz): string {
  if (text(daten, 'saisonId') !== '') return ''
  return daten['recht'] === 'eintragen' ? ', mit dem Gäste eintragen' : ', mit dem Gäste zuschauen'
}

/** Operations that make a version of a Spiel that counts. */
const WERTEN: readonly string[] = [
  'spiel-eintragen',
  'spiel-korrigieren',
  'spiel-wiederherstellen',
] satisfies readonly OpArt[]

function wertet({ art, daten }: Satz): boolean {
  return art === 'einspruch-annehmen' ? aenderungsart(daten) !== 'bestehende' : WERTEN.includes(art)
}

/** What the Spiel is worth by it; nothing for one that does not count afterwards. */
function wert(v: Satz): string {
  if (!v.folge?.spiel || !wertet(v)) return ''
  const { vorher, nachher } = v.folge.spiel.wert
  if (nachher === null) return ''
  if (vorher === null) return `: Wert ${nachher}`
  return vorher === nachher ? `, der Wert bleibt ${nachher}` : `: Wert ${vorher} → ${nachher}`
}

type Aenderungsart = OpDaten<'einspruch-annehmen'>['aenderung']['art']

/** What an accepted objection led to. */
const DAMIT: Readonly<Record<Aenderungsart, string>> = {
  korrektur: ' und das Spiel korrigiert',
  streichung: ' und das Spiel gestrichen',
  wiederherstellung: '; das Spiel zählt wieder',
  bestehende: '; das Spiel war schon geändert',
}

/** Whether the sentence says what an accepted objection led to. */
export function istAenderungsart(art: unknown): art is Aenderungsart {
  return typeof art === 'string' && Object.hasOwn(DAMIT, art)
}

function aenderungsart({ aenderung }: Daten): Aenderungsart | null {
  const art = istObjekt(aenderung) ? aenderung['art'] : null
  return istAenderungsart(art) ? art : null
}

function damit({ daten }: Satz): string {
  const art = aenderungsart(daten)
  return art === null ? '' : DAMIT[art]
}

function rolle({ daten }: Satz): string {
  return textRolle(text(daten, 'rolle') as Rolle)
}

function spieltAls(v: Satz): string {
  return mit(', spielt als ', person(v, 'spielerId'))
}

function saisonName({ datei }: Daten): string {
  const saison = istObjekt(datei) ? datei['saison'] : undefined
  return istObjekt(saison) ? zitiert(saison, 'name') : ''
}
