import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { runde as irgendeine, wiederholung } from '../../../tests/arbitraries/runde'
import type { Ausgang } from '../../../tests/builders/runde'
import { SECHS, normal, runde, solo } from '../../../tests/builders/runde'
import type { Spiel } from '../spiel/spiel'
import { computeRunde } from './compute'
import { hinweiseFuer } from './hinweise'
import type { Runde, RundeStand } from './runde'

// Hundreds of whole evenings: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

const summe = (stand: Readonly<Record<string, number>>) =>
  Object.values(stand).reduce((a, b) => a + b, 0)

describe('any evening', () => {
  it('sums to 0 after every game, and every game does', () => {
    fc.assert(
      fc.property(irgendeine(), (r) => {
        const { spiele, stand } = computeRunde(r)
        expect(spiele.map((s) => [summe(s.punkte), summe(s.stand)])).toEqual(
          spiele.map(() => [0, 0]),
        )
        expect(summe(stand)).toBe(0)
      }),
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
    )
  })

  it('plans one game more for each Kürsolo', () => {
    fc.assert(
      fc.property(irgendeine(), (r) => {
        const { geplant, spiele, kuersoli } = computeRunde(r)
        const kuer = spiele.filter((s) => s.soloart === 'kuer').length
        const ohne = computeRunde({ ...r, spiele: [] }).geplant
        expect([geplant, summe(kuersoli)]).toEqual([(ohne ?? NaN) + kuer, kuer])
      }),
    )
  })
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
        const r = spieleZuEnde(runde({ spieler, ersterGeber, wiederholung }), () =>
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
})

/** Plays on at random but for what the hints ask; `wurf` answers 0 to 99. */
function spieleZuEnde(r: Runde, wurf: () => number): Runde {
  let laufend = r
  for (let stand = computeRunde(laufend); !stand.beendet; stand = computeRunde(laufend)) {
    laufend = { ...laufend, spiele: [...laufend.spiele, { spiel: naechstes(stand, wurf) }] }
  }
  return laufend
}

const AUSGAENGE: readonly Ausgang[] = ['gewonnen', 'verloren', 'unentschieden']
const KUERSOLI_HOECHSTENS = 8

function naechstes(stand: RundeStand, wurf: () => number): Spiel {
  const { spieler } = stand.naechstes
  const hinweis = (code: string) => stand.hinweise.find((h) => h.code === code)?.spieler ?? []
  const genugKuer = summe(stand.kuersoli) >= KUERSOLI_HOECHSTENS
  // "bis-gewonnen" need never end: after some Kürsoli they are won.
  const ausgang = genugKuer ? 'gewonnen' : (AUSGAENGE[wurf() % 3] ?? 'gewonnen')
  if (stand.erzwungen !== null) {
    return solo(stand.erzwungen.spieler, ausgang, stand.erzwungen.art)
  }
  const [faellig] = hinweis('pflichtsolo-faellig')
  if (faellig !== undefined) return solo(faellig, ausgang)
  // Urged ones may wait, but not beyond the last deal before the phase.
  const gedraengt = hinweis('pflichtsolo-vorziehen').find((s) => spieler.includes(s))
  const bisEndphase =
    (stand.geplant ?? NaN) - stand.spiele.length - 1 - stand.offenePflichtsoli.length
  if (gedraengt !== undefined && (bisEndphase === 1 || wurf() < 30)) return solo(gedraengt, ausgang)
  const w = wurf()
  const offen = spieler.find((s) => stand.offenePflichtsoli.includes(s))
  if (w < 10 && offen !== undefined) return solo(offen, ausgang)
  const frei = spieler.find((s) => !stand.offenePflichtsoli.includes(s))
  if (w < 20 && frei !== undefined && !genugKuer) return solo(frei, ausgang, 'solo-koehler')
  const [a = '', b = ''] = spieler
  return normal(a, b)
}
