import type { Tagesaenderung } from '../domain/op/aenderung'
import { applyTagesaenderungen } from '../domain/op/apply'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'

/** A Spieltag as it was after the protocol's entry `seq`, the newest of its own; 0 for one that came with an import. */
export interface Stand {
  readonly seq: number
  readonly akte: SpieltagAkte
}

/** What one operation made of a Spieltag: the answer to whoever sent it, and the event for everybody who looks at it. */
export interface Nachricht {
  readonly spieltagId: string
  readonly opId: string
  readonly seq: number
  /** The Spieltag's entry before; 0 for its first. Whoever has not that one lacks something. */
  readonly vorher: number
  readonly aenderungen: readonly Tagesaenderung[]
}

/**
 * The Spieltag after a message. Messages may come twice, late or not at all: what is known already changes nothing, and
 * `null` says that something between is missing, so that the Spieltag must be read anew.
 */
export function nachNachricht(stand: Stand, nachricht: Nachricht): Stand | null {
  if (nachricht.seq <= stand.seq) return stand
  if (nachricht.vorher !== stand.seq) return null
  return { seq: nachricht.seq, akte: applyTagesaenderungen(stand.akte, nachricht.aenderungen) }
}

/** The newer of two readings. */
export function neuererStand(a: Stand, b: Stand): Stand {
  return b.seq > a.seq ? b : a
}
