import { expect, it } from 'vitest'
import { plaetzeVon } from '../domain/regelwerk/plaetze'
import { getRegelwerk } from '../domain/regelwerk/presets'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { textFehler } from './fehler'
import { hinweisPlaetze } from './plaetze'

const plaetze = (id: RegelwerkId) => plaetzeVon(getRegelwerk(id))

it.each([
  ['urexweiler', 'Vier bis sechs.', 'An einem Tisch sitzen vier bis sechs.'],
  ['ddv', 'Vier oder fünf.', 'An einem Tisch sitzen vier oder fünf.'],
  ['besenmarkt', 'Vier oder fünf.', 'An einem Tisch sitzen vier oder fünf.'],
] as const)('as many sit at a table as the book seats: %s', (id, hinweis, absage) => {
  const { von, bis } = plaetze(id)
  expect(hinweisPlaetze({ von, bis })).toBe(hinweis)
  const fehler = { ort: '', regel: 'Format', code: 'sitze-anzahl' } as const
  expect(textFehler({ ...fehler, daten: { von, bis } })).toBe(absage)
})

it('says of no book what an operation may have', () => {
  const fehler = { ort: '', regel: 'Format', code: 'sitze-anzahl' } as const
  expect(textFehler(fehler)).toBe('An einem Tisch sitzen vier bis sechs.')
})
