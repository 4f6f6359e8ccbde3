import { istObjekt } from '@/lib/domain/objekt'

/** A fault at its place in the form; `ort` is empty for the whole. */
export interface FormFehler {
  readonly ort: string
  readonly text: string
}

export type Antwort<T> =
  | { readonly ok: true; readonly wert: T }
  | { readonly ok: false; readonly fehler: readonly FormFehler[] }

const KEINE_VERBINDUNG =
  'Der Server antwortet nicht. Die Angaben stehen noch hier: Verbindung prüfen und noch einmal senden.'

/** Posts a form as JSON to a route of this server. Never throws: no answer is a fault of the whole form. */
export async function sende<T>(pfad: string, inhalt: unknown): Promise<Antwort<T>> {
  try {
    const antwort = await fetch(pfad, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(inhalt),
    })
    const json: unknown = await antwort.json()
    if (antwort.ok && istObjekt(json)) return { ok: true, wert: json as T }
    const fehler = istObjekt(json) ? json['fehler'] : undefined
    if (Array.isArray(fehler) && fehler.length > 0)
      return { ok: false, fehler: fehler as readonly FormFehler[] }
  } catch {
    // No answer, or none that can be read.
  }
  return { ok: false, fehler: [{ ort: '', text: KEINE_VERBINDUNG }] }
}

/** The first fault's sentence at exactly this place. */
export function fehlerBei(fehler: readonly FormFehler[], ort: string): string | undefined {
  return fehler.find((f) => f.ort === ort)?.text
}
