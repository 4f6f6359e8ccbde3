import { istObjekt } from '@/lib/domain/objekt'
import type { Saisonlog, Spieltaglog } from '@/lib/sync/ereignis'
import type { Marke } from '@/lib/sync/stand'
import type { Weg } from '@/lib/sync/weg'
import { apiPfad } from '@/lib/sync/weg'
import { STOERUNG } from '@/lib/client/ops'

export type Logantwort<T = Spieltaglog> =
  | { readonly art: 'da'; readonly log: T }
  /** No answer, or one that says nothing; `stoerung`: the server itself has failed on it. */
  | { readonly art: 'netz'; readonly stoerung?: true }
  /** Nobody is signed in. */
  | { readonly art: 'anmeldung' }
  /** Not for this reader: not there, not theirs, link withdrawn. */
  | { readonly art: 'weg' }

/** How long an answer is waited for, in milliseconds. */
const FRIST_MS = 10_000

/** Reads what is newer than `bekannt` of an evening; with null the evening as it is. Never throws. */
export function liesLog(
  weg: Weg,
  { spieltagId, bekannt }: { readonly spieltagId: string; readonly bekannt: Marke | null },
): Promise<Logantwort> {
  return hole<Spieltaglog>(weg, { spieltag: spieltagId, ...nach(bekannt ?? { seq: -1 }) })
}

/** Reads a season's sheet, if it is newer than `bekannt`. Never throws. */
export function liesSaisonlog(
  weg: Weg,
  { saisonId, bekannt }: { readonly saisonId: string; readonly bekannt: Marke },
): Promise<Logantwort<Saisonlog>> {
  return hole<Saisonlog>(weg, { saison: saisonId, ...nach(bekannt) })
}

function nach({ seq, siegel }: Marke): Readonly<Record<string, string>> {
  return { nach: String(seq), ...(siegel !== undefined && { siegel }) }
}

async function hole<T>(weg: Weg, frage: Readonly<Record<string, string>>): Promise<Logantwort<T>> {
  try {
    const antwort = await fetch(`${apiPfad(weg)}/log?${new URLSearchParams(frage).toString()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(FRIST_MS),
    })
    if (antwort.status === STOERUNG) return { art: 'netz', stoerung: true }
    const inhalt: unknown = await antwort.json()
    if (antwort.ok && hat(inhalt, 'stand')) return { art: 'da', log: inhalt as T }
    // Others on the way have pages of their own, such as the sign-in of a pub's network: those say nothing of the evening.
    if (!hat(inhalt, 'fehler')) return { art: 'netz' }
    if (antwort.status === 401) return { art: 'anmeldung' }
    return { art: [403, 404, 410].includes(antwort.status) ? 'weg' : 'netz' }
  } catch {
    return { art: 'netz' }
  }
}

function hat(inhalt: unknown, feld: 'stand' | 'fehler'): boolean {
  return istObjekt(inhalt) && inhalt[feld] !== undefined
}
