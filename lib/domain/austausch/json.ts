import type { Fehler, Result } from '../result'
import { fail, ok } from '../result'

/** The JSON value of a text. A byte order mark has a message of its own: it is invisible in every editor. */
export function parseJson(text: string): Result<unknown, readonly Fehler[]> {
  if (text.startsWith('\uFEFF')) return fail([{ ort: '', regel: 'Format', code: 'datei-bom' }])
  if (text.trim() === '') return fail([{ ort: '', regel: 'Format', code: 'datei-leer' }])
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return fail([{ ort: '', regel: 'Format', code: 'datei-kein-json' }])
  }
}
