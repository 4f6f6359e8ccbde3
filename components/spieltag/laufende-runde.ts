import type { Erzwungen, RundeStand } from '@/lib/domain/runde/runde'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { GerechneteRunde, GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'

/** The Runde that takes the next game: the last one, while neither it nor the evening is over. */
export function laufendeRunde(
  akte: SpieltagAkte,
  { runden }: GerechneterSpieltag,
): GerechneteRunde | null {
  const letzte = runden.at(-1)
  if (!letzte || akte.ende !== null || akte.gestrichen || letzte.akte.ende !== null) return null
  return letzte
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
