import type { Ablehnung } from '@/lib/client/ops'
import type { SpielAenderung, Wunsch } from '@/lib/client/spieltag/spiel-aenderung'
import { auftragFuer } from '@/lib/client/spieltag/auftraege'
import { vorschau } from '@/lib/client/spieltag/vorschau'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import type { SpielAkte, SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { unterschiede } from '@/lib/domain/spieltag/unterschiede'
import { findSpiel, getSpiel } from '@/lib/domain/spieltag/vorgriff'
import type { Saisonblick } from '@/lib/format/saison-wechsel'
import { textSaisonwechsel } from '@/lib/format/saison-wechsel'
import { textUnterschiede } from '@/lib/format/unterschiede'
import { istDieselbeFassung } from '@/lib/sync/inhalt'

/** What the sentences need besides the evening. */
interface Umfeld {
  readonly namen: Readonly<Record<string, string>>
  readonly saison: Saisonblick | null
}

/** What would change, or is being changed, in sentences. */
export interface Vorschau {
  readonly art: 'vorschau' | 'sendet'
  readonly wunsch: Wunsch
  readonly saetze: readonly string[]
}

/** The way of a change that is looked at first: nothing yet, shown, on its way, done, refused, or come second. */
export type Stufe =
  | { readonly art: 'eingabe' }
  | Vorschau
  | { readonly art: 'fertig'; readonly gesichert: boolean; readonly saetze: readonly string[] }
  | { readonly art: 'abgelehnt'; readonly texte: readonly string[] }
  /** Somebody else has stored another version since. */
  | { readonly art: 'zweiter'; readonly wunsch: Wunsch; readonly dort: SpielAkte }

/** What the wish would change, unless the Spiel is not any more what it was decided on. */
export function stufeFuer(
  akte: SpieltagAkte,
  { gesehen, wunsch }: Pick<SpielAenderung, 'gesehen' | 'wunsch'>,
  umfeld: Umfeld,
): Stufe {
  const dort = getSpiel(akte, gesehen.id)
  if (!istDieselbeFassung(dort, gesehen)) return { art: 'zweiter', wunsch, dort }
  const { op } = auftragFuer(akte, { gesehen, wunsch, grund: '', einspruchId: null })
  const nachher = vorschau(akte, op)
  return { art: 'vorschau', wunsch, saetze: textFolgen({ vorher: akte, nachher }, umfeld) }
}

/** Where a refusal leads: to what somebody else has stored, or to what it says. */
export function stufeNach(
  { code, fehler }: Ablehnung,
  akte: SpieltagAkte,
  { gesehen, wunsch }: Pick<SpielAenderung, 'gesehen' | 'wunsch'>,
): Stufe {
  const dort = findSpiel(akte, gesehen.id)
  if (code === 'veraltet' && dort !== undefined && !istDieselbeFassung(dort, gesehen))
    return { art: 'zweiter', wunsch, dort }
  return { art: 'abgelehnt', texte: fehler.map((f) => f.text) }
}

/** What differs between two states of the evening, and in the season by it. */
export function textFolgen(
  { vorher, nachher }: { readonly vorher: SpieltagAkte; readonly nachher: SpieltagAkte },
  { namen, saison }: Umfeld,
): readonly string[] {
  return [
    ...textUnterschiede(unterschiede(vorher, nachher), {
      namen,
      regelwerk: regelwerkDes(nachher),
    }),
    ...textSaisonwechsel({ vorher, nachher, saison, namen }),
  ]
}
