import { expect, test } from 'vitest'
import type { Tipp } from './nachtipp'
import { istNachtipp } from './nachtipp'

const ERSTER: Tipp = { zeit: 1000, x: 200, y: 600, finger: true, zaehlt: 1, taste: false }
const danach = (anders: Partial<Tipp>) => istNachtipp(ERSTER, { ...ERSTER, ...anders })

test('a finger that comes down again at once in about the same place belongs to the tap before', () => {
  expect(danach({ zeit: 1250, x: 210, y: 612 })).toBe(true)
  expect(danach({ zeit: 1600 })).toBe(true)
})

test('a finger that comes later, or elsewhere, means what is there', () => {
  expect(danach({ zeit: 1601 })).toBe(false)
  expect(danach({ zeit: 1250, x: 225 })).toBe(false)
  expect(danach({ zeit: 1250, x: 218, y: 618 })).toBe(false)
})

test('a mouse says itself which click is the second of two', () => {
  expect(danach({ zeit: 1250, finger: false })).toBe(false)
  expect(danach({ zeit: 1250, finger: false, zaehlt: 2 })).toBe(true)
})

test('a key that somebody types with rests for no longer than a double tap takes', () => {
  expect(danach({ zeit: 1300, taste: true })).toBe(true)
  expect(danach({ zeit: 1301, taste: true })).toBe(false)
})
