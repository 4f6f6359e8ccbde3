import type { ArtRegel, Regelwerk } from '../regelwerk/regelwerk'
import { restlicheAugen } from './augen'
import { gegner } from './parteien'
import { ABSAGE_STUFEN } from './spiel'
import type { Ansage, Augenangabe, Partei } from './spiel'

/** One key of the entry for Augen that nobody counted: from the view of either party. */
export interface Augenfeld {
  readonly augenRe: Augenangabe
  /** Who made no trick, where the key says so too. */
  readonly ohneStich: Partei | null
}

/**
 * What a game that is counted by Augen can be told apart by, of the party that has fewer: each level of U-W3 and D-W, whatever is
 * announced. No Ansage parts one of them further, since each is kept or missed at such a level (U-W4, U-W5, D-G), and what
 * counts against an Absage is reached at such a level too (D-W). Only B-G moves a level: `augenfelderFuer`.
 */
const UNTEN = unten([30, 60, 90])

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

const RE = reihe(UNTEN)

/** The keys of a kind of game, by how it is counted. A row belongs to the party that has fewer Augen by it. */
export const AUGENFELDER: Readonly<Record<ArtRegel['wertung'], Augenfelder>> = {
  augen: { reihen: { re: RE, kontra: RE.map(gespiegelt) }, mitte: mitStich(120) },
  'null-spiel': { reihen: { re: RE, kontra: NULL_OBEN.map(mitStich) }, mitte: null },
}

/**
 * The keys for one game of a rule book: each is a band of which every number scores alike, whatever the parties have announced.
 * Against an Absage of Kontra a level may still hold with just as many Augen as it says (B-G): then the key below has them.
 */
export function augenfelderFuer(
  regelwerk: Pick<Regelwerk, 'brichtErstDarueber'>,
  art: Pick<ArtRegel, 'wertung'> | undefined,
  ansagen: { readonly [P in Partei]?: Ansage | undefined },
): Augenfelder {
  const felder = AUGENFELDER[art?.wertung ?? 'augen']
  const partei = regelwerk.brichtErstDarueber
  const absage = partei === null ? undefined : ansagen[gegner(partei)]
  if (partei === null || absage === undefined) return felder
  const hoechste = ABSAGE_STUFEN.findIndex((stufe) => stufe === absage)
  const ab = (stufe: number, augen: number) => (stufe <= hoechste ? augen + 1 : augen)
  const eigene = reihe(unten([ab(2, 30), ab(1, 60), ab(0, 90)]))
  return {
    ...felder,
    reihen: { ...felder.reihen, [partei]: partei === 're' ? eigene : eigene.map(gespiegelt) },
  }
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

/** Bands below 120, each from a level on to the next. */
function unten(stufen: readonly number[]): readonly Augenangabe[] {
  const grenzen = [0, ...stufen]
  return grenzen.map((von, i) => ({ von, bis: (grenzen[i + 1] ?? 120) - 1 }))
}

function reihe(baender: readonly Augenangabe[]): readonly Augenfeld[] {
  return [{ augenRe: 0, ohneStich: 're' }, ...baender.map(mitStich)]
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
