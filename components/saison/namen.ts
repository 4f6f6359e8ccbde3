import { kurznamen } from '@/lib/format/name'

/** Full and three-letter names by player id. */
export interface Namen {
  readonly voll: Readonly<Record<string, string>>
  readonly kurz: Readonly<Record<string, string>>
}

/** Builds both forms for `spieler`; the short ones are unique among them. */
export function buildNamen(
  spieler: readonly { readonly id: string; readonly name: string }[],
): Namen {
  const kurz = kurznamen(spieler.map((s) => s.name))
  return {
    voll: Object.fromEntries(spieler.map((s) => [s.id, s.name])),
    kurz: Object.fromEntries(spieler.map((s, i) => [s.id, kurz[i] ?? s.name])),
  }
}
