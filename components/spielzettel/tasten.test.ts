import { describe, expect, it } from 'vitest'
import type { ArtWahl } from '@/lib/domain/spiel/entwurf'
import { buchstabenFuer, zugFuerTaste } from './tasten'

const ARTEN = ['normal', 'hochzeit', 'solo-normal', 'solo-null'] as const
const namen = { a: 'Anna', b: 'Bernd', c: 'Andrea', d: '4tes Rad' }
const buchstaben = buchstabenFuer(['a', 'b', 'c', 'd'], namen)

function zug(key: string, mit: { shiftKey?: boolean; art?: ArtWahl } = {}) {
  const { shiftKey = false, art = 'normal' } = mit
  return zugFuerTaste({ key, shiftKey }, { buchstaben, art, arten: ARTEN })
}

describe('the letters of the players', () => {
  it('are the first of each name that is still free, never a digit', () => {
    expect([...buchstaben]).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['n', 'c'],
      ['t', 'd'],
    ])
  })

  it('leave out who has no free letter, and take any script', () => {
    const map = buchstabenFuer(['x', 'y', 'z'], { x: 'Bo', y: 'Bo', z: 'Bob' })
    expect([...map.keys()]).toEqual(['b', 'o'])
    expect([...buchstabenFuer(['x'], { x: 'Σοφία' }).keys()]).toEqual(['σ'])
  })
})

describe('the keys', () => {
  it.each([
    ['7', { zug: 'ziffer', ziffer: 7 }],
    ['Backspace', { zug: 'rueck' }],
    ['ArrowLeft', { zug: 'partei', partei: 're' }],
    ['ArrowRight', { zug: 'partei', partei: 'kontra' }],
    ['b', { zug: 're', spieler: 'b' }],
    ['x', null],
    ['F5', null],
    ['Enter', null],
    ['Tab', null],
  ] as const)('%s', (key, erwartet) => {
    expect(zug(key)).toEqual(erwartet)
  })

  it('take a letter with Shift for the Stoß', () => {
    expect(zug('N', { shiftKey: true })).toEqual({ zug: 'stoss', spieler: 'c' })
  })

  it('go through the kinds of game and around their end', () => {
    expect(zug('ArrowDown')).toEqual({ zug: 'art', wahl: 'hochzeit' })
    expect(zug('ArrowUp')).toEqual({ zug: 'art', wahl: 'solo-null' })
    expect(zug('ArrowDown', { art: 'solo-null' })).toEqual({ zug: 'art', wahl: 'normal' })
  })

  it('lead from an open solo to its first kind or back before it', () => {
    expect(zug('ArrowDown', { art: 'solo' })).toEqual({ zug: 'art', wahl: 'solo-normal' })
    expect(zug('ArrowUp', { art: 'solo' })).toEqual({ zug: 'art', wahl: 'hochzeit' })
  })
})
