import type { ArtRegel } from '../regelwerk/regelwerk'
import { restlicheAugen } from './augen'
import { gegner } from './parteien'
import type { Augenangabe, Partei } from './spiel'

/** One key of the entry for Augen that nobody counted: from the view of either party. */
export interface Augenfeld {
  readonly augenRe: Augenangabe
  /** Who made no trick, where the key says so too. */
  readonly ohneStich: Partei | null
}

/**
 * What a game that is counted by Augen can be told apart by, of the party that has fewer: each level of U-W3, whatever is
 * announced. No Ansage parts one of them further, since each is kept or missed at such a level (U-W4, U-W5).
 */
const UNTEN: readonly Augenangabe[] = [
  { von: 0, bis: 29 },
  { von: 30, bis: 59 },
  { von: 60, bis: 89 },
  { von: 90, bis: 119 },
]

/** In Null every 30 of the soloist count (U-N2, U-N3), on both sides of 120. */
const NULL_OBEN: readonly Augenangabe[] = [
  240,
  { von: 210, bis: 239 },
  { von: 180, bis: 209 },
  { von: 150, bis: 179 },
  { von: 120, bis: 149 },
]

/** The keys in two rows, the levels below each other, the lowest first; `mitte` belongs to both. */
export interface Augenfelder {
  readonly reihen: Readonly<Record<Partei, readonly Augenfeld[]>>
  readonly mitte: Augenfeld | null
}

const RE: readonly Augenfeld[] = [{ augenRe: 0, ohneStich: 're' }, ...UNTEN.map(mitStich)]

/** The keys of a kind of game, by how it is counted. A row belongs to the party that has fewer Augen by it. */
export const AUGENFELDER: Readonly<Record<ArtRegel['wertung'], Augenfelder>> = {
  augen: { reihen: { re: RE, kontra: RE.map(gespiegelt) }, mitte: mitStich(120) },
  'null-spiel': { reihen: { re: RE, kontra: NULL_OBEN.map(mitStich) }, mitte: null },
}

/** All keys from the fewest Augen of a party to the most. */
export function augenfelderAufwaerts(
  { reihen, mitte }: Augenfelder,
  partei: Partei,
): readonly Augenfeld[] {
  const wenige = reihen[partei]
  const viele = [...reihen[gegner(partei)]].reverse()
  return [...wenige, ...(mitte ? [mitte] : []), ...viele]
}

function mitStich(augenRe: Augenangabe): Augenfeld {
  return { augenRe, ohneStich: null }
}

function gespiegelt({ augenRe, ohneStich }: Augenfeld): Augenfeld {
  return {
    augenRe: restlicheAugen(augenRe),
    ohneStich: ohneStich === null ? null : gegner(ohneStich),
  }
}
