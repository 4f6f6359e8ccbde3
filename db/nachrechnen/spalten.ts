import type { Column, Table } from 'drizzle-orm'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { Stelle } from '../../lib/domain/protokoll/abweichung'
import { ersteStelle, textWert } from '../../lib/domain/protokoll/abweichung'
import { kanonisch } from '../../lib/domain/protokoll/protokoll'
import type { spiel } from '../schema-spieltag'
import type { freigabe } from '../schema-freigabe'
import type { buchung } from '../schema-kasse'
import type { einladung, mitglied, saison, spieler, spielername } from '../schema'
import type { abnahme, einspruch, runde, spieltag } from '../schema-spieltag'

/** The tables of which every row follows from the protocol. */
export type Tabelle =
  | typeof abnahme
  | typeof buchung
  | typeof einladung
  | typeof einspruch
  | typeof freigabe
  | typeof mitglied
  | typeof runde
  | typeof saison
  | typeof spiel
  | typeof spieler
  | typeof spielername
  | typeof spieltag

/** A table as it is read and compared. */
export interface Spalten {
  readonly tabelle: string
  readonly spalten: readonly { readonly name: string; readonly json: boolean }[]
  /** Beside the club's id. */
  readonly schluessel: readonly string[]
  /** Reads all columns in order. */
  readonly select: string
}

export function spaltenVon(tabelle: Tabelle, schluessel: readonly string[]): Spalten {
  const alle: readonly Column[] = Object.values(getTableColumns(tabelle as Table))
  const spalten = alle.map((s) => ({
    name: s.name,
    json: s.dataType === 'json',
  }))
  const name = getTableName(tabelle)
  const felder = spalten.map((s) => `"${s.name}"`).join(', ')
  return { tabelle: name, spalten, schluessel, select: `SELECT ${felder} FROM "${name}"` }
}

/** A row as it should be, by the names of the columns, with the values of the schema. */
export type Zeile = Readonly<Record<string, unknown>>

/** Where a stored row first is not the expected one; null when it is. `pfad` begins with table and column. */
export function vergleicheZeile(
  { tabelle, spalten }: Spalten,
  erwartet: Zeile,
  roh: readonly unknown[],
): Stelle | null {
  for (const [i, { name, json }] of spalten.entries()) {
    const wert = erwartet[name] ?? null
    const gefunden = roh[i] ?? null
    if (json && wert !== null) {
      if (JSON.stringify(wert) === gefunden) continue
      const stelle = vergleicheJson(wert, gefunden)
      if (stelle !== null) return { ...stelle, pfad: pfadVon(`${tabelle}.${name}`, stelle.pfad) }
    } else if (wert !== gefunden) {
      return { pfad: `${tabelle}.${name}`, erwartet: textWert(wert), gefunden: textWert(gefunden) }
    }
  }
  return null
}

/** Stored JSON may only have its keys in another order, as an earlier version of the program wrote them. */
function vergleicheJson(erwartet: unknown, gefunden: unknown): Stelle | null {
  const gelesen = liesJson(gefunden)
  if (gelesen === null)
    return { pfad: '', erwartet: textWert(erwartet), gefunden: textWert(gefunden) }
  const stelle = ersteStelle(erwartet, gelesen.wert)
  if (stelle !== null) return stelle
  if (gelesen.knapp) return null
  return { pfad: '', erwartet: textWert(erwartet), gefunden: textWert(gefunden) }
}

/** JSON from a column; `knapp` when not a byte of it is more than its content. null when it is none. */
export function liesJson(
  text: unknown,
): { readonly wert: unknown; readonly kanonisch: string; readonly knapp: boolean } | null {
  if (typeof text !== 'string') return null
  try {
    const wert: unknown = JSON.parse(text)
    const ordentlich = kanonisch(wert)
    return { wert, kanonisch: ordentlich, knapp: ordentlich.length === text.length }
  } catch {
    return null
  }
}

export function pfadVon(davor: string, pfad: string): string {
  return pfad === '' || pfad.startsWith('[') ? davor + pfad : `${davor}.${pfad}`
}
