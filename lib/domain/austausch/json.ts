import type { Fehler, Result } from '../result'
import { fail, ok } from '../result'
import { findeZeilen } from './json-zeilen'

/** A season file is eight levels deep; what is far deeper is no season, and could exhaust the stack. */
const TIEFE_HOECHSTENS = 64

/**
 * The JSON value of a text. A byte order mark in front is none of it: editors on Windows write one. A key that
 * stands twice in one object is a fault: JavaScript would drop the first without a word.
 */
export function parseJson(mitMarke: string): Result<unknown, readonly Fehler[]> {
  const text = mitMarke.replace(/^\uFEFF/, '')
  if (text.trim() === '') return fail([{ ort: '', regel: 'Format', code: 'datei-leer' }])
  if (tiefe(text) > TIEFE_HOECHSTENS) {
    return fail([{ ort: '', regel: 'Format', code: 'datei-zu-tief' }])
  }
  let wert: unknown
  try {
    wert = JSON.parse(text)
  } catch {
    return fail([{ ort: '', regel: 'Format', code: 'datei-kein-json' }])
  }
  if (!hatDoppelte(text)) return ok(wert)
  return fail(
    findeZeilen(text).doppelt.map(
      (ort) => ({ ort, regel: 'Format', code: 'datei-schluessel-doppelt' }) as const,
    ),
  )
}

/** Whether a key stands twice in one object of a text that is JSON. A pass of its own: places take ten times as long. */
function hatDoppelte(text: string): boolean {
  const offen: Set<string>[] = []
  for (let i = 0; i < text.length; i++) {
    const zeichen = text[i]
    if (zeichen === '{') offen.push(new Set())
    else if (zeichen === '}') offen.pop()
    else if (zeichen === '"') {
      const beginn = i
      i = textende(text, beginn)
      if (!istSchluessel(text, i + 1)) continue
      const name = JSON.parse(text.slice(beginn, i + 1)) as string
      if (offen.at(-1)?.has(name)) return true
      offen.at(-1)?.add(name)
    }
  }
  return false
}

/** Where the text that begins with the quotation mark at `beginn` has its closing one. */
function textende(text: string, beginn: number): number {
  let i = beginn + 1
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
  return i
}

function istSchluessel(text: string, ab: number): boolean {
  let i = ab
  while (' \t\r\n'.includes(text[i] ?? 'x')) i++
  return text[i] === ':'
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
