import { describe, expect, it } from 'vitest'
import { FUENF, SECHS, VIER } from '../../../tests/builders/runde'
import { besetze, besetzeMit, naechsterSitz } from './sitze'

describe('who plays (U-T2)', () => {
  it.each([
    [VIER, 'Anna', ['Bernd', 'Clara', 'Dieter', 'Anna'], []],
    [VIER, 'Dieter', ['Anna', 'Bernd', 'Clara', 'Dieter'], []],
    [FUENF, 'Anna', ['Bernd', 'Clara', 'Dieter', 'Elke'], ['Anna']],
    [FUENF, 'Elke', ['Anna', 'Bernd', 'Clara', 'Dieter'], ['Elke']],
    [SECHS, 'Anna', ['Bernd', 'Clara', 'Dieter', 'Frank'], ['Elke', 'Anna']],
    [SECHS, 'Bernd', ['Clara', 'Dieter', 'Elke', 'Anna'], ['Frank', 'Bernd']],
    [SECHS, 'Clara', ['Dieter', 'Elke', 'Frank', 'Bernd'], ['Anna', 'Clara']],
  ])('of %j when %s deals', (...[spieler, geber, vier, aussetzer]) => {
    expect(besetze({ spieler, geber })).toEqual({
      geber,
      spieler: vier,
      aussetzer,
      ausspieler: vier[0],
    })
  })
})

it('the deal goes clockwise and round the table (U-T1)', () => {
  expect(naechsterSitz({ spieler: FUENF, geber: 'Dieter' })).toBe('Elke')
  expect(naechsterSitz({ spieler: FUENF, geber: 'Elke' })).toBe('Anna')
})

it('four recorded players sit clockwise from the dealer, the dealer among them last', () => {
  const vier = ['Anna', 'Elke', 'Clara', 'Bernd']
  expect(besetzeMit({ spieler: FUENF, geber: 'Clara' }, vier)).toEqual({
    geber: 'Clara',
    spieler: ['Elke', 'Anna', 'Bernd', 'Clara'],
    aussetzer: ['Dieter'],
    ausspieler: 'Elke',
  })
})
