import { describe, expect, it } from 'vitest'
import { FUENF, SECHS, VIER, normal, runde, solo } from '../../../tests/builders/runde'
import { tageszeilen, zaehle, zeilen } from '../../../tests/builders/saison'

const gespielt = (...runden: ReturnType<typeof runde>[]) => ({ entschuldigt: [], runden })

describe('Ligapunkte (D-L)', () => {
  const regeln = { wertung: 'ligapunkte', abwesenheit: 'zaehlt-nicht' } as const

  it('are 4, 3, 2, 1 for the places of a table, and none from the fifth on', () => {
    const tage = [{ Anna: 9, Bernd: 5, Clara: 1, Dieter: -2, Elke: -5, Frank: -8 }]
    expect(zeilen(zaehle({ regeln, spieler: SECHS, tage }))).toEqual([
      '1 Anna 4',
      '2 Bernd 3',
      '3 Clara 2',
      '4 Dieter 1',
      '5 Elke 0',
      '5 Frank 0',
    ])
  })

  it('are shared by equal Spielpunkte, across the last place that gives any too', () => {
    const tage = [{ Anna: 6, Bernd: 6, Clara: 0, Dieter: -3, Elke: -3, Frank: -6 }]
    // (4 + 3) / 2, 2, (1 + 0) / 2, 0.
    expect(tageszeilen(zaehle({ regeln, spieler: SECHS, tage }))).toEqual([
      'Anna 1 7/2',
      'Bernd 1 7/2',
      'Clara 3 2',
      'Dieter 4 1/2',
      'Elke 4 1/2',
      'Frank 6 0',
    ])
  })

  it('go by the places at each table: with two tables of four there are two first', () => {
    const acht = [...FUENF, 'Frank', 'Gisela', 'Hans']
    const zweiter = ['Elke', 'Frank', 'Gisela', 'Hans']
    const stand = zaehle({
      regeln,
      spieler: acht,
      tage: [
        gespielt(
          // Anna +3, the others −1 each.
          runde({ spieler: VIER, spiele: [solo('Anna')] }),
          // Elke and Frank +2, Gisela and Hans −2.
          runde({
            spieler: zweiter,
            spiele: [normal('Elke', 'Frank'), normal('Elke', 'Frank')],
          }),
        ),
      ],
    })
    // The day's places go by Spielpunkte over both tables; the points by each table: (3 + 2 + 1) / 3, (4 + 3) / 2, (2 + 1) / 2.
    expect(tageszeilen(stand)).toEqual([
      'Anna 1 4',
      'Bernd 4 2',
      'Clara 4 2',
      'Dieter 4 2',
      'Elke 2 7/2',
      'Frank 2 7/2',
      'Gisela 7 3/2',
      'Hans 7 3/2',
    ])
  })

  it('of several Runden of one Spieltag add up, each by its own places', () => {
    const stand = zaehle({
      regeln,
      spieler: VIER,
      tage: [
        gespielt(
          runde({ spieler: VIER, spiele: [solo('Anna')] }),
          runde({ spieler: VIER, spiele: [solo('Bernd')] }),
        ),
      ],
    })
    // Anna 4 + 2, Bernd 2 + 4, Clara and Dieter 2 + 2.
    expect(tageszeilen(stand)).toEqual(['Anna 1 6', 'Bernd 1 6', 'Clara 3 4', 'Dieter 3 4'])
    expect(stand.spieltage[0]?.wertung[0]?.tische).toEqual([
      { rang: 1, geteilt: 1, anteil: { zaehler: 4, nenner: 1 } },
      { rang: 2, geteilt: 3, anteil: { zaehler: 2, nenner: 1 } },
    ])
  })

  it('take no notice of a Runde without a game', () => {
    const eine = runde({ spieler: VIER, spiele: [solo('Anna')] })
    const tage = [gespielt(eine, runde({ spieler: VIER }))]
    expect(tageszeilen(zaehle({ regeln, spieler: VIER, tage }))).toEqual([
      'Anna 1 4',
      'Bernd 2 2',
      'Clara 2 2',
      'Dieter 2 2',
    ])
  })

  it('leave the place to a guest, who gets nothing in the table', () => {
    const tage = [{ Gast: 10, Anna: 2, Bernd: -4, Clara: -8 }]
    const stand = zaehle({ regeln, spieler: VIER, tage })
    expect(zeilen(stand)).toEqual(['1 Anna 3', '2 Bernd 2', '3 Clara 1', '4 Dieter 0'])
    expect(stand.spieltage[0]?.gaeste).toEqual({ Gast: 10 })
  })
})

describe('Spielpunkte, in all or on average (D-L)', () => {
  const tage = [
    { Anna: 12, Bernd: -4, Clara: -6, Dieter: -2 },
    { Anna: -3, Bernd: 5, Clara: -2 },
    { Anna: -4, Clara: 7, Dieter: -3 },
  ]

  it('the sum adds them up', () => {
    const stand = zaehle({ regeln: { wertung: 'summe' }, spieler: VIER, tage })
    expect(zeilen(stand)).toEqual(['1 Anna 5', '2 Bernd 1', '3 Clara -1', '4 Dieter -5'])
  })

  it('the average divides by the Spieltage that count for the player', () => {
    const regeln = { wertung: 'schnitt', abwesenheit: 'zaehlt-nicht' } as const
    // 5 / 3, 1 / 2, −1 / 3, −5 / 2.
    expect(zeilen(zaehle({ regeln, spieler: VIER, tage }))).toEqual([
      '1 Anna 5/3',
      '2 Bernd 1/2',
      '3 Clara -1/3',
      '4 Dieter -5/2',
    ])
  })

  it('a day with 0 makes an average smaller', () => {
    const regeln = { wertung: 'schnitt', abwesenheit: 'null-punkte' } as const
    expect(zeilen(zaehle({ regeln, spieler: VIER, tage }))).toEqual([
      '1 Anna 5/3',
      '2 Bernd 1/3',
      '3 Clara -1/3',
      '4 Dieter -5/3',
    ])
  })

  it('who has nothing to average stands behind everybody who has', () => {
    const regeln = { wertung: 'schnitt', abwesenheit: 'zaehlt-nicht' } as const
    const stand = zaehle({ regeln, spieler: FUENF, tage })
    expect(zeilen(stand).at(-1)).toBe('5 Elke 0')
    expect(stand.tabelle.at(-1)?.gezaehlt).toBe(0)
    expect(zeilen(zaehle({ regeln, spieler: FUENF, tage: [] }))).toEqual(
      FUENF.map((s) => `1 ${s} 0`),
    )
  })
})

describe('Spielpunkte a game (D-L)', () => {
  const regeln = { wertung: 'schnitt-spiel' } as const
  // Anna deals and sits out, then Bernd: Anna has one game of the two, Clara, Dieter and Elke both.
  const abend = gespielt(
    runde({ spieler: FUENF, spiele: [normal('Bernd', 'Clara'), normal('Clara', 'Anna')] }),
  )

  it('divides by the games that the player sat in', () => {
    const stand = zaehle({ regeln, spieler: FUENF, tage: [abend] })
    expect(stand.spieltage[0]?.wertung.map((w) => [w.spieler, w.spiele])).toEqual([
      ['Anna', 1],
      ['Bernd', 1],
      ['Clara', 2],
      ['Dieter', 2],
      ['Elke', 2],
    ])
    // +1 / 1, +1 / 1, +2 / 2, −2 / 2, −2 / 2.
    expect(zeilen(stand)).toEqual([
      '1 Anna 1',
      '1 Bernd 1',
      '1 Clara 1',
      '4 Dieter -1',
      '4 Elke -1',
    ])
  })

  it('weighs evenings by their games', () => {
    const zweiter = gespielt(
      runde({ spieler: VIER, spiele: [solo('Anna'), solo('Anna'), normal('Anna', 'Bernd')] }),
    )
    const stand = zaehle({ regeln, spieler: FUENF, tage: [abend, zweiter] })
    // Anna 1 + 7 in 1 + 3 games; Clara 2 − 3 in 2 + 3.
    expect(zeilen(stand).filter((z) => /Anna|Clara/.test(z))).toEqual(['1 Anna 2', '3 Clara -1/5'])
  })

  it('leaves out an evening known only by its result, which has no games', () => {
    const stand = zaehle({ regeln, spieler: FUENF, tage: [abend, { Anna: -20, Dieter: 20 }] })
    expect(zeilen(stand)[0]).toBe('1 Anna 1')
    expect(stand.spieltage[1]?.wertung.every((w) => !w.zaehlt)).toBe(true)
    // It is a Spieltag for all else.
    expect(stand.tabelle.find((z) => z.spieler === 'Dieter')).toMatchObject({
      spielpunkte: 18,
      spieltage: 2,
      tagessiege: 1,
    })
  })
})

describe('a Tagessieg', () => {
  it.each(['rangpunkte', 'ligapunkte', 'summe', 'schnitt', 'schnitt-spiel'] as const)(
    'is the first place of the day by Spielpunkte, shared or alone, with %s',
    (wertung) => {
      const tage = [
        gespielt(runde({ spieler: VIER, spiele: [normal('Anna', 'Bernd')] })),
        gespielt(runde({ spieler: VIER, spiele: [solo('Bernd')] })),
      ]
      const { tabelle } = zaehle({ regeln: { wertung }, spieler: VIER, tage })
      expect(Object.fromEntries(tabelle.map((z) => [z.spieler, z.tagessiege]))).toEqual({
        Anna: 1,
        Bernd: 2,
        Clara: 0,
        Dieter: 0,
      })
    },
  )
})
