import { describe, expect, it } from 'vitest'
import { textInzwischenBegonnen } from './inzwischen'

const namen = { a: 'Anna', b: 'Bernd', c: 'Clara', d: 'Dieter' }
const sitze = ['a', 'b', 'c', 'd']

describe('a Runde that another has begun meanwhile', () => {
  it.each([
    [[1], 1, ''],
    [[1, 2], 2, 'an Tisch 2 '],
  ])('of the tables %j at table %i', (tische, tisch, wo) => {
    const runden = tische.map((nummer) => ({ tisch: nummer }))
    const akte = { runden } as unknown as Parameters<typeof textInzwischenBegonnen>[1]['akte']
    expect(textInzwischenBegonnen({ tisch, sitze }, { akte, namen })).toBe(
      `Inzwischen hat jemand ${wo}eine neue Runde begonnen: Anna, Bernd, Clara und Dieter. Sie endet damit.`,
    )
  })
})
