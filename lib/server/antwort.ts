import 'server-only'
import type { Ablehnung } from '../domain/op/aenderung'
import type { Fehler } from '../domain/result'
import { textFehler } from '../format/fehler'

const KOPFZEILEN = { 'Cache-Control': 'no-store' }

/** The HTTP status of each kind of refusal. */
export const ABLEHNUNG_STATUS: Readonly<Record<Ablehnung['code'], number>> = {
  veraltet: 409,
  'nicht-erlaubt': 403,
  'nicht-gefunden': 404,
  abgelehnt: 422,
}

/** JSON that no cache keeps. */
export function antworte(inhalt: unknown, status = 200): Response {
  return Response.json(inhalt, { status, headers: KOPFZEILEN })
}

/** Faults with their German sentences: `{ fehler: [{ ort, regel, code, text }] }`. */
export function lehneAb(status: number, fehler: readonly Fehler[]): Response {
  return antworte({ fehler: mitText(fehler) }, status)
}

/** One fault of the request itself. */
export function fehlerVon(code: Fehler['code'], daten?: Fehler['daten']): readonly Fehler[] {
  return [{ ort: '', regel: 'Format', code, ...(daten === undefined ? {} : { daten }) }]
}

export function mitText(
  fehler: readonly Fehler[],
  namen?: Readonly<Record<string, string>>,
): readonly (Fehler & { readonly text: string })[] {
  return fehler.map((f) => ({ ...f, text: textFehler(f, namen) }))
}
