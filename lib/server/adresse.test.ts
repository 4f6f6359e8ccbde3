import { expect, test } from 'vitest'
import { istLesbar } from './adresse'

test.each(['/v/kreuzdame', '/v/x%C3%A4', '/v/%2F', '/tisch/Ab_9-x'])('%s can be read', (pfad) => {
  expect(istLesbar(pfad)).toBe(true)
})

test.each(['/v/%E0%A4%A', '/v/%', '/tisch/%zz/tafel', '/api/v1/tisch/%FF/log'])(
  'nobody can read %s',
  (pfad) => {
    expect(istLesbar(pfad)).toBe(false)
  },
)
