import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ergaenzeEinstellungen, regelwerkVon } from '@/lib/domain/regelwerk/presets'
import type { GezaehltesSpiel } from '@/lib/domain/spiel/augen'
import { pruefeSpiel } from '@/lib/domain/spiel/pruefe'
import type { Art, Partei } from '@/lib/domain/spiel/spiel'
import { ABSAGE_STUFEN } from '@/lib/domain/spiel/spiel'
import { scoreSpiel } from '@/lib/domain/wertung/score'
import { spielArb } from '../arbitraries/spiel'
import { SPIELER } from '../builders/spiel'
import { orakelBesenmarkt, orakelDdv, orakelTsr } from './orakel-tsr'
import type { Karten } from './orakel-tsr'

/** Every rule book of the family, with what its setting can be. */
const BUECHER = [
  { regelwerk: 'ddv', stossWirkung: 'plus2' },
  { regelwerk: 'skill7', stossWirkung: 'plus2' },
  { regelwerk: 'besenmarkt', stossWirkung: 'plus2' },
  { regelwerk: 'besenmarkt', stossWirkung: 'mal2' },
] as const
type Buch = (typeof BUECHER)[number]

const tischVon = ({ regelwerk, stossWirkung }: Buch) => ({
  regelwerk: regelwerkVon({ regelwerk, einstellungen: ergaenzeEinstellungen(regelwerk, { stossWirkung }) }),
  spieler: SPIELER,
})

/** Every reading of the cards: all Augen that exist, and 0 Augen with and without a trick. */
const STICHE: readonly Pick<GezaehltesSpiel, 'augenRe' | 'ohneStich'>[] = Array.from({ length: 241 }, (_, a) => a)
  .filter((augenRe) => augenRe !== 1 && augenRe !== 239)
  .flatMap((augenRe) => [
    { augenRe },
    ...(augenRe === 0 ? [{ augenRe, ohneStich: 're' as const }] : []),
    ...(augenRe === 240 ? [{ augenRe, ohneStich: 'kontra' as const }] : []),
  ])

/** What one party says: nothing, its name alone, or an Absage as well. */
const WORTE = [null, undefined, ...ABSAGE_STUFEN] as const

/** What both say, with a name of each. */
const REDEN = WORTE.flatMap((re) =>
  WORTE.map((kontra): Pick<GezaehltesSpiel, 'stoesse' | 'ansagen'> => ({
    stoesse: [...(re === null ? [] : ['Anna']), ...(kontra === null ? [] : ['Dieter'])],
    ansagen: { ...(re ? { re } : {}), ...(kontra ? { kontra } : {}) },
  })),
)

/** The whole grid of one kind of game: every reading of the cards by all that can be said. */
function* gitter(art: Art): Generator<GezaehltesSpiel> {
  const re = art === 'normal' || art === 'hochzeit' ? ['Anna', 'Bernd'] : ['Anna']
  for (const stiche of STICHE) for (const rede of REDEN) yield { art, re, ...stiche, ...rede }
}

function vergleiche(spiel: GezaehltesSpiel, buch: Buch, tisch: ReturnType<typeof tischVon>): void {
  // Thousands of expectations would take longer than the games: only a fault is worth one.
  const fehler = pruefeSpiel(spiel, tisch)
  if (fehler.length > 0) expect({ spiel, fehler }).toEqual({ spiel, fehler: [] })
  const { gewinner, wert, punkte } = scoreSpiel(spiel, tisch)
  const soll = orakelTsr(spiel, { ...buch, spieler: SPIELER })
  const gleich = wert === soll.wert && gewinner === soll.gewinner && SPIELER.every((s) => punkte[s] === soll.punkte[s])
  if (!gleich) expect({ spiel, gewinner, wert, punkte }).toEqual({ spiel, ...soll })
}

describe.each(BUECHER)('$regelwerk ($stossWirkung): a second scoring, written from the text alone,', (buch) => {
  const tisch = tischVon(buch)

  it.each(['normal', 'hochzeit', 'solo-damen', 'stilles-solo'] as const)('agrees on every %s', (art) => {
    let verglichen = 0
    for (const spiel of gitter(art)) {
      vergleiche(spiel, buch, tisch)
      verglichen += 1
    }
    expect(verglichen).toBe(241 * 36)
  })

  it('agrees on games with Sonderpunkte and broken rules, several names of a party, and kinds of every sort', () => {
    let verstoesse = 0
    fc.assert(
      fc.property(spielArb(SPIELER, buch.regelwerk), (spiel) => {
        verstoesse += spiel.regelverstoss === undefined ? 0 : 1
        vergleiche(spiel, buch, tisch)
      }),
      { numRuns: 3000 },
    )
    expect(verstoesse).toBeGreaterThan(100)
  })

  it('agrees on every broken rule in the whole grid', () => {
    let verglichen = 0
    for (const art of ['normal', 'solo-buben'] as const)
      for (const taeter of ['Anna', 'Clara'])
        for (const spiel of gitter(art)) {
          vergleiche({ ...spiel, regelverstoss: taeter }, buch, tisch)
          verglichen += 1
        }
    // 241 readings of the Augen, 36 calls, two kinds of game, two who broke a rule.
    expect(verglichen).toBe(241 * 36 * 4)
  })
})

/** Sentences of the rules that say a number, by the second scoring alone: it must not be wrong together with the first. */
describe('the second scoring itself', () => {
  const karten = (mehr: Partial<Karten>): Karten => ({
    augenRe: 121,
    ohneStich: null,
    reGesagt: 0,
    kontraGesagt: 0,
    reAbsage: 0,
    kontraAbsage: 0,
    allein: false,
    sonderpunkte: 0,
    ...mehr,
  })
  it.each<[Partial<Karten>, number]>([
    // gewonnen
    [{}, 1],
    // gewonnen, gegen die Alten
    [{ augenRe: 120 }, -2],
    // gewonnen, Kontra said
    [{ augenRe: 120, kontraGesagt: 1 }, 3],
    // "100 Augen against keine 30 are 90 against keine 60 and 60 against keine 30": gewonnen, Re, 3 levels, 2 against; Alte
    [{ augenRe: 140, reGesagt: 1, reAbsage: 3 }, -(1 + 2 + 3 + 2 + 1)],
    // The same against Kontra: Re with 100 wins.
    [{ augenRe: 100, kontraGesagt: 1, kontraAbsage: 3 }, 1 + 2 + 3 + 2],
    // Both miss: 120 against keine 90 of each, then only Re's.
    [{ augenRe: 120, reGesagt: 1, kontraGesagt: 1, reAbsage: 1, kontraAbsage: 1 }, 0],
    [{ augenRe: 121, reGesagt: 1, kontraGesagt: 1, reAbsage: 1, kontraAbsage: 1 }, 1],
    // All of it: gewonnen, 90, 60, 30, schwarz, Re, four levels.
    [{ augenRe: 240, ohneStich: 'kontra', reGesagt: 1, reAbsage: 4 }, 11],
  ])('ddv %j is %i', (mehr, punkte) => expect(orakelDdv(karten(mehr)).punkte).toBe(punkte))

  it.each<[Partial<Karten>, 'plus2' | 'mal2', number]>([
    [{ augenRe: 120, kontraGesagt: 1 }, 'plus2', -4],
    // Kept with exactly 90: gewonnen, unter 90, Kontra, keine 90 angesagt, Alte.
    [{ augenRe: 90, kontraGesagt: 1, kontraAbsage: 1 }, 'plus2', -6],
    // (gewonnen, unter 90, angesagt) × 2, and gegen die Alten is not doubled.
    [{ augenRe: 90, kontraGesagt: 1, kontraAbsage: 1 }, 'mal2', -7],
    // Broken with 91: gewonnen, angesagt, doubled.
    [{ augenRe: 91, kontraGesagt: 1, kontraAbsage: 1 }, 'mal2', 4],
    // Nobody wins and nothing is doubled.
    [{ augenRe: 91, reGesagt: 1, kontraGesagt: 1, reAbsage: 1, kontraAbsage: 1, sonderpunkte: -1 }, 'mal2', -1],
  ])('besenmarkt %j with %s is %i', (mehr, wirkung, punkte) =>
    expect(orakelBesenmarkt(karten(mehr), wirkung).punkte).toBe(punkte))
})

/** The grid would miss a party that is told by its seat. */
it('every party may be any two of the four', () => {
  const tisch = tischVon(BUECHER[0])
  const paare = SPIELER.flatMap((a, i) => SPIELER.slice(i + 1).map((b) => [a, b] as const))
  for (const re of paare) {
    const { punkte } = scoreSpiel({ art: 'normal', re, augenRe: 121 }, tisch)
    const partei = (name: string): Partei => (re.some((r) => r === name) ? 're' : 'kontra')
    expect(punkte).toEqual(Object.fromEntries(SPIELER.map((s) => [s, partei(s) === 're' ? 1 : -1])))
  }
})
