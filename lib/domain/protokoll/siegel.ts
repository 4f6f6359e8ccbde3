import { namensschluessel } from '../austausch/namen'
import { istObjekt } from '../objekt'
import type { OpArt } from '../op/op'
import type { Sha256 } from './protokoll'

/**
 * Names of players in the hashed content of the protocol are sealed: in their place stands the hash of the name with a
 * random salt, name and salt stand beside the entry. Who is taken out of the records loses name and salt there; the
 * chain of hashes still holds, and nothing in it tells the name.
 */
export interface Klartext {
  /** What stands in the entry. */
  readonly siegel: string
  readonly text: string
  /** null once the name was taken out: then `text` is the neutral name. */
  readonly salz: string | null
  readonly spielerId: string
}

export interface Versiegelt {
  readonly daten: unknown
  /** Empty for what names nobody. */
  readonly klartext: readonly Klartext[]
}

/** Kinds of operations whose content holds names of players. */
export const MIT_NAMEN = [
  'spieler-anlegen',
  'spieler-umbenennen',
  'saison-importieren',
] as const satisfies readonly OpArt[]

interface Person {
  readonly id: string
  readonly name: string
}

interface Werkzeug {
  /** Everyone of the club, new ones of the operation too. */
  readonly personen: readonly Person[]
  /** A new random text at each call. */
  readonly neuesSalz: () => string
  readonly sha256: Sha256
}

/** The content of an operation as it is hashed: names of players sealed wherever an operation of this kind holds them. */
export function versiegle(art: string, daten: unknown, werkzeug: Werkzeug): Versiegelt {
  const wer = new Map(werkzeug.personen.map((p) => [namensschluessel(p.name), p.id]))
  const siegel = new Map<string, Klartext>()
  const ersetze = (text: string): string => {
    const spielerId = wer.get(namensschluessel(text.trim()))
    if (spielerId === undefined) return text
    const bekannt = siegel.get(text)
    if (bekannt !== undefined) return bekannt.siegel
    const salz = werkzeug.neuesSalz()
    const neu = { siegel: siegelVon({ salz, text }, werkzeug.sha256), text, salz, spielerId }
    siegel.set(text, neu)
    return neu.siegel
  }
  return { daten: mapNamen(art, daten, ersetze), klartext: [...siegel.values()] }
}

/** The content of an operation as it was sent, with the neutral name of whoever was taken out. */
export function entsiegle(
  art: string,
  { daten, klartext }: { daten: unknown; klartext: readonly Klartext[] },
): unknown {
  if (klartext.length === 0) return daten
  const texte = new Map(klartext.map((k) => [k.siegel, k.text]))
  return mapNamen(art, daten, (text) => texte.get(text) ?? text)
}

/** The sealed names in the content of an operation; only where it holds names. */
export function versiegelteIn(art: string, daten: unknown): readonly string[] {
  return listNamen(art, daten).filter((text) => SIEGEL.test(text))
}

const SIEGEL = /^siegel:[0-9a-f]{64}$/

/** Every text that stands where operations of this kind hold names, as often as it does: names, and places. */
export function listNamen(art: string, daten: unknown): readonly string[] {
  const texte: string[] = []
  mapNamen(art, daten, (text) => {
    texte.push(text)
    return text
  })
  return texte
}

/** Whether a sealed name is the one that was sealed; of one that was taken out nothing can be said. */
export function istEcht({ siegel, text, salz }: Klartext, sha256: Sha256): boolean {
  return salz === null || siegelVon({ salz, text }, sha256) === siegel
}

function siegelVon({ salz, text }: { salz: string; text: string }, sha256: Sha256): string {
  return `siegel:${sha256(`${salz}\n${text}`)}`
}

/** Keys of a season file that hold a name, or a list of them. A place is often called by who lives there. */
const NAMENSFELDER: readonly string[] = [
  'spieler',
  'ersterGeber',
  're',
  'stoesse',
  'trumpfabgabe',
  'schweine',
  'regelverstoss',
  'besetzung',
  'entschuldigt',
  'ort',
]
/** Their keys are words of the format, not names. */
const OHNE_NAMEN: readonly string[] = ['ansagen', 'sonderpunkte', 'einstellungen']

function mapNamen(art: string, daten: unknown, f: (text: string) => string): unknown {
  if (!istObjekt(daten)) return daten
  switch (art) {
    case 'spieler-anlegen':
    case 'spieler-umbenennen':
      return typeof daten['name'] === 'string' ? { ...daten, name: f(daten['name']) } : daten
    case 'saison-importieren':
      return { ...daten, datei: mapDatei(daten['datei'], f) }
    default:
      return daten
  }
}

function mapDatei(wert: unknown, f: (text: string) => string): unknown {
  if (Array.isArray(wert)) return wert.map((w) => mapDatei(w, f))
  if (!istObjekt(wert)) return wert
  return Object.fromEntries(
    Object.entries(wert).map(([feld, inhalt]) => {
      if (OHNE_NAMEN.includes(feld)) return [feld, inhalt]
      if (feld === 'endstand' && istObjekt(inhalt))
        return [feld, Object.fromEntries(Object.entries(inhalt).map(([n, p]) => [f(n), p]))]
      if (NAMENSFELDER.includes(feld)) return [feld, mapFeld(inhalt, f)]
      return [feld, mapDatei(inhalt, f)]
    }),
  )
}

function mapFeld(wert: unknown, f: (text: string) => string): unknown {
  if (typeof wert === 'string') return f(wert)
  if (!Array.isArray(wert)) return wert
  return wert.map((w: unknown) => (typeof w === 'string' ? f(w) : mapDatei(w, f)))
}
