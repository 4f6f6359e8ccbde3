import { dieselben } from '@/lib/domain/dieselben'
import { differenz } from '@/lib/domain/spiel/differenz'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import type { SpielAkte } from '@/lib/domain/spieltag/spieltag'

/** What shall become of a recorded Spiel. */
export type Wunsch =
  | {
      readonly art: 'korrektur'
      readonly spiel: Spiel
      /** Who played. */
      readonly besetzung: readonly string[]
    }
  | { readonly art: 'streichung' }
  | { readonly art: 'wiederherstellung' }

/** A change of a recorded Spiel as somebody wants it, kept until it is stored or dropped. */
export interface SpielAenderung {
  /** The version that it was decided on. */
  readonly gesehen: SpielAkte
  readonly wunsch: Wunsch
  /** Why; with an Einspruch the answer to whoever objected. Empty for none. */
  readonly grund: string
  /** The open Einspruch that is accepted by it. */
  readonly einspruchId: string | null
}

/** What the wish would make of a Spiel. */
export function nachWunsch(
  { spiel, besetzung }: Pick<SpielAkte, 'spiel' | 'besetzung'>,
  wunsch: Wunsch,
): Pick<SpielAkte, 'spiel' | 'besetzung' | 'gestrichen'> {
  switch (wunsch.art) {
    case 'korrektur':
      return { spiel: wunsch.spiel, besetzung: wunsch.besetzung, gestrichen: false }
    case 'streichung':
      return { spiel, besetzung, gestrichen: true }
    case 'wiederherstellung':
      return { spiel, besetzung, gestrichen: false }
  }
}

/** Whether a Spiel already is as the wish would have it: somebody else had the same one. */
export function istErfuellt(akte: SpielAkte, wunsch: Wunsch): boolean {
  const soll = nachWunsch(akte, wunsch)
  return (
    akte.gestrichen === soll.gestrichen &&
    dieselben(akte.besetzung, soll.besetzung) &&
    differenz(akte, soll).length === 0
  )
}
