import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { neuesToken } from './einladung'

test('makes tokens that fit an address and their digest', () => {
  const { token, tokenHash } = neuesToken()
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
})

test('never makes the same token twice', () => {
  const tokens = Array.from({ length: 50 }, () => neuesToken().token)
  expect(new Set(tokens).size).toBe(50)
})
