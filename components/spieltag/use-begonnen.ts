import { useState } from 'react'
import type { Anfang, Begonnen, Inzwischen, Jetzt } from './begonnen'
import { findInzwischen, fuehreFort } from './begonnen'

interface Zettel {
  /** What the sheet is for. */
  readonly fuer: Anfang
  readonly inzwischen: Inzwischen | null
  /** Something stands on the sheet: it is for this game, by default the one that comes now. */
  readonly beginne: (anfang?: Anfang) => void
}

/**
 * Keeps the sheet on the game for which it was begun. Else a game that arrives from another phone while somebody types the same
 * one would move the sheet on, and the same game would stand there twice, with nobody asked. `zaehler`: another number, another sheet. However
 * long the phone lies there meanwhile: what was typed is still for the game of then.
 */
export function useBegonnen(jetzt: Jetzt, zaehler: number): Zettel {
  const [stand, setStand] = useState<{ zaehler: number; begonnen: Begonnen } | null>(null)
  const bisher = stand?.zaehler === zaehler ? stand.begonnen : null
  const begonnen = bisher && fuehreFort(bisher, jetzt)
  if (begonnen !== null && begonnen !== bisher) setStand({ zaehler, begonnen })
  const inzwischen = begonnen && findInzwischen(begonnen, jetzt)
  const ueberholt = inzwischen !== null && inzwischen !== 'neue-runde'
  return {
    fuer: begonnen && ueberholt ? begonnen.anfang : jetzt,
    inzwischen,
    beginne: (anfang = jetzt) => {
      if (begonnen === null) setStand({ zaehler, begonnen: { anfang, neueRunde: false } })
    },
  }
}
