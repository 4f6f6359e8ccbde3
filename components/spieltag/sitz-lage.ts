/** Where seats stand around the drawn table, and how they change places. Pure. */

interface Lage {
  /** Percent of the drawing's width and height. */
  readonly links: number
  readonly oben: number
}

const RADIUS_X = 35
const RADIUS_Y = 40

/** The middle of seat `platz` of `anzahl`, clockwise from the top left, as the entry draws its table. */
export function lageVon(platz: number, anzahl: number): Lage {
  const winkel = ((platz - 0.5) / anzahl) * 2 * Math.PI - Math.PI / 2
  return {
    links: runde(50 + RADIUS_X * Math.cos(winkel)),
    oben: runde(50 + RADIUS_Y * Math.sin(winkel)),
  }
}

/** Two players change seats. */
export function tausche(
  sitze: readonly string[],
  [a, b]: readonly [string, string],
): readonly string[] {
  return sitze.map((id) => (id === a ? b : id === b ? a : id))
}

/** A player moves on by `schritte` seats, clockwise, changing with who sits there. */
export function ruecke(
  sitze: readonly string[],
  { id, schritte }: { readonly id: string; readonly schritte: number },
): readonly string[] {
  const ziel = sitze[(sitze.indexOf(id) + schritte + sitze.length) % sitze.length]
  return ziel === undefined ? sitze : tausche(sitze, [id, ziel])
}

// Fixed digits: server and browser must write the same style.
function runde(wert: number): number {
  return Math.round(wert * 100) / 100
}
