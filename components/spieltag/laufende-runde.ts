import type { Erzwungen, RundeStand } from '@/lib/domain/runde/runde'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { GerechneteRunde, GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'

/** The Runde that takes the next game of a table, while neither it nor the evening is over. */
export function laufendeRunde(
  akte: SpieltagAkte,
  gerechnet: GerechneterSpieltag,
  tisch: number,
): GerechneteRunde | null {
  return laufendeRunden(akte, gerechnet).find((r) => r.akte.tisch === tisch) ?? null
}

/** Those of all tables, by table. */
export function laufendeRunden(
  { ende, gestrichen }: SpieltagAkte,
  { runden }: GerechneterSpieltag,
): readonly GerechneteRunde[] {
  if (ende !== null || gestrichen) return []
  return runden.filter((r) => r.akte.ende === null).sort((a, b) => a.akte.tisch - b.akte.tisch)
}

interface Vorgabe {
  readonly art: Erzwungen['art'] | 'solo'
  readonly spieler: string
}

/**
 * What the entry begins with: the forced repeat of a Kürsolo (U-T5), or the announced solo of the one player
 * whose Pflichtsolo is due (U-T6). Where several are due the table says who.
 */
export function vorgabeAus({ erzwungen, hinweise }: RundeStand): Vorgabe | undefined {
  if (erzwungen) return erzwungen
  const faellig = hinweise.find((h) => h.code === 'pflichtsolo-faellig')?.spieler ?? []
  const [einziger] = faellig
  return einziger !== undefined && faellig.length === 1
    ? { art: 'solo', spieler: einziger }
    : undefined
}
