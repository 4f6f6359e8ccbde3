import { describe, expect, it } from 'vitest'
import type { Zettelzeile } from '../../../tests/builders/papier'
import { PAPIER_ABEND, kurzUrsache, zettel } from '../../../tests/builders/papier'
import { listTrennungen, vergleichePapier } from './papier'

/** [what the total does, the rows, every cause of the first parting, the likeliest first]. */
const FAELLE: readonly (readonly [string, readonly Zettelzeile[], readonly string[]])[] = [
  [
    'has lost its sign just now, before slips that would do the same in games 1 and 3',
    // Clara stands at −1 after game 4 as after game 1, and lost 2 in game 3: all make 2 more.
    [[4, 7, -9, 1, 3]],
    [
      'vorzeichen-stand 4 Clara -1→1',
      'vorzeichen-punkte 1 Clara',
      'punkte-vergessen 3 Clara',
      'vorzeichen-stand 1 Clara -1→1',
    ],
  ],
  [
    'is one off, before the 1 of game 1 counted twice',
    [[5, 23, -24, -17, 19]],
    ['rechenfehler Bernd 1', 'punkte-doppelt 1 Bernd'],
  ],
  [
    'is one off even where a game of that row makes one',
    [[1, 1, 2, -1, -1]],
    ['rechenfehler Bernd 1', 'punkte-doppelt 1 Bernd'],
  ],
  [
    'lacks a solo that was counted once, which is more than a slip further down',
    // Dieter lacks 4 from game 3 on.
    [
      [1, 1, 1, -1, -1],
      [4, 7, -9, -1, -1],
    ],
    ['solo-nicht-verdreifacht 3 Dieter'],
  ],
]

describe('the likeliest cause, when a total', () => {
  it.each(FAELLE.map(([name, zeilen, erwartet]) => ({ name, zeilen, erwartet })))(
    '$name',
    ({ zeilen, erwartet }) => {
      const [erste] = listTrennungen(vergleichePapier(PAPIER_ABEND, zettel(zeilen)))
      expect(erste?.urteil.ursachen.map(kurzUrsache)).toEqual(erwartet)
    },
  )
})
