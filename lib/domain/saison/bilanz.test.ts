import { describe, expect, test } from 'vitest'
import { VIER } from '../../../tests/builders/runde'
import type { Spiel } from '../spiel/spiel'
import type { SpielAkte, SpieltagAkte } from '../spieltag/spieltag'
import { computeBilanz } from './bilanz'
import { einstellungen } from '../../../tests/builders/einstellungen'

const GESPIELT: readonly Spiel[] = [
  // Re wins, keine 120: Anna +1.
  { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 },
  // Kontra wins, keine 120 and gegen die Alten: Anna +2.
  { art: 'normal', re: ['Clara', 'Dieter'], augenRe: 100 },
  // Lost alone, keine 120 three times: Anna −3.
  { art: 'solo-damen', re: ['Anna'], augenRe: 100 },
  // Won alone, but no announced solo: Anna +3.
  { art: 'stilles-solo', re: ['Anna'], augenRe: 130 },
]

function akte(spiel: Spiel, position: number, gestrichen: boolean): SpielAkte {
  return {
    id: `spiel-${position}`,
    rundeId: 'runde',
    position,
    version: 1,
    spiel,
    besetzung: VIER,
    gestrichen,
    grund: null,
    erfasstVon: 'Anna',
    eingetragenAm: 0,
    erfasstAm: 0,
  }
}

function spieltag(mehr: Partial<SpieltagAkte> = {}): SpieltagAkte {
  const spiele = GESPIELT.map((spiel, i) => akte(spiel, i + 1, false))
  const gestrichen = akte({ art: 'solo-damen', re: ['Anna'], augenRe: 240 }, 5, true)
  return {
    id: 'tag',
    saisonId: 'saison',
    datum: '2026-01-09',
    reihenfolge: 1,
    ort: null,
    entschuldigt: [],
    endstand: null,
    ende: 'vorzeitig',
    gestrichen: false,
    version: 1,
    einsprueche: [],
    abnahmen: [],
    runden: [
      {
        id: 'runde',
        nummer: 1,
        tisch: 1,
        regelwerk: 'urexweiler',
        einstellungen: einstellungen({ freieFehltage: 2, kuersoloWiederholung: 'einmal' }),
        sitze: VIER,
        ersterGeber: 'Dieter',
        ende: 'vorzeitig',
        version: 1,
        spiele: [...spiele, gestrichen],
      },
    ],
    ...mehr,
  }
}

describe('computeBilanz', () => {
  test('counts games, wins, soli and points of the games that stand', () => {
    expect(computeBilanz([spieltag()], 'Anna')).toEqual({
      spieltage: 1,
      spiele: 4,
      gewonnen: 3,
      alsRe: 3,
      soli: 1,
      soliGewonnen: 0,
      spielpunkte: 3,
      schnitt: { zaehler: 3, nenner: 4 },
      bestesSpiel: { id: 'spiel-4', punkte: 3 },
      schlechtestesSpiel: { id: 'spiel-3', punkte: -3 },
    })
  })

  test("counts an opponent's lost solo as a win, not as a solo", () => {
    expect(computeBilanz([spieltag()], 'Clara')).toMatchObject({
      spiele: 4,
      gewonnen: 1,
      alsRe: 1,
      soli: 0,
      // −1, −2, +1, −1
      spielpunkte: -3,
    })
  })

  test('names the first of several games that gave or cost the most', () => {
    // Clara: −1, −2, +1, −1, and Dieter the same.
    expect(computeBilanz([spieltag(), spieltag({ id: 'danach' })], 'Clara')).toMatchObject({
      bestesSpiel: { id: 'spiel-3', punkte: 1 },
      schlechtestesSpiel: { id: 'spiel-2', punkte: -2 },
    })
  })

  test('is empty for a struck evening, one known only by its result, and who was not there', () => {
    const tage = [
      spieltag({ gestrichen: true }),
      spieltag({ runden: [], endstand: { Anna: 5, Bernd: -5, Clara: 0, Dieter: 0 } }),
    ]
    const leer = { spieltage: 0, spiele: 0, spielpunkte: 0, schnitt: null, bestesSpiel: null }
    expect(computeBilanz(tage, 'Anna')).toMatchObject(leer)
    expect(computeBilanz([spieltag()], 'Elke')).toMatchObject(leer)
  })
})
