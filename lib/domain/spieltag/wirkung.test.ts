import { describe, expect, it } from 'vitest'
import { bruch } from '../bruch'
import { FUENF, normal } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import type { SaisonAkte } from '../verein/verein'
import type { SpieltagAkte } from './spieltag'
import { computeWirkung } from './wirkung'
import { einstellungen } from '@/tests/builders/einstellungen'

const SAISON: SaisonAkte = {
  id: 'saison',
  name: '2026',
  regelwerk: 'urexweiler',
  einstellungen: einstellungen({ freieFehltage: 2, kuersoloWiederholung: 'einmal' }),
  spieler: FUENF,
  version: 1,
}

function ergebnis(id: string, datum: string, punkte: Record<string, number>): SpieltagAkte {
  return { ...abend({ spieler: FUENF, id, datum }), runden: [], ende: 'gespielt', endstand: punkte }
}

const JANUAR = ergebnis('januar', '2026-01-09', {
  Anna: 4,
  Bernd: 3,
  Clara: 2,
  Dieter: -1,
  Elke: -8,
})
const FEBRUAR = ergebnis('februar', '2026-02-06', {
  Elke: 9,
  Dieter: 1,
  Clara: 0,
  Bernd: -4,
  Anna: -6,
})

describe('computeWirkung', () => {
  it('sets the table with the evening beside the table without it', () => {
    // January: 5½, 4, 3, 2, 1. February: Elke 5½, Dieter 4, Clara 3, Bernd 2, Anna 1.
    const wirkung = computeWirkung(SAISON, [JANUAR, FEBRUAR], 'februar')
    expect(
      wirkung?.tabelle.map((z) => [
        z.spieler,
        z.vorher?.rang,
        z.nachher.rang,
        z.nachher.rangpunkte,
      ]),
    ).toEqual([
      ['Anna', 1, 1, bruch(13, 2)],
      ['Elke', 5, 1, bruch(13, 2)],
      ['Bernd', 2, 3, bruch(6)],
      ['Clara', 3, 3, bruch(6)],
      ['Dieter', 4, 3, bruch(6)],
    ])
    expect(wirkung?.wertung.map((w) => w.rang)).toEqual([5, 4, 3, 2, 1])
  })

  it('has no table before the first evening', () => {
    expect(computeWirkung(SAISON, [JANUAR], 'januar')?.tabelle.map((z) => z.vorher)).toEqual(
      FUENF.map(() => null),
    )
  })

  it('is nothing while the evening runs or when it is struck', () => {
    const laufend = abend({ spieler: FUENF, spiele: [normal('Bernd', 'Clara')], id: 'heute' })
    expect(computeWirkung(SAISON, [JANUAR, laufend], 'heute')).toBeNull()
    expect(computeWirkung(SAISON, [{ ...JANUAR, gestrichen: true }], 'januar')).toBeNull()
  })
})
