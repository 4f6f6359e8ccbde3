import { describe, expect, it } from 'vitest'
import { lesePunkte, leseEndstand, wechsleVorzeichen } from './endstand'

describe('lesePunkte', () => {
  it.each([
    ['12', 12],
    ['-4', -4],
    ['−4', -4],
    ['– 4', -4],
    ['+3', 3],
    ['0', 0],
    ['−0', 0],
    ['', null],
    ['−', null],
    ['1,5', null],
    ['12345', null],
    ['vier', null],
  ])('reads „%s“ as %s', (text, wert) => {
    expect(lesePunkte(text)).toBe(wert)
  })
})

describe('leseEndstand', () => {
  const dabei = ['a', 'b', 'c', 'd']

  it('takes a complete result that sums to 0', () => {
    expect(leseEndstand({ a: '12', b: '-4', c: '−10', d: '2' }, dabei)).toEqual({
      art: 'gut',
      summe: 0,
      punkte: { a: 12, b: -4, c: -10, d: 2 },
    })
  })

  it('says what is over when it does not sum to 0', () => {
    expect(leseEndstand({ a: '12', b: '-4', c: '-10', d: '3' }, dabei)).toEqual({
      art: 'summe',
      summe: 1,
    })
  })

  it('waits for everyone who was there and ignores who was not', () => {
    expect(leseEndstand({ a: '12', b: '-12', e: '5' }, dabei)).toEqual({
      art: 'unvollstaendig',
      summe: 0,
    })
  })
})

describe('wechsleVorzeichen', () => {
  it.each([
    ['', '−'],
    ['12', '−12'],
    ['+12', '−12'],
    ['−12', '12'],
    ['-12', '12'],
  ])('makes „%s“ into „%s“', (vorher, nachher) => {
    expect(wechsleVorzeichen(vorher)).toBe(nachher)
  })
})
