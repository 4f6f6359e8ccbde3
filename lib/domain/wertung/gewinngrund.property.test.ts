import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spielArb } from '../../../tests/arbitraries/spiel'
import { BUECHER } from '../../../tests/builders/buecher'
import { SPIELER } from '../../../tests/builders/spiel'
import { alsBand } from '../spiel/augen'
import { gegner } from '../spiel/parteien'
import type { Partei } from '../spiel/spiel'
import type { GewinnGrund, Versuch } from './gewinngrund'
import { begruendeGewinner } from './gewinngrund'
import { scoreSpiel } from './score'

/** Who wins by the reason alone, as a reader of the sentence would judge it. */
function urteil(grund: GewinnGrund, allein: boolean): Partei | null {
  switch (grund.code) {
    case 'regelverstoss':
      return gegner(grund.taeter)
    case 'nicht-gewertet':
      return null
    case 'augen':
      if (grund.regel === 'U-W1' && allein && grund.augenRe === 120) return null
      return alsBand(grund.augenRe).von >= grund.noetig ? 're' : 'kontra'
    case 'null':
      return grund.ausbeute.ohneStich ? 're' : 'kontra'
    case 'ansage':
      return haelt(grund) ? grund.ansagend : gegner(grund.ansagend)
    case 'beide-verfehlt':
      return grund.versuche.find(haelt)?.ansagend ?? null
  }
}

function haelt({ ansage, ausbeute, noetig }: Versuch): boolean {
  const augen = alsBand(ausbeute.augen).von
  const zahl = Number(/\d+/.exec(ansage.stufe)?.[0])
  if (ansage.stufe === 'schwarz') return ausbeute.ohneStich
  // keine 90 holds below 90, by B-G below 91; in Null 60 Augen announced are reached with 60.
  if (ansage.stufe.startsWith('keine')) return augen < (noetig ?? zahl)
  return !ausbeute.ohneStich && augen >= zahl
}

const REGELN = {
  urexweiler: /^U-(W[12]|N[134]|R1)$/,
  ddv: /^D-[GNR]$/,
  skill7: /^D-[GNR]$/,
  besenmarkt: /^(B-[GR]|D-N)$/,
} as const

describe.each(BUECHER)('$name', ({ id, tisch }) => {
  it('the reason alone decides every game as the scoring did', () => {
    const codes = new Set<string>()
    fc.assert(
      fc.property(spielArb(SPIELER, id), (spiel) => {
        const wertung = scoreSpiel(spiel, tisch)
        const grund = begruendeGewinner(spiel, wertung, id)
        codes.add(grund.code)
        expect(urteil(grund, spiel.re.length === 1)).toBe(wertung.gewinner)
        if (grund.code === 'ansage') expect(grund.haelt).toBe(haelt(grund))
        expect(grund.regel).toMatch(REGELN[id])
        if (grund.code === 'beide-verfehlt') expect(grund.versuche).toHaveLength(2)
      }),
      { numRuns: 1500 },
    )
    const tsr = id === 'urexweiler' ? ['null', 'regelverstoss'] : ['beide-verfehlt']
    expect([...codes]).toEqual(expect.arrayContaining(['augen', 'ansage', ...tsr]))
  })

  it('a broken rule is the reason, or stands beside it where the game counts (B-R)', () => {
    const verstoesse = spielArb(SPIELER, id).filter((s) => s.regelverstoss !== undefined)
    fc.assert(
      fc.property(verstoesse, (spiel) => {
        const wertung = scoreSpiel(spiel, tisch)
        const { regel, nebenbei } = begruendeGewinner(spiel, wertung, id)
        expect(regel).toBe({ urexweiler: 'U-R1', besenmarkt: 'B-R', ddv: 'D-R', skill7: 'D-R' }[id])
        expect(nebenbei !== undefined).toBe(id === 'besenmarkt')
        if (nebenbei === undefined) return
        const taeter = spiel.regelverstoss ?? ''
        expect(nebenbei.taeter === 're').toBe(spiel.re.includes(taeter))
        // He pays, or nobody of his party does.
        expect(nebenbei.traegt).toBe((wertung.punkte[taeter] ?? 0) < 0)
        const andere = SPIELER.filter(
          (s) => s !== taeter && spiel.re.includes(s) === spiel.re.includes(taeter),
        )
        for (const s of andere) expect(wertung.punkte[s]).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 300 },
    )
  })
})
