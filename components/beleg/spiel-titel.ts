import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'

/** The name of a game's page: its number in its Runde, as long as it counts. */
export function spielTitel(spieltag: SpieltagAkte, spielId: string): string {
  for (const { spiele } of computeSpieltag(spieltag).runden) {
    const nummer = spiele.find((s) => s.akte.id === spielId)?.stand.nummer
    if (nummer !== undefined) return `Spiel ${nummer}`
  }
  return 'Gestrichenes Spiel'
}
