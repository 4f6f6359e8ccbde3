import type { Partei, Spiel, SpielerRef } from './spiel'

/** The other party. */
export function gegner(partei: Partei): Partei {
  return partei === 're' ? 'kontra' : 're'
}

/** Re are those named in the Spiel, everyone else is Kontra. */
export function parteiVon(spiel: Spiel, spieler: SpielerRef): Partei {
  return spiel.re.includes(spieler) ? 're' : 'kontra'
}

/** All Augen of the pack. */
export const AUGEN_GESAMT = 240

/** Card points of one party; `undefined` while they are not entered. */
export function augenVon(spiel: Spiel, partei: Partei): number | undefined {
  if (spiel.augenRe === undefined) return undefined
  return partei === 're' ? spiel.augenRe : AUGEN_GESAMT - spiel.augenRe
}

/** How many players of a party stoß (U-S1). */
export function anzahlStoesse(spiel: Spiel, partei: Partei): number {
  if (!spiel.stoesse) return 0
  const namen = new Set(spiel.stoesse)
  let anzahl = 0
  for (const name of namen) if (parteiVon(spiel, name) === partei) anzahl += 1
  return anzahl
}
