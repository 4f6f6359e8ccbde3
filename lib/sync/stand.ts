import type { Tagesaenderung } from '../domain/op/aenderung'
import { applyTagesaenderungen } from '../domain/op/apply'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'

/**
 * An entry of the protocol as a device knows it. Numbers come again when a server goes back to an older backup; the beginning of
 * the entry's hash, which covers all before it, tells the two protocols apart.
 */
export interface Marke {
  readonly seq: number
  /** Undefined for an evening without entries, which came with an import. */
  readonly siegel?: string | undefined
}

/** A Spieltag as it was after the protocol's entry `seq`, the newest of its own; 0 for one that came with an import. */
export interface Stand extends Marke {
  readonly akte: SpieltagAkte
}

/** What one operation made of a Spieltag: the answer to whoever sent it, and the event for everybody who looks at it. */
export interface Nachricht extends Marke {
  readonly spieltagId: string
  readonly opId: string
  /** The Spieltag's entry before; 0 for its first. Whoever has not that one lacks something. */
  readonly vorher: number
  readonly vorherSiegel?: string | undefined
  readonly aenderungen: readonly Tagesaenderung[]
}

/**
 * The Spieltag after a message. Messages may come twice, late or not at all: what is known already changes nothing, and
 * `null` says that something between is missing, so that the Spieltag must be read anew.
 */
export function nachNachricht(stand: Stand, nachricht: Nachricht): Stand | null {
  const { seq, siegel, vorher, vorherSiegel, aenderungen } = nachricht
  if (seq < stand.seq || (seq === stand.seq && siegel === stand.siegel)) return stand
  if (vorher !== stand.seq || vorherSiegel !== stand.siegel) return null
  const akte = applyTagesaenderungen(stand.akte, aenderungen)
  return siegel === undefined ? { seq, akte } : { seq, siegel, akte }
}

/**
 * Whether what a device keeps went back behind what it kept before. Of one protocol it never does: somebody has read that the server
 * has another one.
 */
export function gehtZurueck(neu: Marke, bisher: Marke): boolean {
  return neu.seq < bisher.seq || (neu.seq === bisher.seq && neu.siegel !== bisher.siegel)
}

/** The newer of two readings. */
export function neuererStand(a: Stand, b: Stand): Stand {
  return b.seq > a.seq ? b : a
}
