import { expect, it } from 'vitest'
import { gedaechtnis } from './gedaechtnis'

it('knows the last ones, and tells whom it forgets', () => {
  const [a, b, c] = [{}, {}, {}]
  const g = gedaechtnis<object, string>(2)
  expect([g.merke(a, 'a'), g.merke(b, 'b')]).toEqual([undefined, undefined])
  expect([g.hole(a), g.hole(b), g.hole({})]).toEqual(['a', 'b', undefined])
  // What is told anew was not untouched.
  expect(g.merke(a, 'A')).toBeUndefined()
  expect(g.merke(c, 'c')).toEqual({ schluessel: b, wert: 'b' })
  expect([g.hole(a), g.hole(b), g.hole(c)]).toEqual(['A', undefined, 'c'])
  expect(g.alle()).toEqual(['A', 'c'])
})
