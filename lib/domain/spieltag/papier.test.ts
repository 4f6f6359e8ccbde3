import { describe, expect, it } from 'vitest'
import { FUENF, VIER, normal } from '../../../tests/builders/runde'
import type { Zettelzeile } from '../../../tests/builders/papier'
import { PAPIER_ABEND, zettel } from '../../../tests/builders/papier'
import { abend } from '../../../tests/builders/spieltag'
import { listTrennungen, vergleichePapier } from './papier'
import { listPapierSpiele } from './papier-abend'
import { computeSpieltag } from './rechnen'

/** The totals of the builder's evening, by hand. */
const APP = [
  [1, 1, -1, -1],
  [6, -4, 4, -6],
  [4, -6, 2, 0],
  [7, -9, -1, 3],
  [23, -25, -17, 19],
] as const

const spiele = PAPIER_ABEND
const vergleiche = (...liste: readonly Zettelzeile[]) => vergleichePapier(spiele, zettel(liste))
/** What is said of each row: `stimmt`, `wie-vorher`, or the stretch `3-4` in which they part. */
const urteile = (...liste: readonly Zettelzeile[]) =>
  vergleiche(...liste).zeilen.map(({ urteil: u }) =>
    u.art === 'trennt-sich' ? `${u.nach}-${u.bis}` : u.art,
  )

describe('the lines of the sheet', () => {
  it('have the totals worked out by hand', () => {
    expect(spiele.map((s) => [...s.staende.values()])).toEqual(APP)
    expect(spiele.map((s) => s.wert)).toEqual([1, 5, 2, 3, 16])
  })

  it('run on over the Runden of an evening, with a column more for who comes later', () => {
    const a = abend({ spieler: VIER, spiele: [normal('Anna', 'Bernd')], id: 'a' })
    const b = abend({ spieler: FUENF, spiele: [normal('Bernd', 'Elke')], id: 'b' })
    const liste = listPapierSpiele(computeSpieltag({ ...a, runden: [...a.runden, ...b.runden] }))
    expect(liste.map((s) => [s.nummer, s.inRunde, [...s.staende]])).toEqual([
      [
        1,
        1,
        [
          ['Anna', 1],
          ['Bernd', 1],
          ['Clara', -1],
          ['Dieter', -1],
        ],
      ],
      // Anna deals and sits out.
      [
        2,
        1,
        [
          ['Anna', 1],
          ['Bernd', 2],
          ['Clara', -2],
          ['Dieter', -2],
          ['Elke', 1],
        ],
      ],
    ])
    // Elke was not there in game 1: what differs for her came in game 2.
    const papier = zettel([[2, 1, 2, -2, -2, 3]], FUENF)
    const [trennung] = listTrennungen(vergleichePapier(liste, papier))
    expect(trennung?.urteil).toMatchObject({ nach: 1, bis: 2 })
  })

  it('are none where the evening has no games', () => {
    expect(listPapierSpiele(computeSpieltag(abend({ spieler: VIER })))).toEqual([])
    expect(vergleichePapier([], zettel([[1, 0, 0, 0, 0]])).fehler).toEqual([
      { nummer: 1, art: 'spiel-unbekannt' },
    ])
  })
})

describe('where paper and app part', () => {
  it('is nowhere when all rows agree, blanks included', () => {
    expect(urteile([5, ...APP[4]])).toEqual(['stimmt'])
    expect(urteile([5, 23, null, null, 19], [2, null, -4, 4, null])).toEqual(['stimmt', 'stimmt'])
    expect(listTrennungen(vergleiche([5, ...APP[4]]))).toEqual([])
  })

  it('is between the last row that agrees and the first that does not', () => {
    expect(urteile([5, 20, -22, -20, 22])).toEqual(['0-5'])
    expect(urteile([2, ...APP[1]], [5, 20, -22, -14, 16])).toEqual(['stimmt', '2-5'])
    expect(urteile([3, ...APP[2]], [4, 4, -6, 2, 0])).toEqual(['stimmt', '3-4'])
  })

  it('does not depend on the order in which rows are typed', () => {
    expect(urteile([4, 4, -6, 2, 0], [3, ...APP[2]])).toEqual(['stimmt', '3-4'])
  })

  it('is narrowed by what a row with blanks says of those who differ', () => {
    // Row 3 knows only Anna: she agrees there, so what differs for her came later.
    expect(urteile([3, 4, null, null, null], [5, 25, -27, -17, 19])).toEqual(['stimmt', '3-5'])
    expect(urteile([3, null, null, 2, null], [5, 25, -27, -17, 19])).toEqual(['stimmt', '0-5'])
  })

  it('is told once: what carries on is no second fault, what is new is', () => {
    // Game 2 is missing from row 2 on.
    expect(urteile([2, 1, 1, -1, -1], [3, -1, -1, -3, 5], [5, 18, -20, -22, 24])).toEqual([
      '0-2',
      'wie-vorher',
      'wie-vorher',
    ])
    // And from row 5 on Anna has ten more.
    expect(urteile([2, 1, 1, -1, -1], [4, 2, -4, -6, 8], [5, 28, -20, -22, 24])).toEqual([
      '0-2',
      'wie-vorher',
      '4-5',
    ])
  })

  it('ends where a later row agrees again', () => {
    expect(urteile([2, 1, 1, -1, -1], [3, ...APP[2]], [5, ...APP[4]])).toEqual([
      '0-2',
      'stimmt',
      'stimmt',
    ])
  })

  it('calls nothing a second fault that a blank had hidden', () => {
    expect(urteile([2, 1, null, null, -1], [3, -1, -1, -3, 5])).toEqual(['0-2', 'wie-vorher'])
  })
})

describe('the input', () => {
  it('names a game that is not there and one that is given twice; compares the rest', () => {
    const { fehler, zeilen: geprueft } = vergleiche(
      [6, 0, 0, 0, 0],
      [2, ...APP[1]],
      [2, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    )
    expect(fehler).toEqual([
      { nummer: 6, art: 'spiel-unbekannt' },
      { nummer: 2, art: 'spiel-zweimal' },
      { nummer: 0, art: 'spiel-unbekannt' },
    ])
    expect(geprueft.map((z) => z.nummer)).toEqual([2])
  })

  it('leaves out empty rows and figures of strangers', () => {
    expect(vergleiche([3, null, null, null, null]).zeilen).toEqual([])
    const fremd = zettel([[5, ...APP[4], 99]], [...VIER, 'Fremder'])
    expect(vergleichePapier(spiele, fremd).zeilen[0]).toMatchObject({
      summe: 0,
      urteil: { art: 'stimmt' },
    })
  })

  it('says what the paper sums to, and which one column would put that right', () => {
    const korrekturen = (...liste: readonly Zettelzeile[]) =>
      vergleiche(...liste).zeilen.map((z) => [z.summe, z.korrektur])
    expect(korrekturen([5, 33, -25, -17, 19])).toEqual([[10, { spieler: 'Anna', richtig: 23 }]])
    // It stays wrong by what was wrong before: said once.
    expect(korrekturen([4, 17, -9, -1, 3], [5, 33, -25, -17, 19])).toEqual([
      [10, { spieler: 'Anna', richtig: 7 }],
      [10, null],
    ])
    // The paper is right about the sum, or several columns differ, or one is blank.
    expect(korrekturen([5, 20, -22, -17, 19])).toEqual([[0, null]])
    expect(korrekturen([5, 20, -20, -17, 19])).toEqual([[2, null]])
    expect(korrekturen([5, 33, -25, -17, null])).toEqual([[null, null]])
  })
})

describe('the game itself', () => {
  it('has the points that the paper must have for it, when it is exactly one', () => {
    const [trennung] = listTrennungen(vergleiche([3, ...APP[2]], [4, 6, -7, -2, 3]))
    expect([...(trennung?.urteil.spielLautPapier ?? [])]).toEqual([
      ['Anna', 2],
      ['Bernd', -1],
      ['Clara', -4],
      ['Dieter', 3],
    ])
    for (const liste of [
      [[4, 6, -7, -2, 3]],
      [
        [3, ...APP[2]],
        [4, 6, -7, null, 3],
      ],
    ] as const) {
      expect(listTrennungen(vergleiche(...liste))[0]?.urteil.spielLautPapier).toBeNull()
    }
  })
})
