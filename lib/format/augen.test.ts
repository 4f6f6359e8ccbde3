import { expect, it } from 'vitest'
import { AUGENFELDER } from '../domain/spiel/augenfelder'
import type { Partei } from '../domain/spiel/spiel'
import { formatAugen, kurzAugen, satzAugenfeld, zeilenAugenfeld } from './augen'

const tasten = (wertung: keyof typeof AUGENFELDER, partei: Partei) => {
  const { reihen, mitte } = AUGENFELDER[wertung]
  return [...reihen.re, ...reihen.kontra, ...(mitte ? [mitte] : [])].map(
    (feld) => `${zeilenAugenfeld(feld, partei).join(' ')} | ${satzAugenfeld(feld, partei)}`,
  )
}

it('Augen are a number, or between two', () => {
  expect([formatAugen(121), kurzAugen(121)]).toEqual(['121', '121'])
  const band = { von: 121, bis: 150 }
  expect([formatAugen(band), kurzAugen(band)]).toEqual(['121 bis 150', '121–150'])
})

it('the keys of a game say what Re has', () => {
  expect(tasten('augen', 're')).toEqual([
    'kein Stich | Re: kein Stich, 0 Augen',
    'unter 30 | Re: 0 bis 29 Augen',
    '30 –59 | Re: 30 bis 59 Augen',
    '60 –89 | Re: 60 bis 89 Augen',
    '90 –119 | Re: 90 bis 119 Augen',
    'alle Stiche | Re: alle Stiche, 240 Augen',
    'über 210 | Re: 211 bis 240 Augen',
    '181 –210 | Re: 181 bis 210 Augen',
    '151 –180 | Re: 151 bis 180 Augen',
    '121 –150 | Re: 121 bis 150 Augen',
    '120 | Re: 120 Augen',
  ])
})

it("from Kontra's side the same keys say what Kontra has", () => {
  expect(tasten('augen', 'kontra').slice(0, 2)).toEqual([
    'alle Stiche | Kontra: alle Stiche, 240 Augen',
    'über 210 | Kontra: 211 bis 240 Augen',
  ])
})

it('in Null they go by thirties on both sides', () => {
  expect(tasten('null-spiel', 're').slice(5)).toEqual([
    '240 | Re: 240 Augen',
    '210 –239 | Re: 210 bis 239 Augen',
    '180 –209 | Re: 180 bis 209 Augen',
    '150 –179 | Re: 150 bis 179 Augen',
    '120 –149 | Re: 120 bis 149 Augen',
  ])
})
