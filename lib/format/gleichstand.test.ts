import { describe, expect, it } from 'vitest'
import { einstellungen } from '../../tests/builders/einstellungen'
import { textPlatzgrund } from './gleichstand'

const namen = { a: 'Anna', b: 'Bernd' }
const gleichauf = [
  { spieler: 'a', eigene: 2, andere: 1 },
  { spieler: 'b', eigene: 2, andere: -3 },
]

describe('why a line of the table stands where it does', () => {
  it('is nothing where the figure alone decides', () => {
    const zeile = { bisMindest: 0, gleichauf: [] }
    expect(textPlatzgrund(zeile, { einstellungen: einstellungen(), namen })).toEqual([])
  })

  it.each([
    [
      { gleichstand: 'spielpunkte' },
      'Gleich viele Rangpunkte wie Anna (2 : 1) und Bernd (2 : −3): Es entscheiden die Spielpunkte.',
    ],
    [
      { gleichstand: 'tagessiege', wertung: 'schnitt' },
      'Gleicher Schnitt wie Anna (2 : 1) und Bernd (2 : −3): Es entscheiden die Tagessiege.',
    ],
    [
      { gleichstand: 'direkter-vergleich', wertung: 'ligapunkte' },
      'Gleich viele Ligapunkte wie Anna (2 : 1) und Bernd (2 : −3): Es entscheidet der direkte Vergleich, wer an gemeinsamen Spieltagen öfter vorn war.',
    ],
  ] as const)('by %j: %s', (regeln, text) => {
    const umfeld = { einstellungen: einstellungen(regeln), namen }
    expect(textPlatzgrund({ bisMindest: 0, gleichauf }, umfeld)).toEqual([text])
  })

  it('is that somebody was not there often enough', () => {
    const umfeld = { einstellungen: einstellungen({ mindestteilnahme: 5 }), namen }
    const grund = (bisMindest: number) => textPlatzgrund({ bisMindest, gleichauf: [] }, umfeld)
    expect(grund(1)).toEqual(['Außer Wertung: noch 1 Spieltag.'])
    expect(grund(3)).toEqual(['Außer Wertung: noch 3 Spieltage.'])
  })
})
