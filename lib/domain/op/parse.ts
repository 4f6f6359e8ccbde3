import { z } from 'zod'
import type { Fehler, Result } from '../result'
import { fail, ok } from '../result'
import type { Op, OpArt } from './op'
import { OP_DATEN } from './op'

const HUELLE = z.strictObject({
  id: z.uuid().transform((id) => id.toLowerCase()),
  art: z.string(),
  basis: z.int().min(0),
  daten: z.unknown(),
})

/** Kinds that make a new thing: nothing can have been seen of it. */
const NEUES: readonly OpArt[] = [
  'spieler-anlegen',
  'saison-anlegen',
  'spieltag-eroeffnen',
  'spieltag-nachtragen',
  'spiel-eintragen',
  'mitglied-einladen',
  'saison-importieren',
]

/** An operation from outside. `ort` of a fault is a path within `daten`, or `id`, `art`, `basis`. */
export function parseOp(roh: unknown): Result<Op, readonly Fehler[]> {
  const huelle = HUELLE.safeParse(roh)
  if (!huelle.success) return fail(fehlerAus(huelle.error))
  const { id, art, basis } = huelle.data
  if (!istOpArt(art)) return fail([{ ort: 'art', regel: 'Format', code: 'op-unbekannt' }])
  if (NEUES.includes(art) && basis !== 0)
    return fail([{ ort: 'basis', regel: 'Format', code: 'op-feld' }])
  const daten = OP_DATEN[art].safeParse(huelle.data.daten)
  if (!daten.success) return fail(fehlerAus(daten.error))
  // The schema of `art` has just made `daten`; TypeScript cannot see the pair.
  return ok({ id, art, basis, daten: daten.data } as Op)
}

function istOpArt(art: string): art is OpArt {
  return Object.hasOwn(OP_DATEN, art)
}

function fehlerAus({ issues }: z.ZodError): readonly Fehler[] {
  return issues.map((issue) => {
    const ort = textOrt(issue.path)
    if (issue.code === 'custom')
      return textLaenge(ort, { mindestens: 1, hoechstens: Number(issue.params?.hoechstens) })
    if (issue.code === 'too_small' && issue.origin === 'string')
      return textLaenge(ort, { mindestens: Number(issue.minimum) })
    if (issue.code === 'too_big' && issue.origin === 'string')
      return textLaenge(ort, { hoechstens: Number(issue.maximum) })
    return { ort, regel: 'Format', code: 'op-feld' }
  })
}

function textLaenge(ort: string, daten: { mindestens?: number; hoechstens?: number }): Fehler {
  return { ort, regel: 'Format', code: 'text-laenge', daten }
}

function textOrt(pfad: readonly PropertyKey[]): string {
  return pfad.reduce<string>((ort, teil) => {
    if (typeof teil === 'number') return `${ort}[${teil}]`
    return ort === '' ? String(teil) : `${ort}.${String(teil)}`
  }, '')
}
