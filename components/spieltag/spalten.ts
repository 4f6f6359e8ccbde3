import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { kurznamen } from '@/lib/format/name'

/** One player's column of a Runde. */
export interface Spalte {
  readonly id: string
  readonly name: string
  /** Three letters, unique at this table. */
  readonly kurz: string
  readonly uebertrag: number
  /** The evening's total so far. */
  readonly summe: number
  /** Null where the rule book knows no Pflichtsolo. */
  readonly pflichtOffen: boolean | null
  readonly kuersoli: number
}

/** The columns in the order of the seats. */
export function spaltenVon(
  { akte, stand }: GerechneteRunde,
  zusatz: {
    readonly uebertrag: Readonly<Record<string, number>>
    readonly namen: Readonly<Record<string, string>>
  },
): readonly Spalte[] {
  const namen = akte.sitze.map((id) => zusatz.namen[id] ?? id)
  const kurz = kurznamen(namen)
  const { pflicht } = getRegelwerk(akte.regelwerk).soli
  return akte.sitze.map((id, i) => ({
    id,
    name: namen[i] ?? id,
    kurz: kurz[i] ?? id,
    uebertrag: zusatz.uebertrag[id] ?? 0,
    summe: (zusatz.uebertrag[id] ?? 0) + (stand.stand[id] ?? 0),
    pflichtOffen: pflicht ? stand.offenePflichtsoli.includes(id) : null,
    kuersoli: stand.kuersoli[id] ?? 0,
  }))
}
