import { describe, expect, it } from 'vitest'
import { textBuchung } from './kasse'

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
