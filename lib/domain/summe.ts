import type { SpielerRef } from './spiel/spiel'

/** Figures by player added up, in the order in which players first appear. */
export function summiere(
  teile: readonly Iterable<readonly [SpielerRef, number]>[],
): ReadonlyMap<SpielerRef, number> {
  const summen = new Map<SpielerRef, number>()
  for (const teil of teile)
    for (const [spieler, zahl] of teil) summen.set(spieler, (summen.get(spieler) ?? 0) + zahl)
  return summen
}
