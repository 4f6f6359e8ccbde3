import { describe, expect, test } from 'vitest'
import { FUENF, VIER, normal, solo } from '../../../tests/builders/runde'
import { abend } from '../../../tests/builders/spieltag'
import { computeBilanz } from './bilanz'
import {
  BILANZ_AUSWAHLEN,
  buildBilanzListe,
  listBilanzSpiele,
  listNurErgebnis,
  parseBilanzAuswahl,
} from './bilanz-spiele'

// Anna, by hand: +1, −1 (against Clara's won solo: −1), +3 (Pflichtsolo), −3 (Kürsolo, lost).
const ERSTER = abend({
  id: 'erster',
  spieler: VIER,
  spiele: [normal('Anna', 'Bernd'), solo('Clara'), solo('Anna'), solo('Anna', 'verloren')],
})
// Five players, Anna deals and sits out of the first: then −1 (Kontra), 0 (drawn solo of Elke).
const ZWEITER = abend({
  id: 'zweiter',
  datum: '2026-02-13',
  spieler: FUENF,
  spiele: [normal('Bernd', 'Clara'), normal('Clara', 'Dieter'), solo('Elke', 'unentschieden')],
})
const ABENDE = listBilanzSpiele([ZWEITER, ERSTER], 'Anna')

describe('listBilanzSpiele', () => {
  test('has the games at the table by date, with points, party, outcome and solo', () => {
    expect(
      ABENDE.flatMap((a) =>
        a.spiele.map((s) => [a.id, s.stand.nummer, s.punkte, s.alsRe, s.ausgang, s.solo]),
      ),
    ).toEqual([
      ['erster', 1, 1, true, 'gewonnen', false],
      ['erster', 2, -1, false, 'verloren', false],
      ['erster', 3, 3, true, 'gewonnen', true],
      ['erster', 4, -3, true, 'verloren', true],
      ['zweiter', 2, -1, false, 'verloren', false],
      ['zweiter', 3, 0, false, 'unentschieden', false],
    ])
  })

  test('has the announced soli of a rule book without Pflichtsoli too', () => {
    const spiele = [
      solo('Anna', 'gewonnen', 'solo-buben'),
      solo('Bernd', 'gewonnen', 'solo-buben'),
      // A silent one is none.
      { art: 'stilles-solo', re: ['Anna'], augenRe: 130 } as const,
    ]
    const tag = abend({ spieler: VIER, spiele })
    const runden = tag.runden.map((r) => ({ ...r, regelwerk: 'skill7' as const }))
    const soli = listBilanzSpiele([{ ...tag, runden }], 'Anna')
    expect(soli.flatMap((a) => a.spiele.map((s) => s.solo))).toEqual([true, false, false])
    expect(buildBilanzListe(soli, 'soli').anzahl).toBe(1)
    expect(computeBilanz([{ ...tag, runden }], 'Anna')).toMatchObject({ soli: 1, soliGewonnen: 1 })
  })

  test('leaves out struck evenings and those without a game of the player', () => {
    expect(listBilanzSpiele([{ ...ERSTER, gestrichen: true }], 'Anna')).toEqual([])
    expect(listBilanzSpiele([ERSTER], 'Elke')).toEqual([])
  })

  test('leaves out a struck game', () => {
    const runden = ERSTER.runden.map((r) => ({
      ...r,
      spiele: r.spiele.map((s) => ({ ...s, gestrichen: s.id === 'spiel-2' })),
    }))
    const [tag] = listBilanzSpiele([{ ...ERSTER, runden }], 'Anna')
    expect(tag?.spiele.map((s) => s.id)).toEqual(['spiel-1', 'spiel-3', 'spiel-4'])
  })

  test('says when a number alone does not name a game', () => {
    const zwei = {
      ...ERSTER,
      runden: ERSTER.runden.flatMap((r) => [r, { ...r, id: 'zweite', nummer: 2 }]),
    }
    const [tag] = listBilanzSpiele([zwei], 'Anna')
    expect(tag?.spiele.map((s) => `${s.ort.runde}.${s.stand.nummer}`)).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '2.1',
      '2.2',
      '2.3',
      '2.4',
    ])
    expect(new Set(ABENDE.flatMap((a) => a.spiele.map((s) => s.ort.runde)))).toEqual(
      new Set([null]),
    )
  })
})

test('evenings known by their result are listed apart, for who was there (U-L7)', () => {
  const ergebnis = { ...ERSTER, runden: [], endstand: { Anna: 5, Bernd: -5, Clara: 0, Dieter: 0 } }
  const tage = [ZWEITER, ergebnis, { ...ergebnis, id: 'gestrichen', gestrichen: true }]
  expect(listNurErgebnis(tage, 'Anna')).toEqual([{ id: 'erster', datum: '2026-01-09', punkte: 5 }])
  expect(listNurErgebnis(tage, 'Clara')).toEqual([{ id: 'erster', datum: '2026-01-09', punkte: 0 }])
  expect(listNurErgebnis(tage, 'Elke')).toEqual([])
  expect(listBilanzSpiele(tage, 'Anna').map((a) => a.id)).toEqual(['zweiter'])
})

test('says which evening still runs', () => {
  const tage = [ERSTER, { ...ZWEITER, ende: 'gespielt' as const }]
  expect(listBilanzSpiele(tage, 'Anna').map((a) => a.laeuft)).toEqual([true, false])
})

describe('buildBilanzListe', () => {
  test('adds up from game to game and evening by evening', () => {
    const liste = buildBilanzListe(ABENDE, 'alle')
    expect(liste.abende.map((a) => [a.punkte, a.spiele.map((s) => s.summe)])).toEqual([
      [0, [1, 0, 3, 0]],
      [-1, [-1, -1]],
    ])
    expect([liste.anzahl, liste.summe]).toEqual([6, -1])
  })

  test.each([
    ['gewonnen', [1, 4]],
    ['re', [1, 4, 1]],
    ['soli', [3, 0]],
  ] as const)('of %s has these running sums: %j', (auswahl, summen) => {
    const { abende } = buildBilanzListe(ABENDE, auswahl)
    expect(abende.flatMap((a) => a.spiele.map((s) => s.summe))).toEqual(summen)
    // Nothing of the second evening is chosen, so it is not listed.
    expect(abende.map((a) => a.id)).toEqual(['erster'])
  })

  test('lists exactly what the figures of the Bilanz count', () => {
    for (const spieler of FUENF) {
      const bilanz = computeBilanz([ERSTER, ZWEITER], spieler)
      const abende = listBilanzSpiele([ERSTER, ZWEITER], spieler)
      const listen = BILANZ_AUSWAHLEN.map((a) => buildBilanzListe(abende, a))
      expect(listen.map((l) => l.anzahl)).toEqual([
        bilanz.spiele,
        bilanz.gewonnen,
        bilanz.alsRe,
        bilanz.soli,
      ])
      expect(listen[0]).toMatchObject({ summe: bilanz.spielpunkte })
      expect(listen[0]?.abende).toHaveLength(bilanz.spieltage)
    }
  })
})

test.each([
  ['gewonnen', 'gewonnen'],
  ['re', 're'],
  [undefined, 'alle'],
  ['verloren', 'alle'],
  [['re', 'soli'], 'alle'],
])('the address %j chooses %s', (wert, auswahl) => {
  expect(parseBilanzAuswahl(wert)).toBe(auswahl)
})
