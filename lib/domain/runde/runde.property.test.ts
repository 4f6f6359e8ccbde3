import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { runde, wiederholung } from '../../../tests/arbitraries/runde'
import type { Ausgang } from '../../../tests/builders/runde'
import { SECHS, normal, runde as baueRunde, solo } from '../../../tests/builders/runde'
import { getRegelwerk } from '../regelwerk/presets'
import { REGELWERK_IDS } from '../regelwerk/regelwerk'
import type { Spiel } from '../spiel/spiel'
import { computeRunde } from './compute'
import { hinweiseFuer } from './hinweise'
import type { Runde, RundeStand } from './runde'

// Hundreds of whole evenings: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

const summe = (stand: Readonly<Record<string, number>>) =>
  Object.values(stand).reduce((a, b) => a + b, 0)

/** Of each property and each book. */
const LAEUFE = { numRuns: 50 }

describe.each(REGELWERK_IDS)('any evening of %s', (regelwerk) => {
  const irgendeine = (p: { hoechstens?: number } = {}) =>
    runde({ ...p, regelwerk, beliebigEingestellt: true })

  it('sums to 0 after every game, and every game does', () => {
    fc.assert(
      fc.property(irgendeine(), (r) => {
        const { spiele, stand } = computeRunde(r)
        expect(spiele.map((s) => [summe(s.punkte), summe(s.stand)])).toEqual(
          spiele.map(() => [0, 0]),
        )
        expect(summe(stand)).toBe(0)
      }),
      LAEUFE,
    )
  })

  it('has points for the four who sat at the table and totals for all', () => {
    fc.assert(
      fc.property(irgendeine(), (r) => {
        for (const s of computeRunde(r).spiele) {
          expect(Object.keys(s.punkte).sort()).toEqual([...s.spieler].sort())
          expect(Object.keys(s.stand).sort()).toEqual([...r.spieler].sort())
        }
      }),
      LAEUFE,
    )
  })

  it('has at most one hint a code, and nobody due who sits out', () => {
    fc.assert(
      fc.property(irgendeine(), (r) => {
        const { hinweise, spiele, naechstes } = computeRunde(r)
        for (const liste of [hinweise, ...spiele.map((s) => s.hinweise)]) {
          expect(new Set(liste.map((h) => h.code)).size).toBe(liste.length)
        }
        const faellig = hinweise.find((h) => h.code === 'pflichtsolo-faellig')?.spieler ?? []
        expect(naechstes.spieler).toEqual(expect.arrayContaining([...faellig]))
      }),
      LAEUFE,
    )
  })

  it('says beforehand what it marks afterwards', () => {
    fc.assert(
      fc.property(irgendeine({ hoechstens: 34 }), (r) => {
        const letztes = r.spiele.at(-1)
        fc.pre(letztes !== undefined)
        const vorher = { ...r, spiele: r.spiele.slice(0, -1) }
        expect(computeRunde(r).spiele.at(-1)?.hinweise).toEqual(hinweiseFuer(vorher, letztes.spiel))
      }),
      LAEUFE,
    )
  })

  it('plans one game more for each Kürsolo, for a Lustsolo none, and nothing where there is no number', () => {
    fc.assert(
      fc.property(irgendeine(), (r) => {
        const { geplant, spiele, kuersoli } = computeRunde(r)
        const kuer = spiele.filter((s) => s.soloart === 'kuer').length
        const ohne = {
          urexweiler: { 4: 24, 5: 25, 6: 30 }[r.spieler.length] ?? NaN,
          ddv: r.spieler.length === 5 ? 30 : 24,
          besenmarkt: r.spieler.length === 5 ? 30 : 24,
          skill7: null,
        }[regelwerk]
        expect(geplant).toBe(ohne === null || regelwerk !== 'urexweiler' ? ohne : ohne + kuer)
        expect(summe(kuersoli)).toBe(kuer)
      }),
      LAEUFE,
    )
  })

  it('moves the deal on but after the soli that stand outside the round (U-T1, D-T, K-A)', () => {
    fc.assert(
      fc.property(irgendeine(), (r) => {
        const { spiele, naechstes } = computeRunde(r)
        const gespielt = new Set<string>()
        const folge = [...spiele.map((s) => s.geber), naechstes.geber]
        expect(folge[0]).toBe(r.ersterGeber)
        spiele.forEach(({ spiel, soloart }, i) => {
          const [solist = ''] = spiel.re
          const still = ['stilles-solo', 'hochzeit-solo'].includes(spiel.art)
          const angesagt = spiel.re.length === 1 && !still
          const nieErstes = regelwerk === 'besenmarkt' && spiel.art === 'solo-damen'
          const erstes = angesagt && !gespielt.has(solist) && !nieErstes
          if (erstes) gespielt.add(solist)
          const erwartet = !angesagt ? null : erstes ? 'pflicht' : 'kuer'
          expect(soloart).toBe(regelwerk === 'skill7' ? null : erwartet)
          const bleibt = { urexweiler: angesagt, ddv: erstes, besenmarkt: erstes, skill7: false }
          const platz = r.spieler.indexOf(folge[i] ?? '') + (bleibt[regelwerk] ? 0 : 1)
          expect(folge[i + 1]).toBe(r.spieler[platz % r.spieler.length])
        })
      }),
      LAEUFE,
    )
  })
})

it('of skill7 owes nothing and never ends by itself (K-A)', () => {
  fc.assert(
    fc.property(runde({ regelwerk: 'skill7' }), (r) => {
      const { hinweise, beendet, offenePflichtsoli, spiele } = computeRunde(r)
      expect([beendet, offenePflichtsoli, hinweise]).toEqual([false, [], []])
      expect(spiele.flatMap((s) => s.hinweise)).toEqual([])
    }),
  )
})

describe('an evening that follows its hints (U-T6)', () => {
  it('ends with a normal game dealt by the right neighbour of the first dealer, all Pflichtsoli played', () => {
    const abend = fc.record({
      anzahl: fc.constantFrom(4, 5, 6),
      geber: fc.nat(3),
      wiederholung: wiederholung(),
      zufall: fc.infiniteStream(fc.nat(99)),
    })
    fc.assert(
      fc.property(abend, ({ anzahl, geber, wiederholung, zufall }) => {
        const spieler = SECHS.slice(0, anzahl)
        const ersterGeber = spieler[geber] ?? ''
        const wuerfel = zufall[Symbol.iterator]()
        const r = spieleZuEnde(baueRunde({ spieler, ersterGeber, wiederholung }), () =>
          Number(wuerfel.next().value),
        )
        const stand = computeRunde(r)
        expect(stand.spiele.flatMap((s) => s.hinweise)).toEqual([])
        expect(stand.hinweise).toEqual([{ code: 'runde-beendet' }])
        expect(stand.spiele).toHaveLength(stand.geplant ?? NaN)
        const letztes = stand.spiele.at(-1)
        expect(letztes?.soloart).toBeNull()
        expect(letztes?.geber).toBe(spieler[(geber + anzahl - 1) % anzahl])
        expect(stand.naechstes.geber).toBe(ersterGeber)
      }),
      { numRuns: 200 },
    )
  })

  it.each(['ddv', 'besenmarkt'] as const)(
    'of %s has its number of games and every Pflichtsolo, and nothing to confirm (D-T)',
    (regelwerk) => {
      const abend = fc.record({
        anzahl: fc.constantFrom(4, 5),
        geber: fc.nat(3),
        zufall: fc.infiniteStream(fc.nat(99)),
      })
      fc.assert(
        fc.property(abend, ({ anzahl, geber, zufall }) => {
          const spieler = SECHS.slice(0, anzahl)
          const wuerfel = zufall[Symbol.iterator]()
          const leer = baueRunde({ regelwerk, spieler, ersterGeber: spieler[geber] ?? '' })
          const stand = computeRunde(spieleZuEnde(leer, () => Number(wuerfel.next().value)))
          expect(stand.spiele.flatMap((s) => s.hinweise)).toEqual([])
          expect(stand.hinweise).toEqual([{ code: 'runde-beendet' }])
          expect(stand.spiele).toHaveLength(anzahl === 5 ? 30 : 24)
          const pflicht = stand.spiele.filter((s) => s.soloart === 'pflicht')
          expect(pflicht.map((s) => s.spiel.re[0]).sort()).toEqual([...spieler].sort())
        }),
        { numRuns: 80 },
      )
    },
  )
})

/** Plays on at random but for what the hints ask; `wurf` answers 0 to 99. */
function spieleZuEnde(r: Runde, wurf: () => number): Runde {
  let laufend = r
  for (let stand = computeRunde(laufend); !stand.beendet; stand = computeRunde(laufend)) {
    laufend = { ...laufend, spiele: [...laufend.spiele, { spiel: naechstes(r, stand, wurf) }] }
  }
  return laufend
}

const AUSGAENGE: readonly Ausgang[] = ['gewonnen', 'verloren', 'unentschieden']
const KUERSOLI_HOECHSTENS = 8

function naechstes(r: Runde, stand: RundeStand, wurf: () => number): Spiel {
  const { spieler } = stand.naechstes
  const hinweis = (code: string) => stand.hinweise.find((h) => h.code === code)?.spieler ?? []
  const genugKuer = summe(stand.kuersoli) >= KUERSOLI_HOECHSTENS
  // "bis-gewonnen" need never end: after some Kürsoli they are won.
  const ausgang = genugKuer ? 'gewonnen' : (AUSGAENGE[wurf() % 3] ?? 'gewonnen')
  if (stand.erzwungen !== null) {
    return solo(stand.erzwungen.spieler, ausgang, stand.erzwungen.art)
  }
  const [faellig] = hinweis('pflichtsolo-faellig')
  if (faellig !== undefined) return solo(faellig, ausgang, 'solo-buben')
  // Urged ones may wait, but not beyond the last deal before the phase.
  const gedraengt = hinweis('pflichtsolo-vorziehen').find((s) => spieler.includes(s))
  const { weitere, spieleNachFrist } = getRegelwerk(r.regelwerk).soli
  const bisEndphase =
    (stand.geplant ?? NaN) - stand.spiele.length - spieleNachFrist - stand.offenePflichtsoli.length
  if (gedraengt !== undefined && (bisEndphase === 1 || wurf() < 30))
    return solo(gedraengt, ausgang, 'solo-buben')
  const w = wurf()
  const offen = spieler.find((s) => stand.offenePflichtsoli.includes(s))
  if (w < 10 && offen !== undefined) return solo(offen, ausgang, 'solo-buben')
  const frei = spieler.find((s) => !stand.offenePflichtsoli.includes(s))
  if (w < 20 && frei !== undefined && !genugKuer)
    return solo(frei, ausgang, weitere === 'kuersolo' ? 'solo-koehler' : 'solo-damen')
  const [a = '', b = ''] = spieler
  return normal(a, b)
}
