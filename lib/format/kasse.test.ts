import { describe, expect, it } from 'vitest'
import { leseCent, textBuchung } from './kasse'

describe('an amount as it is typed', () => {
  it.each([
    ['20', 2000],
    ['3,5', 350],
    ['3,50 €', 350],
    ['3.50', 350],
    ['0,01', 1],
    ['1.250', 125_000],
    ['1.250,07\u00a0€', 125_007],
    ['0', 0],
  ])('%s', (text, cent) => {
    expect(leseCent(text)).toBe(cent)
  })

  it.each(['', 'viel', '−3', '-3', '3,505', '3,', ',50', '1.25.00', '1e3', '3,5,5'])(
    '%j is none',
    (text) => {
      expect(leseCent(text)).toBeNull()
    },
  )
})

describe('a booking in words', () => {
  it('says what, how much and what for', () => {
    expect(textBuchung({ art: 'einzahlung', cent: 2000, zweck: 'Startgeld' })).toBe(
      'Einzahlung von 20,00\u00a0€ („Startgeld“)',
    )
  })

  it('is nothing where an entry does not say it', () => {
    expect(textBuchung({ art: 'spende', cent: 2000 })).toBe('')
    expect(textBuchung({ art: 'auszahlung' })).toBe('')
  })
})
