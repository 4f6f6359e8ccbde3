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
  return error.issues.flatMap((problem) => ausProblemen(problem, []))
}

function ausProblemen(problem: Problem, darueber: readonly PropertyKey[]): readonly Fehler[] {
  const pfad = [...darueber, ...problem.path]
  if (problem.code === 'unrecognized_keys') {
    return problem.keys.map((key) => fehler([...pfad, key], 'feld-unbekannt', { feld: key }))
  }
  if (problem.code === 'invalid_union') return ausVereinigung(problem, pfad)
  return [ausProblem(problem, pfad)]
}

/** The faults within the form that was meant; where none of them was, what it could have been. */
function ausVereinigung(
  { errors }: Extract<Problem, { code: 'invalid_union' }>,
  pfad: readonly PropertyKey[],
): readonly Fehler[] {
  const erwartet = errors.flatMap(([p]) =>
    p?.code === 'invalid_type' && p.path.length === 0 ? [p.expected] : [],
  )
  const gemeint = errors.find(([p]) => p?.code !== 'invalid_type' || p.path.length > 0)
  if (gemeint) return gemeint.flatMap((problem) => ausProblemen(problem, pfad))
  if (erwartet.length === 0) return [fehler(pfad, 'unlesbar')]
  return [fehler(pfad, 'typ-falsch', { erwartet: erwartet.join('|') })]
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

function ausProblem(problem: Problem, pfad: readonly PropertyKey[]): Fehler {
  const fehlt = !('input' in problem) || problem.input === undefined
  switch (problem.code) {
    case 'invalid_type':
      return fehlt
        ? fehler(pfad, 'feld-fehlt')
        : fehler(pfad, 'typ-falsch', { erwartet: problem.expected })
    case 'invalid_value':
      return fehlt
        ? fehler(pfad, 'feld-fehlt')
        : fehler(pfad, 'wert-unbekannt', {
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
      return fehler(pfad, 'unlesbar')
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
