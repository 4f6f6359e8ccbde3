import { ortAusPfad } from '../format-fehler'
import { joinOrt } from '../result'

/** Where the values of a JSON text stand, so that a fault can be shown with its line. */
export interface JsonZeilen {
  /** Line, from 1, of the value at each place (`spieltage[0].datum`); the whole text is at `''`. */
  readonly zeilen: ReadonlyMap<string, number>
  /** The line at which the text stops being JSON, `null` when it is JSON throughout. */
  readonly abbruch: number | null
}

/** Reads on as long as the text is JSON. */
export function findeZeilen(text: string): JsonZeilen {
  const leser: Leser = { text, stelle: 0, zeile: 1, zeilen: new Map() }
  const ganz = liesWert(leser, '')
  ueberspringe(leser)
  return {
    zeilen: leser.zeilen,
    abbruch: ganz && leser.stelle === text.length ? null : leser.zeile,
  }
}

/** The line of `ort`, or of the nearest place around it that stands in the text. */
export function zeileVon({ zeilen, abbruch }: JsonZeilen, ort: string): number {
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
}

const LEERRAUM = /[ \t\r\n]*/y
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const EINFACH = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** False where the text stops being JSON; the reader stays there. */
function liesWert(leser: Leser, ort: string): boolean {
  ueberspringe(leser)
  leser.zeilen.set(ort, leser.zeile)
  const zeichen = leser.text[leser.stelle]
  if (zeichen === '{') return liesObjekt(leser, ort)
  if (zeichen === '[') return liesListe(leser, ort)
  return nimm(leser, zeichen === '"' ? TEXT : EINFACH) !== null
}

function liesObjekt(leser: Leser, ort: string): boolean {
  return liesFolge(leser, '}', () => {
    const schluessel = nimm(leser, TEXT)
    if (schluessel === null) return false
    ueberspringe(leser)
    if (!nimmZeichen(leser, ':')) return false
    return liesWert(leser, joinOrt(ort, ortAusPfad([JSON.parse(schluessel) as string])))
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
