import type { FehlerMitText } from '@/lib/sync/ausgang'
import { istObjekt } from '@/lib/domain/objekt'
import type { Abweichung } from '@/lib/domain/protokoll/abweichung'

/** How the check of a club stands, as the server tells. */
export interface Stand {
  /** Entries so far, and all; null when nothing runs. */
  readonly laeuft: { readonly geprueft: number; readonly gesamt: number } | null
  readonly letzte: {
    /** Epoch milliseconds. */
    readonly beendetAm: number
    readonly eintraege: number
    /** Hash of the last entry that agreed. */
    readonly siegel: string
    readonly abweichung: Abweichung | null
  } | null
  readonly gescheitert: boolean
}

/** What asking came to. `stumm`: no answer, or one that says nothing of the check; it may be asked again. */
export type Auskunft =
  | { readonly art: 'stand'; readonly stand: Stand }
  | { readonly art: 'stumm' }
  /** The server refuses to tell: signed out, no more of the club, or no more of its Verwaltung. */
  | { readonly art: 'verwehrt'; readonly texte: readonly string[] }

/** `/api/v1/vereine/<kurz>/nachrechnung`: asked by GET, started by POST. Never throws. */
export async function frageStand(kurz: string, start?: { start: true }): Promise<Auskunft> {
  try {
    const antwort = await fetch(
      `/api/v1/vereine/${kurz}/nachrechnung`,
      start && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      },
    )
    if (antwort.ok) {
      const inhalt: unknown = await antwort.json()
      // Others on the way may answer whatever they like.
      return istObjekt(inhalt) && 'laeuft' in inhalt && 'letzte' in inhalt
        ? { art: 'stand', stand: inhalt as unknown as Stand }
        : { art: 'stumm' }
    }
    return antwort.status < 500
      ? { art: 'verwehrt', texte: await saetze(antwort) }
      : { art: 'stumm' }
  } catch {
    return { art: 'stumm' }
  }
}

/** Why it is refused; nothing where something else than this server answered. */
async function saetze(antwort: Response): Promise<readonly string[]> {
  const inhalt = (await antwort.json().catch(() => ({}))) as { fehler?: readonly FehlerMitText[] }
  return (inhalt.fehler ?? []).map((f) => f.text)
}

const TAKT_MS = 500

/**
 * Asks until the check has ended or the server refuses to tell, each time a beat after the answer before. Returns what ends
 * it sooner.
 */
export function verfolge(
  frage: () => Promise<Auskunft>,
  melde: (auskunft: Auskunft) => void,
): () => void {
  let uhr: ReturnType<typeof setTimeout>
  let weg = false
  async function naechste() {
    const auskunft = await frage()
    if (weg) return
    melde(auskunft)
    if (gehtWeiter(auskunft)) warte()
  }
  function warte() {
    uhr = setTimeout(() => void naechste(), TAKT_MS)
  }
  warte()
  return () => {
    weg = true
    clearTimeout(uhr)
  }
}

function gehtWeiter(auskunft: Auskunft): boolean {
  switch (auskunft.art) {
    case 'stand':
      return auskunft.stand.laeuft !== null
    case 'stumm':
      return true
    case 'verwehrt':
      return false
  }
}
