import { describe, expect, it } from 'vitest'
import { FUENF, normal, solo } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import { unterschiede } from '../domain/spieltag/unterschiede'
import { mitVersion } from '../domain/spieltag/vorgriff'
import type { Unterschied } from '../domain/spieltag/unterschiede'
import { textUnterschiede } from './unterschiede'

const UREXWEILER = { namen: { b: 'Bernd', c: 'Clara' }, regelwerk: 'urexweiler' } as const

describe('textUnterschiede', () => {
  it('tells a corrected solo as a story: mark, dealers, seats, next deal, totals', () => {
    const vorher = abend({
      spieler: FUENF,
      spiele: [
        solo('Bernd'),
        normal('Clara', 'Dieter'),
        normal('Clara', 'Dieter'),
        normal('Dieter', 'Elke'),
      ],
    })
    const nachher = mitVersion(vorher, 'spiel-1', { spiel: normal('Bernd', 'Clara') })
    expect(textUnterschiede(unterschiede(vorher, nachher), UREXWEILER)).toEqual([
      'Andere Geber in Spiel 2 bis 4.',
      'Spiel 2 bis 4: Eingetragen sind andere vier, als nach dem Geber am Tisch säßen. Sie bleiben und werden markiert.',
      'Spiel 1 (Bernd): kein angesagtes Solo statt Pflichtsolo.',
      'Als Nächstes gibt Elke statt Dieter.',
      // Bernd: 3 −1, out, −1; then 1 −1, out, −1. Clara: −1 +1 +1, out; then 1 +1 +1, out.
      'Stand: Bernd −1 (bisher +1), Clara +3 (bisher +1).',
    ])
  })

  it('names the Runde before each sentence, where the evening has several', () => {
    const wert = { art: 'wert', nummer: 1, vorher: 1, nachher: 2 } as const
    expect(
      textUnterschiede(
        [
          { ...wert, runde: 1 },
          { ...wert, runde: 2, nummer: 3 },
          { art: 'stand', spieler: 'b', vorher: 1, nachher: 2 },
        ],
        UREXWEILER,
      ),
    ).toEqual([
      '1. Runde: Spiel 1: Wert 2 statt 1.',
      '2. Runde: Spiel 3: Wert 2 statt 1.',
      'Stand: Bernd +2 (bisher +1).',
    ])
  })

  it('names single games, and ranges with gaps', () => {
    const geber = (nummer: number): Unterschied => ({
      art: 'geber',
      nummer,
      vorher: 'b',
      nachher: 'c',
    })
    expect(textUnterschiede([geber(6)], UREXWEILER)).toEqual([
      'Spiel 6: Clara statt Bernd ist Geber.',
    ])
    expect(textUnterschiede([6, 7, 8, 11, 13, 14].map(geber), UREXWEILER)).toEqual([
      'Andere Geber in Spiel 6 bis 8, 11 und 13 bis 14.',
    ])
  })

  it('tells struck and renumbered games', () => {
    expect(
      textUnterschiede(
        [
          { art: 'spiel-weg', nummer: 5 },
          { art: 'nummer', nummer: 5, vorher: 6 },
          { art: 'nummer', nummer: 6, vorher: 7 },
          { art: 'geplant', vorher: 26, nachher: 25 },
        ],
        UREXWEILER,
      ),
    ).toEqual([
      'Spiel 5 zählt nicht mehr.',
      'Spiel 6 bis 7 sind jetzt Spiel 5 bis 6.',
      'Geplant sind 25 statt 26 Spiele.',
    ])
  })

  it('says nothing when nothing changed', () => {
    expect(textUnterschiede([], UREXWEILER)).toEqual([])
  })
})
