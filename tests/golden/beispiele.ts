import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ordner = fileURLToPath(new URL('beispiele/', import.meta.url))

export interface Beispiel {
  readonly name: string
  readonly datei: string
  readonly eingabe: unknown
  readonly erwartet: unknown
}

/** The examples of one command, each with what must come out. */
export function beispiele(befehl: 'runde' | 'saison'): readonly Beispiel[] {
  return readdirSync(ordner)
    .filter((name) => name.startsWith(`${befehl}-`) && name.endsWith('.erwartet.json'))
    .map((name) => {
      const datei = ordner + name.replace('.erwartet.json', '.json')
      return {
        name: name.replace('.erwartet.json', ''),
        datei,
        eingabe: liesJson(datei),
        erwartet: liesJson(ordner + name),
      }
    })
}

/**
 * `ist` cut down to the keys that `soll` lists at each place, so that the two can be compared for equality. Records
 * by player (`punkte`, `stand`, …) are compared whole: a fifth player's points would be a fault.
 */
export function aufErwartete(ist: unknown, soll: unknown): unknown {
  if (Array.isArray(ist) && Array.isArray(soll)) {
    return ist.map((wert: unknown, i) => (i < soll.length ? aufErwartete(wert, soll[i]) : wert))
  }
  if (!istObjekt(ist) || !istObjekt(soll)) return ist
  return Object.fromEntries(
    Object.entries(soll).map(([schluessel, wert]) => {
      const eigener = Object.hasOwn(ist, schluessel) ? ist[schluessel] : undefined
      return [
        schluessel,
        NACH_SPIELER.includes(schluessel) ? eigener : aufErwartete(eigener, wert),
      ]
    }),
  )
}

const NACH_SPIELER = ['punkte', 'stand', 'kuersoli']

function istObjekt(wert: unknown): wert is Record<string, unknown> {
  return typeof wert === 'object' && wert !== null && !Array.isArray(wert)
}

function liesJson(datei: string): unknown {
  return JSON.parse(readFileSync(datei, 'utf8'))
}
