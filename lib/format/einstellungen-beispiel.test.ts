import { describe, expect, it } from 'vitest'
import type { Einstellungen } from '../domain/regelwerk/einstellungen'
import { getRegelwerk } from '../domain/regelwerk/presets'
import {
  beispielAbrechnung,
  beispielAbwesenheit,
  beispielFehltage,
  beispielGebuehr,
  beispielGleichstand,
  beispielStoss,
  beispielStreichen,
  beispielTeilnahme,
  beispielWertung,
  beispielWiederholung,
} from './einstellungen-beispiel'

/**
 * By hand. Spielpunkte of the four evenings, a dash for who is missing:
 * Anna 4 −10 3 3 · Bernd 2 10 −1 – · Clara −2 6 −3 1 · Dieter −4 −6 – −1 · Elke – – 1 −3
 * Rangpunkte of five (5½ 4 3 2 1): Anna 5½ 1 5½ 5½ · Bernd 4 5½ 2 3 · Clara 2 4 1 4 · Dieter 1 2 3 2 · Elke 3 3 4 1
 */
const mit = (mehr: Partial<Einstellungen> = {}) => ({
  regelwerk: 'urexweiler' as const,
  einstellungen: { ...getRegelwerk('urexweiler').standard, ...mehr },
})

describe('the examples of settings', () => {
  it('show the table by what counts', () => {
    expect(beispielWertung(mit())).toBe(
      '1. Anna 17½ · 2. Bernd 14½ · 3. Clara 11 · 3. Elke 11 · 5. Dieter 8',
    )
    expect(beispielWertung(mit({ wertung: 'summe' }))).toBe(
      '1. Bernd 11 · 2. Clara 2 · 3. Anna 0 · 4. Elke −2 · 5. Dieter −11',
    )
  })

  it('show what an absence brings and costs', () => {
    expect(beispielAbwesenheit(mit())).toBe('Elke fehlt am ersten Abend: Platz 3, 3 Punkte.')
    expect(beispielAbwesenheit(mit({ abwesenheit: 'letzter-platz' }))).toBe(
      'Elke fehlt am ersten Abend: Platz 5, 1 Punkt.',
    )
    expect(beispielAbwesenheit(mit({ abwesenheit: 'zaehlt-nicht' }))).toBe(
      'Elke fehlt am ersten Abend: Er zählt für sie nicht.',
    )
    expect(beispielFehltage(mit())).toBe('Elke fehlt zweimal: kein Abzug.')
    expect(beispielFehltage(mit({ freieFehltage: 0 }))).toBe('Elke fehlt zweimal: 2 Punkte Abzug.')
    expect(beispielGebuehr(mit())).toBe('Fehlen kostet nichts.')
    expect(beispielGebuehr(mit({ fehlgebuehrCent: 500 })).replace(/\u00a0/g, ' ')).toBe(
      'Elke fehlt zweimal: 10,00 € in die Kasse.',
    )
  })

  it('show what is dropped, who was there too seldom, and who stands first of two', () => {
    expect(beispielStreichen(mit())).toBe('Bernd hat nach vier Spieltagen 14½.')
    expect(beispielStreichen(mit({ streichergebnisse: 1 }))).toBe(
      'Bernd hat nach vier Spieltagen 12½ statt 14½.',
    )
    expect(beispielTeilnahme(mit())).toBe('Elke war an 2 von 4 Spieltagen: Platz 3.')
    expect(beispielTeilnahme(mit({ mindestteilnahme: 3 }))).toBe(
      'Elke war an 2 von 4 Spieltagen: Platz 5.',
    )
    expect(beispielGleichstand(mit())).toBe(
      'Clara und Elke haben beide 11: Sie teilen sich Platz 3.',
    )
    expect(beispielGleichstand(mit({ gleichstand: 'spielpunkte' }))).toBe(
      'Clara und Elke haben beide 11: Clara steht vor Elke.',
    )
    // Elke was there too seldom: nothing is decided between the two.
    expect(beispielGleichstand(mit({ mindestteilnahme: 3 }))).toBe(
      'In der Beispielsaison stehen keine zwei gleich.',
    )
    expect(beispielGleichstand(mit({ wertung: 'summe' }))).toBe(
      'In der Beispielsaison stehen keine zwei gleich.',
    )
  })

  it('show what an Ansage and a lost Kürsolo lead to', () => {
    const besenmarkt = (stossWirkung: 'plus2' | 'mal2') => ({
      regelwerk: 'besenmarkt' as const,
      einstellungen: { ...getRegelwerk('besenmarkt').standard, stossWirkung },
    })
    // Gewonnen and unter 90, twice two points; or both, doubled twice.
    expect(beispielStoss(besenmarkt('plus2'))).toBe(
      'Re und Kontra angesagt, Re bekommt 165 Augen: Wert 6.',
    )
    expect(beispielStoss(besenmarkt('mal2'))).toContain('Wert 8.')
    expect(beispielWiederholung(mit())).toBe(
      'Anna verliert ein zweites Damensolo: Sie spielt es gleich noch einmal. Verliert sie wieder, geht es normal weiter.',
    )
    expect(beispielWiederholung(mit({ kuersoloWiederholung: 'bis-gewonnen' }))).toContain(
      'Verliert sie wieder, noch einmal.',
    )
    expect(beispielWiederholung(mit({ kuersoloWiederholung: 'aus' }))).toBe(
      'Anna verliert ein zweites Damensolo: Danach geht es normal weiter.',
    )
  })

  it('show what a solo costs and brings', () => {
    const um = (einsatzCent: number, kassenanteil: number) =>
      beispielAbrechnung(
        mit({ abrechnung: { einsatzCent, modus: 'variabel', limitCent: null, kassenanteil } }),
      ).replace(/\u00a0/g, ' ')
    expect(um(100, 9)).toBe(
      'Anna gewinnt allein ein Spiel mit dem Wert 4 und bekommt 10,56 €. Die anderen zahlen je 4,00 €. In die Kasse gehen 1,44 €.',
    )
    expect(um(10, 0)).toBe(
      'Anna gewinnt allein ein Spiel mit dem Wert 4 und bekommt 1,20 €. Die anderen zahlen je 0,40 €.',
    )
    expect(beispielAbrechnung(mit())).toBe('')
  })
})
