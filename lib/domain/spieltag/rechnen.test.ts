import { describe, expect, it } from 'vitest'
import { FUENF, VIER, normal, solo } from '../../../tests/builders/runde'
import { exportSaison } from '../../format/austausch'
import { parseSaisonDatei } from '../austausch/saison-datei'
import { getRegelwerk } from '../regelwerk/presets'
import { computeSaison } from '../saison/compute'
import type { Spiel } from '../spiel/spiel'
import type { SaisonAkte } from '../verein/verein'
import { computeSpieltag, gezaehlteSpieltage, rundeAus, saisonAus } from './rechnen'
import type { RundeAkte, SpielAkte, SpieltagAkte } from './spieltag'
import { einstellungen } from '../../../tests/builders/einstellungen'

const { standard } = getRegelwerk('urexweiler')

function spielAkte(spiel: Spiel, mehr: Partial<SpielAkte> = {}): SpielAkte {
  return {
    id: `spiel-${mehr.position ?? 1}`,
    rundeId: 'runde-1',
    position: 1,
    version: 1,
    spiel,
    besetzung: VIER,
    gestrichen: false,
    grund: null,
    erfasstVon: 'mitglied-1',
    eingetragenAm: 0,
    erfasstAm: 0,
    ...mehr,
  }
}

function rundeAkte(spiele: readonly SpielAkte[], mehr: Partial<RundeAkte> = {}): RundeAkte {
  return {
    id: 'runde-1',
    nummer: 1,
    tisch: 1,
    regelwerk: 'urexweiler',
    einstellungen: standard,
    sitze: VIER,
    ersterGeber: 'Anna',
    ende: null,
    version: 1,
    spiele,
    ...mehr,
  }
}

function spieltagAkte(mehr: Partial<SpieltagAkte> = {}): SpieltagAkte {
  return {
    id: 'spieltag-1',
    saisonId: 'saison-1',
    datum: '2026-01-09',
    reihenfolge: 1,
    ort: null,
    entschuldigt: [],
    endstand: null,
    ende: 'gespielt',
    gestrichen: false,
    version: 1,
    einsprueche: [],
    abnahmen: [],
    runden: [],
    ...mehr,
  }
}

const saison: SaisonAkte = {
  id: 'saison-1',
  name: '2026',
  regelwerk: 'urexweiler',
  einstellungen: standard,
  spieler: FUENF,
  version: 1,
}

describe('a stored Runde', () => {
  it('is computed without its struck games, in the order of their positions', () => {
    const akte = rundeAkte([
      spielAkte(normal('Clara', 'Dieter'), { position: 3 }),
      spielAkte(solo('Bernd'), { position: 1 }),
      spielAkte(solo('Anna'), { position: 2, gestrichen: true }),
    ])
    expect(rundeAus(akte).spiele.map((s) => s.spiel.re)).toEqual([['Bernd'], ['Clara', 'Dieter']])
    const [gerechnet] = computeSpieltag(spieltagAkte({ runden: [akte] })).runden
    expect(gerechnet?.spiele.map((s) => [s.akte.position, s.stand.nummer])).toEqual([
      [1, 1],
      [3, 2],
    ])
    expect(gerechnet?.stand.offenePflichtsoli).toEqual(['Anna', 'Clara', 'Dieter'])
  })

  it('keeps the recorded four of a game when a correction moves the deal', () => {
    // Bernd dealt the second game and sat out. Now the first one is corrected to a solo: Anna deals again.
    const akte = rundeAkte(
      [
        spielAkte(solo('Elke'), { besetzung: FUENF.slice(1) }),
        spielAkte(normal('Anna', 'Clara'), {
          position: 2,
          besetzung: ['Anna', 'Clara', 'Dieter', 'Elke'],
        }),
      ],
      { sitze: FUENF },
    )
    const [, zweites] = computeSpieltag(spieltagAkte({ runden: [akte] })).runden[0]?.spiele ?? []
    expect(zweites?.stand.geber).toBe('Anna')
    expect(zweites?.stand.punkte).toEqual({ Anna: 1, Clara: 1, Dieter: -1, Elke: -1 })
    expect(zweites?.stand.hinweise).toEqual([{ code: 'besetzung-weicht-ab', spieler: ['Anna'] }])
  })
})

describe('an evening', () => {
  it('sums its Runden and knows who was there', () => {
    const eine = rundeAkte([spielAkte(normal('Anna', 'Bernd'))], { ende: 'vorzeitig' })
    const andere = rundeAkte([spielAkte(normal('Bernd', 'Elke'), { besetzung: FUENF.slice(1) })], {
      id: 'runde-2',
      sitze: FUENF.slice(1),
      ersterGeber: 'Elke',
    })
    const { summe, anwesend } = computeSpieltag(spieltagAkte({ runden: [eine, andere] }))
    expect(summe).toEqual({ Anna: 1, Bernd: 2, Clara: -2, Dieter: -2, Elke: 1 })
    expect(anwesend).toEqual(FUENF)
  })

  it('known by its result only has that result', () => {
    const endstand = { Anna: 3, Bernd: -3 }
    expect(computeSpieltag(spieltagAkte({ endstand }))).toEqual({
      runden: [],
      summe: endstand,
      anwesend: ['Anna', 'Bernd'],
    })
  })
})

describe('a season counts', () => {
  const laufend = spieltagAkte({ id: 'laufend', ende: null, datum: '2026-03-01' })
  const gestrichen = spieltagAkte({ id: 'gestrichen', gestrichen: true })
  const ergebnis = spieltagAkte({ id: 'ergebnis', ende: null, endstand: { Anna: 0 } })
  const zweiter = spieltagAkte({ id: 'zweiter', reihenfolge: 2 })
  const erster = spieltagAkte({ id: 'erster', datum: '2025-12-31', reihenfolge: 9 })

  it('what is over and not struck, by date and order on it', () => {
    const alle = [laufend, gestrichen, zweiter, ergebnis, erster]
    expect(gezaehlteSpieltage(alle).map((t) => t.id)).toEqual(['erster', 'ergebnis', 'zweiter'])
    expect(saisonAus(saison, alle).spieltage.map((t) => t.datum)).toEqual([
      '2025-12-31',
      '2026-01-09',
      '2026-01-09',
    ])
  })
})

describe('a stored season as a file', () => {
  const namen = Object.fromEntries(FUENF.map((s) => [s, `${s} Müller`]))
  const anders = einstellungen({ freieFehltage: 2, kuersoloWiederholung: 'aus' })
  const spieltage = [
    spieltagAkte({
      ort: 'Anna',
      runden: [
        rundeAkte(
          [
            spielAkte(solo('Elke'), { besetzung: FUENF.slice(1) }),
            spielAkte(normal('Anna', 'Clara'), {
              position: 2,
              besetzung: ['Anna', 'Clara', 'Dieter', 'Elke'],
            }),
          ],
          { sitze: FUENF, einstellungen: anders, ende: 'gespielt' },
        ),
      ],
    }),
    spieltagAkte({ datum: '2026-02-09', entschuldigt: ['Elke'], endstand: { Anna: 2, Clara: -2 } }),
    spieltagAkte({ datum: '2026-03-09', ende: null, runden: [rundeAkte([])] }),
  ]
  const datei = exportSaison({ saison, spieltage, namen })

  it('computes the same table, tables moved by a correction included', () => {
    const gelesen = parseSaisonDatei(JSON.parse(JSON.stringify(datei)) as unknown)
    if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
    const ohneLaufenden = { ...gelesen.wert, spieltage: gelesen.wert.spieltage.slice(0, 2) }
    expect(computeSaison(ohneLaufenden).tabelle).toEqual(
      computeSaison(saisonAus(saison, spieltage)).tabelle.map((z) => ({
        ...z,
        spieler: namen[z.spieler],
      })),
    )
    expect(gelesen.wert.spieltage[0]?.runden[0]?.einstellungen).toEqual(anders)
  })

  it('writes names for ids, and what goes beyond the plain format only where it must', () => {
    expect(datei.spieltage).toEqual([
      {
        datum: '2026-01-09',
        ort: 'Anna',
        runden: [
          {
            spieler: FUENF.map((s) => namen[s]),
            ersterGeber: 'Anna Müller',
            einstellungen: {
              kuersoloWiederholung: 'aus',
              wertung: 'rangpunkte',
              abwesenheit: 'null-punkte',
              freieFehltage: 2,
              streichergebnisse: 0,
              mindestteilnahme: 0,
              gleichstand: 'geteilt',
              fehlgebuehrCent: 0,
            },
            spiele: [
              { art: 'solo-damen', re: ['Elke Müller'], augenRe: 130 },
              {
                ...normal('Anna Müller', 'Clara Müller'),
                besetzung: ['Anna Müller', 'Clara Müller', 'Dieter Müller', 'Elke Müller'],
              },
            ],
            ende: 'gespielt',
          },
        ],
        ende: 'gespielt',
      },
      {
        datum: '2026-02-09',
        entschuldigt: ['Elke Müller'],
        endstand: { 'Anna Müller': 2, 'Clara Müller': -2 },
        ende: 'gespielt',
      },
      {
        datum: '2026-03-09',
        runden: [
          {
            spieler: VIER.map((s) => namen[s]),
            ersterGeber: 'Anna Müller',
            spiele: [],
          },
        ],
      },
    ])
  })
})

describe('absences without the games', () => {
  it('come out the same from the seats alone, so that the opening need not load what was played', () => {
    const runde = { sitze: FUENF.slice(0, 4) }
    const tage = [
      spieltagAkte({ runden: [rundeAkte([spielAkte(normal('Anna', 'Bernd'))], runde)] }),
      spieltagAkte({ id: 'spieltag-2', datum: '2026-01-16', endstand: { Anna: -3, Elke: 3 } }),
    ]
    const ohne = tage.map((t) => ({ ...t, runden: t.runden.map((r) => ({ ...r, spiele: [] })) }))
    const fehltage = (t: readonly SpieltagAkte[]) =>
      Object.fromEntries(
        computeSaison(saisonAus(saison, t)).tabelle.map((z) => [z.spieler, z.fehltage]),
      )
    expect(fehltage(ohne)).toEqual({ Anna: 0, Bernd: 1, Clara: 1, Dieter: 1, Elke: 1 })
    expect(fehltage(tage)).toEqual(fehltage(ohne))
  })
})
