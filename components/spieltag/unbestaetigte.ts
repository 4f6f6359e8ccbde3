import type { Wartend } from '@/lib/sync/ausgang'

/** The games (ids) that this device has entered and the server has not taken yet. */
export function unbestaetigte(offen: readonly Wartend[]): ReadonlySet<string> {
  return new Set(
    offen.flatMap(({ op }) => (op.art === 'spiel-eintragen' ? [op.daten.spielId] : [])),
  )
}
