import { textTisch } from './spiel-ort'

/** One's own account entering on another phone: `Anna (anderes Gerät)`. */
export function textAnderesGeraet(name: string): string {
  return `${name} (anderes Gerät)`
}

/** Whoever enters at one of several tables: `Anna (Tisch 2)`. */
export function textAmTisch(name: string, tisch: number | undefined): string {
  return tisch === undefined ? name : `${name} (${textTisch(tisch)})`
}

/** Whoever enters by a link, as others by a link are told. */
export const GAST_AM_TISCH = 'Gast'

/** A member who sits at no table of the evening: guests are not told the name. */
export const JEMAND = 'Jemand'
