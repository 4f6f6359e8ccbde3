import type { GerechneterSpieltag } from './rechnen'
import type { SpieltagAkte } from './spieltag'
import { laufendeRunden } from './tische'

/** One player's line of an evening's standing. */
interface Standzeile {
  readonly id: string
  readonly summe: number
  /** Equal sums share one. */
  readonly platz: number
  /** The table at which the player sits; null for who has left. */
  readonly tisch: number | null
}

/** Everybody who was there across the tables, by Spielpunkte; of one place as they sit. */
export function reiheStand(
  akte: Pick<SpieltagAkte, 'runden'>,
  { anwesend, summe }: Pick<GerechneterSpieltag, 'anwesend' | 'summe'>,
): readonly Standzeile[] {
  const laufende = laufendeRunden(akte)
  const punkte = anwesend.map((id) => summe[id] ?? 0)
  return anwesend
    .map((id): Standzeile => {
      const eigene = summe[id] ?? 0
      const platz = 1 + punkte.filter((p) => p > eigene).length
      const tisch = laufende.find((r) => r.sitze.includes(id))?.tisch ?? null
      return { id, summe: eigene, platz, tisch }
    })
    .sort((a, b) => a.platz - b.platz)
}
