/** One's own account entering on another phone: `Anna (anderes Gerät)`. */
export function textAnderesGeraet(name: string): string {
  return `${name} (anderes Gerät)`
}

/** Whoever enters by a link, as others by a link are told. */
export const GAST_AM_TISCH = 'Gast'

/** A member who sits at no table of the evening: guests are not told the name. */
export const JEMAND = 'Jemand'
