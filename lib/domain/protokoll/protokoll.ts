import type { Folge } from './folge'

/** One entry of a club's protocol: an operation that had effect, chained to the entry before it. */
export interface ProtokollEintrag {
  readonly vereinId: string
  /** 1, 2, 3 … without a gap. */
  readonly seq: number
  readonly opId: string
  readonly art: string
  readonly basis: number
  /** The operation's, with the names of players sealed (`siegel.ts`). */
  readonly daten: unknown
  /** What it came to. */
  readonly folge?: Folge
  readonly kontoId: string
  /** The name at the time. */
  readonly kontoName: string
  readonly geraet: string
  /** Epoch milliseconds by the server's clock. */
  readonly zeit: number
  /** Hash of the entry before, `ERSTER_VORGAENGER` for the first. */
  readonly vorgaengerHash: string
}

export const ERSTER_VORGAENGER = '0'.repeat(64)

/** SHA-256 of the UTF-8 bytes of a text, in hex. Passed in: the domain has no crypto. */
export type Sha256 = (text: string) => string

/**
 * The hash of an entry, over its canonical content and its predecessor's hash. What else a reading carries, such as the
 * names beside it, is no part of it; an entry without `folge` hashes as it did before there was one.
 */
export function hashEintrag(eintrag: ProtokollEintrag, sha256: Sha256): string {
  const { vereinId, seq, opId, art, basis, daten, folge } = eintrag
  const { kontoId, kontoName, geraet, zeit, vorgaengerHash } = eintrag
  return sha256(
    kanonisch({
      ...{ vereinId, seq, opId, art, basis, daten, folge },
      ...{ kontoId, kontoName, geraet, zeit, vorgaengerHash },
    }),
  )
}

/**
 * JSON with the keys of every object in code unit order and without blanks, absent values left out: equal
 * content is equal text. Throws on what JSON cannot hold.
 */
export function kanonisch(wert: unknown): string {
  if (Array.isArray(wert)) return `[${wert.map((w) => kanonisch(w ?? null)).join(',')}]`
  if (typeof wert === 'object' && wert !== null) {
    const felder = Object.entries(wert)
      .filter(([, w]) => w !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, w]) => `${JSON.stringify(k)}:${kanonisch(w)}`)
    return `{${felder.join(',')}}`
  }
  if (typeof wert === 'number' && !Number.isFinite(wert)) throw new TypeError('keine JSON-Zahl')
  const text = JSON.stringify(wert) as string | undefined
  if (text === undefined) throw new TypeError('kein JSON-Wert')
  return text
}
