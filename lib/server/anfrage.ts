import 'server-only'
import { istAusfall } from '@/db/sqlite-fehler'
import { parseJsonBytes } from '../format/json-bytes'
import { istEigeneHerkunft } from './absender'
import { antworte, fehlerVon, lehneAb, mitText } from './antwort'
import { liesKoerper } from './koerper'

export const MEGABYTE = 1024 * 1024

/** The body of a POST: its JSON and how many bytes it had. */
export interface Inhalt {
  readonly json: unknown
  readonly bytes: number
}

/**
 * The frame of every POST handler: only from pages of this host, only JSON, not beyond `hoechstens` bytes; an
 * outage is logged and answered with 500, never with its details; with 503 where it says nothing of the request.
 */
export async function verarbeite(
  anfrage: Request,
  hoechstens: number,
  arbeite: (inhalt: Inhalt) => Promise<Response>,
): Promise<Response> {
  try {
    if (!istEigeneHerkunft(anfrage.headers)) return lehneAb(403, fehlerVon('fremde-herkunft'))
    const typ = anfrage.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (typ !== 'application/json') return lehneAb(415, fehlerVon('anfrage-kein-json'))
    const bytes = await liesKoerper(anfrage, hoechstens)
    if (bytes === null) return lehneAb(413, zuGross(hoechstens))
    const json = parseJsonBytes(bytes)
    if (!json.ok) return lehneAb(400, json.fehler)
    return await arbeite({ json: json.wert, bytes: bytes.length })
  } catch (error) {
    console.error(error)
    return antworte({ fehler: mitText(fehlerVon('serverfehler')) }, istAusfall(error) ? 503 : 500)
  }
}

export function zuGross(hoechstens: number) {
  return fehlerVon('anfrage-zu-gross', { megabyte: hoechstens / MEGABYTE })
}
