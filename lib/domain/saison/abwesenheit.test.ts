import { describe, expect, it } from 'vitest'
import { FUENF, VIER } from '../../../tests/builders/runde'
import { tageszeilen, zaehle, zeilen } from '../../../tests/builders/saison'

/** Elke is missing at both; she would be third with 0. */
const OHNE_ELKE = [
  { Anna: 8, Bernd: 3, Clara: -5, Dieter: -6 },
  { Anna: 8, Bernd: 3, Dieter: -5, Clara: -6 },
]
const entschuldigt = (endstand: Readonly<Record<string, number>>) => ({
  entschuldigt: ['Elke'],
  runden: [],
  endstand,
})
const zeileVon = (stand: ReturnType<typeof zaehle>, spieler: string) =>
  stand.tabelle.find((z) => z.spieler === spieler)

describe('who is absent with 0 Spielpunkte (U-L2)', () => {
  it('loses Ligapunkte for each further absence and has none of the day (U-L4)', () => {
    const regeln = { wertung: 'ligapunkte', freieFehltage: 1 } as const
    const stand = zaehle({ regeln, spieler: FUENF, tage: OHNE_ELKE })
    expect(zeilen(stand).at(-1)).toBe('5 Elke -1')
    expect(stand.spieltage.map((t) => t.wertung.at(-1)?.abzug)).toEqual([0, 1])
    // Her place of the day goes by Spielpunkte: 0 is third.
    expect(tageszeilen(stand).at(-1)).toBe('Elke 3 0')
  })

  it.each(['summe', 'schnitt'] as const)('loses nothing more with %s', (wertung) => {
    const regeln = { wertung, freieFehltage: 0 } as const
    const stand = zaehle({ regeln, spieler: FUENF, tage: OHNE_ELKE })
    expect(zeileVon(stand, 'Elke')).toMatchObject({ fehltage: 2, abzug: 0, gezaehlt: 2 })
    expect(zeilen(stand)[2]).toBe('3 Elke 0')
  })

  it('can be first of the day', () => {
    const stand = zaehle({ regeln: {}, spieler: FUENF, tage: [{ Gast: 9, Anna: -4, Bernd: -5 }] })
    expect(zeileVon(stand, 'Elke')?.tagessiege).toBe(1)
  })
})

describe('who is absent in the last place', () => {
  const regeln = { abwesenheit: 'letzter-platz', freieFehltage: 0 } as const

  it('stands behind everybody who is there, all absent alike, with the points of the last place', () => {
    const tage = [{ Anna: 8, Bernd: -3, Clara: -5 }]
    // Anna 5½, Bernd 4, Clara 3; Dieter and Elke are both fourth with 1, not with (2 + 1) / 2.
    expect(tageszeilen(zaehle({ regeln, spieler: FUENF, tage }))).toEqual([
      'Anna 1 11/2',
      'Bernd 2 4',
      'Clara 3 3',
      'Dieter 4 1',
      'Elke 4 1',
    ])
  })

  it('loses nothing for a Fehltag, excused or not', () => {
    const [erster = {}, zweiter = {}] = OHNE_ELKE
    const stand = zaehle({ regeln, spieler: FUENF, tage: [erster, entschuldigt(zweiter)] })
    expect(zeileVon(stand, 'Elke')).toMatchObject({ fehltage: 1, abzug: 0 })
    expect(tageszeilen(stand, 1).at(-1)).toBe('Elke 5 1')
  })

  it('gets one Ligapunkt', () => {
    const liga = { ...regeln, wertung: 'ligapunkte' } as const
    const stand = zaehle({ regeln: liga, spieler: FUENF, tage: OHNE_ELKE })
    expect(tageszeilen(stand).at(-1)).toBe('Elke 5 1')
    expect(zeileVon(stand, 'Elke')?.rangpunkte).toEqual({ zaehler: 2, nenner: 1 })
  })

  it('wins no day, even when nobody of the season is there', () => {
    const stand = zaehle({ regeln, spieler: VIER, tage: [{ Gast: 3, Tante: -3 }] })
    expect(stand.tabelle.map((z) => [z.rang, z.tagessiege])).toEqual(VIER.map(() => [1, 0]))
  })
})

describe('an absence that does not count', () => {
  const regeln = { abwesenheit: 'zaehlt-nicht', freieFehltage: 0 } as const

  it('is no result: no points, no deduction, no place before anybody who is there', () => {
    const stand = zaehle({ regeln, spieler: FUENF, tage: OHNE_ELKE })
    expect(tageszeilen(stand)).toEqual([
      'Anna 1 11/2',
      'Bernd 2 4',
      'Clara 3 3',
      'Dieter 4 2',
      'Elke 5 0',
    ])
    expect(zeileVon(stand, 'Elke')).toMatchObject({ fehltage: 2, abzug: 0, gezaehlt: 0 })
    expect(stand.spieltage[0]?.wertung.map((w) => w.zaehlt)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('cannot be dropped: only what was played can', () => {
    const tage = [...OHNE_ELKE, { Elke: -7, Anna: 7 }, { Elke: 4, Anna: -4 }]
    const stand = zaehle({
      regeln: { ...regeln, wertung: 'summe', streichergebnisse: 1 },
      spieler: FUENF,
      tage,
    })
    expect(stand.spieltage.map((t) => t.wertung.at(-1)?.gestrichen)).toEqual([
      false,
      false,
      true,
      false,
    ])
    expect(zeileVon(stand, 'Elke')?.rangpunkte).toEqual({ zaehler: 4, nenner: 1 })
  })
})
