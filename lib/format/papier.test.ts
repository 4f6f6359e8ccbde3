import { describe, expect, it } from 'vitest'
import type { Zettelzeile } from '../../tests/builders/papier'
import { PAPIER_ABEND, zettel } from '../../tests/builders/papier'
import { FUENF, VIER, normal } from '../../tests/builders/runde'
import { abend } from '../../tests/builders/spieltag'
import { listTrennungen, vergleichePapier } from '../domain/spieltag/papier'
import { listPapierSpiele } from '../domain/spieltag/papier-abend'
import { computeSpieltag } from '../domain/spieltag/rechnen'
import {
  textDanach,
  textGewissheit,
  textSpielnummer,
  textPunkteOhneNull,
  textStrecke,
  textSummenfehler,
  textTrennung,
  textUrteil,
  textVerglichen,
  textZuWenig,
} from './papier'
import { formatZahl } from './zahl'

const NAMEN = { Anna: 'Anna A.' }

describe('where paper and app part', () => {
  it('is one game, a stretch, or the whole beginning', () => {
    const saetze = (nach: number, bis: number) => [
      textStrecke({ nach, bis }, PAPIER_ABEND),
      textTrennung({ nach, bis }, PAPIER_ABEND),
    ]
    expect(saetze(3, 4)).toEqual([
      'Spiel 4',
      'Nach Spiel 3 ist der Unterschied noch nicht da, nach Spiel 4 schon.',
    ])
    expect(saetze(1, 4)).toEqual([
      'Zwischen Spiel 1 und Spiel 4',
      'Nach Spiel 1 ist der Unterschied noch nicht da, nach Spiel 4 schon.',
    ])
    expect(saetze(0, 4)).toEqual([
      'Irgendwo bis Spiel 4',
      'Nach Spiel 4 haben Papier und App andere Stände. Davor ist noch nichts verglichen.',
    ])
    expect(saetze(0, 1)).toEqual([
      'Spiel 1',
      'Schon nach dem ersten Spiel haben Papier und App andere Stände.',
    ])
  })

  it('names the Runde where there are several', () => {
    const a = abend({ spieler: VIER, spiele: [normal('Anna', 'Bernd')], id: 'a' })
    const b = abend({ spieler: FUENF, spiele: [normal('Bernd', 'Elke')], id: 'b' })
    const zweite = b.runden.map((r) => ({ ...r, nummer: 2 }))
    const spiele = listPapierSpiele(computeSpieltag({ ...a, runden: [...a.runden, ...zweite] }))
    expect(textSpielnummer(2, spiele)).toBe('Spiel 1 der Runde 2')
    expect(textStrecke({ nach: 1, bis: 2 }, spiele)).toBe('Spiel 1 der Runde 2')
    expect(textSpielnummer(2, PAPIER_ABEND)).toBe('Spiel 2')
  })

  it('counts the Runden of its own table only', () => {
    const [erste] = abend({ spieler: VIER, spiele: [normal('Anna', 'Bernd')] }).runden
    const platz = (nummer: number, tisch: number) =>
      erste === undefined ? [] : [{ ...erste, id: `r${nummer}`, nummer, tisch }]
    const runden = [...platz(1, 1), ...platz(2, 2), ...platz(3, 1)]
    const gerechnet = computeSpieltag({ ...abend({ spieler: VIER }), runden })
    const namen = (tisch: number) => {
      const spiele = listPapierSpiele(gerechnet, tisch)
      return spiele.map((s) => textSpielnummer(s.nummer, spiele))
    }
    expect(namen(1)).toEqual(['Spiel 1 der Runde 1', 'Spiel 1 der Runde 2'])
    expect(namen(2)).toEqual(['Spiel 1'])
  })
})

describe('a row', () => {
  const geprueft = (...zeilen: readonly Zettelzeile[]) =>
    vergleichePapier(PAPIER_ABEND, zettel(zeilen)).zeilen

  it('has its verdict in a word or two', () => {
    expect(
      geprueft([1, 1, 1, -1, -1], [4, 4, -6, 2, 0], [5, 20, -22, -14, 16]).map(textUrteil),
    ).toEqual(['stimmt überein', 'weicht ab', 'kein neuer Unterschied'])
  })

  it('that agrees is named, and after a parting how it goes on', () => {
    const zeilen = geprueft([1, 1, 1, -1, -1], [3, 4, -6, 2, 0], [5, 23, -25, -17, 19])
    expect(textVerglichen(zeilen, PAPIER_ABEND)).toBe(
      'Verglichen nach Spiel 1, Spiel 3 und Spiel 5.',
    )
    const danach = (zeile: Zettelzeile) =>
      geprueft([4, 4, -6, 2, 0], zeile)
        .slice(-1)
        .map((z) => textDanach(z, PAPIER_ABEND))
    expect(danach([5, 20, -22, -14, 16])).toEqual([
      'Danach kommt bis Spiel 5 kein neuer Unterschied dazu.',
    ])
    expect(danach([5, 23, -25, -17, 19])).toEqual(['Nach Spiel 5 stimmen beide wieder überein.'])
  })

  it('that does not sum to 0 says what would', () => {
    const saetze = (zeile: Zettelzeile) =>
      geprueft(zeile).map((z) => textSummenfehler(z, { namen: NAMEN }))
    expect(saetze([5, 33, -25, -17, 19])).toEqual([
      'Die Summe ist +10 statt 0: Auf dem Papier ist etwas falsch, oder eine Zahl ist falsch abgetippt. Mit 23 bei Anna A. geht sie auf; so steht es auch in der App.',
    ])
    expect(saetze([5, 20, -27, -17, 19])).toEqual([
      'Die Summe ist −5 statt 0: Auf dem Papier ist etwas falsch, oder eine Zahl ist falsch abgetippt.',
    ])
  })

  it('with too many blanks says whose', () => {
    const [zeile] = listTrennungen(
      vergleichePapier(PAPIER_ABEND, zettel([[5, null, -22, -17, null]])),
    )
    expect(zeile && textZuWenig(zeile, { namen: NAMEN })).toBe(
      'Für eine Ursache fehlen die Stände von Anna A. und Dieter.',
    )
  })
})

describe('the causes', () => {
  const gewissheit = (...zeilen: readonly Zettelzeile[]) =>
    listTrennungen(vergleichePapier(PAPIER_ABEND, zettel(zeilen))).map(textGewissheit)

  it('are exact where the row has no blank and sums to 0, and one alone fits', () => {
    // Two columns exchanged; game 4 missing, or a game in the app; the same with a blank.
    expect(gewissheit([5, 23, -25, 19, -17]).map((g) => g.erste)).toEqual(['Das erklärt es genau'])
    expect(gewissheit([3, 4, -6, 2, 0], [4, 4, -6, 2, 0])[0]).toEqual({
      erste: 'Am ehesten',
      andere: 'Genauso ginge auf',
      zusatz: null,
    })
    expect(gewissheit([3, 4, -6, 2, 0], [4, 4, -6, 2, null])[0]?.erste).toBe(
      'Das passt zu den Ständen, die da sind',
    )
  })

  it('are never exact where the row does not sum to 0: a figure of it is wrong', () => {
    // Bernd at −24 instead of −25.
    expect(gewissheit([4, 7, -9, -1, 3], [5, 23, -24, -17, 19])).toEqual([
      {
        erste: 'Am ehesten',
        andere: 'Möglich ist auch',
        zusatz:
          'Die Zeile ergibt nicht 0. Fast immer ist dann in ihr eine Zahl falsch gerechnet, geschrieben oder abgetippt; alles andere ist unwahrscheinlich.',
      },
    ])
    // Dieter's solo counted once is a rule forgotten; the second parting leaves the sum as wrong as it was.
    expect(gewissheit([3, 4, -6, 2, -4], [4, 4, -6, 2, -4]).map((g) => g.zusatz)).toEqual([
      null,
      null,
    ])
  })
})

it('writes totals without a plus and points with one, and leaves out who has none', () => {
  expect([23, 0, -25].map(formatZahl)).toEqual(['23', '0', '−25'])
  const punkte = new Map([
    ['Anna', 3],
    ['Bernd', 0],
    ['Clara', -3],
  ])
  expect(textPunkteOhneNull(punkte, { namen: NAMEN })).toBe('Anna A.\u00a0+3, Clara\u00a0−3')
})
