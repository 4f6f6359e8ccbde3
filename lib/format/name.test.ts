import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kurznamen } from './name'

it.each([
  [
    ['Anna', 'Bernd', 'Clara'],
    ['Ann', 'Ber', 'Cla'],
  ],
  [
    ['Anna', 'Annette', 'Annika'],
    ['Ann', 'Ane', 'Ani'],
  ],
  [
    ['Jo', 'Ali', 'Li'],
    ['Jo', 'Ali', 'Li'],
  ],
  [
    ['Max', 'Maxi', 'Max B.'],
    ['Max', 'Mai', 'MaB'],
  ],
  [
    ['Otto', 'otto'],
    ['Ott', 'oto'],
  ],
  [
    ['李雷', 'Зоя Ж.', '👩‍👩‍👧 Familie'],
    ['李雷', 'Зоя', '👩‍👩‍👧 F'],
  ],
  [
    ['aaa', 'aaaa'],
    ['aaa', 'aa2'],
  ],
])('%j are %j', (namen, kurz) => {
  expect(kurznamen(namen)).toEqual(kurz)
})

it('are all different for different names', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', ' ', '.'),
    minLength: 1,
    maxLength: 6,
  })
  const namen = fc.uniqueArray(name, { maxLength: 8, selector: (n) => n.toLowerCase() })
  fc.assert(
    fc.property(namen, (alle) => {
      const kurz = kurznamen(alle).map((k) => k.toLowerCase())
      expect(new Set(kurz).size).toBe(alle.length)
    }),
  )
})
