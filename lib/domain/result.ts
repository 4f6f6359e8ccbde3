import type { FehlerCode } from './fehler-codes'
import type { RegelId } from './regelwerk/regel-ids'

/** Outcome of a step that can fail for a reason the user must see. Bugs throw instead (`invariant`). */
export type Result<T, E> =
  { readonly ok: true; readonly wert: T } | { readonly ok: false; readonly fehler: E }

/**
 * One fault of an input, without its German sentence (that is `textFehler` in `lib/format/fehler.ts`).
 * `ort` is the path of the place, e.g. `spiele[3].ansagen.re`; empty for the whole input.
 * `regel` is the narrowest rule that forbids it, `Format` for what is no game at all (U-P).
 */
export interface Fehler {
  readonly ort: string
  readonly regel: RegelId | 'Format'
  readonly code: FehlerCode
  readonly daten?: Readonly<Record<string, string | number>>
}

export function ok<T>(wert: T): { readonly ok: true; readonly wert: T } {
  return { ok: true, wert }
}

export function fail<E>(fehler: E): { readonly ok: false; readonly fehler: E } {
  return { ok: false, fehler }
}

/** Puts `vorsatz` in front of each fault's place: `unterOrt('spiele[3]', …)` makes `art` into `spiele[3].art`. */
export function unterOrt(vorsatz: string, fehler: readonly Fehler[]): readonly Fehler[] {
  return fehler.map((f) => ({ ...f, ort: joinOrt(vorsatz, f.ort) }))
}

/** The place `ort` within `vorsatz`. */
export function joinOrt(vorsatz: string, ort: string): string {
  if (vorsatz === '' || ort === '') return vorsatz + ort
  return ort.startsWith('[') ? vorsatz + ort : `${vorsatz}.${ort}`
}
