import { describe, expect, test } from 'vitest'
import { normal, VIER } from '../../tests/builders/runde'
import { abend } from '../../tests/builders/spieltag'
import type { Spiel } from '../domain/spiel/spiel'
import type { SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import { textWartend, textWartendInhalt } from './wartend'

/** Three games; the first is struck, so that the screen shows the others as Spiel 1 and Spiel 2. */
const AKTE = mitGestrichenem(
  abend({
    spieler: VIER,
    spiele: [normal('Anna', 'Bernd'), normal('Anna', 'Clara'), normal('Bernd', 'Clara')],
  }),
  'spiel-1',
)
const UMFELD = { akte: AKTE, namen: { Anna: 'Anna B.' } }
const RUNDE = 'abend-runde'

function mitGestrichenem(akte: SpieltagAkte, id: string): SpieltagAkte {
  const runden = akte.runden.map((r) => ({
    ...r,
    spiele: r.spiele.map((s) => (s.id === id ? { ...s, gestrichen: true } : s)),
  }))
  return { ...akte, runden }
}

function spiel(id: string): SpielAkte {
  const gefunden = AKTE.runden.flatMap((r) => r.spiele).find((s) => s.id === id)
  if (gefunden === undefined) throw new Error(id)
  return gefunden
}

type Wartendes = Parameters<typeof textWartend>[0]

const kopf = { id: 'op', basis: 1, erfasstVon: 'Anna' } as const
const eintrag = (inhalt: Spiel, position = 4): Wartendes => ({
  ...kopf,
  art: 'spiel-eintragen',
  basis: 0,
  daten: {
    ...{ spieltagId: AKTE.id, rundeId: RUNDE, spielId: 'neu', position },
    ...{ spiel: { ...inhalt }, besetzung: [...VIER] },
  },
})
const korrektur = (id: string, inhalt: Spiel): Wartendes => ({
  ...kopf,
  art: 'spiel-korrigieren',
  gesehen: spiel(id),
  daten: { spieltagId: AKTE.id, spielId: id, spiel: { ...inhalt } },
})
const streichung = (id: string): Wartendes => ({
  ...kopf,
  art: 'spiel-streichen',
  daten: { spieltagId: AKTE.id, spielId: id },
})

describe('which game: the number that the screen shows, not the place, which counts struck ones', () => {
  test.each([
    ['a change of a game', streichung('spiel-3'), 'Anna hat Spiel 2 gestrichen'],
    ['a refused entry', eintrag(normal('Anna', 'Bernd')), 'Anna hat Spiel 3 eingetragen'],
    [
      'one whose place another has',
      eintrag(normal('Anna', 'Bernd'), 3),
      'Anna hat Spiel 2 eingetragen',
    ],
    [
      'a game that the screen strikes already',
      streichung('spiel-1'),
      'Anna hat Spiel 1 gestrichen',
    ],
    [
      'a change of an entry that is not on the screen any more',
      { ...streichung('neu'), gesehen: { ...spiel('spiel-3'), id: 'neu', position: 4 } },
      'Anna hat Spiel 3 gestrichen',
    ],
  ])('%s', (_, wartend, satz) => {
    expect(textWartend(wartend, UMFELD)).toBe(satz)
  })

  test('where there are several Runden, which', () => {
    const [runde] = AKTE.runden
    if (runde === undefined) throw new Error('there is one')
    const akte = { ...AKTE, runden: [runde, { ...runde, id: 'zweite', nummer: 2, spiele: [] }] }
    expect(textWartend(streichung('spiel-3'), { ...UMFELD, akte })).toBe(
      'Anna hat Spiel 2 der Runde 1 gestrichen',
    )
  })
})

describe('what it says', () => {
  test.each([
    // 130 is +1 for Re.
    ['a game', eintrag(normal('Anna', 'Bernd')), 'Re Anna B. und Bernd: 130 Augen, +1'],
    [
      // A band of the same worth.
      'nobody counted',
      eintrag({ ...normal('Anna', 'Bernd'), augenRe: { von: 121, bis: 150 } }),
      'Re Anna B. und Bernd: 121 bis 150 Augen, +1',
    ],
    [
      'lost',
      eintrag({ ...normal('Anna', 'Bernd'), augenRe: 100 }),
      'Re Anna B. und Bernd: 100 Augen, −2',
    ],
    [
      'a correction: what it changes',
      korrektur('spiel-3', { ...normal('Bernd', 'Anna'), augenRe: 155 }),
      'Re Bernd und Clara → Bernd und Anna B., Augen 130 → 155, Wert 1 → 2',
    ],
    [
      'a correction of a struck game counts it again',
      korrektur('spiel-1', normal('Anna', 'Bernd')),
      'zählt wieder',
    ],
    [
      'what is struck',
      { ...streichung('spiel-3'), gesehen: spiel('spiel-3') },
      'Re Bernd und Clara: 130 Augen, +1',
    ],
  ])('%s', (_, wartend, satz) => {
    expect(textWartendInhalt(wartend, UMFELD)).toBe(satz)
  })

  test('a solo by its name, without points where it could not have been played', () => {
    const solo: Spiel = { art: 'solo-damen', re: ['Anna'], augenRe: 130 }
    expect(textWartendInhalt(eintrag(solo), UMFELD)).toMatch(
      /^Damensolo Anna B\.: 130 Augen, \+\d+$/,
    )
    expect(textWartendInhalt(eintrag({ ...solo, re: ['Anna', 'Bernd'] }), UMFELD)).toBe(
      'Damensolo Anna B. und Bernd: 130 Augen',
    )
  })

  test('of anything else why, or nothing', () => {
    const daten = { spieltagId: AKTE.id, grund: 'doppelt' }
    const wartend = { ...kopf, art: 'spieltag-streichen', daten } as const
    expect(textWartendInhalt(wartend, UMFELD)).toBe('„doppelt“')
    expect(textWartendInhalt({ ...wartend, daten: { spieltagId: AKTE.id } }, UMFELD)).toBe('')
  })
})
