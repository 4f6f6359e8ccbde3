import type { Fehler, Result } from '../result'
import { fail, ok } from '../result'

/** A season file is eight levels deep; what is far deeper is no season, and could exhaust the stack. */
const TIEFE_HOECHSTENS = 64

/** The JSON value of a text. A byte order mark has a message of its own: it is invisible in every editor. */
export function parseJson(text: string): Result<unknown, readonly Fehler[]> {
  if (text.startsWith('\uFEFF')) return fail([{ ort: '', regel: 'Format', code: 'datei-bom' }])
  if (text.trim() === '') return fail([{ ort: '', regel: 'Format', code: 'datei-leer' }])
  if (tiefe(text) > TIEFE_HOECHSTENS) {
    return fail([{ ort: '', regel: 'Format', code: 'datei-zu-tief' }])
  }
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return fail([{ ort: '', regel: 'Format', code: 'datei-kein-json' }])
  }
}

/** How deep brackets are nested, those in texts left out. One pass, whatever the text. */
function tiefe(text: string): number {
  let jetzt = 0
  let hoechste = 0
  let imText = false
  for (let i = 0; i < text.length; i++) {
    const zeichen = text[i]
    if (zeichen === '"') imText = !imText
    else if (imText) i += zeichen === '\\' ? 1 : 0
    else if (zeichen === '[' || zeichen === '{') hoechste = Math.max(hoechste, ++jetzt)
    else if (zeichen === ']' || zeichen === '}') jetzt--
  }
  return hoechste
}
