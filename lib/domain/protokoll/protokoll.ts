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
  const { daten, folge } = eintrag
  return sha256(
    textEintrag(eintrag, {
      daten: kanonisch(daten),
      folge: folge === undefined ? null : kanonisch(folge),
    }),
  )
}

/** The canonical text of an entry: `kanonisch` of all its fields, for whoever has that of `daten` and `folge` at hand. */
export function textEintrag(
  eintrag: Omit<ProtokollEintrag, 'daten' | 'folge'>,
  { daten, folge }: { readonly daten: string; readonly folge: string | null },
): string {
  const { vereinId, seq, opId, art, basis, kontoId, kontoName, geraet, zeit } = eintrag
  const { vorgaengerHash } = eintrag
  const k = kanonisch
  const davor = `{"art":${k(art)},"basis":${k(basis)},"daten":${daten}`
  const wer = `"geraet":${k(geraet)},"kontoId":${k(kontoId)},"kontoName":${k(kontoName)}`
  const was = `"opId":${k(opId)},"seq":${k(seq)},"vereinId":${k(vereinId)}`
  const wann = `"vorgaengerHash":${k(vorgaengerHash)},"zeit":${k(zeit)}}`
  return `${davor}${folge === null ? '' : `,"folge":${folge}`},${wer},${was},${wann}`
}

/**
 * JSON with the keys of every object in code unit order and without blanks, absent values left out: equal
 * content is equal text. Throws on what JSON cannot hold.
 */
export function kanonisch(wert: unknown): string {
  switch (typeof wert) {
    case 'string':
      return textKanonisch(wert)
    case 'boolean':
      return String(wert)
    case 'number':
      if (!Number.isFinite(wert)) throw new TypeError('keine JSON-Zahl')
      return JSON.stringify(wert)
    case 'object':
      if (wert === null) return 'null'
      return Array.isArray(wert) ? kanonischeListe(wert) : kanonischesObjekt(wert)
    case 'undefined':
    case 'function':
    case 'symbol':
    case 'bigint':
      throw new TypeError('kein JSON-Wert')
  }
}

// Every entry of a protocol is written like this whenever it is checked: plain loops, which are several times faster.
function kanonischeListe(liste: readonly unknown[]): string {
  let text = '['
  for (const wert of liste) {
    if (text !== '[') text += ','
    text += kanonisch(wert ?? null)
  }
  return `${text}]`
}

function kanonischesObjekt(objekt: object): string {
  let text = '{'
  for (const feld of sortiert(Object.keys(objekt))) {
    const wert = (objekt as Readonly<Record<string, unknown>>)[feld]
    if (wert === undefined) continue
    if (text !== '{') text += ','
    text += `${textKanonisch(feld)}:${kanonisch(wert)}`
  }
  return `${text}}`
}

function sortiert(felder: string[]): readonly string[] {
  for (let i = 1; i < felder.length; i += 1) {
    if ((felder[i - 1] ?? '') > (felder[i] ?? '')) return felder.sort()
  }
  return felder
}

/** What JSON writes otherwise than it is. */
const ZU_MASKIEREN = /["\\\u0000-\u001f\ud800-\udfff]/

function textKanonisch(text: string): string {
  return ZU_MASKIEREN.test(text) ? JSON.stringify(text) : `"${text}"`
}
