import type Database from 'better-sqlite3'
import { invariant } from '../../lib/domain/invariant'
import type { Aenderung } from '../../lib/domain/op/aenderung'
import type { Abweichung } from '../../lib/domain/protokoll/abweichung'
import { einladung, mitglied, saison, spieler, spielername } from '../schema'
import { freigabe } from '../schema-freigabe'
import { buchung } from '../schema-kasse'
import { abnahme, einspruch, runde, spiel, spieltag } from '../schema-spieltag'
import type { Von } from '../zeilen'
import {
  abnahmeZeile,
  buchungZeile,
  einladungZeile,
  einspruchZeile,
  freigabeZeile,
  mitgliedZeile,
  rundeZeile,
  saisonZeile,
  spielernameZeile,
  spielerZeile,
  spieltagZeile,
  spielZeile,
} from '../zeilen'
import type { Spalten, Zeile } from './spalten'
import { spaltenVon, vergleicheZeile } from './spalten'

/** Rows that become other versions in place: compared as they are at the end. */
const ENDLICHE = {
  spieler: spaltenVon(spieler, ['id']),
  spielername: spaltenVon(spielername, ['spieler_id', 'version']),
  saison: spaltenVon(saison, ['id']),
  spieltag: spaltenVon(spieltag, ['id']),
  runde: spaltenVon(runde, ['id']),
  einspruch: spaltenVon(einspruch, ['id']),
  mitglied: spaltenVon(mitglied, ['id']),
  einladung: spaltenVon(einladung, ['id']),
  freigabe: spaltenVon(freigabe, ['id']),
  buchung: spaltenVon(buchung, ['id']),
} as const
type Endliche = keyof typeof ENDLICHE

/** Rows that never change: compared at the entry that made them, so that none of them is kept. */
const BLEIBENDE = {
  spiel: spaltenVon(spiel, ['id', 'version']),
  abnahme: spaltenVon(abnahme, ['id']),
} as const
type Bleibende = keyof typeof BLEIBENDE

/** Where a row comes from. */
export interface Herkunft {
  readonly seq: number
  readonly kontoId: string
  /** An entry from before names were kept by version: it may have left no row of a name. */
  readonly ausFrueher: boolean
}

interface Erwartet {
  readonly zeile: Zeile
  readonly herkunft: Herkunft
  readonly orte: Pick<Abweichung, 'spieltagId' | 'spielId'>
}

/** The rows that a protocol has made so far. Mutable. */
export interface Zeilenbuch {
  readonly client: Database.Database
  readonly vereinId: string
  readonly suche: Readonly<Record<Bleibende, Database.Statement>>
  readonly anzahl: Record<Bleibende, number>
  readonly endliche: Readonly<Record<Endliche, Map<string, Erwartet>>>
}

export function neuesZeilenbuch(client: Database.Database, vereinId: string): Zeilenbuch {
  const suche = ({ select, schluessel }: Spalten) => {
    const wo = ['verein_id', ...schluessel].map((s) => `"${s}" = ?`).join(' AND ')
    return client.prepare(`${select} WHERE ${wo}`).raw()
  }
  return {
    client,
    vereinId,
    suche: { spiel: suche(BLEIBENDE.spiel), abnahme: suche(BLEIBENDE.abnahme) },
    anzahl: { spiel: 0, abnahme: 0 },
    endliche: {
      spieler: new Map(),
      spielername: new Map(),
      saison: new Map(),
      spieltag: new Map(),
      runde: new Map(),
      einspruch: new Map(),
      mitglied: new Map(),
      einladung: new Map(),
      freigabe: new Map(),
      buchung: new Map(),
    },
  }
}

/** Takes a row that an operation has made, and compares it at once where it can never change again. */
export function pruefeAenderung(
  buch: Zeilenbuch,
  a: Aenderung,
  herkunft: Herkunft,
): Abweichung | null {
  const { vereinId } = buch
  const { kontoId } = herkunft
  const merke = (tabelle: Endliche, zeile: Zeile, orte: Erwartet['orte'] = {}) => {
    buch.endliche[tabelle].set(schluesselVon(ENDLICHE[tabelle], zeile), { zeile, herkunft, orte })
    return null
  }
  switch (a.art) {
    case 'spieler':
      merke('spielername', spielernameZeile(vereinId, a))
      return merke('spieler', spielerZeile(vereinId, a))
    case 'saison':
      return merke('saison', saisonZeile(vereinId, a))
    case 'spieltag':
      return merke('spieltag', spieltagZeile(vereinId, a), { spieltagId: a.zeile.id })
    case 'runde':
      return merke('runde', rundeZeile(vereinId, a), { spieltagId: a.spieltagId })
    case 'einspruch': {
      const orte = { spieltagId: a.spieltagId, spielId: a.zeile.spielId }
      return merke('einspruch', einspruchZeile(vereinId, a), orte)
    }
    case 'mitglied':
      return merke('mitglied', mitgliedZeile(vereinId, a))
    case 'einladung':
      return merke('einladung', mitToken(buch, a, einladungZeile(vereinId, a)))
    case 'freigabe': {
      const { ziel } = a.zeile
      const orte = ziel.art === 'spieltag' ? { spieltagId: ziel.spieltagId } : {}
      return merke('freigabe', mitToken(buch, a, freigabeZeile(vereinId, a)), orte)
    }
    case 'buchung':
      return merke('buchung', buchungZeile(vereinId, a))
    case 'mitglied-entfernt':
      buch.endliche.mitglied.delete(a.id)
      return null
    case 'namen-getilgt':
      tilgeNamen(buch, a)
      return null
    case 'spiel': {
      const orte = { spieltagId: a.spieltagId, spielId: a.zeile.id }
      const zeile = spielZeile({ vereinId, kontoId }, a)
      return pruefeBleibende(buch, 'spiel', { zeile, herkunft, orte })
    }
    case 'abnahme': {
      const orte = { spieltagId: a.spieltagId }
      return pruefeBleibende(buch, 'abnahme', { zeile: abnahmeZeile(vereinId, a), herkunft, orte })
    }
  }
}

/** Of the token an operation tells only when the link is made. */
function mitToken({ endliche }: Zeilenbuch, a: Von<'einladung' | 'freigabe'>, zeile: Zeile): Zeile {
  const token_hash = a.tokenHash ?? endliche[a.art].get(a.zeile.id)?.zeile['token_hash']
  return { ...zeile, token_hash }
}

function tilgeNamen({ endliche }: Zeilenbuch, { spielerId, name }: Von<'namen-getilgt'>): void {
  for (const [schluessel, erwartet] of endliche.spielername) {
    if (erwartet.zeile['spieler_id'] !== spielerId) continue
    endliche.spielername.set(schluessel, { ...erwartet, zeile: { ...erwartet.zeile, name } })
  }
}

function pruefeBleibende(
  buch: Zeilenbuch,
  tabelle: Bleibende,
  erwartet: Erwartet,
): Abweichung | null {
  const spalten = BLEIBENDE[tabelle]
  buch.anzahl[tabelle] += 1
  const schluessel = spalten.schluessel.map((s) => erwartet.zeile[s])
  const roh = buch.suche[tabelle].get(buch.vereinId, ...schluessel) as
    readonly unknown[] | undefined
  return vergleiche(spalten, erwartet, roh)
}

/** Compares what is stored at the end, table by table; yields now and then. */
export function* pruefeEndstand(
  buch: Zeilenbuch,
  bekannte: () => Readonly<Record<Bleibende, ReadonlySet<string>>>,
): Generator<null, Abweichung | null> {
  for (const name of Object.keys(ENDLICHE) as Endliche[]) {
    const abweichung = yield* pruefeTabelle(buch, name)
    if (abweichung !== null) return abweichung
  }
  for (const name of Object.keys(BLEIBENDE) as Bleibende[]) {
    const { tabelle } = BLEIBENDE[name]
    const anzahl = buch.client
      .prepare(`SELECT count(*) FROM "${tabelle}" WHERE verein_id = ?`)
      .pluck()
      .get(buch.vereinId)
    if (anzahl === buch.anzahl[name]) continue
    const zuviel = findeZuviel(buch, BLEIBENDE[name], bekannte()[name])
    if (zuviel !== null) return zuviel
  }
  return null
}

const JE_SCHRITT = 100

function* pruefeTabelle(buch: Zeilenbuch, name: Endliche): Generator<null, Abweichung | null> {
  const spalten = ENDLICHE[name]
  const offen = new Map(buch.endliche[name])
  let n = 0
  for (const roh of alleZeilen(buch, spalten)) {
    const schluessel = schluesselAus(spalten, roh)
    const erwartet = offen.get(schluessel)
    if (erwartet === undefined) return zuvielVon(spalten, roh)
    offen.delete(schluessel)
    const abweichung = vergleiche(spalten, erwartet, roh)
    if (abweichung !== null) return abweichung
    n += 1
    if (n % JE_SCHRITT === 0) yield null
  }
  for (const erwartet of offen.values()) {
    if (name === 'spielername' && erwartet.herkunft.ausFrueher) continue
    return vergleiche(spalten, erwartet, undefined)
  }
  return null
}

function findeZuviel(
  buch: Zeilenbuch,
  spalten: Spalten,
  bekannte: ReadonlySet<string>,
): Abweichung | null {
  for (const roh of alleZeilen(buch, spalten)) {
    if (!bekannte.has(schluesselAus(spalten, roh))) return zuvielVon(spalten, roh)
  }
  return null
}

function alleZeilen(
  { client, vereinId }: Zeilenbuch,
  { select, schluessel }: Spalten,
): IterableIterator<readonly unknown[]> {
  const ordnung = schluessel.map((s) => `"${s}"`).join(', ')
  return client
    .prepare(`${select} WHERE verein_id = ? ORDER BY ${ordnung}`)
    .raw()
    .iterate(vereinId) as IterableIterator<readonly unknown[]>
}

function vergleiche(
  spalten: Spalten,
  { zeile, herkunft, orte }: Erwartet,
  roh: readonly unknown[] | undefined,
): Abweichung | null {
  const { seq } = herkunft
  const id = schluesselVon(spalten, zeile)
  if (roh === undefined) {
    return { code: 'zeile-fehlt', seq, ort: spalten.tabelle, id, ...NICHTS, ...orte }
  }
  const stelle = vergleicheZeile(spalten, zeile, roh)
  if (stelle === null) return null
  const { pfad: ort, erwartet, gefunden } = stelle
  return { code: 'zeile', seq, ort, id, erwartet, gefunden, ...orte }
}

const NICHTS = { erwartet: null, gefunden: null } as const

function zuvielVon(spalten: Spalten, roh: readonly unknown[]): Abweichung {
  const wert = (spalte: string) => {
    const gefunden = roh[spalten.spalten.findIndex((s) => s.name === spalte)]
    return typeof gefunden === 'string' ? gefunden : undefined
  }
  const spieltagId = spalten.tabelle === 'spieltag' ? wert('id') : wert('spieltag_id')
  const ort = { ort: spalten.tabelle, id: schluesselAus(spalten, roh) }
  const orte = spieltagId === undefined ? {} : { spieltagId }
  return { code: 'zeile-zuviel', seq: null, ...ort, ...NICHTS, ...orte }
}

function schluesselVon({ schluessel }: Spalten, zeile: Zeile): string {
  return schluessel.map((s) => String(zeile[s])).join('/')
}

function schluesselAus({ spalten, schluessel }: Spalten, roh: readonly unknown[]): string {
  return schluessel
    .map((s) => {
      const i = spalten.findIndex((spalte) => spalte.name === s)
      invariant(i >= 0, `${s} ist eine Spalte`)
      return String(roh[i])
    })
    .join('/')
}
