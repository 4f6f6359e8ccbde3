import { parseJson } from '../domain/austausch/json'
import type { Fehler, Result } from '../domain/result'
import { fail } from '../domain/result'

/** The JSON value of a file or request body. UTF-8 only, with a byte order mark or without. */
export function parseJsonBytes(bytes: Uint8Array): Result<unknown, readonly Fehler[]> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return fail([{ ort: '', regel: 'Format', code: 'datei-kein-utf8' }])
  }
  return parseJson(text)
}
