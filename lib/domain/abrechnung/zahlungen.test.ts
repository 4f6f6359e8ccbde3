import { describe, expect, it } from 'vitest'
import { listZahlungen } from './zahlungen'

const zeilen = (summe: Readonly<Record<string, number>>, kasse = 0) =>
  listZahlungen({ summe, kasse }).map((z) => `${z.von} → ${z.an} ${z.cent}`)

describe('K-B: who pays whom', () => {
  it('is nobody where nobody owes anything', () => {
    expect(zeilen({ Anna: 0, Bernd: 0 })).toEqual([])
  })

  it('is one payment for each who cannot be settled by another', () => {
    expect(zeilen({ Anna: 1056, Bernd: -400, Clara: -400, Dieter: -400 }, 144)).toEqual([
      'Bernd → Anna 400',
      'Clara → Anna 400',
      'Dieter → Anna 256',
      'Dieter → Kasse 144',
    ])
  })

  it('finds those who settle among themselves where the largest amounts would not', () => {
    // By size Anna would pay Dieter 6 and Elke 1, and four payments be made. Anna owes what Elke and Frank get.
    expect(zeilen({ Anna: -7, Bernd: -6, Clara: 0, Dieter: 6, Elke: 4, Frank: 3 })).toEqual([
      'Anna → Elke 4',
      'Anna → Frank 3',
      'Bernd → Dieter 6',
    ])
  })

  it('has the till among those who settle', () => {
    expect(zeilen({ Anna: -5, Bernd: -3, Clara: 5 }, 3)).toEqual([
      'Anna → Clara 5',
      'Bernd → Kasse 3',
    ])
  })

  it.each([
    [12, [101, 211], [103, 307], [107, 401], [109, 503], [113, 601], [127, 701]],
    [15, [101, 211, 1009], [103, 307, 1201], [107, 401, 1409], [109, 503, 1607], [113, 601, 1801]],
  ])('makes %i payments in a crowd where groups like %j settle among themselves', (...fall) => {
    const [anzahl, ...gruppen] = fall as [number, ...number[][]]
    const cent = gruppen.flatMap((g) => [...g, -g.reduce((a, b) => a + b)])
    const summe = Object.fromEntries(cent.map((c, i) => [`S${i}`, c]))
    expect(zeilen(summe)).toHaveLength(anzahl)
  })

  it('of more than sixteen settles pairs, and the rest among themselves', () => {
    const namen = Array.from({ length: 18 }, (_, i) => `S${i}`)
    // Eight pairs of the same amount, and two who owe the till.
    const summe = Object.fromEntries(
      namen.map((n, i) => [n, i < 16 ? (i % 2 === 0 ? 1 : -1) * (10 + (i >> 1)) : -1]),
    )
    const zahlungen = listZahlungen({ summe, kasse: 2 })
    expect(zahlungen).toHaveLength(10)
    expect(zahlungen.filter((z) => z.an === 'Kasse').map((z) => z.von)).toEqual(['S16', 'S17'])
  })
})
