import { describe, expect, it } from 'vitest'
import { kurz, normal, solo, werte } from '../../../tests/builders/spiel'
import type { Spiel } from '../spiel/spiel'
import { vergleicheSchritte } from './vergleich'
import type { SchrittPaar } from './vergleich'

/** `= keine120`, `≠ fuchs | fuchs −1`, `< keine90`, `> stoss-re ×2`, with their rules. */
function zeile(paar: SchrittPaar): string {
  const [links, rechts] = [
    'links' in paar ? kurz([paar.links])[0] : '',
    'rechts' in paar ? kurz([paar.rechts])[0] : '',
  ]
  switch (paar.art) {
    case 'gleich':
      return `= ${links}`
    case 'geaendert':
      return `≠ ${links} | ${rechts}`
    case 'nur-links':
      return `< ${links}`
    case 'nur-rechts':
      return `> ${rechts}`
  }
}

const zeilen = (links: Spiel, rechts: Spiel) =>
  vergleicheSchritte(werte(links).schritte, werte(rechts).schritte).map(zeile)

describe('vergleicheSchritte', () => {
  it('puts equal games line by line beside each other', () => {
    const spiel = normal({ augenRe: 160, stoesse: ['Anna'] })
    expect(zeilen(spiel, spiel)).toEqual([
      '= U-W3 keine120',
      '= U-W3 keine90',
      '= U-W8 stoss-re ×2',
    ])
  })

  it('marks the steps that only one side has where they belong', () => {
    // 160 is keine 90; 100 is lost to the Alten: keine 120 stands on both sides.
    expect(
      zeilen(
        normal({ augenRe: 160, stoesse: ['Anna'] }),
        normal({ augenRe: 100, stoesse: ['Anna'], sonderpunkte: { re: { fuchs: 1 } } }),
      ),
    ).toEqual([
      '= U-W3 keine120',
      '< U-W3 keine90',
      '> U-W6 gegen-die-alten',
      '= U-W8 stoss-re ×2',
      '> U-W9 fuchs −1',
    ])
  })

  it('keeps a Fuchs that counts for the other side in its line', () => {
    expect(
      zeilen(
        normal({ augenRe: 130, sonderpunkte: { re: { fuchs: 1 } } }),
        normal({ augenRe: 130, sonderpunkte: { kontra: { fuchs: 1 } } }),
      ),
    ).toEqual(['= U-W3 keine120', '≠ U-W9 fuchs | U-W9 fuchs −1'])
  })

  it('finds one of two Füchse again', () => {
    expect(
      zeilen(
        normal({ augenRe: 130, sonderpunkte: { re: { fuchs: 2 } } }),
        normal({ augenRe: 130, sonderpunkte: { re: { fuchs: 1 } } }),
      ),
    ).toEqual(['= U-W3 keine120', '= U-W9 fuchs', '< U-W9 fuchs'])
  })

  it('has nothing in common between a normal game and a Null', () => {
    const paare = zeilen(
      normal({ augenRe: 130 }),
      solo('solo-null', { augenRe: 0, ohneStich: 're' }),
    )
    expect(paare.filter((p) => !p.startsWith('<') && !p.startsWith('>'))).toEqual([])
  })

  it('is empty for two games without a step', () => {
    const unentschieden = solo('solo-damen', { augenRe: 120 })
    expect(zeilen(unentschieden, unentschieden)).toEqual([])
  })
})
