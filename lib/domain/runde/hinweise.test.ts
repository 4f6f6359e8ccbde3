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
import { computeRunde } from './compute'
import { hinweiseFuer } from './hinweise'
import type { Runde } from './runde'

const hinweise = (r: Runde) => computeRunde(r).hinweise

describe('the last phase (U-T6)', () => {
  it.each([
    [VIER, 18, []],
    [VIER, 19, ['Dieter', 'Anna', 'Bernd', 'Clara']],
  ])('with %j and %i games played these are due: %j', (spieler, anzahl, faellig) => {
    const r = normale(runde({ spieler, ersterGeber: 'Dieter' }), anzahl)
    expect(hinweise(r).flatMap((h) => h.spieler ?? [])).toEqual(faellig)
  })

  it('counts the Pflichtsoli left against the games left less one', () => {
    // Two open, 24 planned: due with three games left.
    const r = mit(runde({ spieler: VIER }), solo('Anna'), solo('Bernd'))
    expect(hinweise(normale(r, 18))).toEqual([])
    expect(hinweise(normale(r, 19))).toEqual([
      { code: 'pflichtsolo-faellig', spieler: ['Clara', 'Dieter'] },
    ])
  })

  it('does not move with a Kürsolo, which adds the game it takes', () => {
    const r = mit(runde({ spieler: VIER }), solo('Anna'), solo('Anna'), solo('Bernd'))
    expect(hinweise(normale(r, 18))).toEqual([])
    expect(hinweise(normale(r, 19))).toEqual([
      { code: 'pflichtsolo-faellig', spieler: ['Clara', 'Dieter'] },
    ])
  })

  it('lets a forced repeat go before, and then no Pflichtsolo hint stands', () => {
    const r = normale(mit(runde({ spieler: VIER }), solo('Anna'), solo('Bernd')), 19)
    const verloren = mit(r, solo('Anna', 'verloren', 'solo-koehler'))
    expect(hinweise(verloren)).toEqual([{ code: 'wiederholung', spieler: ['Anna'] }])
    expect(hinweise(mit(verloren, solo('Anna', 'verloren', 'solo-koehler')))).toEqual([
      { code: 'pflichtsolo-faellig', spieler: ['Clara', 'Dieter'] },
    ])
  })

  it('has nobody due who sits out, and marks no game that could not be a Pflichtsolo', () => {
    // Only Elke's is open; with Anna the first dealer, Elke deals the last phase and sits out.
    const r = mit(runde({ spieler: FUENF }), ...['Bernd', 'Clara', 'Dieter'].map((s) => solo(s)))
    const mitAnna = mit(normale(r, 1), solo('Anna'))
    const phase = normale(mitAnna, 18)
    expect(computeRunde(phase).naechstes).toMatchObject({ nummer: 24, geber: 'Elke' })
    expect(hinweise(phase)).toEqual([])
    expect(hinweiseFuer(phase, normal('Anna', 'Bernd'))).toEqual([])
    // In the last game she sits at the table again: late, but better than never.
    const letztes = normale(phase, 1)
    expect(hinweise(letztes)).toEqual([{ code: 'pflichtsolo-faellig', spieler: ['Elke'] }])
    expect(hinweiseFuer(letztes, solo('Elke'))).toEqual([
      { code: 'pflichtsolo-nach-frist', spieler: ['Elke'] },
    ])
  })
})

describe('bringing a Pflichtsolo forward (U-T6)', () => {
  const vorziehen = (r: Runde) =>
    hinweise(r).find((h) => h.code === 'pflichtsolo-vorziehen')?.spieler ?? []

  it('is said to nobody at a table of four', () => {
    for (let n = 0; n <= 24; n++) {
      expect(vorziehen(normale(runde({ spieler: VIER }), n))).toEqual([])
    }
  })

  it.each([
    [14, []],
    [15, []],
    [16, ['Elke']],
    [17, ['Elke']],
    [18, ['Elke']],
    // The phase itself: Elke deals and sits out.
    [19, []],
  ])('with five is said in the last three deals before the phase: %i played, %j', (n, wen) => {
    expect(vorziehen(normale(runde({ spieler: FUENF }), n))).toEqual(wen)
  })

  it.each([
    // Dealer Anna: Elke sits out. Three deals at the table remain after this one for both.
    [18, 'Anna', []],
    // Dealer Bernd: Frank sits out, his last three deals begin with the next; Dieter's with this one.
    [19, 'Bernd', ['Dieter']],
    [20, 'Clara', ['Dieter', 'Frank']],
    // Dealer Dieter sits out himself. It stays said.
    [21, 'Dieter', ['Dieter', 'Frank']],
    [22, 'Elke', ['Dieter', 'Frank']],
    [23, 'Frank', []],
  ])('with six is said to both who will sit out: %i played, %s deals, %j', (n, geber, wen) => {
    const r = normale(runde({ spieler: SECHS }), n)
    expect(computeRunde(r).naechstes.geber).toBe(geber)
    expect(vorziehen(r)).toEqual(wen)
  })

  it('names only those whose Pflichtsolo is open', () => {
    const r = normale(mit(runde({ spieler: SECHS }), solo('Frank')), 21)
    expect(vorziehen(r)).toEqual(['Dieter'])
  })

  it('is not said any more once everybody has played theirs', () => {
    const r = normale(runde({ spieler: FUENF, ersterGeber: 'Elke' }), 1)
    const alle = mit(r, ...['Bernd', 'Clara', 'Dieter', 'Elke'].map((s) => solo(s)))
    const auchAnna = mit(normale(alle, 1), solo('Anna'))
    for (let n = 0; n <= 19; n++) expect(vorziehen(normale(auchAnna, n))).toEqual([])
  })
})

describe('a game against the rules', () => {
  const fast = normale(mit(runde({ spieler: VIER }), ...VIER.slice(1).map((s) => solo(s))), 20)

  it('a Pflichtsolo in the last game comes too late, in the last but one it does not', () => {
    expect(computeRunde(fast).naechstes.nummer).toBe(24)
    expect(hinweiseFuer(fast, solo('Anna'))).toEqual([
      { code: 'pflichtsolo-nach-frist', spieler: ['Anna'] },
    ])
    const vorletztes = { ...fast, spiele: fast.spiele.slice(0, -1) }
    expect(hinweiseFuer(vorletztes, solo('Anna'))).toEqual([])
  })

  it('a normal game although a Pflichtsolo is due names those who could have played it', () => {
    expect(hinweiseFuer(fast, normal('Anna', 'Bernd'))).toEqual([
      { code: 'pflichtsolo-nicht-gespielt', spieler: ['Anna'] },
    ])
    expect(hinweiseFuer(fast, { art: 'stilles-solo', re: ['Bernd'], augenRe: 130 })).toEqual([
      { code: 'pflichtsolo-nicht-gespielt', spieler: ['Anna'] },
    ])
  })

  it('a Kürsolo in the last phase takes no game from the Pflichtsoli', () => {
    expect(hinweiseFuer(fast, solo('Bernd'))).toEqual([])
  })

  it('games after the planned number are over it, Kürsoli too, and later ones as well', () => {
    const voll = normale(fast, 1)
    expect(computeRunde(voll).beendet).toBe(true)
    const ueber = [{ code: 'spielzahl-ueberschritten' }]
    expect(hinweiseFuer(voll, normal('Anna', 'Bernd'))).toEqual(ueber)
    expect(hinweiseFuer(voll, solo('Bernd'))).toEqual(ueber)
    expect(hinweiseFuer(normale(voll, 1), normal('Anna', 'Bernd'))).toEqual(ueber)
    expect(hinweiseFuer(voll, solo('Anna'))).toEqual([
      { code: 'pflichtsolo-nach-frist', spieler: ['Anna'] },
      ...ueber,
    ])
  })

  it('in the place of a repeat misses it, and no Pflichtsolo is asked for besides', () => {
    const verloren = mit(fast, solo('Bernd', 'verloren', 'solo-null'))
    expect(hinweiseFuer(verloren, normal('Anna', 'Bernd'))).toEqual([
      { code: 'wiederholung-versaeumt', spieler: ['Bernd'] },
    ])
    expect(hinweiseFuer(verloren, solo('Bernd', 'gewonnen', 'solo-null'))).toEqual([])
  })

  it('keeps its hints when the table has confirmed them', () => {
    const spiel = {
      ...normal('Anna', 'Bernd'),
      bestaetigt: ['pflichtsolo-nicht-gespielt'] as const,
    }
    expect(computeRunde(mit(fast, spiel)).spiele.at(-1)?.hinweise).toEqual(
      hinweiseFuer(fast, normal('Anna', 'Bernd')),
    )
  })

  it('by its hints beforehand is the same as in the list afterwards', () => {
    for (const spiel of [normal('Anna', 'Bernd'), solo('Anna'), solo('Bernd', 'verloren')]) {
      expect(computeRunde(mit(fast, spiel)).spiele.at(-1)?.hinweise).toEqual(
        hinweiseFuer(fast, spiel),
      )
    }
  })
})
