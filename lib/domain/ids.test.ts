import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abgeleiteteId, stammbereich, uuidv7 } from './ids'

describe('uuidv7', () => {
  it('carries the time, the version and the variant of RFC 9562', () => {
    const zufall = new Uint8Array(10).fill(0xff)
    // The RFC's own example time, 22 February 2022, 19:22:22 UTC.
    expect(uuidv7({ jetzt: 0x017f22e279b0, zufall })).toBe('017f22e2-79b0-7fff-bfff-ffffffffffff')
    expect(uuidv7({ jetzt: 0, zufall: new Uint8Array(10) })).toBe(
      '00000000-0000-7000-8000-000000000000',
    )
  })

  it('sorts by time', () => {
    const zeit = fc.integer({ min: 0, max: 2 ** 48 - 1 })
    const zufall = fc.uint8Array({ minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(zeit, zeit, zufall, (a, b, z) => {
        fc.pre(a < b)
        expect(uuidv7({ jetzt: a, zufall: z }) < uuidv7({ jetzt: b, zufall: z })).toBe(true)
      }),
    )
  })
})

describe('abgeleiteteId', () => {
  it('counts on from the id, around the end', () => {
    expect(abgeleiteteId('01900000-0000-7000-8000-0000000000ff', 1)).toBe(
      '01900000-0000-7000-8000-000000000100',
    )
    expect(abgeleiteteId('01900000-0000-7000-8000-ffffffffffff', 2)).toBe(
      '01900000-0000-7000-8000-000000000001',
    )
  })

  it('stays within the range in which the id itself is found', () => {
    const id = '01900000-0000-7000-8000-fffffffffff0'
    const { von, bis } = stammbereich(abgeleiteteId(id, 40))
    expect([von <= id, id <= bis]).toEqual([true, true])
    expect('01900000-0000-7000-8001-000000000000' > bis).toBe(true)
  })
})
