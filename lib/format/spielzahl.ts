/** Which game of how many, `Spiel 7 von 24`; without a fixed number (K-A) only which: `Spiel 7`. */
export function textSpielVon(nummer: number, geplant: number | null): string {
  return geplant === null ? `Spiel ${nummer}` : `Spiel ${nummer} von ${geplant}`
}

/** How many of how many, in the dative: `3 von 24 Spielen`, `3 Spielen`. */
export function textVonSpielen(anzahl: number, geplant: number | null): string {
  if (geplant !== null) return `${anzahl} von ${geplant} Spielen`
  return anzahl === 1 ? 'einem Spiel' : `${anzahl} Spielen`
}
