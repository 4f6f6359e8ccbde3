import { regelwerkVon } from '@/lib/domain/regelwerk/presets'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { vorgabeAus } from './laufende-runde'
import type { Tischlage } from './tisch'

/** The coming game of a Runde that runs. */
export function tischlageVon({ akte, stand }: GerechneteRunde): Tischlage {
  const { geber, spieler, aussetzer, ausspieler } = stand.naechstes
  return {
    rundeId: akte.id,
    tisch: akte.tisch,
    regelwerk: regelwerkVon(akte),
    sitze: akte.sitze,
    besetzung: { geber, spieler, aussetzer, ausspieler },
    offenePflichtsoli: stand.offenePflichtsoli,
    vorgabe: vorgabeAus(stand) ?? null,
    hinweise: stand.hinweise.filter((h) => h.code !== 'runde-beendet'),
    fertig: stand.beendet,
  }
}
