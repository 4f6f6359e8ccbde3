import { describe, expect, it } from 'vitest'
import {
  ablehnungen,
  eingetragen,
  ELKE,
  eroeffnet,
  nach,
  NORMAL,
  op,
  spielId,
  SPIELTAG,
  verein,
} from '../../../tests/builders/verein'
import type { Op } from './op'

const offen = nach(verein(), eroeffnet(), eingetragen(1), eingetragen(2))
const zu = nach(offen, op('spieltag-abschliessen', 1, { spieltagId: SPIELTAG, ende: 'vorzeitig' }))
const tag = { spieltagId: SPIELTAG }
const spiel = { ...tag, spielId: spielId(1) }
const angaben = { ...tag, datum: '2026-01-09', ort: 'Anna', entschuldigt: [] as string[] }

/** Every change of figures, as it is sent of an evening of this version. */
const aenderungen = (version: number, grund: { grund?: string }): readonly [string, Op][] => [
  [
    'a correction',
    op('spiel-korrigieren', 1, { ...spiel, ...grund, spiel: { ...NORMAL, augenRe: 140 } }),
  ],
  ['striking a game', op('spiel-streichen', 1, { ...spiel, ...grund })],
  ['another date', op('spieltag-aendern', version, { ...angaben, ...grund, datum: '2026-01-10' })],
  ['an excuse', op('spieltag-aendern', version, { ...angaben, ...grund, entschuldigt: [ELKE] })],
  ['striking the evening', op('spieltag-streichen', version, { ...tag, ...grund })],
]

describe('a change after closing', () => {
  it.each(aenderungen(2, {}))('needs a reason: %s', (_, o) => {
    expect(ablehnungen(zu, o)).toEqual(['abgelehnt grund grund-fehlt'])
  })

  it.each(aenderungen(2, { grund: '\u200b' }))(
    'does not take nothing visible for one: %s',
    (_, o) => {
      expect(ablehnungen(zu, o)).toEqual(['abgelehnt grund grund-fehlt'])
    },
  )

  it.each(aenderungen(2, { grund: 'verzählt' }))('is taken with one: %s', (_, o) => {
    expect(ablehnungen(zu, o)).toEqual([])
  })

  it.each(aenderungen(1, {}))('needs none while the evening runs: %s', (_, o) => {
    expect(ablehnungen(offen, o)).toEqual([])
  })

  it('needs one for opening the evening again, or a change could slip in without', () => {
    const auf = (grund: { grund?: string }) => op('spieltag-wiederoeffnen', 2, { ...tag, ...grund })
    expect(ablehnungen(zu, auf({}))).toEqual(['abgelehnt grund grund-fehlt'])
    expect(ablehnungen(zu, auf({ grund: 'noch drei Spiele' }))).toEqual([])
  })

  it('needs one for taking back what was struck', () => {
    const gestrichen = nach(zu, op('spiel-streichen', 1, { ...spiel, grund: 'doppelt' }))
    const zurueck = (grund: { grund?: string }) =>
      op('spiel-wiederherstellen', 2, { ...spiel, ...grund })
    expect(ablehnungen(gestrichen, zurueck({}))).toEqual(['abgelehnt grund grund-fehlt'])
    expect(ablehnungen(gestrichen, zurueck({ grund: 'doch nicht' }))).toEqual([])
    const weg = nach(zu, op('spieltag-streichen', 2, { ...tag, grund: 'falsch' }))
    expect(ablehnungen(weg, op('spieltag-wiederoeffnen', 3, tag))).toEqual([
      'abgelehnt grund grund-fehlt',
    ])
  })

  it('needs none where no figure depends on it', () => {
    expect(ablehnungen(zu, op('spieltag-aendern', 2, { ...angaben, ort: 'Bernd' }))).toEqual([])
  })
})
