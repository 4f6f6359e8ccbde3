import { expect, it } from 'vitest'
import { mehrAlsAmTisch, passenAnTisch, plaetzeVon } from './plaetze'
import { getRegelwerk } from './presets'
import { REGELWERK_IDS, TISCH_GROESSE } from './regelwerk'

it.each(REGELWERK_IDS)('a table is full by the book and within what is stored: %s', (id) => {
  const regelwerk = getRegelwerk(id)
  const plaetze = plaetzeVon(regelwerk)
  expect(plaetze.von).toBeGreaterThanOrEqual(TISCH_GROESSE.von)
  expect(plaetze.bis).toBeLessThanOrEqual(TISCH_GROESSE.bis)
  for (let anzahl = 0; anzahl <= 8; anzahl += 1)
    expect(passenAnTisch(plaetze, anzahl)).toBe(regelwerk.spieler.includes(anzahl))
})

it.each([
  ['urexweiler', 6, false],
  ['urexweiler', 7, true],
  ['ddv', 5, false],
  ['ddv', 6, true],
] as const)('somebody may find no seat: %s, roster of %i: %s', (id, anzahl, mehr) => {
  expect(mehrAlsAmTisch(getRegelwerk(id), anzahl)).toBe(mehr)
})
