import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spielArb } from '../../../tests/arbitraries/spiel'
import { BUECHER } from '../../../tests/builders/buecher'
import { SPIELER, TISCH } from '../../../tests/builders/spiel'
import type { GezaehltesSpiel } from '../spiel/augen'
import { parseSpiel } from '../spiel/parse'
import { pruefeSpiel } from '../spiel/pruefe'
import type { Spiel } from '../spiel/spiel'
import { scoreSpiel } from './score'
import type { Schritt } from './wertung'

describe.each(BUECHER)('every valid game of $name', ({ id, tisch, regelwerk, orakel }) => {
  const werte = (spiel: Spiel) => scoreSpiel(spiel, tisch)

  /** Runs on more games than the default: they are cheap. */
  function fuerAlle(behauptung: (spiel: GezaehltesSpiel) => void) {
    fc.assert(fc.property(spielArb(SPIELER, id), behauptung), { numRuns: 1000 })
  }

  it('is one that nothing is found against', () => {
    fuerAlle((spiel) => {
      expect(pruefeSpiel(spiel, tisch)).toEqual([])
    })
  })

  it('has points of the four that sum to 0', () => {
    fuerAlle((spiel) => {
      const { punkte } = werte(spiel)
      expect(Object.keys(punkte)).toEqual(SPIELER)
      expect(Object.values(punkte).reduce((a, b) => a + b, 0)).toBe(0)
      expect(Object.values(punkte).every(Number.isSafeInteger)).toBe(true)
      // −0 would be told from 0 where points are stored and compared.
      expect(Object.values(punkte).some((p) => Object.is(p, -0))).toBe(false)
    })
  })

  it('has the value that its steps fold to', () => {
    fuerAlle((spiel) => {
      const { schritte, wert } = werte(spiel)
      let summe = 0
      for (const s of schritte) summe = 'faktor' in s ? summe * s.faktor : summe + s.punkte
      expect(wert).toBe(summe)
      expect(Object.is(wert, -0)).toBe(false)
    })
  })

  it('is worth what a second scoring, written from the text alone, says', () => {
    fuerAlle((spiel) => {
      const { gewinner, wert } = werte(spiel)
      expect({ gewinner, wert }).toEqual(orakel(spiel))
    })
  })

  it('has its points first, then factors of 2, then its Sonderpunkte, one a step', () => {
    const letzte = ['U-W9', 'D-S', 'B-S']
    const art = (s: Schritt) => {
      if ('faktor' in s) return s.faktor === 2 ? 2 : NaN
      if (letzte.includes(s.regel)) return Math.abs(s.punkte) === 1 ? 3 : NaN
      if (s.code === 'regelverstoss') return s.punkte === 4 ? 1 : NaN
      if (s.code.startsWith('ansage-')) return s.punkte === 2 ? 1 : NaN
      // Without a winner they are seen from Re (D-N).
      return s.punkte === 1 || (s.regel === 'D-N' && s.punkte === -1) ? 1 : NaN
    }
    fuerAlle((spiel) => {
      const arten = werte(spiel).schritte.map(art)
      expect(arten).toEqual([...arten].sort((a, b) => a - b))
      expect(arten.every((a) => [1, 2, 3].includes(a))).toBe(true)
    })
  })

  it('comes back from JSON as it was', () => {
    fuerAlle((spiel) => {
      expect(parseSpiel(JSON.parse(JSON.stringify(spiel)), regelwerk)).toEqual({
        ok: true,
        wert: spiel,
      })
    })
  })

  it('is scored the same whatever order the names stand in', () => {
    fuerAlle((spiel) => {
      const umgekehrt: Spiel = {
        ...spiel,
        re: [...spiel.re].reverse(),
        ...(spiel.stoesse ? { stoesse: [...spiel.stoesse].reverse() } : {}),
      }
      expect(werte(umgekehrt)).toEqual(werte(spiel))
    })
  })
})

const spiele = spielArb(SPIELER)
const werte = (spiel: Spiel) => scoreSpiel(spiel, TISCH)

describe('an Ansage of Urexweiler', () => {
  const mitAnsage = spiele.filter(
    (spiel) => spiel.regelverstoss === undefined && Object.keys(werte(spiel).ansagen).length > 0,
  )

  it('decides the game: it is never drawn, and only one party has one', () => {
    fc.assert(
      fc.property(mitAnsage, (spiel) => {
        const { gewinner, ansagen } = werte(spiel)
        expect(gewinner).not.toBeNull()
        expect(Object.keys(ansagen)).toHaveLength(1)
      }),
    )
  })

  it('that fails never pays the announcers, Sonderpunkte apart', () => {
    fc.assert(
      fc.property(mitAnsage, ({ sonderpunkte: _, ...spiel }) => {
        const { gewinner, ansagen, punkte } = werte(spiel)
        const [ansager] = Object.keys(ansagen)
        for (const name of SPIELER) {
          const eigene = (spiel.re.includes(name) ? 're' : 'kontra') === ansager
          const gewonnen = gewinner === ansager
          expect(Math.sign(punkte[name] ?? 0)).toBe(eigene === gewonnen ? 1 : -1)
        }
      }),
    )
  })

  it('that holds is worth more the higher it is', () => {
    fc.assert(
      fc.property(mitAnsage, ({ ansageVorKlaerung: _, ...spiel }) => {
        const ansage = spiel.ansagen?.re
        fc.pre(ansage === 'keine90' && (spiel.augenRe ?? 0) > 180)
        const hoeher = { ...spiel, ansagen: { re: 'keine60' as const } }
        expect(werte(hoeher).wert).toBeGreaterThan(werte(spiel).wert)
      }),
      { numRuns: 20, maxSkipsPerRun: 10_000 },
    )
  })
})

describe('the two parties of Urexweiler', () => {
  /** Everything of one party becomes the other's. */
  function tausche(spiel: GezaehltesSpiel): Spiel {
    const { ansagen, sonderpunkte, ohneStich } = spiel
    return {
      ...spiel,
      re: SPIELER.filter((name) => !spiel.re.includes(name)),
      ...(spiel.augenRe === undefined ? {} : { augenRe: 240 - spiel.augenRe }),
      ...(ohneStich ? { ohneStich: ohneStich === 're' ? 'kontra' : 're' } : {}),
      ...(ansagen ? { ansagen: umgedreht(ansagen) } : {}),
      ...(sonderpunkte ? { sonderpunkte: umgedreht(sonderpunkte) } : {}),
    }
  }
  function umgedreht<T>({ re, kontra }: { readonly re?: T; readonly kontra?: T }) {
    return {
      ...(kontra === undefined ? {} : { re: kontra }),
      ...(re === undefined ? {} : { kontra: re }),
    }
  }

  it('are alike but for gegen die Alten (U-W6) and the half of the Augen (U-W1)', () => {
    fc.assert(
      fc.property(
        spiele.filter((spiel) => spiel.art === 'normal' && spiel.augenRe !== 120),
        (spiel) => {
          const hin = werte(spiel)
          const her = werte(tausche(spiel))
          const ohneAlte = (schritte: typeof hin.schritte) =>
            schritte
              .filter((s) => s.code !== 'gegen-die-alten' && s.regel !== 'U-W8')
              .map((s) => ({ ...s }))
          expect(ohneAlte(her.schritte)).toEqual(ohneAlte(hin.schritte))
          expect(her.gewinner).toBe(hin.gewinner === 're' ? 'kontra' : 're')
        },
      ),
      { numRuns: 500 },
    )
  })

  it('pay each other with the sign turned where nobody is Alte: after a broken rule', () => {
    fc.assert(
      fc.property(
        spiele.filter((s) => s.art === 'normal' && s.regelverstoss !== undefined),
        (spiel) => {
          const anderer = SPIELER.find(
            (name) => spiel.re.includes(name) !== spiel.re.includes(spiel.regelverstoss ?? ''),
          )
          const her = werte({ ...spiel, regelverstoss: anderer ?? '' })
          const gedreht = Object.entries(werte(spiel).punkte).map(([name, p]) => [name, -p])
          expect(her.punkte).toEqual(Object.fromEntries(gedreht))
        },
      ),
    )
  })
})
