import { describe, expect, it } from 'vitest'
import { FUENF, VIER, normal, solo } from '../../../tests/builders/runde'
import { abend } from '../../../tests/builders/spieltag'
import type { Bruch } from '../bruch'
import type { Einstellungen } from '../regelwerk/einstellungen'
import type { SaisonAkte } from '../verein/verein'
import { saisonAus } from '../spieltag/rechnen'
import { computeSaison } from './compute'
import { computeVorschau } from './vorschau'
import { einstellungen } from '../../../tests/builders/einstellungen'

const JETZT = einstellungen({ freieFehltage: 1, kuersoloWiederholung: 'einmal' })
const SAISON: SaisonAkte = {
  id: 'saison',
  name: '2026',
  regelwerk: 'urexweiler',
  einstellungen: JETZT,
  spieler: FUENF,
  version: 1,
}

/** Elke misses the four evenings of this list, one of them struck, one running. */
const ABENDE = [
  abend({ id: 'maerz', datum: '2026-03-06', spieler: VIER, spiele: [normal('Anna', 'Bernd')] }),
  abend({ id: 'februar', datum: '2026-02-06', spieler: VIER, ende: 'gespielt' }),
  {
    ...abend({ id: 'weg', datum: '2026-01-30', spieler: VIER, ende: 'gespielt' }),
    gestrichen: true,
  },
  abend({
    id: 'januar',
    datum: '2026-01-09',
    spieler: VIER,
    ende: 'gespielt',
    // Bernd's second solo is a Kürsolo; lost, it would have to be repeated.
    spiele: [solo('Bernd'), solo('Bernd', 'verloren'), normal('Anna', 'Clara')],
  }),
]

describe('computeVorschau', () => {
  it('names the Spieltage that count by their id, struck and running ones never', () => {
    const v = computeVorschau(SAISON, ABENDE, { ...JETZT, freieFehltage: 0 })
    expect(
      v.spieltage.map((t) => [t.id, t.aenderungen.map((a) => [a.spieler, a.nachher.abzug])]),
    ).toEqual([['januar', [['Elke', 1]]]])
    expect(v.laufende).toEqual([])
  })

  it('counts as the season itself does, before and after', () => {
    const neu = { ...JETZT, freieFehltage: 0 }
    const { tabelle } = computeVorschau(SAISON, ABENDE, neu)
    const zaehle = (saison: SaisonAkte) => computeSaison(saisonAus(saison, ABENDE)).tabelle
    const figuren = (z: { rang: number; rangpunkte: Bruch }) => [z.rang, z.rangpunkte]
    expect(tabelle.map((z) => [z.spieler, ...figuren(z.nachher)])).toEqual(
      zaehle({ ...SAISON, einstellungen: neu }).map((z) => [z.spieler, ...figuren(z)]),
    )
    const vorher = new Map(zaehle(SAISON).map((z) => [z.spieler, figuren(z)]))
    expect(tabelle.map((z) => figuren(z.vorher))).toEqual(tabelle.map((z) => vorher.get(z.spieler)))
    // Bernd's solos of three times the value and Elke's absence make figures worth comparing.
    expect(new Set(tabelle.map((z) => z.nachher.rang)).size).toBeGreaterThan(2)
  })

  it('a rule for evenings moves no figure, however a lost Kürsolo was played', () => {
    const v = computeVorschau(SAISON, ABENDE, { ...JETZT, kuersoloWiederholung: 'bis-gewonnen' })
    expect(v.spieltage).toEqual([])
    expect(v.tabelle.every((z) => z.vorher.rang === z.nachher.rang)).toBe(true)
  })

  it('a rule for evenings names those under way with the rule they keep', () => {
    const v = computeVorschau(
      SAISON,
      ABENDE,
      einstellungen({ freieFehltage: 0, kuersoloWiederholung: 'aus' }),
    )
    expect(v.laufende.map((l) => [l.id, l.datum, l.einstellungen.kuersoloWiederholung])).toEqual([
      ['maerz', '2026-03-06', 'einmal'],
    ])
    expect(v.spieltage.map((t) => t.id)).toEqual(['januar'])
  })

  const AENDERUNGEN: readonly Partial<Einstellungen>[] = [
    { wertung: 'ligapunkte' },
    { wertung: 'summe' },
    { wertung: 'schnitt', abwesenheit: 'zaehlt-nicht' },
    { wertung: 'schnitt-spiel' },
    { abwesenheit: 'letzter-platz' },
    { abwesenheit: 'zaehlt-nicht' },
    { streichergebnisse: 1 },
    { mindestteilnahme: 1 },
    { gleichstand: 'spielpunkte' },
    { gleichstand: 'direkter-vergleich', wertung: 'summe', streichergebnisse: 2 },
  ]
  it.each(AENDERUNGEN)('%j: before and after as the season counts itself', (aenderung) => {
    const neu = einstellungen({ ...JETZT, ...aenderung })
    const v = computeVorschau(SAISON, ABENDE, neu)
    const [vorher, nachher] = [SAISON, { ...SAISON, einstellungen: neu }].map((s) =>
      computeSaison(saisonAus(s, ABENDE)),
    )
    const platz = (z: { rang: number; rangpunkte: Bruch; bisMindest: number } | undefined) =>
      z && [z.rang, z.rangpunkte, z.bisMindest]
    const bei = (stand: typeof vorher, spieler: string) =>
      stand?.tabelle.find((z) => z.spieler === spieler)
    for (const z of v.tabelle) {
      expect(platz(z.vorher)).toEqual(platz(bei(vorher, z.spieler)))
      expect(platz(z.nachher)).toEqual(platz(bei(nachher, z.spieler)))
    }
    const aenderungen = v.spieltage.flatMap((t) => t.aenderungen)
    // Of two ways of counting no figure is the same, whatever the numbers are.
    if (aenderung.wertung !== undefined) expect(aenderungen).toHaveLength(2 * FUENF.length)
  })

  it('a season without Spieltage stays at 0', () => {
    const v = computeVorschau(SAISON, [], { ...JETZT, freieFehltage: 5 })
    expect([v.spieltage, v.tabelle.map((z) => z.nachher.rang)]).toEqual([[], [1, 1, 1, 1, 1]])
  })
})
