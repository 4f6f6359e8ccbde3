import { describe, expect, it } from 'vitest'
import { einstellungen } from '../../tests/builders/einstellungen'
import { textAbweichung, textEinstellungen, textSaisonKurz } from './einstellungen'

const glatt = (saetze: readonly string[]) => saetze.map((s) => s.replace(/\u00a0/g, ' '))

const GELD = { einsatzCent: 10, modus: 'variabel', limitCent: 500, kassenanteil: 9 } as const

describe('the difference of two versions', () => {
  it('is a sentence for each setting, and none where nothing differs', () => {
    expect(textEinstellungen(einstellungen(), einstellungen())).toEqual([])
    const nachher = einstellungen({
      stossWirkung: 'plus2',
      abrechnung: GELD,
      wertung: 'ligapunkte',
      abwesenheit: 'letzter-platz',
      streichergebnisse: 1,
      mindestteilnahme: 3,
      gleichstand: 'direkter-vergleich',
      fehlgebuehrCent: 250,
    })
    expect(glatt(textEinstellungen(einstellungen(), nachher))).toEqual([
      'Re oder Kontra angesagt: 2 Punkte (bisher verdoppelt).',
      'Geld: 0,10 € je Punkt, höchstens 5,00 € je Spiel, 9 % für die Kasse (bisher nicht um Geld).',
      'Wertung: Ligapunkte 4, 3, 2, 1 an jedem Tisch statt Rangpunkte nach Plätzen.',
      'Wer fehlt: letzter Platz statt 0 Spielpunkte.',
      'Streichergebnisse: 1 statt 0.',
      'Mindestens dabei: 3 statt 0.',
      'Bei Gleichstand: direkter Vergleich statt geteilter Platz.',
      'Gebühr für einen Fehltag: 2,50 € statt 0,00 €.',
    ])
  })

  it('tells money apart by each of its parts', () => {
    const um = (mehr: object) => einstellungen({ abrechnung: { ...GELD, ...mehr } })
    for (const mehr of [
      { einsatzCent: 20 },
      { modus: 'fix', limitCent: null },
      { limitCent: null },
      { kassenanteil: 0 },
    ])
      expect(textEinstellungen(um({}), um(mehr)), JSON.stringify(mehr)).toHaveLength(1)
    expect(textEinstellungen(um({}), um({}))).toEqual([])
  })
})

describe('an evening under another version than the season', () => {
  it('says what holds at it and what by now, of its own settings only', () => {
    const abend = einstellungen({ kuersoloWiederholung: 'einmal', freieFehltage: 2 })
    const saison = einstellungen({ kuersoloWiederholung: 'aus', freieFehltage: 5 })
    expect(textAbweichung(abend, saison)).toEqual([
      'Verlorenes Kürsolo: einmal wiederholen. Für neue Abende gilt jetzt: nicht wiederholen.',
    ])
    expect(textAbweichung(saison, saison)).toEqual([])
  })
})

describe('a season in a line', () => {
  it('says who, by which book, what counts, and whether for money', () => {
    const saison = { spieler: ['a', 'b', 'c', 'd'], regelwerk: 'ddv' as const }
    expect(textSaisonKurz({ ...saison, einstellungen: einstellungen({ wertung: 'summe' }) })).toBe(
      '4 Spieler, Turnierspielregeln, Summe der Spielpunkte',
    )
    expect(textSaisonKurz({ ...saison, einstellungen: einstellungen({ abrechnung: GELD }) })).toBe(
      '4 Spieler, Turnierspielregeln, Rangpunkte nach Plätzen, um Geld',
    )
  })
})
