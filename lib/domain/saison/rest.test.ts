import { describe, expect, it } from 'vitest'
import { FUENF, normal, VIER } from '../../../tests/builders/runde'
import { abend } from '../../../tests/builders/spieltag'
import { textBruch } from '../bruch'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { SaisonAkte } from '../verein/verein'
import { computeSaisonrest, tabelleMit } from './rest'
import { einstellungen } from '../../../tests/builders/einstellungen'

const SAISON: SaisonAkte = {
  id: 'saison',
  name: '2026',
  regelwerk: 'urexweiler',
  einstellungen: einstellungen({ freieFehltage: 0, kuersoloWiederholung: 'einmal' }),
  spieler: FUENF,
  version: 1,
}
/** Elke is missing. */
const ANDERER: SpieltagAkte = {
  ...abend({ spieler: VIER, id: 'anderer', datum: '2026-02-06' }),
  runden: [],
  endstand: { Anna: 10, Bernd: 4, Clara: -5, Dieter: -9 },
}
const LAUFEND = abend({ id: 'laufend', spieler: FUENF, spiele: [normal('Anna', 'Dieter')] })
/** Bernd and Clara +1, Dieter and Elke −1; Anna sits out. */
const DIESER = abend({
  id: 'dieser',
  spieler: FUENF,
  spiele: [normal('Bernd', 'Clara')],
  ende: 'vorzeitig',
})
const SPIELTAGE = [ANDERER, LAUFEND, { ...DIESER, id: 'weg', gestrichen: true }, DIESER]

const zeilen = (akte: SpieltagAkte) =>
  tabelleMit(computeSaisonrest(SAISON, SPIELTAGE, 'dieser'), akte).map((z) => [
    z.rang,
    z.spieler,
    textBruch(z.rangpunkte),
    z.spielpunkte,
    z.fehltage,
  ])

describe('a season without one of its evenings', () => {
  it('has what each of the other counted evenings gave, in the order of the roster', () => {
    const { tage } = computeSaisonrest(SAISON, SPIELTAGE, 'dieser')
    // 5½, 4, then Elke's 0 before Clara and Dieter.
    expect(tage.map((t) => [t.id, t.resultate.map((r) => textBruch(r.anteil))])).toEqual([
      ['anderer', ['11/2', '4', '2', '1', '3']],
    ])
  })

  it('makes the table with the evening as it is', () => {
    // 5½ + 4 shared by two is 4¾; Anna has 3; 2 + 1 shared is 1½. Elke loses 1 for the day she missed.
    expect(zeilen(DIESER)).toEqual([
      [1, 'Bernd', '35/4', 5, 0],
      [2, 'Anna', '17/2', 10, 0],
      [3, 'Clara', '27/4', -4, 0],
      [4, 'Elke', '7/2', -1, 1],
      [5, 'Dieter', '5/2', -10, 0],
    ])
  })

  it('makes the table with the evening as it would be', () => {
    const ohneSpiel = {
      ...DIESER,
      runden: DIESER.runden.map((r) => ({
        ...r,
        spiele: r.spiele.map((s) => ({ ...s, gestrichen: true })),
      })),
    }
    // All five share 15½: 3⅒ each.
    expect(zeilen(ohneSpiel)).toEqual([
      [1, 'Anna', '43/5', 10, 0],
      [2, 'Bernd', '71/10', 4, 0],
      [3, 'Clara', '51/10', -5, 0],
      [3, 'Elke', '51/10', 0, 1],
      [5, 'Dieter', '41/10', -9, 0],
    ])
  })
})
