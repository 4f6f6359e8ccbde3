import { useEffect, useRef, useState } from 'react'
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

/** Whoever does not touch the sheet for so long has put the phone down. */
const RUHE_MS = 60_000

/**
 * Keeps the sheet on the game for which it was begun. Else a game that arrives from another phone while somebody types the same
 * one would move the sheet on, and the same game would stand there twice, with nobody asked. `zaehler`: another number, another sheet.
 */
export function useBegonnen(jetzt: Anfang, zaehler: number): Begonnen {
  const [stand, setStand] = useState<{ zaehler: number; anfang: Anfang } | null>(null)
  const begonnen = stand?.zaehler === zaehler ? stand.anfang : null
  const anderes = begonnen && anStelle(begonnen, jetzt)
  const uhr = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(uhr.current), [anderes])
  return {
    fuer: anderes && begonnen ? begonnen : jetzt,
    anderes,
    beruehrt: () => {
      if (begonnen === null) setStand({ zaehler, anfang: jetzt })
      clearTimeout(uhr.current)
      if (anderes === null) uhr.current = setTimeout(() => setStand(null), RUHE_MS)
    },
  }
}

/** The game that has come where the begun one was to be; none when the table has changed: then the sheet is for that. */
function anStelle(begonnen: Anfang, jetzt: Anfang): Begonnen['anderes'] {
  if (begonnen.runde.akte.id !== jetzt.runde.akte.id) return null
  return jetzt.runde.spiele[begonnen.runde.spiele.length] ?? null
}
