import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from './sha256'

const bytes = (text: string) => new TextEncoder().encode(text)

test('gives the digests of FIPS 180-4', () => {
  expect(sha256Hex(bytes(''))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  )
  expect(sha256Hex(bytes('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  expect(sha256Hex(bytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})

test('agrees with Node for any bytes, across block borders', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (daten) => {
      expect(sha256Hex(daten)).toBe(createHash('sha256').update(daten).digest('hex'))
    }),
  )
})
