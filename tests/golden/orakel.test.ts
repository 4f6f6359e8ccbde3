import { describe, expect, it } from 'vitest'
import { pruefeSpiel } from '@/lib/domain/spiel/pruefe'
import type { Art, Partei, Spiel } from '@/lib/domain/spiel/spiel'
import { ABSAGE_STUFEN, NULL_STUFEN, PARTEIEN } from '@/lib/domain/spiel/spiel'
import { scoreSpiel } from '@/lib/domain/wertung/score'
import { TISCH } from '../builders/spiel'
import type { Fall } from './orakel'
import { orakelAugen, orakelNull } from './orakel'

/** Every reading of the cards: all Augen that exist, and 0 Augen with and without a trick. */
const STICHE: readonly Pick<Fall, 'augenRe' | 'ohneStich'>[] = Array.from({ length: 241 }, (_, a) => a)
  .filter((augenRe) => augenRe !== 1 && augenRe !== 239)
  .flatMap((augenRe) => [
    { augenRe, ohneStich: null },
    ...(augenRe === 0 ? [{ augenRe, ohneStich: 're' as const }] : []),
    ...(augenRe === 240 ? [{ augenRe, ohneStich: 'kontra' as const }] : []),
  ])

/** Who stoß, one a party: nobody, Re, Kontra, both. */
const STOESSE: readonly (readonly Partei[])[] = [[], ['re'], ['kontra'], ['re', 'kontra']]
const NAME = { re: 'Anna', kontra: 'Dieter' } as const

function spielVon(art: Art, fall: Omit<Fall, 'stoesse'>, stoesse: readonly Partei[]): Spiel {
  const leiter = art === 'solo-null' ? NULL_STUFEN : ABSAGE_STUFEN
  const stufe = leiter[fall.stufen - 1]
  return {
    art,
    re: fall.allein ? ['Anna'] : ['Anna', 'Bernd'],
    augenRe: fall.augenRe,
    ...(fall.ohneStich ? { ohneStich: fall.ohneStich } : {}),
    stoesse: stoesse.map((partei) => NAME[partei]),
    ...(stufe ? { ansagen: { [fall.ansager]: stufe } } : {}),
  }
}

function urteilVon(spiel: Spiel) {
  // Thousands of expectations would take longer than the games: only a fault is worth one.
  const fehler = pruefeSpiel(spiel, TISCH)
  if (fehler.length > 0) expect({ spiel, fehler }).toEqual({ spiel, fehler: [] })
  const { gewinner, wert } = scoreSpiel(spiel, TISCH)
  return { gewinner, wert }
}

const ZWEIT: readonly Art[] = ['normal', 'hochzeit']
const ALLEIN: readonly Art[] = ['stilles-solo', 'hochzeit-solo', 'solo-normal', 'solo-koehler']

describe('a second scoring, written from the text alone, agrees on every game', () => {
  it.each([...ZWEIT, ...ALLEIN])('%s', (art) => {
    let verglichen = 0
    for (const stiche of STICHE)
      for (const stoesse of STOESSE)
        for (const ansager of PARTEIEN)
          for (let stufen = 0; stufen <= 4; stufen += 1) {
            if (stufen > 0 && !stoesse.includes(ansager)) continue
            const fall = { ...stiche, allein: ALLEIN.includes(art), ansager, stufen }
            const ist = urteilVon(spielVon(art, fall, stoesse))
            const soll = orakelAugen({ ...fall, stoesse: stoesse.length })
            if (ist.wert !== soll.wert || ist.gewinner !== soll.gewinner)
              expect({ fall, stoesse, ...ist }).toEqual({ fall, stoesse, ...soll })
            verglichen += 1
          }
    expect(verglichen).toBe(241 * (4 * 2 + 4 * 4))
  })

  it('solo-null', () => {
    let verglichen = 0
    for (const stiche of STICHE)
      for (const stoesse of STOESSE)
        for (let stufen = 0; stufen <= 8; stufen += 1) {
          if (stufen > 0 && !stoesse.includes('kontra')) continue
          const fall = { ...stiche, allein: true, ansager: 'kontra' as const, stufen }
          const ist = urteilVon(spielVon('solo-null', fall, stoesse))
          const soll = orakelNull({ ...fall, stoesse: stoesse.length })
          if (ist.wert !== soll.wert || ist.gewinner !== soll.gewinner)
            expect({ fall, stoesse, ...ist }).toEqual({ fall, stoesse, ...soll })
          verglichen += 1
        }
    expect(verglichen).toBe(241 * (4 + 2 * 8))
  })
})
