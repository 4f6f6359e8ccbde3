import { z } from 'zod'
import type { OpArt } from '../op/op'
import type { ProtokollEintrag } from './protokoll'
import type { Klartext } from './siegel'

/** Kinds of operations as people look for them. Every kind is in one of them. */
export const GRUPPEN = {
  spiele: ['spiel-eintragen', 'spiel-korrigieren', 'spiel-streichen', 'spiel-wiederherstellen'],
  spieltage: [
    'spieltag-eroeffnen',
    'spieltag-nachtragen',
    'spieltag-aendern',
    'runde-eroeffnen',
    'spieltag-abschliessen',
    'spieltag-wiederoeffnen',
    'spieltag-streichen',
  ],
  einsprueche: [
    'einspruch-erheben',
    'einspruch-annehmen',
    'einspruch-ablehnen',
    'einspruch-zuruecknehmen',
    'einspruch-quittieren',
  ],
  abnahmen: ['spieltag-abnehmen'],
  freigaben: ['freigabe-anlegen', 'freigabe-widerrufen'],
  kasse: ['buchung-eintragen', 'buchung-streichen'],
  spieler: ['spieler-anlegen', 'spieler-umbenennen', 'spieler-anonymisieren'],
  saisons: ['saison-anlegen', 'saison-aendern', 'saison-importieren'],
  mitglieder: [
    'mitglied-einladen',
    'einladung-widerrufen',
    'mitglied-aufnehmen',
    'mitglied-aendern',
    'mitglied-entfernen',
  ],
} as const satisfies Readonly<Record<string, readonly OpArt[]>>

export type Gruppe = keyof typeof GRUPPEN

const FELDER = {
  konto: z.uuid(),
  gruppe: z.enum(Object.keys(GRUPPEN) as [Gruppe, ...Gruppe[]]),
  /** Date of an evening, `YYYY-MM-DD` as `von` and `bis`. */
  abend: z.iso.date(),
  /** First and last day, by the clock of the clubs. */
  von: z.iso.date(),
  bis: z.iso.date(),
  /** Part of a player's name, now or ever. */
  name: z.string().trim().min(1).max(40),
  /** Only entries before this number. */
  vor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
} as const

export type Suchfeld = keyof typeof FELDER

/** What somebody looks for in the protocol: all of it must fit. */
export type Protokollsuche = {
  readonly [F in Suchfeld]?: z.output<(typeof FELDER)[F]>
}

/**
 * Reads a search from the parameters of an address. What cannot be read is left out of the search and named in `unlesbar`; an
 * empty field asks for nothing.
 */
export function parseSuche(
  parameter: Readonly<Record<string, string | readonly string[] | undefined>>,
): { readonly suche: Protokollsuche; readonly unlesbar: readonly Suchfeld[] } {
  const unlesbar: Suchfeld[] = []
  const gelesen = (Object.keys(FELDER) as Suchfeld[]).flatMap((feld) => {
    const roh = parameter[feld]
    const text = typeof roh === 'string' ? roh : roh?.[0]
    if (text === undefined || text.trim() === '') return []
    const wert = FELDER[feld].safeParse(text)
    if (wert.success) return [[feld, wert.data] as const]
    unlesbar.push(feld)
    return []
  })
  return { suche: Object.fromEntries(gelesen), unlesbar }
}

/** The parameters of a search for an address: `?gruppe=spiele&vor=120`; empty for everything. */
export function querySuche(suche: Protokollsuche): string {
  const teile = (Object.keys(FELDER) as Suchfeld[]).flatMap((feld) => {
    const wert = suche[feld]
    return wert === undefined ? [] : [`${feld}=${encodeURIComponent(wert)}`]
  })
  return teile.length === 0 ? '' : `?${teile.join('&')}`
}

/** Whether an entry is about one of these players: it names them, or they played the game. */
export function erwaehnt(
  {
    daten,
    folge,
    klartext,
  }: Pick<ProtokollEintrag, 'daten' | 'folge'> & {
    readonly klartext: readonly Klartext[]
  },
  spieler: ReadonlySet<string>,
): boolean {
  return (
    klartext.some((k) => spieler.has(k.spielerId)) ||
    Object.keys(folge?.spiel?.punkte ?? {}).some((id) => spieler.has(id)) ||
    enthaelt(daten, spieler)
  )
}

function enthaelt(wert: unknown, gesucht: ReadonlySet<string>): boolean {
  if (typeof wert === 'string') return gesucht.has(wert)
  if (typeof wert !== 'object' || wert === null) return false
  return Object.entries(wert).some(([feld, w]) => gesucht.has(feld) || enthaelt(w, gesucht))
}
