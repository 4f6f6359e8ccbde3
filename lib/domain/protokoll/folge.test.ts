import { describe, expect, it } from 'vitest'
import {
  ANNA,
  BERND,
  CLARA,
  DIETER,
  eingetragen,
  ELKE,
  eroeffnet,
  nach,
  NORMAL,
  op,
  SAISON,
  spielId,
  SPIELTAG,
  testId,
  verein,
} from '../../../tests/builders/verein'
import { rechneVonVorn } from '../../../tests/builders/von-vorn'
import type { Op, VereinStand } from '../op/op'
import type { Folge } from './folge'

/** What an operation comes to in a club that is held whole. */
function folgeVon(vorher: VereinStand, o: Op): Folge {
  const gerechnet = rechneVonVorn(vorher, o)
  if (gerechnet === null) throw new Error(`${o.art} wird abgelehnt`)
  return gerechnet.folge
}

const offen = nach(verein(), eroeffnet())
const gespielt = nach(offen, eingetragen(1))
const zu = op('spieltag-abschliessen', 1, { spieltagId: SPIELTAG, ende: 'vorzeitig' })
const korrektur = (basis: number) =>
  op('spiel-korrigieren', basis, {
    spieltagId: SPIELTAG,
    spielId: spielId(1),
    // Kontra wins with 121 and against the old ones: keine 120 and gegen die Alten.
    spiel: { ...NORMAL, augenRe: 119 },
    grund: 'verzählt',
  })

describe('computeFolge', () => {
  it('keeps value, points and totals of a new game, and which names people had', () => {
    expect(folgeVon(offen, eingetragen(1))).toEqual({
      rechenweise: 1,
      namen: { [ANNA]: 1, [BERND]: 1, [CLARA]: 1, [DIETER]: 1 },
      spieltag: {
        datum: '2026-01-09',
        stand: { [ANNA]: 1, [BERND]: 1, [CLARA]: -1, [DIETER]: -1 },
      },
      spiel: {
        id: spielId(1),
        nummer: 1,
        wert: { vorher: null, nachher: 1 },
        punkte: { [ANNA]: 1, [BERND]: 1, [CLARA]: -1, [DIETER]: -1 },
      },
    })
  })

  it('keeps what a correction changes elsewhere', () => {
    const folge = folgeVon(gespielt, korrektur(1))
    expect(folge.spiel?.wert).toEqual({ vorher: 1, nachher: 2 })
    expect(folge.unterschiede).toEqual([
      { art: 'wert', nummer: 1, vorher: 1, nachher: 2 },
      { art: 'stand', spieler: ANNA, vorher: 1, nachher: -2 },
      { art: 'stand', spieler: BERND, vorher: 1, nachher: -2 },
      { art: 'stand', spieler: CLARA, vorher: -1, nachher: 2 },
      { art: 'stand', spieler: DIETER, vorher: -1, nachher: 2 },
    ])
    expect(folge.saison).toBeUndefined()
  })

  it('keeps the number that a struck game had, and that it counts no more', () => {
    const weg = op('spiel-streichen', 1, { spieltagId: SPIELTAG, spielId: spielId(1) })
    expect(folgeVon(gespielt, weg).spiel).toEqual({
      id: spielId(1),
      nummer: 1,
      wert: { vorher: 1, nachher: null },
      punkte: null,
    })
  })

  it('keeps the table that a closed evening makes, exact, with nobody before', () => {
    // Anna and Bernd share places 1 and 2 of five: (5,5 + 4) / 2; Elke is third with 0; the others share 2 and 1.
    expect(folgeVon(gespielt, zu).saison).toEqual({
      id: SAISON,
      tabelle: [
        { spieler: ANNA, vorher: null, nachher: { rang: 1, rangpunkte: '19/4' } },
        { spieler: BERND, vorher: null, nachher: { rang: 1, rangpunkte: '19/4' } },
        { spieler: ELKE, vorher: null, nachher: { rang: 3, rangpunkte: '3' } },
        { spieler: CLARA, vorher: null, nachher: { rang: 4, rangpunkte: '3/2' } },
        { spieler: DIETER, vorher: null, nachher: { rang: 4, rangpunkte: '3/2' } },
      ],
    })
  })

  it('keeps the places that a correction after closing changes', () => {
    const tabelle = folgeVon(nach(gespielt, zu), korrektur(1)).saison?.tabelle
    expect(tabelle?.map((z) => [z.spieler, z.vorher?.rang, z.nachher?.rang])).toEqual([
      [CLARA, 4, 1],
      [DIETER, 4, 1],
      [ELKE, 3, 3],
      [ANNA, 1, 4],
      [BERND, 1, 4],
    ])
  })

  it('keeps the table before and none after when the only evening is opened again', () => {
    const auf = op('spieltag-wiederoeffnen', 2, { spieltagId: SPIELTAG, grund: 'weiter' })
    expect(folgeVon(nach(gespielt, zu), auf).saison?.tabelle[0]).toEqual({
      spieler: ANNA,
      vorher: { rang: 1, rangpunkte: '19/4' },
      nachher: null,
    })
  })

  it('names a player as before the change of name', () => {
    const um = op('spieler-umbenennen', 1, { spielerId: ANNA, name: 'Anne' })
    expect(folgeVon(gespielt, um)).toEqual({ rechenweise: 1, namen: { [ANNA]: 1 } })
    const stand = nach(gespielt, um)
    expect(folgeVon(stand, eingetragen(2)).namen).toMatchObject({ [ANNA]: 2, [BERND]: 1 })
  })

  it('names the game of an objection', () => {
    const strittig = nach(
      gespielt,
      op('einspruch-erheben', 1, {
        spieltagId: SPIELTAG,
        spielId: spielId(1),
        einspruchId: testId(50),
        spielerId: null,
        grund: 'falsch',
      }),
    )
    const nein = op('einspruch-ablehnen', 1, {
      spieltagId: SPIELTAG,
      einspruchId: testId(50),
      antwort: 'richtig',
    })
    expect(folgeVon(strittig, nein).spiel).toMatchObject({
      id: spielId(1),
      nummer: 1,
      wert: { vorher: 1, nachher: 1 },
    })
  })
})
