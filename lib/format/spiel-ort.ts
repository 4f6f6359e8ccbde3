import type { SpielOrt } from '../domain/einspruch/ort'
import type { Rundenort } from '../domain/spieltag/tische'

type Ort = Pick<SpielOrt, 'nummer' | 'runde' | 'tisch'>

/**
 * A game as lists and headings name it: `Spiel 7`; where its table has had several Runden, each of which counts anew,
 * `Spiel 7 der Runde 2`; on an evening of several tables `Tisch 2, Spiel 7`. A struck one has no number: `gestrichenes Spiel`.
 */
export function textSpielOrt(ort: Ort): string {
  const { tisch } = ort
  return tisch === undefined ? textInRunde(ort) : `${textTisch(tisch)}, ${textInRunde(ort)}`
}

/** The same within a sentence: `Spiel 7 an Tisch 2`. */
export function textSpielImSatz(ort: Ort): string {
  const { tisch } = ort
  return tisch === undefined ? textInRunde(ort) : `${textInRunde(ort)} an ${textTisch(tisch)}`
}

/** A Runde by its place on the evening: `Runde 2`, `Tisch 2`, `Tisch 2, Runde 2`; nothing for the only one. */
export function textRundenort({ runde, tisch }: Rundenort): string {
  const teile = [
    ...(tisch === undefined ? [] : [textTisch(tisch)]),
    ...(runde === null ? [] : [`Runde ${runde}`]),
  ]
  return teile.join(', ')
}

/** A table by its number: `Tisch 2`. */
export function textTisch(tisch: number): string {
  return `Tisch ${tisch}`
}

function textInRunde({ nummer, runde }: Ort): string {
  if (nummer === null) return 'gestrichenes Spiel'
  return runde === null ? `Spiel ${nummer}` : `Spiel ${nummer} der Runde ${runde}`
}
