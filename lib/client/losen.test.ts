import { describe, expect, it } from 'vitest'
import { lose } from './losen'

function folge(werte: readonly number[]): () => number {
  const rest = [...werte]
  return () => {
    const wert = rest.shift()
    if (wert === undefined) throw new Error('mehr Würfe als erwartet')
    return wert
  }
}

describe('lose', () => {
  it('takes a byte modulo the number of places', () => {
    expect(lose(5, folge([0]))).toBe(0)
    expect(lose(5, folge([7]))).toBe(2)
    expect(lose(4, folge([255]))).toBe(3)
  })

  it('throws away the bytes that would favour the lower places', () => {
    // 256 = 51 × 5 + 1: only 255 is one too many; with six places it is 252 to 255.
    expect(lose(5, folge([255, 254]))).toBe(4)
    expect(lose(6, folge([252, 253, 254, 255, 251]))).toBe(5)
  })

  it('reaches every place with real randomness', () => {
    const gesehen = new Set(Array.from({ length: 500 }, () => lose(6)))
    expect([...gesehen].sort()).toEqual([0, 1, 2, 3, 4, 5])
  })
})
