import type { Ablehnung as AblehnungOhneText } from '@/lib/domain/op/aenderung'
import type { Op, OpArt, OpDaten } from '@/lib/domain/op/op'
import type { Fehler } from '@/lib/domain/result'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { neueId } from './ids'

/** A fault with its German sentence, as the server writes it. */
export type FehlerMitText = Fehler & { readonly text: string }

export interface Ablehnung {
  readonly code: AblehnungOhneText['code'] | 'nicht-angemeldet' | 'unlesbar'
  readonly fehler: readonly FehlerMitText[]
  /** The current Spieltag, when the sender had seen an older one. */
  readonly spieltag?: SpieltagAkte
}

export type Antwort =
  | {
      readonly ok: true
      /** Number of the protocol entry. */
      readonly seq: number
      /** The Spieltag afterwards, for operations on one. */
      readonly spieltag?: SpieltagAkte
    }
  | { readonly ok: false; readonly art: 'abgelehnt'; readonly ablehnung: Ablehnung }
  /** No answer, or one that says nothing about the operation: sending the same one again is safe. */
  | { readonly ok: false; readonly art: 'netz' }

/** An operation with an id of its own. Keep it while it may have to be sent again: twice has one effect. */
export function neueOp<A extends OpArt>(
  art: A,
  basis: number,
  daten: OpDaten<A>,
): Extract<Op, { art: A }> {
  // A and its daten belong together by the signature; TypeScript cannot see that through the mapped union.
  return { id: neueId(), art, basis, daten } as unknown as Extract<Op, { art: A }>
}

/** Sends an operation to the club `vereinKurz`. Never throws. */
export async function sendOp(vereinKurz: string, op: Op): Promise<Antwort> {
  try {
    const antwort = await fetch('/api/v1/ops', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ verein: vereinKurz, op }),
    })
    const inhalt = (await antwort.json()) as {
      seq?: number
      spieltag?: SpieltagAkte
      ablehnung?: Ablehnung
      fehler?: readonly FehlerMitText[]
    }
    const { seq, spieltag, ablehnung, fehler } = inhalt
    if (antwort.ok && seq !== undefined)
      return { ok: true, seq, ...(spieltag === undefined ? {} : { spieltag }) }
    if (ablehnung !== undefined) return { ok: false, art: 'abgelehnt', ablehnung }
    // Refused before it was read as an operation (too large, from elsewhere): the same would be again.
    if (fehler !== undefined && antwort.status < 500)
      return { ok: false, art: 'abgelehnt', ablehnung: { code: 'unlesbar', fehler } }
    return { ok: false, art: 'netz' }
  } catch {
    return { ok: false, art: 'netz' }
  }
}
