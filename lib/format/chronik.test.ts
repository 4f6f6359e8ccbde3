import { describe, expect, it } from 'vitest'
import type { Chronikeintrag } from '../domain/protokoll/chronik'
import type { Folge } from '../domain/protokoll/folge'
import { textWirkungen } from './chronik'

const platz = (rang: number, rangpunkte: string) => ({ rang, rangpunkte })
const FOLGE: Folge = {
  rechenweise: 1,
  namen: {},
  unterschiede: [
    { art: 'wert', nummer: 3, vorher: 1, nachher: 2 },
    { art: 'geplant', vorher: 24, nachher: 25 },
    { art: 'stand', spieler: 'a', vorher: 1, nachher: 2 },
  ],
  saison: {
    id: 'x',
    tabelle: [{ spieler: 'a', vorher: platz(2, '4'), nachher: platz(1, '9/2') }],
  },
}

function wirkungen(
  folge: Folge | null,
  p: { art?: string; nummer?: number; runde?: number | null } = {},
) {
  const { art = 'spiel-korrigieren', nummer = 3, runde = null } = p
  const eintrag: Chronikeintrag = {
    ...{ seq: 1, art, daten: null, op: null, folge, kontoName: 'Anna', geraet: 'x', zeit: 0 },
    ...{ namen: { a: 'Anna' }, regelwerk: 'urexweiler', einspruch: null, angaben: null },
    spiel: {
      ...{ id: 's', nummer, runde, davor: null, danach: null, punkte: null },
      wert: { vorher: 1, nachher: 2 },
    },
  }
  return textWirkungen(eintrag, 'bruch')
}

describe('textWirkungen', () => {
  it('tells what came of it on the evening and in the season, not the value of the game itself', () => {
    expect(wirkungen(FOLGE)).toEqual({
      abend: ['Geplant sind 25 statt 24 Spiele.', 'Stand: Anna +2 (bisher +1).'],
      saison: ['Anna vom 2. auf den 1. Platz (4 → 4½).'],
    })
  })

  it('keeps the value of another game, and of the same number in another Runde', () => {
    expect(wirkungen(FOLGE, { nummer: 4 }).abend).toHaveLength(3)
    const wert = { art: 'wert', nummer: 3, vorher: 1, nachher: 2 } as const
    const inRunde = (runde: number) => ({ ...FOLGE, unterschiede: [{ ...wert, runde }] })
    expect(wirkungen(inRunde(1), { runde: 2 }).abend).toHaveLength(1)
    expect(wirkungen(inRunde(2), { runde: 2 }).abend).toEqual([])
    // The second Runde came later than the entry.
    expect(wirkungen(FOLGE, { runde: 1 }).abend).toHaveLength(2)
  })

  it('tells nothing of a season that came from a file, nor of an entry from before there was a folge', () => {
    expect(wirkungen(FOLGE, { art: 'saison-importieren' })).toEqual({ abend: [], saison: [] })
    expect(wirkungen(null)).toEqual({ abend: [], saison: [] })
  })
})
