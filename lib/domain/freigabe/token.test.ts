import { expect, test } from 'vitest'
import { TOKEN_BYTES, tokenAus, tokenGelesen } from './token'

test('every byte gives one of 32 characters, each as often as the others', () => {
  const alle = Uint8Array.from({ length: 256 }, (_, i) => i)
  const zeichen = Array.from({ length: 256 / TOKEN_BYTES }, (_, i) =>
    tokenAus(alle.subarray(i * TOKEN_BYTES)),
  ).join('')
  expect(zeichen).toHaveLength(256)
  const anzahlen = new Map<string, number>()
  for (const z of zeichen) anzahlen.set(z, (anzahlen.get(z) ?? 0) + 1)
  expect([...anzahlen.values()]).toEqual(Array.from({ length: 32 }, () => 8))
})

test('a token has sixteen characters', () => {
  expect(tokenAus(new Uint8Array(TOKEN_BYTES).fill(31))).toBe('zzzzzzzzzzzzzzzz')
})

test('what is typed in capitals, in groups or with letters for figures is the same token', () => {
  expect(tokenGelesen('9K2M-4T7X 0C3V-BN5Q')).toBe('9k2m4t7x0c3vbn5q')
  expect(tokenGelesen('oOlI')).toBe('0011')
})
