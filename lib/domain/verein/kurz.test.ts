import { expect, it } from 'vitest'
import { kurzAus } from './kurz'

it.each([
  ['Doppelkopffreunde Köllertal', 'doppelkopffreunde-koellertal'],
  ['  Füchse & Asse e. V. ', 'fuechse-asse-e-v'],
  ['Café Größe', 'cafe-groesse'],
  ['李白', 'verein'],
  ['-'.repeat(50), 'verein'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('makes the address of %s', (name, kurz) => {
  expect(kurzAus(name, () => false)).toBe(kurz)
})

it('adds the first free number to an address that is taken', () => {
  const vergeben = ['skat', 'skat-2']
  expect(kurzAus('Skat', (k) => vergeben.includes(k))).toBe('skat-3')
})
