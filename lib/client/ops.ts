import type { Ablehnung as AblehnungOhneText } from '@/lib/domain/op/aenderung'
import { istObjekt } from '@/lib/domain/objekt'
import type { Op, OpArt, OpDaten } from '@/lib/domain/op/op'
import type { FehlerMitText } from '@/lib/sync/ausgang'
import type { Nachricht, Stand } from '@/lib/sync/stand'
import type { Weg } from '@/lib/sync/weg'
import { absenderVon } from '@/lib/sync/weg'
import { neueId } from './ids'

export interface Ablehnung {
  readonly code: AblehnungOhneText['code'] | 'nicht-angemeldet' | 'unlesbar'
  readonly fehler: readonly FehlerMitText[]
  /** The Spieltag as it is now, when the sender had seen an older one. */
  readonly stand?: Stand
}

export type Antwort =
  | {
      readonly ok: true
      /** Number of the protocol entry. */
      readonly seq: number
      /** What it made of its Spieltag; missing when it is about none, or had been taken before. */
      readonly nachricht?: Nachricht
    }
  | { readonly ok: false; readonly art: 'abgelehnt'; readonly ablehnung: Ablehnung }
  /**
   * No answer, or one that says nothing about the operation: sending the same one again is safe. `stoerung`: the server itself has
   * failed on it, and may do so each time.
   */
  | { readonly ok: false; readonly art: 'netz'; readonly stoerung?: true }

/** An operation with an id of its own. Keep it while it may have to be sent again: twice has one effect. */
export function neueOp<A extends OpArt>(
  art: A,
  basis: number,
  daten: OpDaten<A>,
): Extract<Op, { art: A }> {
  // A and its daten belong together by the signature; TypeScript cannot see that through the mapped union.
  return { id: neueId(), art, basis, daten } as unknown as Extract<Op, { art: A }>
}

/** How long an answer is waited for, in milliseconds: then the same operation may be sent again. */
const FRIST_MS = 10_000

/** Something was thrown. Other 5xx come from what stands before the server, or say that its store takes nothing now. */
export const STOERUNG = 500

/** These say nothing of the operation: it came at a bad time. */
const SPAETER = [408, 425, 429]

/**
 * Sends an operation. `kontoId`: whose it is, where it was made earlier; the server then takes it from nobody else, whoever is signed
 * in by now. Never throws.
 */
export async function sendOp(weg: Weg, op: Op, kontoId?: string | null): Promise<Antwort> {
  try {
    const antwort = await fetch('/api/v1/ops', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...absenderVon(weg), ...(kontoId && { konto: kontoId }), op }),
      signal: AbortSignal.timeout(FRIST_MS),
    })
    if (antwort.status === STOERUNG) return { ok: false, art: 'netz', stoerung: true }
    if (SPAETER.includes(antwort.status)) return { ok: false, art: 'netz' }
    const inhalt: unknown = await antwort.json()
    if (!istObjekt(inhalt)) return { ok: false, art: 'netz' }
    return antwort.ok ? alsGenommen(inhalt) : alsAblehnung(inhalt, antwort.status)
  } catch {
    return { ok: false, art: 'netz' }
  }
}

type Inhalt = Readonly<Record<string, unknown>>

/** Others on the way may answer whatever they like: only what this server says is an answer. */
function alsGenommen({ seq, nachricht }: Inhalt): Antwort {
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq)) return { ok: false, art: 'netz' }
  return {
    ok: true,
    seq,
    ...(istObjekt(nachricht) && { nachricht: nachricht as unknown as Nachricht }),
  }
}

function alsAblehnung({ ablehnung, fehler }: Inhalt, status: number): Antwort {
  if (
    istObjekt(ablehnung) &&
    typeof ablehnung['code'] === 'string' &&
    istListe(ablehnung['fehler'])
  )
    return { ok: false, art: 'abgelehnt', ablehnung: ablehnung as unknown as Ablehnung }
  // Refused before it was read as an operation (too large, from elsewhere): the same would be again.
  if (istListe(fehler) && status < 500)
    return { ok: false, art: 'abgelehnt', ablehnung: { code: 'unlesbar', fehler } }
  return { ok: false, art: 'netz' }
}

function istListe(wert: unknown): wert is readonly FehlerMitText[] {
  return Array.isArray(wert)
}
