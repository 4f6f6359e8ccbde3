import { useState } from 'react'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'

/** The evening as an entry is made for it: the game after those of `runde`. */
export interface Anfang {
  readonly akte: SpieltagAkte
  readonly runde: GerechneteRunde
}

interface Begonnen {
  /** What the sheet is for. */
  readonly fuer: Anfang
  /** Somebody else has entered that game since the sheet was begun: the one in its place. */
  readonly anderes: GerechneteRunde['spiele'][number] | null
  /** The sheet was touched. */
  readonly beruehrt: () => void
}

/**
 * Keeps the sheet on the game for which it was begun. Else a game that arrives from another phone while somebody types the same
 * one would move the sheet on, and the same game would stand there twice, with nobody asked. `zaehler`: another number, another sheet. However
 * long the phone lies there meanwhile: what was typed is still for the game of then.
 */
export function useBegonnen(jetzt: Anfang, zaehler: number): Begonnen {
  const [stand, setStand] = useState<{ zaehler: number; anfang: Anfang } | null>(null)
  const begonnen = stand?.zaehler === zaehler ? stand.anfang : null
  const anderes = begonnen && anStelle(begonnen, jetzt)
  return {
    fuer: anderes && begonnen ? begonnen : jetzt,
    anderes,
    beruehrt: () => {
      if (begonnen === null) setStand({ zaehler, anfang: jetzt })
    },
  }
}

/** The first game that was not there yet; none when the table has changed: then the sheet is for that. */
function anStelle(begonnen: Anfang, jetzt: Anfang): Begonnen['anderes'] {
  if (begonnen.runde.akte.id !== jetzt.runde.akte.id) return null
  const bekannte = new Set(begonnen.runde.akte.spiele.map((s) => s.id))
  return jetzt.runde.spiele.find((s) => !bekannte.has(s.akte.id)) ?? null
}
