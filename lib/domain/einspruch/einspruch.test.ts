import { describe, expect, it } from 'vitest'
import { darfEinsprechen, empfaengerVon, spielerkontenVon } from './einspruch'

const KONTEN = spielerkontenVon([
  { kontoId: 'konto-anna', spielerId: 'anna' },
  { kontoId: 'konto-leser', spielerId: null },
  { kontoId: 'konto-bernd', spielerId: 'bernd' },
])

describe('the account that is told a decision', () => {
  it('is that of the player who objected, also when it came from the phone of the table', () => {
    expect(empfaengerVon({ spielerId: 'bernd', kontoId: 'konto-anna' }, KONTEN)).toBe('konto-bernd')
    expect(empfaengerVon({ spielerId: 'bernd', kontoId: 'konto-bernd' }, KONTEN)).toBe(
      'konto-bernd',
    )
  })

  it('is the one it came through where the player has none or no player is named', () => {
    expect(empfaengerVon({ spielerId: 'clara', kontoId: 'konto-anna' }, KONTEN)).toBe('konto-anna')
    expect(empfaengerVon({ spielerId: null, kontoId: 'konto-leser' }, KONTEN)).toBe('konto-leser')
  })
})

describe('who may object', () => {
  it.each([
    ['a member who was not there', { rolle: 'mitglied', spielerId: null }, true],
    ['whoever writes', { rolle: 'schreiber', spielerId: null }, true],
    ['a reader who sat at the table', { rolle: 'leser', spielerId: 'anna' }, true],
    ['a reader who was not there', { rolle: 'leser', spielerId: 'clara' }, false],
    ['a reader who is no player', { rolle: 'leser', spielerId: null }, false],
  ] as const)('%s', (_, ich, darf) => {
    expect(darfEinsprechen(ich, ['anna', 'bernd'])).toBe(darf)
  })
})
