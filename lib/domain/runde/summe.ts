import type { SpielerRef } from '../spiel/spiel'
import type { RundeStand } from './runde'

/** Totals over several Runden of one evening, in the order in which people sat down (U-L5: they add up). */
export function summiereRunden(
  staende: readonly Pick<RundeStand, 'stand'>[],
): ReadonlyMap<SpielerRef, number> {
  const summen = new Map<SpielerRef, number>()
  for (const { stand } of staende) {
    for (const [s, punkte] of Object.entries(stand)) summen.set(s, (summen.get(s) ?? 0) + punkte)
  }
  return summen
}
