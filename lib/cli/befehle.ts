import { parseRundeDatei } from '../domain/austausch/runde-datei'
import { parseSaisonDatei } from '../domain/austausch/saison-datei'
import type { Fehler, Result } from '../domain/result'
import { computeRunde } from '../domain/runde/compute'
import { computeSaison } from '../domain/saison/compute'
import { fehlerJson, rundeJson, saisonJson } from '../format/austausch'
import { parseJsonBytes } from '../format/json-bytes'

/** What the process prints and how it ends. */
export interface Ausgang {
  readonly code: 0 | 2
  readonly stdout: string
  readonly stderr: string
}

const AUFRUF = `Aufruf: npm run -s kallemann -- <befehl> <datei | ->

Befehle:
  runde     rechnet die Spiele eines Tisches: Punkte, Geber, Pflicht- und Kürsoli, Hinweise
  saison    rechnet eine Saisondatei (kallemann/1): Tabelle und Spieltage

„-“ liest von der Standardeingabe. Das Ergebnis ist JSON.`

const BEFEHLE: ReadonlyMap<string, (roh: unknown) => Result<unknown, readonly Fehler[]>> = new Map([
  ['runde', (roh: unknown) => rechne(parseRundeDatei(roh), (r) => rundeJson(computeRunde(r)))],
  ['saison', (roh: unknown) => rechne(parseSaisonDatei(roh), (s) => saisonJson(computeSaison(s)))],
])

/**
 * Runs one command. `lies` answers the bytes of a file, or of standard input for `-`, and throws when there is no such
 * file. Bad input: code 2, nothing on standard output, one line a fault on standard error.
 */
export async function fuehreAus(
  argumente: readonly string[],
  lies: (quelle: string) => Promise<Uint8Array>,
): Promise<Ausgang> {
  const [befehl, quelle, ...rest] = argumente
  if (befehl === '--hilfe' || befehl === '--help' || befehl === '-h') {
    return { code: 0, stdout: `${AUFRUF}\n`, stderr: '' }
  }
  if (befehl === undefined) return abbruch(AUFRUF)
  if (befehl === 'abrechnung') {
    return abbruch('abrechnung: Diesen Befehl gibt es in dieser Fassung noch nicht.')
  }
  const rechner = BEFEHLE.get(befehl)
  if (rechner === undefined) return abbruch(`Den Befehl „${befehl}“ gibt es nicht.\n\n${AUFRUF}`)
  if (quelle === undefined) return abbruch(`${befehl}: Die Datei fehlt.\n\n${AUFRUF}`)
  if (rest.length > 0) return abbruch(`${befehl}: Nur eine Datei auf einmal.\n\n${AUFRUF}`)

  let bytes: Uint8Array
  try {
    bytes = await lies(quelle)
  } catch {
    return abbruch(`Die Datei „${quelle}“ lässt sich nicht lesen.\n\n${AUFRUF}`)
  }
  const roh = parseJsonBytes(bytes)
  const ergebnis = roh.ok ? rechner(roh.wert) : roh
  return ergebnis.ok
    ? { code: 0, stdout: `${JSON.stringify(ergebnis.wert, null, 2)}\n`, stderr: '' }
    : abbruch(fehlerJson(ergebnis.fehler).map(zeile).join('\n'))
}

function rechne<T>(
  gelesen: Result<T, readonly Fehler[]>,
  rechner: (wert: T) => unknown,
): Result<unknown, readonly Fehler[]> {
  return gelesen.ok ? { ok: true, wert: rechner(gelesen.wert) } : gelesen
}

/** `spieltage[0].runden[0].spiele[3].ansagen.re: … (U-S4)`; what the input quotes may not break the line. */
function zeile(f: { ort: string; regel: string; text: string }): string {
  return `${f.ort === '' ? 'Datei' : f.ort}: ${f.text} (${f.regel})`.replace(
    /[\p{Cc}\p{Zl}\p{Zp}]+/gu,
    ' ',
  )
}

function abbruch(meldung: string): Ausgang {
  return { code: 2, stdout: '', stderr: `${meldung}\n` }
}
