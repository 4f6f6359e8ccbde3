import { z } from 'zod'
import type { FehlerCode } from '../fehler-codes'
import { formatFehler, MIT_EINGABE } from '../format-fehler'
import { OP_DATEN } from '../op/op'
import { inWorten } from '../op/parse'
import { KADER_GROESSE } from '../regelwerk/regelwerk'
import type { Fehler, Result } from '../result'
import { fail, ok } from '../result'

const { name } = OP_DATEN['spieler-anlegen'].shape
/** A short name or an e-mail address: no blanks, 3 to 100 characters. */
const anmeldename = z
  .string()
  .trim()
  .regex(/^[^\s\p{Cc}]{3,100}$/u)
/** Long enough to resist guessing, short enough to hash. */
const passwort = z.string().min(8).max(200)

const EINRICHTEN = z.strictObject({
  code: z.string().max(100),
  verein: name,
  anmeldename,
  name,
  passwort,
  spieler: z.array(name).min(KADER_GROESSE.von).max(KADER_GROESSE.bis),
  ichBin: z.int().min(0).nullable(),
  saison: name,
  regelwerk: OP_DATEN['saison-anlegen'].shape.regelwerk,
  einstellungen: OP_DATEN['saison-anlegen'].shape.einstellungen,
})

const token = z.string().max(200)
const ANNEHMEN = z.union([
  z.strictObject({ token, anmeldename, name, passwort }),
  z.strictObject({ token }),
])

const PASSWORT = z.strictObject({ alt: z.string().max(1000), neu: passwort })

export type Einrichten = z.output<typeof EINRICHTEN>
/** Without account data: the one that is signed in accepts. */
export type Annehmen = z.output<typeof ANNEHMEN>

/** What a club is set up with. */
export function parseEinrichten(roh: unknown): Result<Einrichten, readonly Fehler[]> {
  const gelesen = lies(EINRICHTEN, roh)
  if (!gelesen.ok) return gelesen
  const { ichBin, spieler } = gelesen.wert
  if (ichBin !== null && ichBin >= spieler.length)
    return fail([{ ort: 'ichBin', regel: 'Format', code: 'spieler-unbekannt' }])
  return gelesen
}

/** What an invitation is accepted with. */
export function parseAnnehmen(roh: unknown): Result<Annehmen, readonly Fehler[]> {
  const nurToken = typeof roh === 'object' && roh !== null && Object.keys(roh).length === 1
  return lies<Annehmen>(nurToken ? ANNEHMEN.options[1] : ANNEHMEN.options[0], roh)
}

/** A change of one's password. */
export function parsePasswortwechsel(
  roh: unknown,
): Result<z.output<typeof PASSWORT>, readonly Fehler[]> {
  return lies(PASSWORT, roh)
}

function lies<T>(schema: z.ZodType<T>, roh: unknown): Result<T, readonly Fehler[]> {
  const gelesen = schema.safeParse(roh, MIT_EINGABE)
  if (gelesen.success) return ok(gelesen.data)
  return fail(formatFehler(gelesen.error).map(imFormular))
}

/** What is out of bounds in these fields, in the words of the form. */
function imFormular(fehler: Fehler): Fehler {
  const code = FELD_CODES.get(fehler.ort.replace(/\[\d+\]$/, '[]'))
  return code === undefined ? inWorten(fehler) : { ort: fehler.ort, regel: fehler.regel, code }
}

const FELD_CODES: ReadonlyMap<string, FehlerCode> = new Map([
  ['verein', 'name-form'],
  ['name', 'name-form'],
  ['saison', 'name-form'],
  ['spieler[]', 'name-form'],
  ['anmeldename', 'anmeldename-form'],
  ['passwort', 'passwort-laenge'],
  ['neu', 'passwort-laenge'],
])
