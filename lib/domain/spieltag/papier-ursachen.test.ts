import { describe, expect, it } from 'vitest'
import { FUENF, VIER, normal } from '../../../tests/builders/runde'
import type { Zettelzeile } from '../../../tests/builders/papier'
import { PAPIER_ABEND, kurzUrsache, zettel } from '../../../tests/builders/papier'
import { abend } from '../../../tests/builders/spieltag'
import { listTrennungen, vergleichePapier } from './papier'
import { listPapierSpiele } from './papier-abend'
import { computeSpieltag } from './rechnen'

/** With five: Anna deals and sits out in game 1, Bernd in game 2. */
const ZU_FUENFT = listPapierSpiele(
  computeSpieltag(
    abend({ spieler: FUENF, spiele: [normal('Bernd', 'Clara'), normal('Anna', 'Elke')] }),
  ),
)

/** The causes of the first parting, in short. */
function ursachen(zeilen: readonly Zettelzeile[], spiele = PAPIER_ABEND): readonly string[] {
  const papier = zettel(zeilen, spiele === PAPIER_ABEND ? VIER : FUENF)
  const [erste] = listTrennungen(vergleichePapier(spiele, papier))
  return (erste?.urteil.ursachen ?? []).map(kurzUrsache)
}

/** [what happened, the rows, every cause that explains it exactly, the likeliest first]. */
type Fall = readonly [string, readonly Zettelzeile[], readonly string[]]
const tabelle = (faelle: readonly Fall[], spiele = PAPIER_ABEND) =>
  it.each(faelle.map(([name, zeilen, erwartet]) => ({ name, zeilen, erwartet })))(
    '$name',
    ({ zeilen, erwartet }) => {
      expect(ursachen(zeilen, spiele)).toEqual(erwartet)
    },
  )

const NACH_1: Zettelzeile = [1, 1, 1, -1, -1]
const NACH_2: Zettelzeile = [2, 6, -4, 4, -6]
const NACH_3: Zettelzeile = [3, 4, -6, 2, 0]
const NACH_4: Zettelzeile = [4, 7, -9, -1, 3]

describe('a whole game', () => {
  tabelle([
    [
      'is missing: the totals stay as they were',
      [NACH_3, [4, 4, -6, 2, 0]],
      ['spiel-fehlt 4', 'spiel-fehlt-in-app paar Bernd+Clara 3'],
    ],
    [
      'is missing somewhere before the end of the evening',
      // Without game 3.
      [[5, 25, -23, -15, 13]],
      ['spiel-fehlt 3', 'spiel-fehlt-in-app solo Dieter -2'],
    ],
    [
      'is there twice, or at twice its value',
      [NACH_3, [4, 10, -12, -4, 6]],
      ['wert 4 3→6 stoss-zuviel', 'spiel-doppelt 4', 'spiel-fehlt-in-app paar Anna+Dieter 3'],
    ],
    [
      'is the other way round',
      [NACH_3, [4, 1, -3, 5, -3]],
      ['vorzeichen-spiel 4', 'spiel-fehlt-in-app paar Bernd+Clara 6'],
    ],
    [
      'was played that the app does not know',
      // Clara lost a solo of 4, which is no multiple of a game here.
      [NACH_3, [4, 11, -5, -13, 7]],
      ['spiel-fehlt-in-app solo Clara -4'],
    ],
  ])
})

describe('the value of a game', () => {
  tabelle([
    [
      'lacks the Stoß, which does not double the Fuchs: 2 + 1',
      [NACH_1, [2, 4, -2, 2, -4]],
      ['wert 2 5→3 stoss-vergessen', 'spiel-fehlt-in-app paar Bernd+Dieter 2'],
    ],
    [
      'lacks one of two Stöße',
      [NACH_4, [5, 15, -17, -9, 11]],
      ['wert 5 16→8 stoss-vergessen', 'spiel-fehlt-in-app paar Bernd+Clara 8'],
    ],
    [
      'lacks both',
      [NACH_4, [5, 11, -13, -5, 7]],
      ['wert 5 16→4 stoss-vergessen', 'spiel-fehlt-in-app paar Bernd+Clara 12'],
    ],
    [
      'has a Stoß more, which does not double the Fuchs either: 4 × 2 + 1',
      [NACH_1, [2, 10, -8, 8, -10]],
      ['wert 2 5→9 stoss-zuviel', 'spiel-fehlt-in-app paar Anna+Clara 4'],
    ],
    [
      'is doubled where both parties have stoßen already: no third Stoß',
      [NACH_4, [5, 39, -41, -33, 35]],
      ['spiel-doppelt 5', 'wert 5 16→32 faktor', 'spiel-fehlt-in-app paar Anna+Dieter 16'],
    ],
    [
      'has the Fuchs doubled as well: (2 + 1) × 2',
      [NACH_1, [2, 7, -5, 5, -7]],
      ['wert 2 5→6 sonderpunkte-verdoppelt', 'spiel-fehlt-in-app paar Anna+Clara 1'],
    ],
    [
      'lacks a step',
      [NACH_1, [2, 5, -3, 3, -5]],
      ['wert 2 5→4 schritt-vergessen fuchs', 'spiel-fehlt-in-app paar Bernd+Dieter 1'],
    ],
    [
      'is four times as much where nobody stoß',
      [NACH_3, [4, 16, -18, -10, 12]],
      ['wert 4 3→12 faktor', 'spiel-fehlt-in-app paar Anna+Dieter 9'],
    ],
    [
      'is another for no reason that one could name, told only of the one game in question',
      [NACH_3, [4, 11, -13, -5, 7]],
      ['spiel-fehlt-in-app paar Anna+Dieter 4', 'wert 4 3→7 unbekannt'],
    ],
    [
      'is not guessed at among several games',
      [NACH_2, [4, 11, -13, -5, 7]],
      ['spiel-fehlt-in-app paar Anna+Dieter 4'],
    ],
  ])
})

describe('a solo', () => {
  tabelle([
    [
      'counts once for the soloist instead of threefold',
      [NACH_2, [3, 4, -6, 2, -4]],
      ['solo-nicht-verdreifacht 3 Dieter'],
    ],
    ['is written as two against two', [NACH_2, [3, 8, -6, 2, -4]], ['solo-als-paar 3 Dieter+Anna']],
    ['is written for another soloist', [NACH_2, [3, 12, -6, 2, -8]], ['vertauscht 3 Anna+Dieter']],
    [
      'is what the paper makes of two against two',
      [NACH_1, [2, 16, -4, -6, -6]],
      ['paar-als-solo 2 Anna'],
    ],
  ])
})

describe('players', () => {
  tabelle([
    [
      'have changed places: Bernd instead of Anna was with Dieter',
      [NACH_3, [4, 1, -3, -1, 3]],
      ['vertauscht 4 Anna+Bernd'],
    ],
    [
      'have both in one column: −3 and +3 of Clara and Dieter, which leaves the other as it was',
      [NACH_3, [4, 7, -9, 2, 0]],
      ['falsche-spalte 4 Clara→Dieter', 'falsche-spalte 4 Dieter→Clara'],
    ],
    [
      'have the wrong sign, one of them only',
      [NACH_3, [4, 7, -3, -1, 3]],
      ['vorzeichen-punkte 4 Bernd'],
    ],
    ['got nothing, one of them only', [NACH_3, [4, 7, -6, -1, 3]], ['punkte-vergessen 4 Bernd']],
    ['got it twice, one of them only', [NACH_3, [4, 7, -12, -1, 3]], ['punkte-doppelt 4 Bernd']],
  ])
  tabelle(
    [
      [
        'who sat out has the points of who played',
        // Bernd and Clara win 1: Anna sat out and has what is Bernd's.
        [[1, 1, 0, 1, -1, -1]],
        ['vertauscht 1 Anna+Bernd'],
      ],
      [
        'all are one column off',
        // 0, 1, 1, −1, −1 moved on by one.
        [[1, -1, 0, 1, 1, -1]],
        ['andere-verteilung 1 -1,0,1,1,-1'],
      ],
    ],
    ZU_FUENFT,
  )
})

describe('a single total', () => {
  tabelle([
    ['has its digits exchanged', [NACH_4, [5, 32, -25, -17, 19]], ['zahlendreher 5 Anna 23→32']],
    [
      'has them exchanged below 0 too',
      [NACH_4, [5, 23, -52, -17, 19]],
      ['zahlendreher 5 Bernd -25→-52'],
    ],
    ['has lost its sign', [NACH_3, [4, 7, 9, -1, 3]], ['vorzeichen-stand 4 Bernd -9→9']],
    [
      'lost its sign earlier and was added to',
      // Clara stood at 2, written −2, in game 3.
      [NACH_2, [5, 23, -25, -21, 19]],
      ['rechenfehler Clara -4', 'vorzeichen-stand 3 Clara 2→-2'],
    ],
    ['is ten off', [NACH_4, [5, 23, -15, -17, 19]], ['rechenfehler Bernd 10']],
    ['is off by anything', [NACH_4, [5, 23, -25, -17, 24]], ['rechenfehler Dieter 5']],
  ])
})

describe('a row', () => {
  tabelle([
    ['has two columns exchanged', [[5, 23, -25, 19, -17]], ['staende-vertauscht 5 Clara+Dieter']],
    [
      'holds the totals after another game',
      [NACH_1, [4, 23, -25, -17, 19]],
      ['anderes-spiel 5', 'spiel-fehlt-in-app paar Anna+Dieter 16'],
    ],
    [
      'is a line early, since the paper lacks a game and counts its own lines',
      // Line 3 is game 4 without game 2: 7−5, −9+5, −1−5, 3+5.
      [NACH_1, [3, 2, -4, -6, 8]],
      ['spiel-fehlt 2 verschoben'],
    ],
    [
      'is a line late, since the paper has a game twice',
      // Line 4 is game 3 and game 2 once more: 4+5, −6−5, 2+5, 0−5.
      [NACH_1, [4, 9, -11, 7, -5]],
      ['spiel-doppelt 2 verschoben'],
    ],
  ])

  it('goes on being a line early without a second fault, and ends with the evening', () => {
    const papier: readonly Zettelzeile[] = [
      NACH_1,
      [3, 2, -4, -6, 8],
      [4, 18, -20, -22, 24],
      [5, 18, -20, -22, 24],
    ]
    const { zeilen } = vergleichePapier(PAPIER_ABEND, zettel(papier))
    expect(zeilen.map((z) => z.urteil.art)).toEqual([
      'stimmt',
      'trennt-sich',
      'wie-vorher',
      'wie-vorher',
    ])
    expect(zeilen.map((z) => z.spiel)).toEqual([1, 3, 5, 5])
  })
})

describe('two faults at once', () => {
  tabelle([
    [
      'are named where one explains nothing: game 3 missing, game 4 twice',
      // After game 2, and twice game 4: 6+6, −4−6, 4−6, −6+6.
      [NACH_2, [4, 12, -10, -2, 0]],
      ['spiel-fehlt 3 und wert 4 3→6 stoss-zuviel', 'spiel-fehlt 3 und spiel-doppelt 4'],
    ],
    [
      'are a missing game and ten in one column',
      [NACH_3, [4, 14, -6, 2, 0]],
      ['spiel-fehlt 4 und rechenfehler Anna 10'],
    ],
  ])
})

describe('no cause', () => {
  tabelle([
    ['is claimed for figures that no slip makes', [NACH_3, [4, 12, -7, -8, 3]], []],
    ['is claimed for a solo that was tripled', [NACH_2, NACH_3], []],
    ['is claimed for a 2:2 that sums to 0 in three columns', [NACH_3, [4, 8, -8, -3, 3]], []],
  ])

  it.each<readonly [string, Zettelzeile]>([
    ['two columns are blank', [5, 20, -22, null, null]],
    ['one is, and of the others one alone differs', [5, 23, -15, -17, null]],
  ])('is looked for when %s', (_, zeile) => {
    const blank = vergleichePapier(PAPIER_ABEND, zettel([zeile]))
    expect(listTrennungen(blank)[0]?.urteil).toMatchObject({ zuWenig: true, ursachen: [] })
  })

  it('that needs all columns is told while one is blank', () => {
    expect(ursachen([NACH_3, [4, 4, -6, 2, null]])).toEqual(['spiel-fehlt 4'])
  })

  it('is asked of a difference that merely carries on', () => {
    const zeilen = [[3, 8, -6, 2, -4] as const, [5, 27, -25, -17, 15] as const]
    const [erste, ...mehr] = listTrennungen(vergleichePapier(PAPIER_ABEND, zettel(zeilen)))
    expect(erste?.urteil.ursachen.map(kurzUrsache)).toEqual(['solo-als-paar 3 Dieter+Anna'])
    expect(mehr).toEqual([])
  })
})
