import { parseRundeDatei } from '@/lib/domain/austausch/runde-datei'
import type { Fehler } from '@/lib/domain/result'
import { computeRunde } from '@/lib/domain/runde/compute'
import { fehlerJson, rundeJson } from '@/lib/format/austausch'
import { parseJsonBytes } from '@/lib/format/json-bytes'
import { liesKoerper } from '@/lib/server/koerper'

const KILOBYTE_HOECHSTENS = 1024

/**
 * The scoring service for anyone: the input of the command `runde`, and its output. Nothing is stored and nobody signs in.
 * 422 with place, rule and sentence of every fault; 413 for more than a megabyte.
 */
export async function POST(anfrage: Request): Promise<Response> {
  const bytes = await liesKoerper(anfrage, KILOBYTE_HOECHSTENS * 1024)
  if (bytes === null) {
    const daten = { kilobyte: KILOBYTE_HOECHSTENS }
    return ablehnung(413, [{ ort: '', regel: 'Format', code: 'datei-zu-gross', daten }])
  }
  const roh = parseJsonBytes(bytes)
  const runde = roh.ok ? parseRundeDatei(roh.wert) : roh
  return runde.ok
    ? Response.json(rundeJson(computeRunde(runde.wert)), {
        headers: { 'Cache-Control': 'no-store' },
      })
    : ablehnung(422, runde.fehler)
}

function ablehnung(status: 413 | 422, fehler: readonly Fehler[]): Response {
  return Response.json({ fehler: fehlerJson(fehler) }, { status })
}
