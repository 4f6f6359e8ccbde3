import { describe, expect, it } from 'vitest'
import { FUENF, normal, solo } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import { vergleicheSpiel } from './was-waere-wenn'

// Anna deals and sits out; Bernd and Clara win 1. Then Bernd deals; Clara and Dieter win 1.
const ABEND = abend({
  spieler: FUENF,
  spiele: [normal('Bernd', 'Clara'), normal('Clara', 'Dieter')],
})
const VIER = ['Bernd', 'Clara', 'Dieter', 'Elke']

describe('vergleicheSpiel', () => {
  it('lays both values, everyone’s points and the totals side by side', () => {
    // 160 and a Stoß: keine 120, keine 90, doubled.
    const spiel = { ...normal('Bernd', 'Clara'), augenRe: 160, stoesse: ['Bernd'] }
    const vergleich = vergleicheSpiel(ABEND, 'spiel-1', { spiel, besetzung: VIER })
    expect([vergleich.vorher.wert, vergleich.nachher.wert]).toEqual([1, 4])
    expect(vergleich.schritte.map((p) => p.art)).toEqual(['gleich', 'nur-rechts', 'nur-rechts'])
    expect(vergleich.spieler).toEqual([
      zeile('Anna', [null, null], [-1, -1]),
      zeile('Bernd', [1, 4], [1, 4]),
      zeile('Clara', [1, 4], [2, 5]),
      zeile('Dieter', [-1, -4], [0, -3]),
      zeile('Elke', [-1, -4], [-2, -5]),
    ])
    expect(vergleich.sonst).toEqual([])
  })

  it('lets somebody else have sat there', () => {
    const vergleich = vergleicheSpiel(ABEND, 'spiel-1', {
      spiel: normal('Bernd', 'Clara'),
      besetzung: ['Bernd', 'Clara', 'Dieter', 'Anna'],
    })
    expect(vergleich.spieler.filter((s) => s.id === 'Anna' || s.id === 'Elke')).toEqual([
      zeile('Anna', [null, -1], [-1, -2]),
      zeile('Elke', [-1, null], [-2, -1]),
    ])
    expect(vergleich.sonst).toEqual([
      { art: 'hinweis-neu', nummer: 1, code: 'besetzung-weicht-ab', spieler: ['Anna'] },
    ])
  })

  it('names the dealers and seats of later games that would be others', () => {
    const { sonst } = vergleicheSpiel(ABEND, 'spiel-1', { spiel: solo('Bernd'), besetzung: VIER })
    expect(sonst).toEqual([
      { art: 'soloart', nummer: 1, spieler: 'Bernd', vorher: null, nachher: 'pflicht' },
      { art: 'geber', nummer: 2, vorher: 'Bernd', nachher: 'Anna' },
      { art: 'hinweis-neu', nummer: 2, code: 'besetzung-weicht-ab', spieler: ['Anna'] },
      { art: 'naechster-geber', vorher: 'Clara', nachher: 'Bernd' },
    ])
  })

  it('is the recorded game on both sides when nothing is changed', () => {
    const vergleich = vergleicheSpiel(ABEND, 'spiel-2', {
      spiel: normal('Clara', 'Dieter'),
      besetzung: ['Clara', 'Dieter', 'Elke', 'Anna'],
    })
    expect(vergleich.nachher).toEqual(vergleich.vorher)
    expect(vergleich.sonst).toEqual([])
  })
})

function zeile(id: string, spiel: readonly (number | null)[], abend: readonly number[]) {
  return {
    id,
    spiel: { vorher: spiel[0], nachher: spiel[1] },
    abend: { vorher: abend[0], nachher: abend[1] },
  }
}
