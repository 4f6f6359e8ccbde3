import { describe, expect, it } from 'vitest'
import {
  FUENF,
  SECHS,
  VIER,
  mit,
  normal,
  normale,
  runde,
  solo,
} from '../../../tests/builders/runde'
import { begruendeSpiel } from './begruendung'
import { computeRunde } from './compute'
import type { Runde } from './runde'

/** Of the game played last. */
const letztes = (r: Runde) => begruendeSpiel(r, r.spiele.length)

/** By hand, five players, Anna deals first; beside each game who deals. */
const ABEND = runde({
  spieler: FUENF,
  spiele: [
    normal('Bernd', 'Clara'), // 1: Anna deals
    solo('Clara'), // 2: Bernd deals, Pflicht
    normal('Clara', 'Dieter'), // 3: Bernd again
    solo('Dieter'), // 4: Clara deals, Pflicht
    normal('Dieter', 'Elke'), // 5: Clara again
    normal('Anna', 'Bernd'), // 6: Dieter deals
    solo('Clara', 'verloren', 'solo-buben'), // 7: Elke deals, Kür, lost
    solo('Clara', 'verloren', 'solo-buben'), // 8: Elke again, the repeat, lost as well
    normal('Anna', 'Bernd'), // 9: Elke again
    normal('Bernd', 'Clara'), // 10: Anna deals
  ],
})

describe('the dealer (U-T1)', () => {
  it.each([
    [1, 'Anna', { code: 'erster' }],
    [2, 'Bernd', { code: 'reihum', nach: 'Anna' }],
    [3, 'Bernd', { code: 'noch-einmal', solo: 2 }],
    [4, 'Clara', { code: 'reihum', nach: 'Bernd' }],
    [7, 'Elke', { code: 'reihum', nach: 'Dieter' }],
    [8, 'Elke', { code: 'noch-einmal', solo: 7 }],
    [9, 'Elke', { code: 'noch-einmal', solo: 8 }],
    [10, 'Anna', { code: 'reihum', nach: 'Elke' }],
  ])('of game %i is %s because of %j', (nummer, geber, geberGrund) => {
    expect(begruendeSpiel(ABEND, nummer)).toMatchObject({ geber, geberGrund })
  })

  it('moves on after a silent solo, which was not announced (A1)', () => {
    const still = { art: 'stilles-solo', re: ['Anna'], augenRe: 130 } as const
    const r = runde({ spieler: VIER, spiele: [still, normal('Anna', 'Bernd')] })
    expect(begruendeSpiel(r, 2).geberGrund).toEqual({ code: 'reihum', nach: 'Anna' })
    expect(begruendeSpiel(r, 1).solo).toEqual({ code: 'nicht-angesagt' })
  })
})

describe('who sits out and who leads (U-T2)', () => {
  it.each([
    [VIER, [], 'Bernd'],
    [FUENF, [{ spieler: 'Anna', platz: 'geber' }], 'Bernd'],
    [
      SECHS,
      [
        { spieler: 'Anna', platz: 'geber' },
        { spieler: 'Elke', platz: 'zwei-rechts' },
      ],
      'Bernd',
    ],
  ] as const)('of %j: %j', (spieler, aussetzer, ausspieler) => {
    const r = runde({ spieler, spiele: [normal('Bernd', 'Clara')] })
    const anzahl = spieler.length
    expect(begruendeSpiel(r, 1)).toMatchObject({
      tisch: { anzahl, aussetzer, statt: [] },
      ausspieler,
      solistSpieltAus: false,
      solo: null,
    })
  })

  it('an announced solo is led by the soloist', () => {
    expect(begruendeSpiel(ABEND, 4)).toMatchObject({ ausspieler: 'Dieter', solistSpieltAus: true })
  })

  it('says whom the record seats otherwise', () => {
    // Anna deals and should sit out of five, the record has Elke out.
    const r = runde({ spieler: FUENF, spiele: [normal('Anna', 'Bernd')] })
    const besetzung = ['Anna', 'Bernd', 'Clara', 'Dieter']
    const spiele = r.spiele.map((s) => ({ ...s, besetzung }))
    expect(begruendeSpiel({ ...r, spiele }, 1).tisch).toEqual({
      anzahl: 5,
      aussetzer: [{ spieler: 'Elke', platz: null }],
      statt: ['Anna'],
    })
  })
})

describe('Pflicht and Kür (U-T4, U-T5)', () => {
  it('the first announced solo is the Pflichtsolo, here in good time', () => {
    const solo = { code: 'pflicht', solist: 'Clara', faellig: null }
    expect(begruendeSpiel(ABEND, 2).solo).toEqual(solo)
  })

  it('a Kürsolo names the Pflichtsolo, and what it leads to when lost', () => {
    expect(begruendeSpiel(ABEND, 7).solo).toEqual({
      code: 'kuer',
      solist: 'Clara',
      pflichtsolo: 2,
      wiederholt: null,
      danach: 'wiederholen',
    })
  })

  it('a repeat names what it repeats; lost too, it is not repeated (A6)', () => {
    expect(begruendeSpiel(ABEND, 8).solo).toMatchObject({
      pflichtsolo: 2,
      wiederholt: 7,
      danach: 'keine-zweite',
    })
  })

  it.each([
    ['bis-gewonnen', 'wiederholen'],
    ['aus', 'aus'],
  ] as const)('by the setting %s two lost ones lead to: %s', (wiederholung, danach) => {
    const verloren = solo('Bernd', 'verloren')
    const r = runde({ spieler: VIER, spiele: [solo('Bernd'), verloren, verloren], wiederholung })
    expect(letztes(r).solo).toMatchObject({ danach })
  })

  it('another art after a lost Kürsolo repeats nothing', () => {
    const spiele = [
      solo('Bernd'),
      solo('Bernd', 'verloren'),
      solo('Bernd', 'gewonnen', 'solo-null'),
    ]
    expect(letztes(runde({ spieler: VIER, spiele })).solo).toMatchObject({
      pflichtsolo: 1,
      wiederholt: null,
      danach: null,
    })
  })

  it('a drawn Kürsolo leads to nothing', () => {
    const spiele = [solo('Bernd'), solo('Bernd', 'unentschieden')]
    expect(letztes(runde({ spieler: VIER, spiele })).solo).toMatchObject({ danach: null })
  })
})

describe('a Pflichtsolo that could not wait (U-T6)', () => {
  // Two open of four, 24 planned: from game 22 on, when three are left.
  const vorher = normale(mit(runde({ spieler: VIER }), solo('Anna'), solo('Bernd')), 19)

  it('has the games left, the open ones, and who comes first from the left of the dealer', () => {
    expect(computeRunde(vorher).naechstes).toMatchObject({ nummer: 22, geber: 'Dieter' })
    expect(letztes(mit(vorher, solo('Clara'))).solo).toEqual({
      code: 'pflicht',
      solist: 'Clara',
      faellig: { uebrig: 3, offen: ['Clara', 'Dieter'], reihe: ['Clara', 'Dieter'] },
    })
    expect(letztes(mit(vorher, solo('Clara'), solo('Dieter'))).solo).toMatchObject({
      faellig: { uebrig: 2, offen: ['Dieter'], reihe: ['Dieter'] },
    })
  })

  it('one game earlier it could have waited', () => {
    const frueher = { ...vorher, spiele: vorher.spiele.slice(0, -1) }
    expect(letztes(mit(frueher, solo('Clara'))).solo).toMatchObject({ faellig: null })
  })
})

describe('the number of games (U-T3)', () => {
  it.each([
    [1, [], 25],
    [6, [], 25],
    [7, [{ nummer: 7, solist: 'Clara' }], 26],
    [
      10,
      [
        { nummer: 7, solist: 'Clara' },
        { nummer: 8, solist: 'Clara' },
      ],
      27,
    ],
  ])('after game %i adds the Kürsoli so far: %j makes %i', (nummer, kuersoli, geplant) => {
    expect(begruendeSpiel(ABEND, nummer).spielzahl).toEqual({
      anzahl: 5,
      grundzahl: 25,
      kuersoli,
      geplant,
    })
  })

  it('is what the Runde itself plans, whatever was played', () => {
    expect(letztes(ABEND).spielzahl.geplant).toBe(computeRunde(ABEND).geplant)
  })
})

describe('a Lustsolo (D-T)', () => {
  const ddv = runde({
    regelwerk: 'ddv',
    spieler: VIER,
    spiele: [solo('Clara'), solo('Clara', 'verloren', 'solo-herz'), normal('Anna', 'Bernd')],
  })

  it('names the Pflichtsolo before it, is led by the dealer’s left and adds no game', () => {
    expect(begruendeSpiel(ddv, 1)).toMatchObject({
      regelwerk: 'ddv',
      solistSpieltAus: true,
      ausspieler: 'Clara',
      solo: { code: 'pflicht', solist: 'Clara', faellig: null },
    })
    expect(begruendeSpiel(ddv, 2)).toMatchObject({
      // Anna deals again after the Pflichtsolo.
      geberGrund: { code: 'noch-einmal', solo: 1 },
      solistSpieltAus: false,
      ausspieler: 'Bernd',
      solo: { code: 'lust', solist: 'Clara', pflichtsolo: 1, pflicht: true },
      spielzahl: { anzahl: 4, grundzahl: 24, kuersoli: [], geplant: 24 },
    })
  })

  it('lets the deal move on, lost or not', () => {
    expect(begruendeSpiel(ddv, 3).geberGrund).toEqual({ code: 'reihum', nach: 'Anna' })
  })

  it('may be one before any Pflichtsolo: the Damensolo of besenmarkt (B-A)', () => {
    const r = runde({ regelwerk: 'besenmarkt', spieler: VIER, spiele: [solo('Clara')] })
    expect(begruendeSpiel(r, 1)).toMatchObject({
      solistSpieltAus: false,
      solo: { code: 'lust', solist: 'Clara', pflichtsolo: null, pflicht: true },
    })
  })

  it('is every solo where none is owed, and no number of games is planned (K-A)', () => {
    const r = runde({
      regelwerk: 'skill7',
      spieler: FUENF,
      spiele: [solo('Clara'), solo('Dieter')],
    })
    expect(begruendeSpiel(r, 2)).toMatchObject({
      geber: 'Bernd',
      geberGrund: { code: 'reihum', nach: 'Anna' },
      tisch: { anzahl: 5, aussetzer: [{ spieler: 'Bernd', platz: 'geber' }], statt: [] },
      ausspieler: 'Clara',
      solistSpieltAus: false,
      solo: { code: 'lust', solist: 'Dieter', pflichtsolo: null, pflicht: false },
      spielzahl: { anzahl: 5, grundzahl: null, kuersoli: [], geplant: null },
    })
  })

  it('does not make a Pflichtsolo that waited any less due (D-T)', () => {
    const vorher = normale(mit(ddv, ...['Anna', 'Bernd'].map((s) => solo(s))), 18)
    expect(letztes(mit(vorher, solo('Dieter'))).solo).toEqual({
      code: 'pflicht',
      solist: 'Dieter',
      faellig: { uebrig: 1, offen: ['Dieter'], reihe: ['Dieter'] },
    })
  })
})
