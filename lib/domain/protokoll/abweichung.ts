import { istObjekt } from '../objekt'

/** Where records and protocol part. Kebab-case, German. */
type AbweichungCode =
  /** An entry's number is missing, or entries that were checked before are gone. */
  | 'luecke'
  /** An entry does not name the hash of the one before, or the protocol is another one than was checked before. */
  | 'kette'
  /** An entry's content is not the one that was hashed. */
  | 'inhalt'
  /** A sealed name is not the one that was sealed. */
  | 'name'
  /** What an operation came to is not what computing it again gives. */
  | 'folge'
  /** A stored row is not what its operations made of it. */
  | 'zeile'
  /** A row is stored that no operation made, or one that an operation made is not stored. */
  | 'zeile-zuviel'
  | 'zeile-fehlt'
  /** An operation of the protocol could not have been taken as it stands there. */
  | 'vorgang'
  /** The file itself is damaged, or no longer guards what it must. */
  | 'datei'

/** The first difference that checking found. */
export interface Abweichung {
  readonly code: AbweichungCode
  /** Number of the protocol entry that is concerned, or that made the row. */
  readonly seq: number | null
  /** What differs: `spieltag.datum`, `spiel.spiel.augenRe`, or a path within an entry: `folge.spiel.wert.nachher`. */
  readonly ort: string
  /** Which row of a table; of a Spiel with the version, `<id>/2`. */
  readonly id?: string
  /** What protocol and rules say; null for nothing. */
  readonly erwartet: string | null
  /** What is stored. */
  readonly gefunden: string | null
  /** Where a person can look at it. */
  readonly spieltagId?: string
  readonly spielId?: string
}

/** Two values that should be the same, and where they first are not. */
export interface Stelle {
  /** `spiel.wert.nachher`, `tabelle[3].rang`; empty for the whole. */
  readonly pfad: string
  readonly erwartet: string | null
  readonly gefunden: string | null
}

/** Where two JSON values first differ, by keys in order; null when they are the same. */
export function ersteStelle(erwartet: unknown, gefunden: unknown, pfad = ''): Stelle | null {
  if (Array.isArray(erwartet) && Array.isArray(gefunden)) {
    for (let i = 0; i < Math.max(erwartet.length, gefunden.length); i += 1) {
      const stelle = ersteStelle(erwartet[i], gefunden[i], `${pfad}[${i}]`)
      if (stelle !== null) return stelle
    }
    return null
  }
  if (istObjekt(erwartet) && istObjekt(gefunden)) {
    const felder = new Set([...Object.keys(erwartet), ...Object.keys(gefunden)])
    for (const feld of [...felder].sort()) {
      const tiefer = pfad === '' ? feld : `${pfad}.${feld}`
      const stelle = ersteStelle(eigenes(erwartet, feld), eigenes(gefunden, feld), tiefer)
      if (stelle !== null) return stelle
    }
    return null
  }
  if (Object.is(erwartet ?? null, gefunden ?? null)) return null
  return { pfad, erwartet: textWert(erwartet), gefunden: textWert(gefunden) }
}

/** A value as a person can compare it; null for nothing. */
export function textWert(wert: unknown): string | null {
  if (wert === undefined || wert === null) return null
  return typeof wert === 'string' ? wert : JSON.stringify(wert)
}

function eigenes(objekt: Readonly<Record<string, unknown>>, feld: string): unknown {
  return Object.hasOwn(objekt, feld) ? objekt[feld] : undefined
}
