import { describe, expect, it } from 'vitest'
import { abgeleiteteId, uuidv7 } from './ids'

const zufall = Uint8Array.from([0xff, 0xff, 0xff, 1, 2, 3, 4, 5, 6, 7])

describe('a UUID of version 7', () => {
  it('is the time, the version, the variant and the random bits', () => {
    // The example of RFC 9562, A.6: 2022-02-22T19:22:22Z.
    expect(uuidv7({ jetzt: 0x017f22e279b0, zufall })).toBe('017f22e2-79b0-7fff-bf01-020304050607')
  })

  it('sorts by the time it was made', () => {
    const zeiten = [0, 1, 999, 1_700_000_000_000, 1_700_000_000_001, 2 ** 48 - 1]
    const ids = zeiten.map((jetzt) => uuidv7({ jetzt, zufall }))
    expect([...ids].sort()).toEqual(ids)
  })

  it('needs ten random bytes', () => {
    expect(() => uuidv7({ jetzt: 0, zufall: new Uint8Array(9) })).toThrow('Invariante')
  })
})

it('ids that follow from one differ from it and from each other, and are always the same', () => {
  const id = uuidv7({ jetzt: 0x017f22e279b0, zufall })
  expect(abgeleiteteId(id, 1)).toBe('017f22e2-79b0-7fff-bf01-020304050608')
  expect(abgeleiteteId(id, 250)).toBe('017f22e2-79b0-7fff-bf01-020304050701')
  expect(abgeleiteteId('017f22e2-79b0-7fff-bf01-ffffffffffff', 1)).toBe(
    '017f22e2-79b0-7fff-bf01-000000000000',
  )
})
