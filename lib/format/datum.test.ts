import { expect, it } from 'vitest'
import { formatDatum, formatDatumKurz, formatDatumOrt } from './datum'

it.each([
  ['2026-01-09', 'Fr., 9. Januar 2026', '09.01.26'],
  ['2024-02-29', 'Do., 29. Februar 2024', '29.02.24'],
  ['2000-12-31', 'So., 31. Dezember 2000', '31.12.00'],
  ['2026-03-29', 'So., 29. März 2026', '29.03.26'],
])('%s is %s, or %s in short', (datum, lang, kurz) => {
  expect(formatDatum(datum)).toBe(lang)
  expect(formatDatumKurz(datum)).toBe(kurz)
})

it('an evening is told by its day, and by its place where that is known', () => {
  expect(formatDatumOrt({ datum: '2026-01-09', ort: 'bei Anna' })).toBe(
    'Fr., 9. Januar 2026 · bei Anna',
  )
  expect(formatDatumOrt({ datum: '2026-01-09', ort: null })).toBe('Fr., 9. Januar 2026')
})
