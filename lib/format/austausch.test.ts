import { describe, expect, it } from 'vitest'
import { VIER } from '../../tests/builders/runde'
import { zaehle } from '../../tests/builders/saison'
import { saisonJson } from './austausch'

/** Dieter was at one of three. */
const TAGE = [
  { Anna: 6, Bernd: 2, Clara: -8 },
  { Anna: -4, Bernd: 3, Clara: 1 },
  { Dieter: 9, Anna: 1, Bernd: -10 },
]

describe('the answer of the command saison', () => {
  it('says who is out of the ranking and what is dropped, and only there', () => {
    const { tabelle, spieltage } = saisonJson(
      zaehle({
        regeln: {
          wertung: 'schnitt',
          abwesenheit: 'zaehlt-nicht',
          streichergebnisse: 1,
          mindestteilnahme: 2,
        },
        spieler: VIER,
        tage: TAGE,
      }),
    )
    // Anna 6 and 1 without −4; Bernd 2 and 3 without −10; Clara 1 without −8; Dieter's only one stays.
    expect(tabelle.map((z) => [z.rang, z.spieler, z.rangpunkte, z.ausserWertung])).toEqual([
      [1, 'Anna', '7/2', undefined],
      [2, 'Bernd', '5/2', undefined],
      [3, 'Clara', '1', undefined],
      [4, 'Dieter', '9', true],
    ])
    expect(tabelle.map((z) => 'ausserWertung' in z)).toEqual([false, false, false, true])
    expect(
      spieltage.map((t) => t.wertung.filter((w) => 'gestrichen' in w).map((w) => w.spieler)),
    ).toEqual([['Clara'], ['Anna'], ['Bernd']])
  })

  it('has the keys of record and no others where nothing of that is set', () => {
    const { tabelle, spieltage } = saisonJson(zaehle({ regeln: {}, spieler: VIER, tage: TAGE }))
    for (const zeile of tabelle)
      expect(Object.keys(zeile)).toEqual([
        ...['spieler', 'rang', 'rangpunkte', 'spielpunkte', 'fehltage', 'tagessiege'],
      ])
    for (const w of spieltage.flatMap((t) => t.wertung))
      expect(Object.keys(w)).toEqual([
        ...['spieler', 'spielpunkte', 'rang', 'rangpunkte', 'abwesend', 'abzug'],
      ])
  })
})
