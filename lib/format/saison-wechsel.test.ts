import { describe, expect, it } from 'vitest'
import { FUENF, normal, VIER } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import { computeSaisonrest } from '../domain/saison/rest'
import { mitVersion } from '../domain/spieltag/vorgriff'
import type { Saisonblick } from './saison-wechsel'
import { textSaisonwechsel } from './saison-wechsel'
import { einstellungen } from '@/tests/builders/einstellungen'

/** Bernd and Clara +1 (4¾ each), Anna 0 (3), Dieter and Elke −1 (1½ each). */
const vorher = abend({ spieler: FUENF, spiele: [normal('Bernd', 'Clara')], ende: 'vorzeitig' })
/** 5½, 4, 3, 2 and 1 in the order of the roster. */
const ANDERER = {
  ...abend({ spieler: VIER, id: 'anderer' }),
  runden: [],
  endstand: { Anna: 10, Bernd: 4, Clara: 0, Dieter: -4, Elke: -10 },
}
const saison: Saisonblick = {
  form: 'dezimal',
  rest: computeSaisonrest(
    {
      id: 'saison',
      name: '2026',
      regelwerk: 'urexweiler',
      einstellungen: einstellungen({ freieFehltage: 2, kuersoloWiederholung: 'einmal' }),
      spieler: FUENF,
      version: 1,
    },
    [ANDERER, vorher],
    vorher.id,
  ),
}
const gestrichen = mitVersion(vorher, 'spiel-1', { gestrichen: true, grund: 'doppelt' })
const um = { vorher, namen: { Anna: 'Änne' } }

describe('what a change of an evening does to the season', () => {
  it('is a sentence for each place or Rangpunkte that change', () => {
    // Without a game all share the places: 15½ / 5 = 3,1 each.
    expect(textSaisonwechsel({ ...um, nachher: gestrichen, saison })).toEqual([
      'Saison: Änne vom 2. auf den 1. Platz (8,50 → 8,60).',
      'Saison: Bernd vom 1. auf den 2. Platz (8,75 → 7,10).',
      'Saison: Clara bleibt auf dem 3. Platz (7,75 → 6,10).',
      'Saison: Dieter bleibt auf dem 4. Platz (3,50 → 5,10).',
      'Saison: Elke bleibt auf dem 5. Platz (2,50 → 4,10).',
    ])
  })

  it('is said where only Spielpunkte change', () => {
    const spiel = { ...normal('Bernd', 'Clara'), augenRe: 160 }
    const nachher = mitVersion(vorher, 'spiel-1', { spiel, grund: 'verzählt' })
    expect(textSaisonwechsel({ ...um, nachher, saison })).toEqual([
      'In der Saisontabelle ändern sich nur Spielpunkte, kein Platz und keine Rangpunkte.',
    ])
  })

  it('is said where it is nothing', () => {
    const nachher = mitVersion(vorher, 'spiel-1', { grund: 'Tippfehler' })
    expect(textSaisonwechsel({ ...um, nachher, saison })).toEqual([
      'In der Saisontabelle ändert sich nichts.',
    ])
  })

  it('is only announced by a screen that came before the evening counted', () => {
    expect(textSaisonwechsel({ ...um, nachher: gestrichen, saison: null })).toEqual([
      'Die Saisontabelle richtet sich nach dem neuen Stand.',
    ])
  })

  it('is not spoken of while the evening runs or is struck', () => {
    for (const aenderung of [{ ende: null }, { gestrichen: true }]) {
      const nachher = { ...gestrichen, ...aenderung }
      expect(textSaisonwechsel({ ...um, nachher, saison })).toEqual([])
    }
  })
})
