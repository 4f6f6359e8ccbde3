import { expect, test } from 'vitest'
import { bruch } from '../domain/bruch'
import { formatRangpunkte, parseRangpunkteForm } from './rangpunkte'

test('writes a sum in the form that the device remembers', () => {
  expect(formatRangpunkte(bruch(23, 3), 'dezimal')).toBe('7,67')
  expect(formatRangpunkte(bruch(23, 3), 'bruch')).toBe('7⅔')
})

test('takes any other cookie for the preset', () => {
  expect(parseRangpunkteForm('bruch')).toBe('bruch')
  expect(parseRangpunkteForm('dezimal')).toBe('dezimal')
  expect(parseRangpunkteForm('<script>')).toBe('dezimal')
  expect(parseRangpunkteForm(undefined)).toBe('dezimal')
})
