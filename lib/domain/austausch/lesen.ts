import type { FehlerCode } from '../fehler-codes'
import type { RegelId } from '../regelwerk/regel-ids'
import { ortAusPfad } from '../format-fehler'
import type { Fehler } from '../result'
import { joinOrt } from '../result'
import { istEinzeilig, zaehleZeichen } from './zeichen'

/**
 * Reading untrusted JSON by hand: each function reports what is wrong at its place and answers null, so that one pass
 * finds every fault. Objects become Maps: a key such as `__proto__` is a key like any other.
 */
export interface Stelle {
  readonly ort: string
  /** Shared by all places of one input. */
  readonly fehler: Fehler[]
}

/** Far more than an evening has games or a season Spieltage. */
export const LISTE_HOECHSTENS = 1000

export type Objekt = ReadonlyMap<string, unknown>

/** The place of a key or of an element under `stelle`. */
export function unter(stelle: Stelle, schluessel: string | number): Stelle {
  return { fehler: stelle.fehler, ort: joinOrt(stelle.ort, ortAusPfad([schluessel])) }
}

/** Reports a fault at `stelle`. `regel` is `Format` unless a rule forbids it. */
export function melde(
  stelle: Stelle,
  code: FehlerCode,
  mehr: { regel?: RegelId; daten?: Fehler['daten'] } = {},
): null {
  stelle.fehler.push({
    ort: stelle.ort,
    regel: mehr.regel ?? 'Format',
    code,
    ...(mehr.daten === undefined ? {} : { daten: mehr.daten }),
  })
  return null
}

/** An object with no other keys than `pflicht` and `moeglich`; the former must stand. */
export function liesObjekt(
  stelle: Stelle,
  roh: unknown,
  schluessel: { pflicht: readonly string[]; moeglich?: readonly string[] },
): Objekt | null {
  const objekt = liesEintraege(stelle, roh)
  if (objekt === null) return null
  const { pflicht, moeglich = [] } = schluessel
  for (const k of objekt.keys()) {
    if (!pflicht.includes(k) && !moeglich.includes(k))
      melde(unter(stelle, k), 'feld-unbekannt', { daten: { feld: k } })
  }
  for (const k of pflicht) {
    if (!objekt.has(k)) melde(unter(stelle, k), 'feld-fehlt')
  }
  return objekt
}

/** An object whatever its keys. */
export function liesEintraege(stelle: Stelle, roh: unknown): Objekt | null {
  if (typeof roh !== 'object' || roh === null || Array.isArray(roh)) {
    return melde(stelle, 'typ-falsch', { daten: { erwartet: 'object' } })
  }
  return new Map(Object.entries(roh))
}

/** A list. One that is too long for any season is not read at all: each element could be a fault. */
export function liesListe(stelle: Stelle, roh: unknown): readonly unknown[] | null {
  if (!Array.isArray(roh)) return melde(stelle, 'typ-falsch', { daten: { erwartet: 'array' } })
  return roh.length <= LISTE_HOECHSTENS
    ? (roh as readonly unknown[])
    : melde(stelle, 'datei-liste-lang', { daten: { hoechstens: LISTE_HOECHSTENS } })
}

/** A trimmed text of 1 to `hoechstens` characters. */
export function liesText(stelle: Stelle, roh: unknown, hoechstens: number): string | null {
  if (typeof roh !== 'string') {
    return melde(stelle, 'typ-falsch', { daten: { erwartet: 'string' } })
  }
  const laenge = zaehleZeichen(roh)
  if (roh.trim() === '' || laenge > hoechstens) {
    return melde(stelle, 'datei-text-laenge', { daten: { bis: hoechstens } })
  }
  if (roh.trim() !== roh) return melde(stelle, 'datei-text-rand')
  if (!istEinzeilig(roh)) return melde(stelle, 'datei-text-zeichen')
  return roh
}

export function liesGanzzahl(
  stelle: Stelle,
  roh: unknown,
  bereich: { von: number; bis: number },
): number | null {
  if (typeof roh !== 'number' || !Number.isInteger(roh)) {
    return melde(stelle, 'typ-falsch', { daten: { erwartet: 'int' } })
  }
  if (roh < bereich.von || roh > bereich.bis) {
    return melde(stelle, 'datei-zahl-bereich', { daten: { von: bereich.von, bis: bereich.bis } })
  }
  // −0 is JSON, but not a number of points.
  return roh + 0
}

export function liesWahl<T extends string>(
  stelle: Stelle,
  roh: unknown,
  moeglich: readonly T[],
): T | null {
  const gewaehlt = moeglich.find((m) => m === roh)
  if (gewaehlt !== undefined) return gewaehlt
  const wert = (typeof roh === 'string' ? roh : JSON.stringify(roh)).slice(0, 40)
  return melde(stelle, 'wert-unbekannt', { daten: { wert, erlaubt: moeglich.join(', ') } })
}

/** A calendar day that exists, as `YYYY-MM-DD`. */
export function liesDatum(stelle: Stelle, roh: unknown): string | null {
  if (typeof roh !== 'string') {
    return melde(stelle, 'typ-falsch', { daten: { erwartet: 'string' } })
  }
  return istKalendertag(roh) ? roh : melde(stelle, 'datei-datum')
}

function istKalendertag(text: string): boolean {
  const teile = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (teile === null) return false
  const [jahr, monat, tag] = teile.slice(1).map(Number) as [number, number, number]
  const schaltjahr = jahr % 4 === 0 && (jahr % 100 !== 0 || jahr % 400 === 0)
  const tage = [31, schaltjahr ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][monat - 1] ?? 0
  return tag >= 1 && tag <= tage
}
