import { geldabendeVon, geldrundeVon } from '../domain/abrechnung/akten'
import { rechneRunde } from '../domain/abrechnung/abend'
import { rechneSaison } from '../domain/abrechnung/saison'
import { rechnetAb } from '../domain/abrechnung/um-geld'
import { parseRundeDatei } from '../domain/austausch/runde-datei'
import { parseSaisonDatei } from '../domain/austausch/saison-datei'
import { istObjekt } from '../domain/objekt'
import type { Fehler, Result } from '../domain/result'
import { fail, ok } from '../domain/result'
import { computeRunde } from '../domain/runde/compute'
import { computeSaison } from '../domain/saison/compute'
import { rundenrechnungJson, saisonrechnungJson } from '../format/abrechnung-json'
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
  runde       rechnet die Spiele eines Tisches: Punkte, Geber, Pflicht- und Kürsoli, Hinweise
  saison      rechnet eine Saisondatei (kallemann/1): Tabelle und Spieltage
  abrechnung  rechnet das Geld eines Tisches oder einer ganzen Saisondatei: wer zahlt wem

„-“ liest von der Standardeingabe. Das Ergebnis ist JSON.`

const BEFEHLE: ReadonlyMap<string, (roh: unknown) => Result<unknown, readonly Fehler[]>> = new Map([
  ['runde', (roh: unknown) => rechne(parseRundeDatei(roh), (r) => rundeJson(computeRunde(r)))],
  ['saison', (roh: unknown) => rechne(parseSaisonDatei(roh), (s) => saisonJson(computeSaison(s)))],
  ['abrechnung', rechneAb],
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

const OHNE_ABRECHNUNG: Fehler = { ort: 'abrechnung', regel: 'K-E', code: 'abrechnung-fehlt' }

/** The money of one table, or of a whole season where the file names its format. */
function rechneAb(roh: unknown): Result<unknown, readonly Fehler[]> {
  if (istObjekt(roh) && Object.hasOwn(roh, 'format')) return rechneSaisonAb(roh)
  const runde = parseRundeDatei(roh)
  if (!runde.ok) return runde
  const rechnung = rechneRunde(geldrundeVon(runde.wert))
  return rechnung === null ? fail([OHNE_ABRECHNUNG]) : ok(rundenrechnungJson(rechnung))
}

function rechneSaisonAb(roh: unknown): Result<unknown, readonly Fehler[]> {
  const gelesen = parseSaisonDatei(roh)
  if (!gelesen.ok) return gelesen
  const saison = gelesen.wert
  if (!rechnetAb(saison, saison.spieltage)) return fail([OHNE_ABRECHNUNG])
  return ok(saisonrechnungJson(saison, rechneSaison(saison, geldabendeVon(saison))))
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
