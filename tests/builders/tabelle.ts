import { expect, it } from 'vitest'
import type { Partei, Spiel } from '@/lib/domain/spiel/spiel'
import { fehlerKurz, kurz, werte } from './spiel'

/** [what happens, the game, its steps in short, its value, who wins where that matters]. */
type SchrittZeile = readonly [string, Spiel, readonly string[], number, (Partei | null)?]

/** A test a line: the game has exactly these steps and this value. */
export function schrittTabelle(zeilen: readonly SchrittZeile[]): void {
  it.each(
    zeilen.map(([name, spiel, schritte, wert, gewinner]) => ({
      name,
      spiel,
      schritte,
      wert,
      gewinner,
    })),
  )('$name', ({ spiel, schritte, wert, gewinner }) => {
    const wertung = werte(spiel)
    expect(kurz(wertung.schritte)).toEqual(schritte)
    expect(wertung.wert).toBe(wert)
    if (gewinner !== undefined) expect(wertung.gewinner).toBe(gewinner)
  })
}

/** [what is entered, the game, its faults in short]; no faults where the rules allow it. */
type PruefZeile = readonly [string, Spiel, ...(readonly string[])]

/** A test a line: the entry has exactly these faults. */
export function pruefTabelle(zeilen: readonly PruefZeile[]): void {
  it.each(zeilen.map(([name, spiel, ...fehler]) => ({ name, spiel, fehler })))(
    '$name',
    ({ spiel, fehler }) => {
      expect(fehlerKurz(spiel)).toEqual(fehler)
    },
  )
}
