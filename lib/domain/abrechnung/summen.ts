import type { SpielerRef } from '../spiel/spiel'

/** Amounts by player added up, in the order in which players first appear. */
export function summiere(
  teile: readonly Readonly<Record<SpielerRef, number>>[],
): Readonly<Record<SpielerRef, number>> {
  const summen = new Map<SpielerRef, number>()
  for (const [spieler, cent] of teile.flatMap((t) => Object.entries(t)))
    summen.set(spieler, (summen.get(spieler) ?? 0) + cent)
  return Object.fromEntries(summen)
}
