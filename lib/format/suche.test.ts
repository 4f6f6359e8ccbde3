import { expect, test } from 'vitest'
import { textSuche, textUnlesbar } from './suche'

test('a search in short, in the order of its fields', () => {
  const konten = [{ id: 'k', name: 'Anna' }]
  expect(textSuche({}, konten)).toBe('')
  expect(
    textSuche({ bis: '2026-01-31', von: '2026-01-01', gruppe: 'spiele', konto: 'k' }, konten),
  ).toBe('Anna, Spiele, ab 01.01.26, bis 31.01.26')
  expect(textSuche({ konto: 'x', name: 'elk', abend: '2026-01-09' }, konten)).toBe(
    'jemand anderes, „elk“, Spieltag vom 09.01.26',
  )
})

test('names the fields that could not be read', () => {
  expect(textUnlesbar([])).toBe('')
  expect(textUnlesbar(['von'])).toBe('Die Angabe bei „Von“ ist nicht lesbar und gilt hier nicht.')
  expect(textUnlesbar(['konto', 'bis'])).toMatch(/^Die Angaben bei „Wer“ und „Bis“ sind/)
})
