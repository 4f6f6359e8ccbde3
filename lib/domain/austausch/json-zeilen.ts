import { ortAusPfad } from '../format-fehler'
import { joinOrt } from '../result'

/** Where the values of a JSON text stand, so that a fault can be shown with its line. */
export interface JsonZeilen {
  /** Line, from 1, of the value at each place (`spieltage[0].datum`); the whole text is at `''`. */
  readonly zeilen: ReadonlyMap<string, number>
  /** The line at which the text stops being JSON, `null` when it is JSON throughout. */
  readonly abbruch: number | null
  /** Places of keys that stand more than once in their object, each once. */
  readonly doppelt: readonly string[]
}

/** Reads on as long as the text is JSON. */
export function findeZeilen(text: string): JsonZeilen {
  const stelle = text.startsWith('\uFEFF') ? 1 : 0
  const leser: Leser = { text, stelle, zeile: 1, zeilen: new Map(), doppelt: new Set() }
  const ganz = liesWert(leser, '')
  ueberspringe(leser)
  return {
    zeilen: leser.zeilen,
    abbruch: ganz && leser.stelle === text.length ? null : leser.zeile,
    doppelt: [...leser.doppelt],
  }
}

/** The line of `ort`, or of the nearest place around it that stands in the text. */
export function zeileVon(
  { zeilen, abbruch }: Pick<JsonZeilen, 'zeilen' | 'abbruch'>,
  ort: string,
): number {
  if (ort === '' && abbruch !== null) return abbruch
  for (let stelle = ort; stelle !== ''; stelle = stelle.slice(0, Math.max(0, grenze(stelle)))) {
    const zeile = zeilen.get(stelle)
    if (zeile !== undefined) return zeile
  }
  return abbruch ?? zeilen.get('') ?? 1
}

function grenze(ort: string): number {
  return Math.max(ort.lastIndexOf('.'), ort.lastIndexOf('['))
}

interface Leser {
  readonly text: string
  stelle: number
  zeile: number
  readonly zeilen: Map<string, number>
  readonly doppelt: Set<string>
}

const LEERRAUM = /[ \t\r\n]*/y
/** A piece of a text: whole texts would exhaust the stack of the expression when they are megabytes long. */
const TEXTSTUECK = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const EINFACH = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** False where the text stops being JSON; the reader stays there. */
function liesWert(leser: Leser, ort: string): boolean {
  ueberspringe(leser)
  leser.zeilen.set(ort, leser.zeile)
  const zeichen = leser.text[leser.stelle]
  if (zeichen === '{') return liesObjekt(leser, ort)
  if (zeichen === '[') return liesListe(leser, ort)
  return (zeichen === '"' ? liesText(leser) : nimm(leser, EINFACH)) !== null
}

/** A text with its quotation marks. */
function liesText(leser: Leser): string | null {
  const beginn = leser.stelle
  if (!nimmZeichen(leser, '"')) return null
  while (nimm(leser, TEXTSTUECK) !== null);
  return nimmZeichen(leser, '"') ? leser.text.slice(beginn, leser.stelle) : null
}

function liesObjekt(leser: Leser, ort: string): boolean {
  const bekannt = new Set<string>()
  return liesFolge(leser, '}', () => {
    const schluessel = liesText(leser)
    if (schluessel === null) return false
    ueberspringe(leser)
    if (!nimmZeichen(leser, ':')) return false
    const name = JSON.parse(schluessel) as string
    const hier = joinOrt(ort, ortAusPfad([name]))
    if (bekannt.has(name)) leser.doppelt.add(hier)
    bekannt.add(name)
    return liesWert(leser, hier)
  })
}

function liesListe(leser: Leser, ort: string): boolean {
  let index = 0
  return liesFolge(leser, ']', () => liesWert(leser, joinOrt(ort, ortAusPfad([index++]))))
}

/** What stands between an opening bracket and `ende`, parted by commas. */
function liesFolge(leser: Leser, ende: string, liesGlied: () => boolean): boolean {
  leser.stelle++
  ueberspringe(leser)
  if (nimmZeichen(leser, ende)) return true
  for (;;) {
    ueberspringe(leser)
    if (!liesGlied()) return false
    ueberspringe(leser)
    if (nimmZeichen(leser, ende)) return true
    if (!nimmZeichen(leser, ',')) return false
  }
}

function nimmZeichen(leser: Leser, zeichen: string): boolean {
  if (leser.text[leser.stelle] !== zeichen) return false
  leser.stelle++
  return true
}

function nimm(leser: Leser, muster: RegExp): string | null {
  muster.lastIndex = leser.stelle
  const treffer = muster.exec(leser.text)?.[0]
  if (treffer === undefined) return null
  leser.stelle += treffer.length
  return treffer
}

function ueberspringe(leser: Leser): void {
  const leerraum = nimm(leser, LEERRAUM) ?? ''
  leser.zeile += leerraum.split('\n').length - 1
}
