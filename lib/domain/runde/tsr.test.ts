import { describe, expect, it } from 'vitest'
import { FUENF, VIER, mit, normal, normale, runde, solo } from '../../../tests/builders/runde'
import type { Spiel } from '../spiel/spiel'
import { computeRunde } from './compute'
import { hinweiseFuer } from './hinweise'
import type { Runde } from './runde'

/** The evenings of ddv, by hand. */

const geber = (r: Runde) => {
  const { spiele, naechstes } = computeRunde(r)
  return [...spiele.map((s) => s.geber), naechstes.geber]
}
const soloarten = (r: Runde) => computeRunde(r).spiele.map((s) => s.soloart)
const hinweise = (r: Runde) => computeRunde(r).hinweise

describe('Pflichtsolo and Lustsolo (D-T)', () => {
  const ddv = (...spiele: Spiel[]) => runde({ regelwerk: 'ddv', spieler: VIER, spiele })

  it('the first announced solo is dealt again, a later one moves the deal on', () => {
    const r = ddv(
      normal('Anna', 'Bernd'), // Anna deals
      solo('Clara'), // Bernd deals: Pflicht
      normal('Anna', 'Bernd'), // Bernd again
      solo('Clara', 'verloren', 'solo-herz'), // Clara deals: a Lustsolo
      normal('Anna', 'Bernd'), // Dieter: it moved the deal on, and nothing is repeated
      solo('Dieter', 'gewonnen', 'solo-fehlfarben'), // Anna deals: Pflicht
      solo('Dieter'), // Anna again: a Lustsolo
    )
    expect(geber(r)).toEqual([
      ...['Anna', 'Bernd', 'Bernd', 'Clara', 'Dieter', 'Anna', 'Anna', 'Bernd'],
    ])
    expect(soloarten(r)).toEqual([null, 'pflicht', null, 'kuer', null, 'pflicht', 'kuer'])
    expect(computeRunde(r)).toMatchObject({
      geplant: 24,
      offenePflichtsoli: ['Anna', 'Bernd'],
      kuersoli: { Anna: 0, Bernd: 0, Clara: 1, Dieter: 1 },
      erzwungen: null,
      hinweise: [],
    })
  })

  it('any announced solo is a Pflichtsolo, a silent one is none', () => {
    for (const art of ['solo-kreuz', 'solo-pik', 'solo-karo', 'solo-damen', 'solo-buben'] as const)
      expect(soloarten(ddv(solo('Bernd', 'gewonnen', art)))).toEqual(['pflicht'])
    for (const art of ['stilles-solo', 'hochzeit-solo'] as const)
      expect(soloarten(ddv(solo('Bernd', 'gewonnen', art)))).toEqual([null])
  })

  it('a drawn-out evening has 24 games at a table of four, 30 at five', () => {
    for (const [spieler, geplant] of [
      [VIER, 24],
      [FUENF, 30],
    ] as const) {
      const leer = runde({ regelwerk: 'ddv', spieler })
      expect(computeRunde(leer).geplant).toBe(geplant)
      const soli = spieler.slice(0, 4).map((s) => solo(s, 'gewonnen', 'solo-pik'))
      // Dealt by Anna, who sits out of five: hers is played when she sits at the table.
      const gespielt =
        spieler.length === 4
          ? mit(leer, ...soli)
          : mit(
              normale(mit(leer, ...['Bernd', 'Clara', 'Dieter', 'Elke'].map((s) => solo(s))), 1),
              solo('Anna'),
            )
      const vorletztes = normale(gespielt, geplant - gespielt.spiele.length - 1)
      expect(computeRunde(vorletztes).beendet).toBe(false)
      expect(computeRunde(normale(vorletztes, 1))).toMatchObject({
        beendet: true,
        hinweise: [{ code: 'runde-beendet' }],
      })
    }
  })

  it('a Lustsolo takes one of the games, it does not add one', () => {
    const alle = mit(ddv(), ...VIER.map((s) => solo(s)))
    const voll = normale(mit(alle, solo('Anna'), solo('Bernd')), 18)
    expect(voll.spiele).toHaveLength(24)
    expect(computeRunde(voll)).toMatchObject({ geplant: 24, beendet: true })
  })
})

describe('forced Pflichtsoli (D-T)', () => {
  const vier = runde({ regelwerk: 'ddv', spieler: VIER })

  it.each([
    [19, []],
    [20, [{ code: 'pflichtsolo-faellig', spieler: ['Bernd', 'Clara', 'Dieter', 'Anna'] }]],
  ])('after %i of 24 games with all four open: %j', (gespielt, erwartet) => {
    expect(hinweise(normale(vier, gespielt))).toEqual(erwartet)
  })

  it('count those left against the games left, the last game too', () => {
    const zwei = mit(vier, solo('Anna'), solo('Bernd'))
    expect(hinweise(normale(zwei, 19))).toEqual([])
    const faellig = normale(zwei, 20)
    expect(hinweise(faellig)).toEqual([
      { code: 'pflichtsolo-faellig', spieler: ['Clara', 'Dieter'] },
    ])
    const letztes = mit(faellig, solo('Dieter'))
    expect(hinweise(letztes)).toEqual([{ code: 'pflichtsolo-faellig', spieler: ['Clara'] }])
    // The last game is the last Pflichtsolo: in time.
    expect(hinweiseFuer(letztes, solo('Clara', 'verloren', 'solo-buben'))).toEqual([])
    expect(hinweise(mit(letztes, solo('Clara')))).toEqual([{ code: 'runde-beendet' }])
  })

  it('a normal game in their place must be confirmed', () => {
    const faellig = normale(mit(vier, ...['Anna', 'Bernd', 'Clara'].map((s) => solo(s))), 20)
    expect(hinweiseFuer(faellig, normal('Anna', 'Bernd'))).toEqual([
      { code: 'pflichtsolo-nicht-gespielt', spieler: ['Dieter'] },
    ])
  })

  it('a Lustsolo in their place must be too, since it takes a game', () => {
    const faellig = normale(mit(vier, ...['Anna', 'Bernd', 'Clara'].map((s) => solo(s))), 20)
    expect(hinweiseFuer(faellig, solo('Anna'))).toEqual([
      { code: 'pflichtsolo-nicht-gespielt', spieler: ['Dieter'] },
    ])
    expect(hinweiseFuer(faellig, solo('Dieter'))).toEqual([])
  })

  it('a Lustsolo moves the forced ones no further away: it takes a game', () => {
    const drei = normale(mit(vier, ...['Anna', 'Bernd', 'Clara'].map((s) => solo(s))), 19)
    expect(hinweise(drei)).toEqual([])
    expect(hinweise(mit(drei, solo('Anna')))).toEqual([
      { code: 'pflichtsolo-faellig', spieler: ['Dieter'] },
    ])
  })

  it('one after the last game is late, and over the number', () => {
    const voll = normale(mit(vier, ...['Anna', 'Bernd', 'Clara'].map((s) => solo(s))), 21)
    expect(hinweise(voll)).toEqual([
      { code: 'runde-beendet' },
      { code: 'pflichtsolo-offen', spieler: ['Dieter'] },
    ])
    expect(hinweiseFuer(voll, solo('Dieter'))).toEqual([
      { code: 'pflichtsolo-nach-frist', spieler: ['Dieter'] },
      { code: 'spielzahl-ueberschritten' },
    ])
  })
})

describe('five at the table (D-T): who deals the last phase sits out', () => {
  const fuenf = runde({ regelwerk: 'ddv', spieler: FUENF })
  const vorziehen = (r: Runde) =>
    hinweise(r).find((h) => h.code === 'pflichtsolo-vorziehen')?.spieler ?? []

  // 30 games, 5 Pflichtsoli: 25 normal games, then Anna deals again and sits out. Her last three deals at the table before
  // that are games 23 to 25 (Bernd deals the 22nd, Clara the 23rd …); nothing is urged as long as three are still to come.
  it.each([
    [20, 'Anna', []],
    [21, 'Bernd', []],
    [22, 'Clara', ['Anna']],
    [23, 'Dieter', ['Anna']],
    [24, 'Elke', ['Anna']],
  ])('after %i games %s deals, and these are urged: %j', (gespielt, werGibt, erwartet) => {
    const r = normale(fuenf, gespielt)
    expect(computeRunde(r).naechstes.geber).toBe(werGibt)
    expect(vorziehen(r)).toEqual(erwartet)
  })

  it('in the phase itself nobody is due who sits out', () => {
    const phase = normale(fuenf, 25)
    expect(computeRunde(phase).naechstes).toMatchObject({ geber: 'Anna', aussetzer: ['Anna'] })
    expect(hinweise(phase)).toEqual([
      { code: 'pflichtsolo-faellig', spieler: ['Bernd', 'Clara', 'Dieter', 'Elke'] },
    ])
    const zuletzt = mit(phase, ...['Bernd', 'Clara', 'Dieter', 'Elke'].map((s) => solo(s)))
    // Anna's is left and she sits out: no hint, and a normal game is all there is to play.
    expect(hinweise(zuletzt)).toEqual([])
    expect(hinweise(normale(zuletzt, 1))).toEqual([
      { code: 'runde-beendet' },
      { code: 'pflichtsolo-offen', spieler: ['Anna'] },
    ])
  })

  it('whoever heeds it ends with a forced Pflichtsolo in the last game', () => {
    const rechtzeitig = mit(normale(fuenf, 23), solo('Anna'))
    const phase = normale(rechtzeitig, 2)
    expect(computeRunde(phase).naechstes).toMatchObject({ nummer: 27, geber: 'Anna' })
    const ende = mit(phase, ...['Elke', 'Dieter', 'Clara', 'Bernd'].map((s) => solo(s)))
    expect(computeRunde(ende).spiele.flatMap((s) => s.hinweise)).toEqual([])
    expect(hinweise(ende)).toEqual([{ code: 'runde-beendet' }])
    expect(computeRunde(ende).spiele.at(-1)).toMatchObject({ nummer: 30, geber: 'Anna' })
  })
})
