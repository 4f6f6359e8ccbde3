import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { rundenort } from '@/lib/domain/spieltag/tische'
import { textSpielOrt } from '@/lib/format/spiel-ort'

/** The name of a game's page: its number in its Runde, and where there are several its table, as long as it counts. */
export function spielTitel(spieltag: SpieltagAkte, spielId: string): string {
  for (const { akte, spiele } of computeSpieltag(spieltag).runden) {
    const nummer = spiele.find((s) => s.akte.id === spielId)?.stand.nummer
    if (nummer !== undefined)
      return textSpielOrt({ ...rundenort(spieltag, akte.id), nummer, runde: null })
  }
  return 'Gestrichenes Spiel'
}
