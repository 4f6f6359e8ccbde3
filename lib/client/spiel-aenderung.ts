import { dieselben } from '../domain/dieselben'
import type { Op, OpDaten } from '../domain/op/op'
import { differenz } from '../domain/spiel/differenz'
import type { Spiel } from '../domain/spiel/spiel'
import type { SpielAkte } from '../domain/spieltag/spieltag'
import type { Wartend } from '../sync/ausgang'

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

/** What a waiting change of a Spiel was meant to be, so that it can be decided anew; null for one of anything else. */
export function aenderungAus({ op, gesehen }: Wartend): SpielAenderung | null {
  const wunsch = gesehen && wunschVon(op, gesehen)
  if (!gesehen || !wunsch) return null
  if (op.art === 'einspruch-annehmen') {
    const { antwort = '', einspruchId } = op.daten
    return { gesehen, wunsch, grund: antwort, einspruchId }
  }
  const grund = 'grund' in op.daten ? op.daten.grund : undefined
  return { gesehen, wunsch, grund: grund ?? '', einspruchId: null }
}

function wunschVon(op: Op, gesehen: SpielAkte): Wunsch | null {
  if (op.art === 'spiel-streichen') return { art: 'streichung' }
  if (op.art === 'spiel-wiederherstellen') return { art: 'wiederherstellung' }
  if (op.art === 'spiel-korrigieren') return korrektur(op.daten, gesehen)
  if (op.art !== 'einspruch-annehmen') return null
  const { aenderung } = op.daten
  if (aenderung.art === 'korrektur') return korrektur(aenderung, gesehen)
  return aenderung.art === 'bestehende' ? null : { art: aenderung.art }
}

function korrektur(
  { spiel, besetzung }: Pick<OpDaten<'spiel-korrigieren'>, 'spiel' | 'besetzung'>,
  gesehen: SpielAkte,
): Wunsch {
  return { art: 'korrektur', spiel: spielAus(spiel), besetzung: besetzung ?? gesehen.besetzung }
}

/**
 * The Spiel of an operation that was made on this device. It was one then, so nobody parses it again: that would bring the
 * parser's library to the table screen, twice what the rest of it weighs.
 */
export function spielAus(spiel: Readonly<Record<string, unknown>>): Spiel {
  return spiel as unknown as Spiel
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
