import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { saison, saisonRegeln } from '../../../tests/arbitraries/saison'
import { bruch, subtrahiere, vergleiche } from '../bruch'
import type { Einstellungen } from '../regelwerk/einstellungen'
import { abwesenheitVon } from '../regelwerk/einstellungen'
import { computeSaison } from './compute'
import { listPosten } from './posten'
import type { Saison, SaisonStand } from './saison'
import { computeVerlauf } from './verlauf'

// Hundreds of whole evenings: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

/** Any season by any rules. */
const nachRegeln = (p?: { eigeneTage?: boolean }): fc.Arbitrary<Saison> =>
  fc.tuple(saison(p), saisonRegeln()).map(([s, einstellungen]): Saison => ({ ...s, einstellungen }))

const mit = (s: Saison, regeln: Partial<Einstellungen>): Saison => ({
  ...s,
  einstellungen: { ...s.einstellungen, ...regeln },
})

/** Lines by player, each without its place in the list. */
const nachSpieler = ({ tabelle }: SaisonStand) =>
  new Map(
    tabelle.map(({ gleichauf, ...z }) => [
      z.spieler,
      { ...z, gleichauf: [...gleichauf].sort((a, b) => (a.spieler < b.spieler ? -1 : 1)) },
    ]),
  )

it('another order of the roster is the same table, by any rules', () => {
  const gemischt = nachRegeln().chain((s) =>
    fc.tuple(fc.constant(s), fc.shuffledSubarray([...s.spieler], { minLength: s.spieler.length })),
  )
  fc.assert(
    fc.property(gemischt, ([s, spieler]) => {
      const [eins, zwei] = [computeSaison(s), computeSaison({ ...s, spieler })]
      expect(nachSpieler(zwei)).toEqual(nachSpieler(eins))
    }),
  )
})

it('the order of entry of Spieltage does not change the table, by any rules', () => {
  const gemischt = nachRegeln({ eigeneTage: true }).chain((s) =>
    fc.tuple(
      fc.constant(s),
      fc.shuffledSubarray([...s.spieltage], { minLength: s.spieltage.length }),
    ),
  )
  fc.assert(
    fc.property(gemischt, ([s, spieltage]) => {
      expect(computeSaison({ ...s, spieltage }).tabelle).toEqual(computeSaison(s).tabelle)
    }),
  )
})

it('the course ends in the table, and each of its tables is that of the Spieltage so far', () => {
  fc.assert(
    fc.property(nachRegeln({ eigeneTage: true }), (s) => {
      const tage = s.spieltage.toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
      const verlauf = computeVerlauf(s, computeSaison(s))
      expect(verlauf).toHaveLength(tage.length)
      verlauf.forEach(({ summen, plaetze }, i) => {
        const { tabelle } = computeSaison({ ...s, spieltage: tage.slice(0, i + 1) })
        expect(summen).toEqual(Object.fromEntries(tabelle.map((z) => [z.spieler, z.rangpunkte])))
        expect(plaetze).toEqual(Object.fromEntries(tabelle.map((z) => [z.spieler, z.rang])))
      })
    }),
    { numRuns: 50 },
  )
})

it('dropping one result more never lowers an average and never raises a sum of places', () => {
  const regeln = fc.tuple(nachRegeln(), fc.nat(3))
  fc.assert(
    fc.property(regeln, ([s, k]) => {
      const [weniger, mehr] = [k, k + 1].map((streichergebnisse) =>
        nachSpieler(computeSaison(mit(s, { streichergebnisse }))),
      )
      const { wertung } = s.einstellungen
      for (const [spieler, zeile] of mehr ?? []) {
        const davor = weniger?.get(spieler)
        if (davor === undefined) throw new Error(spieler)
        const unterschied = vergleiche(zeile.rangpunkte, davor.rangpunkte)
        // By game the worst evening may be a short one: there the average of the day is compared, not that of the season.
        if (wertung === 'schnitt') expect(unterschied).toBeGreaterThanOrEqual(0)
        if (wertung === 'rangpunkte' || wertung === 'ligapunkte')
          expect(unterschied).toBeLessThanOrEqual(0)
        expect(zeile.gezaehlt).toBeLessThanOrEqual(davor.gezaehlt)
        expect(zeile.gezaehlt === 0).toBe(davor.gezaehlt === 0)
      }
    }),
  )
})

it('an average is none below the worst and none above the best of the days that count', () => {
  const schnitte = fc.tuple(nachRegeln(), fc.constantFrom('schnitt', 'schnitt-spiel'))
  fc.assert(
    fc.property(schnitte, ([s, wertung]) => {
      const stand = computeSaison(mit(s, { wertung }))
      for (const zeile of stand.tabelle) {
        const tage = stand.spieltage
          .flatMap((t) => t.wertung.filter((w) => w.spieler === zeile.spieler))
          .filter((w) => w.zaehlt && !w.gestrichen)
          .map((w) => w.anteil)
          .sort(vergleiche)
        const [schlechtester, bester] = [tage[0], tage.at(-1)]
        if (!schlechtester || !bester) {
          expect(zeile.rangpunkte).toEqual(bruch(0))
          continue
        }
        expect(vergleiche(zeile.rangpunkte, schlechtester)).toBeGreaterThanOrEqual(0)
        expect(vergleiche(zeile.rangpunkte, bester)).toBeLessThanOrEqual(0)
      }
    }),
  )
})

it('a figure that is a sum is that of the days that stand, less all deductions', () => {
  const summen = fc.tuple(nachRegeln(), fc.constantFrom('rangpunkte', 'ligapunkte', 'summe'))
  fc.assert(
    fc.property(summen, ([s, wertung]) => {
      const stand = computeSaison(mit(s, { wertung }))
      for (const zeile of stand.tabelle) {
        const rest = stand.spieltage
          .flatMap((t) => t.wertung.filter((w) => w.spieler === zeile.spieler))
          .map((w) => (w.gestrichen ? bruch(-w.abzug) : w.rangpunkte))
          .reduce(subtrahiere, zeile.rangpunkte)
        expect(rest).toEqual(bruch(0))
      }
    }),
  )
})

it('ranks go 1, 2, 2, 4 with nobody out of the ranking before anybody in it', () => {
  fc.assert(
    fc.property(nachRegeln(), (s) => {
      const { tabelle } = computeSaison(s)
      tabelle.forEach((z, i) => {
        const davor = tabelle[i - 1]
        expect(z.rang === i + 1 || z.rang === davor?.rang).toBe(true)
        if (davor && davor.bisMindest > 0) expect(z.bisMindest).toBeGreaterThan(0)
      })
    }),
  )
})

it('only players of the same figure are told apart by something else', () => {
  fc.assert(
    fc.property(nachRegeln(), (s) => {
      const { tabelle } = computeSaison(s)
      const figur = new Map(tabelle.map((z) => [z.spieler, z.rangpunkte]))
      for (const z of tabelle) {
        if (s.einstellungen.gleichstand === 'geteilt') expect(z.gleichauf).toEqual([])
        for (const g of z.gleichauf) expect(figur.get(g.spieler)).toEqual(z.rangpunkte)
        // Whoever shares a place has the same figure.
        for (const a of tabelle.filter((t) => t.rang === z.rang))
          expect(a.rangpunkte).toEqual(z.rangpunkte)
      }
    }),
  )
})

it('who was not there is no winner of the day unless absence is playing with 0', () => {
  fc.assert(
    fc.property(nachRegeln(), (s) => {
      for (const w of computeSaison(s).spieltage.flatMap((t) => t.wertung)) {
        if (w.sieg) {
          expect(w.rang).toBe(1)
          expect(w.abwesend && abwesenheitVon(s.einstellungen) !== 'null-punkte').toBe(false)
        }
      }
    }),
  )
})

it('the addends of a player come to the figure of the table, and to its Spielpunkte and absences', () => {
  fc.assert(
    fc.property(nachRegeln(), (s) => {
      const stand = computeSaison(s)
      for (const zeile of stand.tabelle) {
        const posten = listPosten(
          s.einstellungen.wertung,
          stand.spieltage.flatMap((t) => t.wertung.filter((w) => w.spieler === zeile.spieler)),
        )
        const { bisher, gezaehlt, spielpunkte } = posten.at(-1) ?? NICHTS
        const { rangpunkte } = zeile
        expect({ rangpunkte: bisher, gezaehlt, spielpunkte }).toEqual({
          ...{ rangpunkte, gezaehlt: zeile.gezaehlt, spielpunkte: zeile.spielpunkte },
        })
        expect(posten.flatMap((p) => p.fehltag ?? [])).toEqual(
          Array.from({ length: zeile.fehltage }, (_, i) => i + 1),
        )
      }
    }),
  )
})

const NICHTS = { bisher: bruch(0), gezaehlt: 0, spielpunkte: 0 }
