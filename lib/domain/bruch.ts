import { invariant } from './invariant'

/** An exact fraction in lowest terms, `nenner` > 0 (U-L5: halves, thirds and sevenths are compared exactly). */
export interface Bruch {
  readonly zaehler: number
  readonly nenner: number
}

/** The fraction `zaehler/nenner` in lowest terms. Both are integers, `nenner` is not 0. */
export function bruch(zaehler: number, nenner = 1): Bruch {
  const gut = Number.isSafeInteger(zaehler) && Number.isSafeInteger(nenner) && nenner !== 0
  // A season makes thousands: the words are put together only where they are needed.
  if (!gut) invariant(gut, `Bruch ${zaehler}/${nenner}`)
  const teiler = ggT(Math.abs(zaehler), Math.abs(nenner)) * Math.sign(nenner)
  // Adding 0 turns −0 into 0, so that equal fractions are deeply equal.
  return { zaehler: zaehler / teiler + 0, nenner: nenner / teiler }
}

export function addiere(a: Bruch, b: Bruch): Bruch {
  if (a.nenner === b.nenner) return bruch(a.zaehler + b.zaehler, a.nenner)
  return bruch(a.zaehler * b.nenner + b.zaehler * a.nenner, a.nenner * b.nenner)
}

export function subtrahiere(a: Bruch, b: Bruch): Bruch {
  return bruch(a.zaehler * b.nenner - b.zaehler * a.nenner, a.nenner * b.nenner)
}

/** `a` shared among `teile`, an integer other than 0. */
export function dividiere(a: Bruch, teile: number): Bruch {
  return bruch(a.zaehler, a.nenner * teile)
}

/** Negative, 0 or positive, as `a` is less than, equal to or more than `b`. */
export function vergleiche(a: Bruch, b: Bruch): number {
  const [links, rechts] = [a.zaehler * b.nenner, b.zaehler * a.nenner]
  if (Number.isSafeInteger(links) && Number.isSafeInteger(rechts)) return links - rechts
  // Sums of many unlike shares: twenty players that tie in every possible way.
  const genau = BigInt(a.zaehler) * BigInt(b.nenner) - BigInt(b.zaehler) * BigInt(a.nenner)
  return genau < 0n ? -1 : genau > 0n ? 1 : 0
}

/** `57/2`, or `4` for a whole number: the exchange format's way. */
export function textBruch(b: Bruch): string {
  return b.nenner === 1 ? String(b.zaehler) : `${b.zaehler}/${b.nenner}`
}

/** The fraction that `textBruch` wrote. */
export function leseBruch(text: string): Bruch {
  const [zaehler, nenner = 1] = text.split('/').map(Number)
  invariant(zaehler !== undefined, `Bruch ${text}`)
  return bruch(zaehler, nenner)
}

function ggT(a: number, b: number): number {
  return b === 0 ? a : ggT(b, a % b)
}
