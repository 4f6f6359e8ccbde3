import { describe, expect, it } from 'vitest'
import { VIER, normal, runde, solo } from '../../../tests/builders/runde'
import { zaehle, zeilen } from '../../../tests/builders/saison'
import { textBruch } from '../bruch'

/** Which Spieltage are dropped for somebody, from 1. */
const gestrichen = (stand: ReturnType<typeof zaehle>, spieler: string) =>
  stand.spieltage.flatMap((t, i) =>
    t.wertung.some((w) => w.spieler === spieler && w.gestrichen) ? [i + 1] : [],
  )
const figur = (stand: ReturnType<typeof zaehle>, spieler: string) => {
  const zeile = stand.tabelle.find((z) => z.spieler === spieler)
  return zeile && textBruch(zeile.rangpunkte)
}

/** By places: Anna 4½, 1, 1, 3; Bernd 3, 4½, 3, 4½. */
const TAGE = [
  { Anna: 9, Bernd: 3, Clara: -4, Dieter: -8 },
  { Bernd: 9, Clara: 3, Dieter: -4, Anna: -8 },
  { Clara: 9, Bernd: 3, Dieter: -4, Anna: -8 },
  { Bernd: 9, Anna: 3, Clara: -4, Dieter: -8 },
]

describe('dropped results', () => {
  it('are the worst of each player, of equal ones the later', () => {
    const stand = zaehle({ regeln: { streichergebnisse: 1 }, spieler: VIER, tage: TAGE })
    expect([gestrichen(stand, 'Anna'), figur(stand, 'Anna')]).toEqual([[3], '17/2'])
    expect([gestrichen(stand, 'Bernd'), figur(stand, 'Bernd')]).toEqual([[3], '12'])
  })

  it('leave one, however many may be dropped', () => {
    const stand = zaehle({ regeln: { streichergebnisse: 9 }, spieler: VIER, tage: TAGE })
    expect([gestrichen(stand, 'Anna'), figur(stand, 'Anna')]).toEqual([[2, 3, 4], '9/2'])
    expect(gestrichen(stand, 'Bernd')).toEqual([1, 3, 4])
    const einer = zaehle({
      regeln: { streichergebnisse: 9 },
      spieler: VIER,
      tage: TAGE.slice(0, 1),
    })
    expect(zeilen(einer)).toEqual(['1 Anna 9/2', '2 Bernd 3', '3 Clara 2', '4 Dieter 1'])
  })

  it('keep the deduction of a dropped absence', () => {
    // Dieter misses the second: third of four with 0, so 2 and one off for it (no free ones).
    const tage = [
      { Dieter: 9, Anna: 3, Bernd: -4, Clara: -8 },
      { Anna: 9, Bernd: 3, Clara: -12 },
    ]
    const stand = zaehle({
      regeln: { streichergebnisse: 1, freieFehltage: 0 },
      spieler: VIER,
      tage,
    })
    expect([gestrichen(stand, 'Dieter'), figur(stand, 'Dieter')]).toEqual([[2], '7/2'])
  })

  it('do not take Spielpunkte, Spieltage or Tagessiege away', () => {
    const stand = zaehle({ regeln: { streichergebnisse: 3 }, spieler: VIER, tage: TAGE })
    expect(stand.tabelle.find((z) => z.spieler === 'Bernd')).toMatchObject({
      spielpunkte: 24,
      spieltage: 4,
      tagessiege: 2,
      gezaehlt: 1,
    })
  })

  it('make an average of what is left', () => {
    const regeln = { wertung: 'schnitt', streichergebnisse: 2 } as const
    // Anna 9, −8, −8, 3: 9 and 3 stay.
    expect(figur(zaehle({ regeln, spieler: VIER, tage: TAGE }), 'Anna')).toBe('6')
  })

  it('go by the average of the day where it is by game', () => {
    const abend = (spiele: Parameters<typeof runde>[0]['spiele'] & {}) => ({
      entschuldigt: [],
      runden: [runde({ spieler: VIER, spiele })],
    })
    const verloren = normal('Clara', 'Dieter')
    const tage = [
      // −3 in 3 games is −1 a game.
      abend([verloren, verloren, verloren]),
      // −3 in one game is the worst, though no more was lost.
      abend([solo('Anna', 'verloren')]),
      // +1 in one game.
      abend([normal('Anna', 'Bernd')]),
    ]
    const regeln = { wertung: 'schnitt-spiel', streichergebnisse: 1 } as const
    const stand = zaehle({ regeln, spieler: VIER, tage })
    expect([gestrichen(stand, 'Anna'), figur(stand, 'Anna')]).toEqual([[2], '-1/2'])
  })
})

describe('least attendance', () => {
  const tage = [
    { Anna: 9, Bernd: -3, Clara: -6 },
    { Anna: 9, Bernd: -3, Clara: -6 },
    { Dieter: 30, Anna: -10, Bernd: -20 },
  ]
  const stand = (mindestteilnahme: number, anzahl = 3) =>
    zaehle({
      regeln: { wertung: 'summe', mindestteilnahme },
      spieler: VIER,
      tage: tage.slice(0, anzahl),
    })

  it('puts who was there less often behind all others, the ranks go on', () => {
    // Clara −12 with 2 Spieltage, Dieter 30 with one.
    expect(zeilen(stand(2))).toEqual(['1 Anna 8', '2 Clara -12', '3 Bernd -26', '4 Dieter 30'])
    expect(stand(2).tabelle.map((z) => z.bisMindest)).toEqual([0, 0, 0, 1])
    expect(zeilen(stand(3))).toEqual(['1 Anna 8', '2 Bernd -26', '3 Dieter 30', '4 Clara -12'])
    expect(stand(3).tabelle.map((z) => z.bisMindest)).toEqual([0, 0, 2, 1])
  })

  it('asks for every Spieltag so far while nobody can have been there more often', () => {
    expect(stand(5, 2).tabelle.map((z) => [z.spieler, z.bisMindest])).toEqual([
      ['Anna', 0],
      ['Bernd', 0],
      ['Clara', 0],
      ['Dieter', 5],
    ])
    expect(stand(5, 0).tabelle.map((z) => z.bisMindest)).toEqual([0, 0, 0, 0])
  })

  it('asks for nothing without the setting', () => {
    expect(zeilen(stand(0))[0]).toBe('1 Dieter 30')
  })
})
