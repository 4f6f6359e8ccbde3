import { BUCHUNGSARTEN } from '../domain/kasse/buchung'
import type { OpArt, OpDaten } from '../domain/op/op'
import type { Einstellung, Einstellungen } from '../domain/regelwerk/einstellungen'
import { EINSTELLUNGEN } from '../domain/regelwerk/einstellungen'
import { getRegelwerk } from '../domain/regelwerk/presets'
import { REGELWERK_IDS } from '../domain/regelwerk/regelwerk'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { Folge } from '../domain/protokoll/folge'
import { parseSpiel } from '../domain/spiel/parse'
import type { Spiel } from '../domain/spiel/spiel'
import type { Rolle } from '../domain/verein/verein'
import { aufzaehlen, textNamen } from './aufzaehlen'
import { formatDatum } from './datum'
import { textEinstellung } from './einstellungen'
import { textEintrag } from './eintrag'
import { formatCent } from './geld'
import { textBuchungsart } from './kasse'
import { textPunkte } from './punkte'
import { REGELWERK_TEXTE } from './regelwerk'
import { textRolle } from './rolle'
import { textTisch } from './spiel-ort'
import { istAenderungsart } from './vorgang'
import { formatZeitpunkt } from './zeitpunkt'

type Namen = Readonly<Record<string, string>>
type Objekt = Readonly<Record<string, unknown>>

interface Umfeld {
  readonly folge?: Folge | undefined
  /** Names of players as they were then, by id. */
  readonly namen: Namen
  /** By which its evening is played; null where that is not known. */
  readonly regelwerk: RegelwerkId | null
}

/** One thing that an operation says: `Augen`, `Re 130, Kontra 110`. */
export interface Vorgangszeile {
  readonly was: string
  readonly wert: string
}

/**
 * The content of an operation as lines to read, in the order in which it was sent. What only machines understand (ids, hashes
 * of tokens) is left out; what does not have the shape it should have stands there as it is stored.
 */
export function textVorgangszeilen(daten: unknown, umfeld: Umfeld): readonly Vorgangszeile[] {
  if (!istObjekt(daten)) return []
  return Object.entries(daten).flatMap(([feld, wert]) => {
    if (wert === null || wert === '') return []
    const zeilen = istBekannt(feld) ? FELDER[feld](wert, umfeld) : null
    return zeilen ?? (OHNE_ZEILE.test(feld) ? [] : [{ was: feld, wert: roh(wert) }])
  })
}

/** Everything that an operation can say, but for what only machines understand. */
type Feldname =
  | Exclude<
      { [A in OpArt]: Schluessel<OpDaten<A>> }[OpArt],
      `${string}Id` | 'tokenHash' | 'fassung' | 'position'
    >
  | 'spielerId'

type Schluessel<T> = T extends unknown ? keyof T : never

function istBekannt(feld: string): feld is Feldname {
  return Object.hasOwn(FELDER, feld)
}

/** Ids of what the entry is about, the place that the sentence says as a number, and the hash of a link's token. */
const OHNE_ZEILE = /Id$|^tokenHash$|^fassung$|^position$/

type Feld = (wert: unknown, umfeld: Umfeld) => readonly Vorgangszeile[]

/** A field with one line; `null` from `f` means that the value has another shape. */
function zeile(was: string, f: (wert: unknown, umfeld: Umfeld) => string | null = String): Feld {
  return (wert, umfeld) => [{ was, wert: f(wert, umfeld) ?? roh(wert) }]
}

const FELDER: Readonly<Record<Feldname, Feld>> = {
  name: zeile('Name'),
  gast: zeile('Gast', (w) => (w === true ? 'ja' : 'nein')),
  regelwerk: zeile('Regelwerk', textRegelwerk),
  einstellungen: (wert) => einstellungszeilen(wert),
  spieler: zeile('Kader', personen),
  datum: zeile('Datum', (w) => (istDatum(w) ? formatDatum(w) : null)),
  ort: zeile('Ort'),
  entschuldigt: zeile('Entschuldigt', (w, u) => personen(w, u) || 'niemand'),
  tisch: zeile('Tisch', (w) => (istZahl(w) ? `${w}` : null)),
  aufgeloest: zeile('Aufgelöst', tische),
  runde: (wert, umfeld) => sitzzeilen(wert, umfeld),
  endstand: zeile('Endstand', punkte),
  ende: zeile('Ende', (w) => (w === 'vorzeitig' ? 'vorzeitig' : 'alle Spiele gespielt')),
  spiel: (wert, umfeld) => spielzeilen(wert, umfeld),
  nachtrag: zeile('Nachgetragen', (w) => (w === true ? 'ja' : null)),
  besetzung: zeile('Am Tisch', personen),
  grund: zeile('Grund'),
  antwort: zeile('Antwort'),
  aenderung: (wert, umfeld) => aenderungszeilen(wert, umfeld),
  spielerId: zeile('Spieler', (w, { namen }) => namen[String(w)] ?? null),
  rolle: zeile('Rolle', (w) => textRolle(w as Rolle)),
  recht: zeile('Gäste dürfen', textRecht),
  ablauf: zeile('Gilt bis', (w) => (istZahl(w) ? `${formatZeitpunkt(w)} Uhr` : null)),
  art: zeile('Buchung', textArt),
  cent: zeile('Betrag', (w) => (istZahl(w) ? formatCent(w) : null)),
  zweck: zeile('Wofür'),
  datei: (wert) => dateizeilen(wert),
}

function istObjekt(wert: unknown): wert is Objekt {
  return typeof wert === 'object' && wert !== null && !Array.isArray(wert)
}

function istDatum(wert: unknown): wert is string {
  return typeof wert === 'string' && /^\d{4}-\d\d-\d\d$/.test(wert)
}

function istZahl(wert: unknown): wert is number {
  return typeof wert === 'number'
}

function roh(wert: unknown): string {
  return typeof wert === 'string' ? wert : JSON.stringify(wert)
}

function personen(wert: unknown, { namen }: Umfeld): string | null {
  return Array.isArray(wert) ? textNamen(wert.map(String), namen) : null
}

function punkte(wert: unknown, { namen }: Umfeld): string | null {
  if (!istObjekt(wert)) return null
  const eintraege = Object.entries(wert).filter((e): e is [string, number] => istZahl(e[1]))
  return eintraege.length === Object.keys(wert).length ? textPunkte(eintraege, namen) : null
}

function textRegelwerk(wert: unknown): string | null {
  const id = REGELWERK_IDS.find((r) => r === wert)
  return id === undefined ? null : REGELWERK_TEXTE[id].name
}

function tische(wert: unknown): string | null {
  return Array.isArray(wert) && wert.every(istZahl) ? aufzaehlen(wert.map(textTisch)) : null
}

function textArt(wert: unknown): string | null {
  const art = BUCHUNGSARTEN.find((a) => a === wert)
  return art === undefined ? null : textBuchungsart(art)
}

function textRecht(wert: unknown): string | null {
  if (wert === 'eintragen') return 'zuschauen und eintragen'
  return wert === 'lesen' ? 'zuschauen' : null
}

/** An operation names those that its app knew. */
function einstellungszeilen(wert: unknown): readonly Vorgangszeile[] {
  if (!istObjekt(wert)) return []
  const genannt = wert as Partial<Einstellungen>
  return EINSTELLUNGEN.flatMap((name) => einstellungszeile(name, genannt[name]))
}

function einstellungszeile<N extends Einstellung>(
  name: N,
  wert: Einstellungen[N] | undefined,
): readonly Vorgangszeile[] {
  return wert === undefined ? [] : [textEinstellung(name, wert)]
}

function sitzzeilen(wert: unknown, umfeld: Umfeld): readonly Vorgangszeile[] {
  if (!istObjekt(wert)) return []
  const { sitze, ersterGeber } = wert
  return [
    { was: 'Am Tisch', wert: personen(sitze, umfeld) ?? roh(sitze) },
    { was: 'Erster Geber', wert: umfeld.namen[String(ersterGeber)] ?? roh(ersterGeber) },
  ]
}

/** A game in the words of the receipt. Who was Kontra is known where the entry froze everybody's points. */
function spielzeilen(wert: unknown, { folge, namen, regelwerk }: Umfeld): readonly Vorgangszeile[] {
  const gelesen = leseSpiel(wert, regelwerk)
  if (gelesen === null) return [{ was: 'Spiel', wert: roh(wert) }]
  const spieler = Object.keys(folge?.spiel?.punkte ?? {})
  return textEintrag(gelesen.spiel, {
    ...{ spieler, namen, ansagen: {} },
    regelwerk: gelesen.regelwerk,
  }).filter((z) => z.wert !== '')
}

/** Where nobody knows by which rule book it was: a game reads the same in every one that knows its kind. */
function leseSpiel(
  wert: unknown,
  bekannt: RegelwerkId | null,
): { readonly spiel: Spiel; readonly regelwerk: RegelwerkId } | null {
  for (const regelwerk of bekannt === null ? REGELWERK_IDS : [bekannt]) {
    const spiel = parseSpiel(wert, getRegelwerk(regelwerk))
    if (spiel.ok) return { spiel: spiel.wert, regelwerk }
  }
  return null
}

/** What an accepted objection led to says the sentence; here only with what. */
function aenderungszeilen(wert: unknown, umfeld: Umfeld): readonly Vorgangszeile[] {
  if (!istObjekt(wert)) return []
  const { art, ...rest } = wert
  return [
    ...(istAenderungsart(art) ? [] : [{ was: 'Angenommen', wert: roh(art) }]),
    ...textVorgangszeilen(rest, umfeld),
  ]
}

function dateizeilen(wert: unknown): readonly Vorgangszeile[] {
  if (!istObjekt(wert)) return []
  const { saison, spieltage } = wert
  const kader = istObjekt(saison) && Array.isArray(saison['spieler']) ? saison['spieler'] : []
  return [
    ...(istObjekt(saison) ? [{ was: 'Saison', wert: roh(saison['name']) }] : []),
    ...(kader.length === 0 ? [] : [{ was: 'Kader', wert: kader.map(String).join(', ') }]),
    ...(Array.isArray(spieltage) ? [{ was: 'Spieltage', wert: `${spieltage.length}` }] : []),
  ]
}
