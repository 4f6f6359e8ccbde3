import { parteiVon } from '../spiel/parteien'
import type { SpielerRef } from '../spiel/spiel'
import type { Ergebnis } from './auswertung'

/**
 * U-W10, D-P: winners get the Wert each, losers pay it; who plays alone gets or pays three times as much. Without
 * a winner the Wert is seen from Re. Points of the four, in their order; the sum is 0.
 */
export function verteile(ergebnis: Ergebnis): Readonly<Record<SpielerRef, number>> {
  const { spiel, spieler } = ergebnis
  // Subtracting from 0 keeps −0 out of what is stored and compared.
  const wertFuerRe = ergebnis.gewinner === 'kontra' ? 0 - ergebnis.wert : ergebnis.wert
  const fuerRe = spiel.re.length === 1 ? 3 * wertFuerRe : wertFuerRe
  // fromEntries defines keys even where a plain assignment would not: a player may be called `__proto__`.
  return Object.fromEntries(
    spieler.map((name) => [name, parteiVon(spiel, name) === 're' ? fuerRe : 0 - wertFuerRe]),
  )
}
