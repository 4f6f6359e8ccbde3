import { describe, expect, it } from 'vitest'
import { FUENF, normal } from '@/tests/builders/runde'
import { abend, spielAkte } from '@/tests/builders/spieltag'
import { findSpiel, getSpiel, mitSpiel, mitVersion, naechstePosition } from './vorgriff'

const ABEND = abend({ spieler: FUENF, spiele: [normal('Bernd', 'Clara'), normal('Clara', 'Elke')] })
const RUNDE = 'abend-runde'
const DRITTES = spielAkte({
  rundeId: RUNDE,
  position: 3,
  spiel: normal('Dieter', 'Elke'),
  besetzung: ['Dieter', 'Elke', 'Anna', 'Bernd'],
})

describe('the evening ahead of the server', () => {
  it('puts a new game at the end of its Runde', () => {
    const nachher = mitSpiel(ABEND, DRITTES)
    expect(nachher.runden[0]?.spiele.map((s) => s.id)).toEqual(['spiel-1', 'spiel-2', 'spiel-3'])
    expect(ABEND.runden[0]?.spiele).toHaveLength(2)
  })

  it('makes the next version of one game and leaves the other', () => {
    const nachher = mitVersion(ABEND, 'spiel-1', { gestrichen: true, grund: 'doppelt' })
    expect(getSpiel(nachher, 'spiel-1')).toMatchObject({
      version: 2,
      gestrichen: true,
      grund: 'doppelt',
      besetzung: ['Bernd', 'Clara', 'Dieter', 'Elke'],
    })
    expect(getSpiel(nachher, 'spiel-2')).toBe(getSpiel(ABEND, 'spiel-2'))
  })

  it('does not reuse the position of a struck game', () => {
    expect(naechstePosition(ABEND, RUNDE)).toBe(3)
    expect(naechstePosition(mitVersion(ABEND, 'spiel-2', { gestrichen: true }), RUNDE)).toBe(3)
    expect(naechstePosition(abend({ spieler: FUENF }), RUNDE)).toBe(1)
  })

  it('knows which games are its own', () => {
    expect(findSpiel(ABEND, 'fremd')).toBeUndefined()
    expect(() => getSpiel(ABEND, 'fremd')).toThrow('fremd')
  })
})
