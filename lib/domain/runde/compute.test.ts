import { describe, expect, it } from 'vitest'
import { FUENF, SECHS, VIER, normal, runde, solo } from '../../../tests/builders/runde'
import { computeRunde } from './compute'

const geber = (p: Parameters<typeof runde>[0]) => computeRunde(runde(p)).spiele.map((s) => s.geber)

describe('the dealer (U-T1)', () => {
  it('moves on after every game without an announced solo, silent ones too (A1)', () => {
    const spiele = [
      normal('Anna', 'Bernd'),
      { art: 'stilles-solo', re: ['Anna'], augenRe: 130 },
      { art: 'hochzeit-solo', re: ['Anna'], augenRe: 130 },
      { art: 'hochzeit', re: ['Anna', 'Clara'], augenRe: 130 },
      normal('Anna', 'Bernd'),
    ] as const
    expect(geber({ spieler: VIER, spiele })).toEqual(['Anna', 'Bernd', 'Clara', 'Dieter', 'Anna'])
  })

  it('stays after an announced solo, Pflicht or Kür, won or lost', () => {
    const spiele = [
      solo('Bernd'),
      solo('Bernd', 'verloren'),
      solo('Bernd'),
      normal('Anna', 'Bernd'),
    ]
    const stand = computeRunde(runde({ spieler: VIER, spiele }))
    expect(stand.spiele.map((s) => s.geber)).toEqual(['Anna', 'Anna', 'Anna', 'Anna'])
    expect(stand.naechstes.geber).toBe('Bernd')
  })
})

describe('the number of games (U-T3)', () => {
  it.each([
    [VIER, 24],
    [FUENF, 25],
    [SECHS, 30],
  ])('of %j is %i', (spieler, geplant) => {
    expect(computeRunde(runde({ spieler })).geplant).toBe(geplant)
  })

  it('grows by each Kürsolo, not by a Pflichtsolo', () => {
    const spiele = [solo('Bernd'), solo('Bernd'), solo('Clara'), solo('Bernd')]
    const stand = computeRunde(runde({ spieler: VIER, spiele }))
    expect(stand.geplant).toBe(26)
    expect(stand.kuersoli).toEqual({ Anna: 0, Bernd: 2, Clara: 0, Dieter: 0 })
  })
})

describe('Pflicht and Kür (U-T4)', () => {
  it('the first announced solo is the Pflichtsolo, every later one a Kürsolo', () => {
    const spiele = [
      normal('Anna', 'Bernd'),
      solo('Clara', 'verloren'),
      solo('Clara', 'gewonnen', 'solo-null'),
      { art: 'stilles-solo', re: ['Dieter'], augenRe: 130 } as const,
      solo('Dieter'),
    ]
    const stand = computeRunde(runde({ spieler: VIER, spiele }))
    expect(stand.spiele.map((s) => s.soloart)).toEqual([null, 'pflicht', 'kuer', null, 'pflicht'])
    expect(stand.offenePflichtsoli).toEqual(['Anna', 'Bernd'])
  })

  it('a solo lost by a broken rule was played all the same', () => {
    const spiele = [{ art: 'solo-damen', re: ['Clara'], regelverstoss: 'Clara' } as const]
    const stand = computeRunde(runde({ spieler: VIER, spiele }))
    expect(stand.spiele[0]?.soloart).toBe('pflicht')
    expect(stand.offenePflichtsoli).toEqual(['Anna', 'Bernd', 'Dieter'])
  })
})

describe('a lost Kürsolo (U-T5)', () => {
  const pflicht = solo('Bernd')
  const verloren = solo('Bernd', 'verloren', 'solo-buben')
  const erzwungen = { art: 'solo-buben', spieler: 'Bernd' }

  it.each([
    ['einmal', [verloren], erzwungen],
    ['einmal', [verloren, verloren], null],
    ['einmal', [verloren, verloren, verloren], erzwungen],
    ['einmal', [verloren, solo('Bernd', 'gewonnen', 'solo-buben')], null],
    ['bis-gewonnen', [verloren], erzwungen],
    ['bis-gewonnen', [verloren, verloren, verloren], erzwungen],
    ['bis-gewonnen', [verloren, solo('Bernd', 'gewonnen', 'solo-buben')], null],
    ['bis-gewonnen', [verloren, solo('Bernd', 'unentschieden', 'solo-buben')], null],
    ['aus', [verloren], null],
    ['aus', [verloren, verloren], null],
  ] as const)('is due again by %s after %j: %j', (wiederholung, kuer, due) => {
    const stand = computeRunde(runde({ spieler: VIER, spiele: [pflicht, ...kuer], wiederholung }))
    expect(stand.erzwungen).toEqual(due)
  })

  it('a lost Pflichtsolo and a drawn Kürsolo are not', () => {
    const stand = (...spiele: Parameters<typeof runde>[0]['spiele'] & object) =>
      computeRunde(runde({ spieler: VIER, spiele })).erzwungen
    expect(stand(solo('Bernd', 'verloren'))).toBeNull()
    expect(stand(pflicht, solo('Bernd', 'unentschieden'))).toBeNull()
  })

  it('missed once it is not due any more: at once has passed', () => {
    const spiele = [pflicht, verloren, normal('Anna', 'Bernd')]
    const stand = computeRunde(runde({ spieler: VIER, spiele }))
    expect(stand.erzwungen).toBeNull()
    expect(stand.spiele[2]?.hinweise).toEqual([
      { code: 'wiederholung-versaeumt', spieler: ['Bernd'] },
    ])
  })

  it('another art is no repeat, and lost it is due itself', () => {
    const spiele = [pflicht, verloren, solo('Bernd', 'verloren', 'solo-koehler')]
    const stand = computeRunde(runde({ spieler: VIER, spiele }))
    expect(stand.erzwungen).toEqual({ art: 'solo-koehler', spieler: 'Bernd' })
    expect(stand.spiele[2]?.hinweise).toEqual([
      { code: 'wiederholung-versaeumt', spieler: ['Bernd'] },
    ])
  })

  it('by another player is no repeat either', () => {
    const spiele = [pflicht, solo('Clara'), verloren, solo('Clara', 'verloren', 'solo-buben')]
    const stand = computeRunde(runde({ spieler: VIER, spiele }))
    expect(stand.erzwungen).toEqual({ art: 'solo-buben', spieler: 'Clara' })
    expect(stand.spiele[3]?.hinweise).toEqual([
      { code: 'wiederholung-versaeumt', spieler: ['Bernd'] },
    ])
  })

  it('in the last game of all goes on: the repeat has a game of its own', () => {
    const spiele = [...abend(VIER), verloren]
    const stand = computeRunde(runde({ spieler: VIER, spiele }))
    expect({ geplant: stand.geplant, beendet: stand.beendet }).toEqual({
      geplant: 25,
      beendet: false,
    })
    expect(stand.erzwungen).toEqual(erzwungen)
  })
})

describe('the end (U-T7)', () => {
  const letztes = normal('Anna', 'Bernd')

  it('comes with the number of games, the deal having gone on', () => {
    const stand = computeRunde(runde({ spieler: VIER, spiele: [...abend(VIER), letztes] }))
    expect(stand.beendet).toBe(true)
    expect(stand.hinweise).toEqual([{ code: 'runde-beendet' }])
    expect(stand.naechstes).toMatchObject({ nummer: 25, geber: 'Anna' })
  })

  it('comes early when the table decides so, with the open Pflichtsoli named in seat order', () => {
    const stand = computeRunde(
      runde({ spieler: FUENF, spiele: [solo('Clara')], ende: 'vorzeitig' }),
    )
    expect(stand.beendet).toBe(true)
    expect(stand.hinweise).toEqual([
      { code: 'runde-beendet' },
      { code: 'pflichtsolo-offen', spieler: ['Anna', 'Bernd', 'Dieter', 'Elke'] },
    ])
  })

  it('forces nothing any more, not even after a lost Kürsolo', () => {
    const spiele = [solo('Bernd'), solo('Bernd', 'verloren')]
    const stand = computeRunde(runde({ spieler: VIER, spiele, ende: 'vorzeitig' }))
    expect(stand.erzwungen).toBeNull()
    expect(stand.hinweise.map((h) => h.code)).toEqual(['runde-beendet', 'pflichtsolo-offen'])
  })
})

describe('a game of the store', () => {
  it('gives its points to the four it was recorded with, and says when U-T2 seats others', () => {
    const r = runde({ spieler: FUENF, spiele: [normal('Anna', 'Bernd')] })
    const besetzung = ['Anna', 'Bernd', 'Clara', 'Dieter']
    const stand = computeRunde({
      ...r,
      spiele: r.spiele.map((s) => ({ ...s, besetzung })),
    })
    expect(Object.keys(stand.spiele[0]?.punkte ?? {}).sort()).toEqual(besetzung)
    expect(stand.spiele[0]?.aussetzer).toEqual(['Elke'])
    expect(stand.spiele[0]?.hinweise).toEqual([{ code: 'besetzung-weicht-ab', spieler: ['Anna'] }])
  })

  it('asks nobody to repeat who does not sit at the table by the corrected deal', () => {
    // Anna sat and played two soli by the record, but by the list she is the dealer and sits out.
    const r = runde({ spieler: FUENF, spiele: [solo('Anna'), solo('Anna', 'verloren')] })
    const besetzung = ['Anna', 'Bernd', 'Clara', 'Dieter']
    const stand = computeRunde({ ...r, spiele: r.spiele.map((s) => ({ ...s, besetzung })) })
    expect(stand.kuersoli['Anna']).toBe(1)
    expect(stand.erzwungen).toBeNull()
    expect(stand.hinweise).toEqual([])
  })

  it('says nothing when the recorded four are those of U-T2 in another order', () => {
    const r = runde({ spieler: FUENF, spiele: [normal('Elke', 'Bernd')] })
    const besetzung = ['Elke', 'Dieter', 'Clara', 'Bernd']
    const stand = computeRunde({ ...r, spiele: r.spiele.map((s) => ({ ...s, besetzung })) })
    expect(stand.spiele[0]?.hinweise).toEqual([])
    expect(stand.spiele[0]?.spieler).toEqual(['Bernd', 'Clara', 'Dieter', 'Elke'])
  })
})

/** All games of an evening of four but the last: the Pflichtsoli first, then normal games. */
function abend(spieler: readonly string[]) {
  const normale = Array.from({ length: 19 }, () => normal('Anna', 'Bernd'))
  return [...spieler.map((s) => solo(s)), ...normale]
}
