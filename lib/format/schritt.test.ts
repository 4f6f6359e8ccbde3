import { describe, expect, it } from 'vitest'
import { SCHRITT_CODES } from '../domain/wertung/schritt-codes'
import { kurzSchritt, textBetrag, textSchritt } from './schritt'

const text = (code: (typeof SCHRITT_CODES)[number]) =>
  textSchritt({ regel: 'U-W3', code, punkte: 1 })

describe('textSchritt', () => {
  it('says every step as the rules write it, and nothing else', () => {
    const texte = [
      ['keine 120', 'keine 90', 'keine 60', 'keine 30', 'schwarz'],
      ['keine 90 angesagt', 'keine 60 angesagt', 'keine 30 angesagt', 'schwarz angesagt'],
      ['90 erreicht', '60 erreicht', '30 erreicht', 'Stich gemacht'],
      ['gegen die Alten', 'Stoß Re', 'Stoß Kontra'],
      ['Doppelkopf', 'Fuchs gefangen', 'Fuchs im letzten Stich', 'Charlie', 'Kallemann'],
      ['Re angesagt', 'Kontra angesagt'],
      ['120 gegen keine 90', '90 gegen keine 60', '60 gegen keine 30', '30 gegen schwarz'],
      ['Regelverstoß'],
      ['gewonnen', 'mehr als 0'],
      [30, 60, 90, 120, 150, 180, 210, 240].map((n) => `mindestens ${n}`),
      [30, 60, 90, 120, 150, 180, 210, 240].map((n) => `${n} angesagt`),
      [30, 60, 90, 120, 150, 180, 210, 240].map((n) => `keine ${n}`),
    ].flat()
    expect(SCHRITT_CODES.map(text)).toEqual(texte)
  })

  it('says a step of the Turnierspielregeln in their words', () => {
    const tsr = (code: (typeof SCHRITT_CODES)[number]) =>
      textSchritt({ regel: 'D-W', code, punkte: 1 })
    expect((['keine90', 'keine30', 'schwarz', 'keine60-angesagt'] as const).map(tsr)).toEqual([
      ...['unter 90', 'unter 30', 'schwarz', 'keine 60 abgesagt'],
    ])
  })
})

describe('textBetrag', () => {
  it('is what a step adds, or by what it multiplies', () => {
    expect(textBetrag({ regel: 'U-W3', code: 'keine120', punkte: 1 })).toBe('+1')
    expect(textBetrag({ regel: 'U-W9', code: 'fuchs', punkte: -1 })).toBe('−1')
    expect(textBetrag({ regel: 'U-W8', code: 'stoss-re', faktor: 2 })).toBe('× 2')
  })
})

describe('kurzSchritt', () => {
  it.each([
    [{ regel: 'U-W3', code: 'keine90', punkte: 1 }, 'keine 90'],
    [{ regel: 'U-W8', code: 'stoss-re', faktor: 2 }, 'Stoß Re ×2'],
    [{ regel: 'U-W9', code: 'fuchs', punkte: -1 }, 'Fuchs gefangen −1'],
    [{ regel: 'D-W', code: 'keine90', punkte: 1 }, 'unter 90'],
    [{ regel: 'D-W', code: 'keine90-angesagt', punkte: 1 }, 'k90'],
    [{ regel: 'D-W', code: 'ansage-re', punkte: 2 }, 'Re +2'],
    [{ regel: 'B-W', code: 'ansage-kontra', faktor: 2 }, 'Kontra ×2'],
  ] as const)('%j is %s', (schritt, kurz) => {
    expect(kurzSchritt(schritt)).toBe(kurz)
  })
})
