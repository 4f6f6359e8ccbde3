import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spielArb } from '../../../tests/arbitraries/spiel'
import { BUECHER } from '../../../tests/builders/buecher'
import { SPIELER } from '../../../tests/builders/spiel'
import { artRegel } from '../regelwerk/arten'
import type { GezaehltesSpiel } from '../spiel/augen'
import { ABSAGE_STUFEN } from '../spiel/spiel'
import type { AbsageStufe, Partei, Spiel } from '../spiel/spiel'
import { scoreSpiel } from './score'

/**
 * A lower threshold never pays the loser more: with everything else as it was, who makes fewer Augen never gets more for it, and
 * who loses never gets more the less the winner had left him. In Null the soloist makes Augen against himself (U-N2).
 */

type Stiche = Pick<GezaehltesSpiel, 'augenRe' | 'ohneStich'>

/** Everything that Re can have made, from nothing to everything. */
const AUFWAERTS: readonly Stiche[] = [
  { augenRe: 0, ohneStich: 're' },
  ...Array.from({ length: 241 }, (_, augenRe) => augenRe)
    .filter((augenRe) => augenRe !== 1 && augenRe !== 239)
    .map((augenRe) => ({ augenRe })),
  { augenRe: 240, ohneStich: 'kontra' },
]

/** The game with other tricks; its Sonderpunkte stay, whoever won. */
function mitStichen({ augenRe: _, ohneStich: __, ...spiel }: GezaehltesSpiel, stiche: Stiche) {
  return { ...spiel, ...stiche }
}

const andere = (partei: Partei): Partei => (partei === 're' ? 'kontra' : 're')

describe.each(BUECHER)('$name', ({ id, tisch, regelwerk }) => {
  const spiele = spielArb(SPIELER, id)
  const punkteVon = (spiel: Spiel, partei: Partei) => {
    const { punkte } = scoreSpiel(spiel, tisch)
    return SPIELER.filter((s) => spiel.re.includes(s) === (partei === 're')).map(
      (s) => punkte[s] ?? NaN,
    )
  }

  it('more Augen never pay a party less, whatever is announced and whoever broke a rule', () => {
    fc.assert(
      fc.property(spiele, (spiel) => {
        const gegenSich = artRegel(regelwerk, spiel.art)?.wertung === 'null-spiel'
        const reihe = gegenSich ? [...AUFWAERTS].reverse() : AUFWAERTS
        for (const partei of ['re', 'kontra'] as const) {
          const verlauf = reihe.map((stiche) => punkteVon(mitStichen(spiel, stiche), partei))
          verlauf.slice(1).forEach((danach, i) => {
            const davor = verlauf[i] ?? []
            const steigt = danach.every((p, j) =>
              partei === 're' ? p >= (davor[j] ?? NaN) : p <= (davor[j] ?? NaN),
            )
            // Thousands of expectations would take longer than the games: only a fault is worth one.
            if (!steigt) expect({ spiel, partei, stiche: reihe[i + 1], davor }).toEqual(danach)
          })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('a loser held below a level gets no more than one who reached it, and less where a level counts', () => {
    const grenzen = [90, 60, 30] as const
    let verloren = 0
    fc.assert(
      fc.property(
        spiele.filter((s) => s.regelverstoss === undefined && s.art !== 'solo-null'),
        fc.constantFrom(...grenzen),
        fc.constantFrom<Partei>('re', 'kontra'),
        (spiel, grenze, verlierer) => {
          const bei = (augen: number) =>
            mitStichen(spiel, { augenRe: verlierer === 're' ? augen : 240 - augen })
          const { gewinner } = scoreSpiel(bei(grenze), tisch)
          if (gewinner !== andere(verlierer)) return
          verloren += 1
          const [oben, unten] = [bei(grenze), bei(grenze - 2)].map(
            (s) => punkteVon(s, verlierer)[0] ?? NaN,
          )
          expect(unten).toBeLessThanOrEqual(oben ?? NaN)
          // By B-G a kept level counts with exactly its Augen already: there both are below it.
          const schonUnten =
            id === 'besenmarkt' && verlierer === 're' && spiel.ansagen?.kontra !== undefined
          if (!schonUnten) expect(unten).toBeLessThan(oben ?? NaN)
        },
      ),
      { numRuns: 500 },
    )
    expect(verloren).toBeGreaterThan(100)
  })

  it('the higher an Absage that the loser missed, or the winner kept, the less the loser gets', () => {
    let verglichen = 0
    fc.assert(
      fc.property(
        spiele.filter((s) => s.regelverstoss === undefined && s.art !== 'solo-null'),
        fc.constantFrom<Partei>('re', 'kontra'),
        ({ ansageVorKlaerung: _, ...spiel }, ansager) => {
          fc.pre((spiel.stoesse ?? []).some((s) => spiel.re.includes(s) === (ansager === 're')))
          // Where only one party may announce, two names of the other have done so.
          fc.pre(id !== 'urexweiler' || (spiel.stoesse ?? []).length < 3)
          const mit = (stufe: AbsageStufe): Spiel => ({
            ...spiel,
            ansagen: { ...(id === 'urexweiler' ? {} : spiel.ansagen), [ansager]: stufe },
          })
          const leiter = ABSAGE_STUFEN.map((stufe) => {
            const { gewinner } = scoreSpiel(mit(stufe), tisch)
            return {
              gewinner,
              punkte: gewinner === null ? NaN : (punkteVon(mit(stufe), andere(gewinner))[0] ?? NaN),
            }
          })
          leiter.slice(1).forEach((hoeher, i) => {
            const niedriger = leiter[i]
            if (niedriger?.gewinner !== hoeher.gewinner || hoeher.gewinner === null) return
            verglichen += 1
            expect(hoeher.punkte).toBeLessThanOrEqual(niedriger.punkte)
          })
        },
      ),
      { numRuns: 300 },
    )
    expect(verglichen).toBeGreaterThan(100)
  })
})
