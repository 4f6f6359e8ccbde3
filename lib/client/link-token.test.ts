import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { giltNurHier, neuerTischtoken, neuesToken } from './link-token'

test('makes tokens that fit an address and their digest', () => {
  const { token, tokenHash } = neuesToken()
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
})

test('makes tokens for the table that can be typed, and their digest', () => {
  const { token, tokenHash } = neuerTischtoken()
  expect(token).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)
  expect(tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
})

test.each([neuesToken, neuerTischtoken])('never makes the same token twice', (neuer) => {
  const tokens = Array.from({ length: 50 }, () => neuer().token)
  expect(new Set(tokens).size).toBe(50)
})

test.each([
  ['http://localhost:3000/einladung/x', true],
  ['http://127.0.0.1:3000/einladung/x', true],
  ['http://[::1]:3000/einladung/x', true],
  ['http://192.168.1.20:3000/einladung/x', false],
  ['https://kallemann.example/einladung/x', false],
])('knows a link that only this machine can open: %s', (link, erwartet) => {
  expect(giltNurHier(link)).toBe(erwartet)
})
