import { describe, expect, it } from 'vitest'
import { PAPIER_ABEND, zettel } from '@/tests/builders/papier'
import { vergleichePapier } from '@/lib/domain/spieltag/papier'
import {
  beginneEntwurf,
  engerBei,
  istUnlesbar,
  leseEntwurf,
  naechsteZeile,
  zeilenAus,
} from './entwurf'

describe('what is typed', () => {
  it('is read as figures; blanks, signs and letters are none', () => {
    const [zeile] = zeilenAus([
      { nummer: 5, staende: { Anna: '23', Bernd: '−25', Clara: '−', Dieter: 'neun', Elke: '' } },
    ])
    expect(zeile).toEqual({
      nummer: 5,
      staende: new Map([
        ['Anna', 23],
        ['Bernd', -25],
      ]),
    })
  })

  it.each([
    ['', false],
    [' ', false],
    ['−', false],
    ['+', false],
    ['-4', false],
    ['12', false],
    ['zwölf', true],
    ['1,5', true],
    ['12345', true],
    ['4-', true],
    ['--4', true],
  ])('%j is refused: %s', (text, unlesbar) => {
    expect(istUnlesbar(text)).toBe(unlesbar)
  })
})

describe('what was kept', () => {
  it('comes back as it was', () => {
    const entwurf = [{ nummer: 3, staende: { Anna: '−' } }]
    expect(leseEntwurf(JSON.stringify(entwurf))).toEqual(entwurf)
  })

  it.each([
    null,
    '',
    'kaputt',
    'null',
    '{}',
    '[]',
    '[null]',
    '[{"nummer":"3","staende":{}}]',
    '[{"nummer":1.5,"staende":{}}]',
    '[{"nummer":3}]',
    '[{"nummer":3,"staende":{"Anna":4}}]',
  ])('%j is nothing', (text) => {
    expect(leseEntwurf(text)).toBeNull()
  })
})

describe('the row that comes next', () => {
  const vergleiche = (...zeilen: Parameters<typeof zettel>[0]) =>
    vergleichePapier(PAPIER_ABEND, zettel(zeilen))

  it('is the last game that is not given while nothing parts', () => {
    const vergleich = vergleiche()
    const entwurf = beginneEntwurf(5)
    expect(naechsteZeile(entwurf, { vergleich, anzahl: 5 })).toBe(4)
    const alle = [1, 2, 3, 4, 5].map((nummer) => ({ nummer, staende: {} }))
    expect(naechsteZeile(alle, { vergleich, anzahl: 5 })).toBeNull()
    expect(engerBei(vergleich)).toBeNull()
  })

  it('halves the stretch in which paper and app part, down to one game', () => {
    const ganz = vergleiche([5, 20, -22, -20, 22])
    expect(engerBei(ganz)).toBe(2)
    expect(naechsteZeile(beginneEntwurf(5), { vergleich: ganz, anzahl: 5 })).toBe(2)
    expect(engerBei(vergleiche([2, 6, -4, 4, -6], [5, 20, -22, -20, 22]))).toBe(3)
    expect(engerBei(vergleiche([4, 7, -9, -1, 3], [5, 20, -22, -20, 22]))).toBeNull()
  })

  it('is the one before the game that the likeliest cause names', () => {
    // Without game 4 (+3, −3, −3, +3), without game 2 (+5, −5, +5, −5), without game 1.
    expect(engerBei(vergleiche([5, 20, -22, -14, 16]))).toBe(3)
    expect(engerBei(vergleiche([5, 18, -20, -22, 24]))).toBe(1)
    expect(engerBei(vergleiche([5, 22, -26, -16, 20]))).toBe(1)
    // After game 1 the stretch begins with game 2: its own row tells whether it is that.
    expect(engerBei(vergleiche([1, 1, 1, -1, -1], [5, 18, -20, -22, 24]))).toBe(2)
  })

  it('does not begin a row twice that is still empty', () => {
    const vergleich = vergleiche([5, 20, -22, -20, 22])
    const entwurf = [...beginneEntwurf(5), { nummer: 2, staende: {} }]
    expect(naechsteZeile(entwurf, { vergleich, anzahl: 5 })).toBe(4)
  })
})
