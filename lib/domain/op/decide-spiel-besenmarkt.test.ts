import { expect, it } from 'vitest'
import {
  ablehnungen,
  ANNA,
  BERND,
  eingetragen,
  eroeffnet,
  kontext,
  nach,
  verein,
} from '../../../tests/builders/verein'
import { getRegelwerk } from '../regelwerk/presets'
import type { Spiel } from '../spiel/spiel'
import { decide } from './decide'

const { id: regelwerk, standard: einstellungen } = getRegelwerk('besenmarkt')
const leer = verein()
const offen = nach(
  verein({ saisons: leer.saisons.map((s) => ({ ...s, regelwerk, einstellungen })) }),
  eroeffnet(),
)
const ABSAGE: Spiel = {
  art: 'solo-herz',
  re: [ANNA],
  augenRe: 80,
  stoesse: [BERND],
  ansagen: { kontra: 'keine90' },
}

it('an Absage against a Pflichtsolo is recorded once the table confirms it (B-A)', () => {
  const entscheidung = decide(offen, eingetragen(1, ABSAGE), kontext())
  expect(entscheidung.ok ? [] : entscheidung.fehler.fehler).toEqual([
    {
      ort: 'bestaetigt',
      regel: 'B-A',
      code: 'hinweis-unbestaetigt',
      daten: { hinweis: 'absage-gegen-pflichtsolo' },
    },
  ])
  const bestaetigt: Spiel = { ...ABSAGE, bestaetigt: ['absage-gegen-pflichtsolo'] }
  expect(ablehnungen(offen, eingetragen(1, bestaetigt))).toEqual([])
})

it('against a Lustsolo there is nothing to confirm', () => {
  const danach = nach(offen, eingetragen(1, { art: 'solo-pik', re: [ANNA], augenRe: 130 }))
  expect(ablehnungen(danach, eingetragen(2, ABSAGE))).toEqual([])
  expect(ablehnungen(offen, eingetragen(1, { ...ABSAGE, art: 'solo-damen' }))).toEqual([])
})
