import { restlicheAugen } from './augen'
import type { Augenangabe, Partei, Spiel, SpielerRef } from './spiel'

/** The other party. */
export function gegner(partei: Partei): Partei {
  return partei === 're' ? 'kontra' : 're'
}

/** Re are those named in the Spiel, everyone else is Kontra. */
export function parteiVon(spiel: Spiel, spieler: SpielerRef): Partei {
  return spiel.re.includes(spieler) ? 're' : 'kontra'
}

/** Card points of one party; `undefined` while they are not entered. */
export function augenVon(spiel: Spiel, partei: Partei): Augenangabe | undefined {
  if (spiel.augenRe === undefined) return undefined
  return partei === 're' ? spiel.augenRe : restlicheAugen(spiel.augenRe)
}

/** How many players of a party stoß (U-S1). */
export function anzahlStoesse(spiel: Spiel, partei: Partei): number {
  if (!spiel.stoesse) return 0
  const namen = new Set(spiel.stoesse)
  let anzahl = 0
  for (const name of namen) if (parteiVon(spiel, name) === partei) anzahl += 1
  return anzahl
}
