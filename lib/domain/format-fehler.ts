import type { z } from 'zod'
import type { FormatFehlerCode } from './fehler-codes'
import type { Fehler } from './result'

type Problem = z.core.$ZodIssue

/** Passed to every `safeParse` whose issues go to `formatFehler`: a missing field is told from a wrong one by it. */
export const MIT_EINGABE = { reportInput: true } as const

/**
 * The faults that zod found, as `Format` faults with the places of the exchange format
 * (`spiele[3].ansagen.re`); an unknown key is a fault at its own place.
 */
export function formatFehler(error: z.ZodError): readonly Fehler[] {
  return error.issues.flatMap((problem) =>
    problem.code === 'unrecognized_keys'
      ? problem.keys.map((key) => fehler([...problem.path, key], 'feld-unbekannt', { feld: key }))
      : [ausProblem(problem)],
  )
}

/** `['spiele', 3, 'ansagen', 're']` as `spiele[3].ansagen.re`; a key that is no plain word is quoted. */
export function ortAusPfad(pfad: readonly PropertyKey[]): string {
  return pfad.reduce<string>((ort, teil) => {
    if (typeof teil === 'number') return `${ort}[${teil}]`
    const name = String(teil)
    if (!/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name)) return `${ort}[${JSON.stringify(name)}]`
    return ort === '' ? name : `${ort}.${name}`
  }, '')
}

function ausProblem(problem: Problem): Fehler {
  const fehlt = !('input' in problem) || problem.input === undefined
  switch (problem.code) {
    case 'invalid_type':
      return fehlt
        ? fehler(problem.path, 'feld-fehlt')
        : fehler(problem.path, 'typ-falsch', { erwartet: problem.expected })
    case 'invalid_value':
      return fehlt
        ? fehler(problem.path, 'feld-fehlt')
        : fehler(problem.path, 'wert-unbekannt', {
            wert: zeige(problem.input),
            erlaubt: problem.values.map(String).join(', '),
          })
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'too_big':
    case 'too_small':
    case 'unrecognized_keys':
      return fehler(problem.path, 'unlesbar')
  }
}

function fehler(
  pfad: readonly PropertyKey[],
  code: FormatFehlerCode,
  daten?: Fehler['daten'],
): Fehler {
  const ort = ortAusPfad(pfad)
  return daten ? { ort, regel: 'Format', code, daten } : { ort, regel: 'Format', code }
}

function zeige(wert: unknown): string {
  return typeof wert === 'string' ? wert : JSON.stringify(wert)
}
