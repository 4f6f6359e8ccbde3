import { describe, expect, it } from 'vitest'
import { FUENF, normal, solo } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import { unterschiede } from './unterschiede'
import { mitVersion } from './vorgriff'

// Anna deals first and sits out. Bernd's solo is won (Wert 1, +3): Anna deals again.
const NACH_SOLO = abend({ spieler: FUENF, spiele: [solo('Bernd'), normal('Clara', 'Dieter')] })

describe('unterschiede', () => {
  it('finds nothing between equal evenings', () => {
    expect(unterschiede(NACH_SOLO, NACH_SOLO)).toEqual([])
  })

  it('names value and totals of a game with other Augen, and nothing else', () => {
    // Re 100: Kontra wins with keine 120 and gegen die Alten, 2 instead of 1.
    const spiel = { ...normal('Clara', 'Dieter'), augenRe: 100 }
    expect(unterschiede(NACH_SOLO, mitVersion(NACH_SOLO, 'spiel-2', { spiel }))).toEqual([
      { art: 'wert', nummer: 2, vorher: 1, nachher: 2 },
      { art: 'stand', spieler: 'Bernd', vorher: 2, nachher: 5 },
      { art: 'stand', spieler: 'Clara', vorher: 0, nachher: -3 },
      { art: 'stand', spieler: 'Dieter', vorher: 0, nachher: -3 },
      { art: 'stand', spieler: 'Elke', vorher: -2, nachher: 1 },
    ])
  })

  it('follows a solo that was none through dealers, seats, the next deal and totals', () => {
    const nachher = mitVersion(NACH_SOLO, 'spiel-1', { spiel: normal('Bernd', 'Clara') })
    expect(unterschiede(NACH_SOLO, nachher)).toEqual([
      { art: 'soloart', nummer: 1, spieler: 'Bernd', vorher: 'pflicht', nachher: null },
      { art: 'geber', nummer: 2, vorher: 'Anna', nachher: 'Bernd' },
      { art: 'hinweis-neu', nummer: 2, code: 'besetzung-weicht-ab', spieler: ['Bernd'] },
      { art: 'naechster-geber', vorher: 'Bernd', nachher: 'Clara' },
      { art: 'stand', spieler: 'Bernd', vorher: 2, nachher: 0 },
      { art: 'stand', spieler: 'Clara', vorher: 0, nachher: 2 },
    ])
  })

  it('makes the later Kürsolo the Pflichtsolo and takes its game away', () => {
    const vorher = abend({ spieler: FUENF, spiele: [solo('Bernd'), solo('Bernd')] })
    const nachher = mitVersion(vorher, 'spiel-1', { spiel: normal('Bernd', 'Clara') })
    expect(unterschiede(vorher, nachher)).toEqual(
      expect.arrayContaining([
        { art: 'soloart', nummer: 2, spieler: 'Bernd', vorher: 'kuer', nachher: 'pflicht' },
        { art: 'geplant', vorher: 26, nachher: 25 },
      ]),
    )
  })

  it('renumbers after a struck game and counts it again when it is restored', () => {
    const gestrichen = mitVersion(NACH_SOLO, 'spiel-1', { gestrichen: true })
    const weg = unterschiede(NACH_SOLO, gestrichen)
    expect(weg.slice(0, 2)).toEqual([
      { art: 'spiel-weg', nummer: 1 },
      { art: 'nummer', nummer: 1, vorher: 2 },
    ])
    expect(weg).toContainEqual({ art: 'stand', spieler: 'Bernd', vorher: 2, nachher: -1 })
    const zurueck = unterschiede(
      gestrichen,
      mitVersion(gestrichen, 'spiel-1', { gestrichen: false }),
    )
    expect(zurueck.slice(0, 2)).toEqual([
      { art: 'spiel-dazu', nummer: 1 },
      { art: 'nummer', nummer: 2, vorher: 1 },
    ])
  })

  it('says nothing of the next deal once the Runde is over', () => {
    const vorbei = abend({
      spieler: FUENF,
      spiele: [solo('Bernd'), normal('Clara', 'Dieter')],
      ende: 'vorzeitig',
    })
    const nachher = mitVersion(vorbei, 'spiel-1', { spiel: normal('Bernd', 'Clara') })
    expect(unterschiede(vorbei, nachher).map((u) => u.art)).not.toContain('naechster-geber')
  })

  it('says of which Runde it speaks, where the evening has several', () => {
    const [zweite] = abend({
      id: 'zweite',
      spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'],
      spiele: [normal('Anna', 'Bernd')],
    }).runden
    if (zweite === undefined) throw new Error('keine Runde')
    const spiele = zweite.spiele.map((s) => ({ ...s, id: 'spaet' }))
    const vorher = { ...NACH_SOLO, runden: [...NACH_SOLO.runden, { ...zweite, nummer: 2, spiele }] }
    const spiel = { ...normal('Anna', 'Bernd'), augenRe: 100 }
    expect(unterschiede(vorher, mitVersion(vorher, 'spaet', { spiel }))[0]).toEqual({
      art: 'wert',
      runde: 2,
      nummer: 1,
      vorher: 1,
      nachher: 2,
    })
  })
})
