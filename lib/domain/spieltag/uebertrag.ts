import { summiere } from '../summe'
import type { GerechneteRunde } from './rechnen'

/**
 * What everyone brings into the Runde with this index: the sums of the Runden before it. On paper the totals run on
 * when the players at the table change, so an evening's totals do too.
 */
export function uebertrag(
  runden: readonly GerechneteRunde[],
  index: number,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    summiere(runden.slice(0, index).map((r) => Object.entries(r.stand.stand))),
  )
}
