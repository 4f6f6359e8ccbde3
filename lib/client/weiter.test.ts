import { describe, expect, test } from 'vitest'
import { parseWeiter } from './weiter'

describe('where signing in leads', () => {
  test.each([
    ['/v/urexweiler', '/v/urexweiler'],
    ['/v/a/spieltage/1?neu=1#entry', '/v/a/spieltage/1?neu=1#entry'],
    ['/v/a/../../konto', '/konto'],
  ])('keeps the path %s of this site', (roh, ziel) => {
    expect(parseWeiter(roh)).toBe(ziel)
  })

  test.each([
    ['https://boese.example/'],
    ['//boese.example/'],
    ['/\\boese.example/'],
    ['/\t/boese.example'],
    ['/v/..//boese.example'],
    ['javascript:alert(1)'],
    ['boese.example'],
    [''],
    [undefined],
    [['/a', '/b']],
  ])('leads to the start from %j', (roh) => {
    expect(parseWeiter(roh)).toBe('/')
  })
})
