/** Throws when something that the code itself guarantees does not hold: a bug, never bad input. */
export function invariant(bedingung: unknown, meldung: string): asserts bedingung {
  if (!bedingung) throw new Error(`Invariante verletzt: ${meldung}`)
}
