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
  return hole<Spieltaglog>(weg, {
    frage: { spieltag: spieltagId, ...nach(bekannt ?? { seq: -1 }) },
    ist: (log) => hatStand(log, 'akte') && Array.isArray(log['personen']),
  })
}

/** Reads a season's sheet, if it is newer than `bekannt`. Never throws. */
export function liesSaisonlog(
  weg: Weg,
  { saisonId, bekannt }: { readonly saisonId: string; readonly bekannt: Marke },
): Promise<Logantwort<Saisonlog>> {
  return hole<Saisonlog>(weg, {
    frage: { saison: saisonId, ...nach(bekannt) },
    ist: (log) => hatStand(log, 'blatt'),
  })
}

function nach({ seq, siegel }: Marke): Readonly<Record<string, string>> {
  return { nach: String(seq), ...(siegel !== undefined && { siegel }) }
}

interface Lesung {
  readonly frage: Readonly<Record<string, string>>
  /** Whether that is a log: others on the way may answer whatever they like. */
  readonly ist: (inhalt: Readonly<Record<string, unknown>>) => boolean
}

async function hole<T>(weg: Weg, { frage, ist }: Lesung): Promise<Logantwort<T>> {
  try {
    const antwort = await fetch(`${apiPfad(weg)}/log?${new URLSearchParams(frage).toString()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(FRIST_MS),
    })
    if (antwort.status === STOERUNG) return { art: 'netz', stoerung: true }
    const inhalt: unknown = await antwort.json()
    // Others on the way have pages of their own, such as the sign-in of a pub's network: those say nothing of the evening.
    if (!istObjekt(inhalt)) return { art: 'netz' }
    if (antwort.ok) return ist(inhalt) ? { art: 'da', log: inhalt as T } : { art: 'netz' }
    if (!Array.isArray(inhalt['fehler'])) return { art: 'netz' }
    if (antwort.status === 401) return { art: 'anmeldung' }
    return { art: [403, 404, 410].includes(antwort.status) ? 'weg' : 'netz' }
  } catch {
    return { art: 'netz' }
  }
}

function hatStand({ stand }: Readonly<Record<string, unknown>>, was: 'akte' | 'blatt'): boolean {
  return (
    stand === null ||
    (istObjekt(stand) && Number.isSafeInteger(stand['seq']) && istObjekt(stand[was]))
  )
}
