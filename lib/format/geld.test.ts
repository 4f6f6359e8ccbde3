import { describe, expect, it } from 'vitest'
import { formatCent, parseCent } from './geld'

describe('formatCent', () => {
  it.each([
    [0, '0,00 €'],
    [5, '0,05 €'],
    [-352, '−3,52 €'],
    [123456, '1.234,56 €'],
  ])('%i', (cent, text) => {
    expect(formatCent(cent).replace(/\u00a0/g, ' ')).toBe(text)
  })
})

describe('parseCent', () => {
  it.each([
    ['0,10', 10],
    ['5', 500],
    [' 2,5 € ', 250],
    ['1.05', 105],
    ['0', 0],
    ['', null],
    ['-1', null],
    ['0,105', null],
    ['1.234,56', null],
    ['zehn', null],
  ])('%j', (text, cent) => {
    expect(parseCent(text)).toBe(cent)
  })
})
