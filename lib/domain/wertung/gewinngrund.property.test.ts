import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { spielArb } from '../../../tests/arbitraries/spiel'
import { SPIELER, TISCH } from '../../../tests/builders/spiel'
import { alsBand } from '../spiel/augen'
import { gegner } from '../spiel/parteien'
import type { Partei } from '../spiel/spiel'
import type { GewinnGrund } from './gewinngrund'
import { begruendeGewinner } from './gewinngrund'
import { scoreSpiel } from './score'

/** Who wins by the reason alone, as a reader of the sentence would judge it. */
function urteil(grund: GewinnGrund, allein: boolean): Partei | null {
  switch (grund.code) {
    case 'regelverstoss':
      return gegner(grund.taeter)
    case 'augen':
      if (allein && grund.augenRe === 120) return null
      return alsBand(grund.augenRe).von > 120 ? 're' : 'kontra'
    case 'null':
      return grund.ausbeute.ohneStich ? 're' : 'kontra'
    case 'ansage':
      return haelt(grund) ? grund.ansagend : gegner(grund.ansagend)
  }
}

function haelt({ ansage, ausbeute }: Extract<GewinnGrund, { code: 'ansage' }>): boolean {
  const augen = alsBand(ausbeute.augen).von
  const zahl = Number(/\d+/.exec(ansage.stufe)?.[0])
  if (ansage.stufe === 'schwarz') return ausbeute.ohneStich
  // keine 90 holds below 90; in Null 60 Augen announced are reached with 60.
  if (ansage.stufe.startsWith('keine')) return augen < zahl
  return !ausbeute.ohneStich && augen >= zahl
}

it('the reason alone decides every game as the scoring did', () => {
  fc.assert(
    fc.property(spielArb(SPIELER), (spiel) => {
      const wertung = scoreSpiel(spiel, TISCH)
      const grund = begruendeGewinner(spiel, wertung)
      expect(urteil(grund, spiel.re.length === 1)).toBe(wertung.gewinner)
      if (grund.code === 'ansage') expect(grund.haelt).toBe(haelt(grund))
    }),
    { numRuns: 1500 },
  )
})
