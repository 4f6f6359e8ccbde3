import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spielArb } from '../../../tests/arbitraries/spiel'
import { BUECHER } from '../../../tests/builders/buecher'
import { SPIELER } from '../../../tests/builders/spiel'
import { scoreSpiel } from './score'
import type { SchrittCode } from './schritt-codes'
import { vergleicheSchritte } from './vergleich'
import type { SchrittPaar } from './vergleich'
import type { Schritt } from './wertung'

const CODES: readonly SchrittCode[] = ['keine120', 'keine90', 'stoss-re', 'fuchs']
const schritt: fc.Arbitrary<Schritt> = fc
  .record({ code: fc.constantFrom(...CODES), punkte: fc.constantFrom(1, -1) })
  .map((s) => ({ regel: 'U-W3', ...s }))
const beliebige = fc.array(schritt, { maxLength: 6 })
const echte = fc
  .constantFrom(...BUECHER)
  .chain(({ id, tisch }) => spielArb(SPIELER, id).map((spiel) => scoreSpiel(spiel, tisch).schritte))
const schritte = fc.oneof(beliebige, echte)

const links = (paare: readonly SchrittPaar[]) =>
  paare.flatMap((p) => ('links' in p ? [p.links] : []))
const rechts = (paare: readonly SchrittPaar[]) =>
  paare.flatMap((p) => ('rechts' in p ? [p.rechts] : []))
const anzahl = (paare: readonly SchrittPaar[], art: SchrittPaar['art']) =>
  paare.filter((p) => p.art === art).length

/** The longest common subsequence by trying everything. */
function laengste(a: readonly Schritt[], b: readonly Schritt[]): number {
  const [l, ...restA] = a
  const [r, ...restB] = b
  if (!l || !r) return 0
  const gleich = JSON.stringify(l) === JSON.stringify(r) ? 1 + laengste(restA, restB) : 0
  return Math.max(gleich, laengste(restA, b), laengste(a, restB))
}

describe('two aligned lists of steps', () => {
  it('contain exactly both lists, in their order', () => {
    fc.assert(
      fc.property(schritte, schritte, (a, b) => {
        const paare = vergleicheSchritte(a, b)
        expect(links(paare)).toEqual(a)
        expect(rechts(paare)).toEqual(b)
      }),
      { numRuns: 500 },
    )
  })

  it('pair only equal steps as equal, and only one code as changed', () => {
    fc.assert(
      fc.property(schritte, schritte, (a, b) => {
        for (const paar of vergleicheSchritte(a, b)) {
          if (paar.art === 'gleich') expect(paar.links).toEqual(paar.rechts)
          if (paar.art === 'geaendert') {
            expect(paar.links).not.toEqual(paar.rechts)
            expect(paar.links.code).toBe(paar.rechts.code)
          }
        }
      }),
    )
  })

  it('have as many equal lines as there can be', () => {
    fc.assert(
      fc.property(beliebige, beliebige, (a, b) => {
        expect(anzahl(vergleicheSchritte(a, b), 'gleich')).toBe(laengste(a, b))
      }),
    )
  })

  it('are the mirror image of themselves with the sides swapped, line kinds counted', () => {
    fc.assert(
      fc.property(schritte, schritte, (a, b) => {
        const [hin, her] = [vergleicheSchritte(a, b), vergleicheSchritte(b, a)]
        expect(anzahl(hin, 'nur-links')).toBe(anzahl(her, 'nur-rechts'))
        expect(anzahl(hin, 'gleich')).toBe(anzahl(her, 'gleich'))
        expect(anzahl(hin, 'geaendert')).toBe(anzahl(her, 'geaendert'))
      }),
    )
  })
})
