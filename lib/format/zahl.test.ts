import { describe, expect, it } from 'vitest'
import { bruch } from '../domain/bruch'
import { formatAnzahl, formatBruch, formatBruchGemischt, formatPunkte } from './zahl'

describe('formatPunkte', () => {
  it.each([
    [14, '+14'],
    [-3, '−3'],
    [0, '0'],
    [-0, '0'],
  ])('%d is %s', (punkte, text) => {
    expect(formatPunkte(punkte)).toBe(text)
  })
})

describe('formatBruch', () => {
  it.each([
    [4, 1, '4,00'],
    [0, 1, '0,00'],
    [-2, 1, '−2,00'],
    [23, 4, '5,75'],
    [57, 2, '28,50'],
    [1, 3, '0,33'],
    [2, 3, '0,67'],
    [1, 200, '0,01'],
    [-1, 3, '−0,33'],
    [-1, 1000, '0,00'],
    [299, 100, '2,99'],
    [2999, 1000, '3,00'],
  ])('%d/%d is %s', (zaehler, nenner, text) => {
    expect(formatBruch(bruch(zaehler, nenner))).toBe(text)
  })
})

describe('formatBruchGemischt', () => {
  it.each([
    [57, 2, '28½'],
    [1, 2, '½'],
    [-3, 2, '−1½'],
    [23, 4, '5¾'],
    [14, 3, '4⅔'],
    [4, 1, '4'],
    [0, 1, '0'],
    [38, 7, '5\u00a03/7'],
    [-3, 7, '−3/7'],
  ])('%d/%d is %s', (zaehler, nenner, text) => {
    expect(formatBruchGemischt(bruch(zaehler, nenner))).toBe(text)
  })
})

it('formatAnzahl sets thousands apart', () => {
  expect([0, 999, 1000, 280417].map(formatAnzahl)).toEqual(['0', '999', '1.000', '280.417'])
})
