import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseSaisonDatei } from '../austausch/saison-datei'
import { bruch, textBruch } from '../bruch'
import { computeSaison } from './compute'
import type { Saison } from './saison'
import { computeVerlauf } from './verlauf'
import { einstellungen } from '../../../tests/builders/einstellungen'

function saison(spieltage: Saison['spieltage']): Saison {
  return {
    name: '2026',
    regelwerk: 'urexweiler',
    einstellungen: einstellungen({ freieFehltage: 2, kuersoloWiederholung: 'einmal' }),
    spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'],
    spieltage,
  }
}

const abend = (datum: string, endstand: Readonly<Record<string, number>>) => ({
  datum,
  endstand,
  runden: [],
  entschuldigt: [],
})

const verlaufVon = (s: Saison) => computeVerlauf(s, computeSaison(s))

describe('computeVerlauf', () => {
  test('adds the Rangpunkte evening by evening and shares places of equal sums', () => {
    const verlauf = verlaufVon(
      saison([
        abend('2026-01-09', { Anna: 10, Bernd: 4, Clara: -4, Dieter: -10 }),
        // Anna and Bernd share the last two places: 1,5 each.
        abend('2026-02-06', { Anna: -6, Bernd: -6, Clara: 2, Dieter: 10 }),
      ]),
    )
    expect(verlauf.map((z) => z.datum)).toEqual(['2026-01-09', '2026-02-06'])
    expect(verlauf[0]?.plaetze).toEqual({ Anna: 1, Bernd: 2, Clara: 3, Dieter: 4 })
    const summen = ['Anna', 'Bernd', 'Clara', 'Dieter'].map((name) =>
      textBruch(verlauf[1]?.summen[name] ?? bruch(0)),
    )
    expect(summen).toEqual(['6', '9/2', '5', '11/2'])
    expect(verlauf[1]?.plaetze).toEqual({ Anna: 1, Bernd: 4, Clara: 3, Dieter: 2 })
  })

  test('is empty before the first evening', () => {
    expect(verlaufVon(saison([]))).toEqual([])
  })

  test.each(['saison-fuenf', 'saison-sieben'])('ends in the table of %s', (datei) => {
    const pfad = new URL(`../../../tests/golden/beispiele/${datei}.json`, import.meta.url)
    const gelesen = parseSaisonDatei(JSON.parse(readFileSync(pfad, 'utf8')))
    if (!gelesen.ok) throw new Error('Das Beispiel ist nicht lesbar.')
    const stand = computeSaison(gelesen.wert)
    const letzter = computeVerlauf(gelesen.wert, stand).at(-1)
    for (const zeile of stand.tabelle) {
      expect(letzter?.summen[zeile.spieler]).toEqual(zeile.rangpunkte)
      expect(letzter?.plaetze[zeile.spieler]).toBe(zeile.rang)
    }
  })
})
