import { expect, it } from 'vitest'
import { textPunkte } from './punkte'

const NAMEN = { a: 'Anna', b: 'Bernd' }

it('lists points by name in the order in which they come, who is not known by id', () => {
  expect(textPunkte(Object.entries({ b: 3, a: 0, x: -3 }), NAMEN)).toBe(
    'Bernd\u00a0+3, Anna\u00a00, x\u00a0−3',
  )
  expect(textPunkte(new Map([['a', 1]]), NAMEN)).toBe('Anna\u00a0+1')
  expect(textPunkte([], NAMEN)).toBe('')
})
