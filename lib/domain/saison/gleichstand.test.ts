import { describe, expect, it } from 'vitest'
import { VIER } from '../../../tests/builders/runde'
import { zaehle, zeilen } from '../../../tests/builders/saison'
import type { Einstellungen } from '../regelwerk/einstellungen'

/**
 * By places Anna has 4½ + 3 + 1, Bernd 3 + 1 + 4½, Clara 2 + 4½ + 2: 8½ each; Dieter 1 + 2 + 3 = 6. Spielpunkte: Anna 5, Bernd 9,
 * Clara −1.
 */
const TAGE = [
  { Anna: 10, Bernd: 5, Clara: -3, Dieter: -12 },
  { Clara: 6, Anna: 4, Dieter: -2, Bernd: -8 },
  { Bernd: 12, Dieter: 1, Clara: -4, Anna: -9 },
]

const stand = (gleichstand: Einstellungen['gleichstand'], mehr: Partial<Einstellungen> = {}) =>
  zaehle({ regeln: { gleichstand, ...mehr }, spieler: VIER, tage: TAGE })
const gleichauf = (s: ReturnType<typeof stand>, spieler: string) =>
  s.tabelle
    .find((z) => z.spieler === spieler)
    ?.gleichauf.map((g) => `${g.spieler} ${g.eigene}:${g.andere}`)

describe('equal figures of the table (U-L5)', () => {
  it('share a place', () => {
    expect(zeilen(stand('geteilt'))).toEqual([
      '1 Anna 17/2',
      '1 Bernd 17/2',
      '1 Clara 17/2',
      '4 Dieter 6',
    ])
    expect(stand('geteilt').tabelle.every((z) => z.gleichauf.length === 0)).toBe(true)
  })

  it('are parted by Spielpunkte', () => {
    const s = stand('spielpunkte')
    expect(zeilen(s)).toEqual(['1 Bernd 17/2', '2 Anna 17/2', '3 Clara 17/2', '4 Dieter 6'])
    expect(gleichauf(s, 'Anna')).toEqual(['Bernd 5:9', 'Clara 5:-1'])
    expect(gleichauf(s, 'Dieter')).toEqual([])
  })

  it('are not parted by Tagessiege that are as many', () => {
    // One each.
    expect(zeilen(stand('tagessiege')).map((z) => z[0])).toEqual(['1', '1', '1', '4'])
    expect(gleichauf(stand('tagessiege'), 'Anna')).toEqual([])
  })

  it('are parted by Tagessiege', () => {
    // 4 + 4 + 0 and 2 + 2 + 4; Anna was first twice.
    const s = zaehle({
      regeln: { gleichstand: 'tagessiege', wertung: 'summe' },
      spieler: VIER,
      tage: [
        { Anna: 4, Bernd: 2, Clara: -6 },
        { Anna: 4, Bernd: 2, Clara: -6 },
        { Bernd: 4, Clara: -4 },
      ],
    })
    expect(zeilen(s).slice(0, 2)).toEqual(['1 Anna 8', '2 Bernd 8'])
    expect(gleichauf(s, 'Anna')).toEqual(['Bernd 2:1'])
    expect(gleichauf(s, 'Bernd')).toEqual(['Anna 1:2'])
  })

  it('are parted by direct comparison: pairs won less pairs lost', () => {
    // Anna beats Bernd 2:1 and Clara 1:2 (she is behind her in February and March); Bernd beats Clara 2:1. One pair each: shared.
    expect(zeilen(stand('direkter-vergleich')).map((z) => z[0])).toEqual(['1', '1', '1', '4'])
    const s = zaehle({
      regeln: { gleichstand: 'direkter-vergleich', wertung: 'summe' },
      spieler: VIER,
      tage: [
        { Anna: 1, Bernd: 0, Clara: -1 },
        { Anna: 1, Bernd: 0, Clara: -1 },
        { Anna: -2, Bernd: 0, Clara: 2 },
      ],
    })
    // All have 0, Dieter too, who was never there: he has no pair.
    expect(zeilen(s)).toEqual(['1 Anna 0', '2 Bernd 0', '2 Dieter 0', '4 Clara 0'])
    expect(gleichauf(s, 'Anna')).toEqual(['Bernd 2:1', 'Clara 2:1', 'Dieter 0:0'])
  })

  it('counts only Spieltage at which both were', () => {
    const s = zaehle({
      regeln: { gleichstand: 'direkter-vergleich', wertung: 'summe' },
      spieler: VIER,
      tage: [
        // Bernd would win against an absent Anna with 0.
        { Bernd: 3, Clara: -3 },
        { Anna: 3, Bernd: 0, Dieter: -3 },
      ],
    })
    expect(zeilen(s).slice(0, 2)).toEqual(['1 Anna 3', '2 Bernd 3'])
    expect(gleichauf(s, 'Bernd')).toEqual(['Anna 0:1'])
  })

  it('are no ties between who is in the ranking and who is not', () => {
    const s = zaehle({
      regeln: { gleichstand: 'spielpunkte', wertung: 'summe', mindestteilnahme: 2 },
      spieler: VIER,
      tage: [
        { Anna: 5, Bernd: 2, Clara: -7 },
        { Bernd: 3, Clara: -3 },
      ],
    })
    expect(zeilen(s)).toEqual(['1 Bernd 5', '2 Clara -10', '3 Anna 5', '4 Dieter 0'])
    expect(gleichauf(s, 'Anna')).toEqual([])
  })
})
