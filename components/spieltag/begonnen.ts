import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'

/** The evening as an entry is made for it: the game after those of `runde`. */
export interface Anfang {
  readonly akte: SpieltagAkte
  readonly runde: GerechneteRunde
}

/** A sheet on which something stands. */
export interface Begonnen {
  /** What it is for. */
  readonly anfang: Anfang
  /** It was begun for a Runde that is over: what stands on it has to be looked at. */
  readonly neueRunde: boolean
}

/**
 * What has come since a sheet was begun, to be said over it: somebody else has entered its game, the one in its place; or the table
 * has changed, and the sheet is for that now.
 */
export type Inzwischen = GerechneteRunde['spiele'][number] | 'neue-runde'

/** The evening as it is now, and which of its games (by id) this device has entered and the server has not got yet. */
export interface Jetzt extends Anfang {
  readonly eigene: ReadonlySet<string>
}

/**
 * The sheet after the evening has gone on: with the games that wait on this device, which only came to the screen late, and with
 * a new Runde. The same object where it stays on the game for which it was begun.
 */
export function fuehreFort(begonnen: Begonnen, { eigene, ...jetzt }: Jetzt): Begonnen {
  if (istVorbei(begonnen, jetzt)) return { anfang: jetzt, neueRunde: true }
  const neue = seither(begonnen, jetzt)
  const alleVonHier = neue.length > 0 && neue.every((s) => eigene.has(s.akte.id))
  return alleVonHier ? { ...begonnen, anfang: jetzt } : begonnen
}

/** What has to be said over a sheet; null while it is simply for the coming game. */
export function findInzwischen(begonnen: Begonnen, { eigene, ...jetzt }: Jetzt): Inzwischen | null {
  const fremdes = seither(begonnen, jetzt).find((s) => !eigene.has(s.akte.id))
  return fremdes ?? (begonnen.neueRunde ? 'neue-runde' : null)
}

/** Whether another Runde follows; a reading that does not know its Runde is an older one. */
function istVorbei({ anfang }: Begonnen, { akte, runde }: Anfang): boolean {
  const { id } = anfang.runde.akte
  return runde.akte.id !== id && akte.runden.some((r) => r.id === id)
}

function seither({ anfang }: Begonnen, { runde }: Anfang): GerechneteRunde['spiele'] {
  if (runde.akte.id !== anfang.runde.akte.id) return []
  const bekannte = new Set(anfang.runde.akte.spiele.map((s) => s.id))
  return runde.spiele.filter((s) => !bekannte.has(s.akte.id))
}
