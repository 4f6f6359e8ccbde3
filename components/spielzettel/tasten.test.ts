import { describe, expect, it } from 'vitest'
import type { ArtWahl } from '@/lib/domain/spiel/entwurf'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { beginneEntwurf } from '@/lib/domain/spiel/entwurf'
import { felderVon } from '@/lib/domain/spiel/entwurf-felder'
import { ziehe } from '@/lib/domain/spiel/entwurf-zug'
import { satzAugenfeld } from '@/lib/format/augen'
import { buchstabenFuer, zugFuerTaste } from './tasten'

const REGELWERK = getRegelwerk('urexweiler')
const ARTEN = ['normal', 'hochzeit', 'solo-normal', 'solo-null'] as const
const namen = { a: 'Anna', b: 'Bernd', c: 'Andrea', d: '4tes Rad' }
const buchstaben = buchstabenFuer(['a', 'b', 'c', 'd'], namen)

function zug(key: string, mit: { shiftKey?: boolean; art?: ArtWahl } = {}) {
  const { shiftKey = false, art = 'normal' } = mit
  const entwurf = { ...beginneEntwurf(), art }
  const felder = felderVon(entwurf, REGELWERK)
  return zugFuerTaste({ key, shiftKey }, { buchstaben, entwurf, felder, arten: ARTEN })
}

/** The bands that pressing keys one after another leads to. */
function baender(tasten: string, anfang: { art?: ArtWahl; partei?: 're' | 'kontra' } = {}) {
  const { art = 'normal', partei = 're' } = anfang
  let entwurf = ziehe({ ...beginneEntwurf(), art }, { zug: 'partei', partei }, REGELWERK)
  return [...tasten].map((key) => {
    const felder = felderVon(entwurf, REGELWERK)
    const zug = zugFuerTaste(
      { key, shiftKey: false },
      { buchstaben, entwurf, felder, arten: ARTEN },
    )
    if (zug?.zug !== 'augenfeld') throw new Error(key)
    entwurf = ziehe(entwurf, zug, REGELWERK)
    return satzAugenfeld(zug.feld, partei)
  })
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

  it('go up and down through the bands from 120, for whom the digits count', () => {
    expect(baender('++')).toEqual(['Re: 121 bis 150 Augen', 'Re: 151 bis 180 Augen'])
    expect(baender('-+')).toEqual(['Re: 90 bis 119 Augen', 'Re: 120 Augen'])
    expect(baender('--', { partei: 'kontra' })).toEqual([
      'Kontra: 90 bis 119 Augen',
      'Kontra: 60 bis 89 Augen',
    ])
    expect(baender('-----').at(-1)).toBe('Re: kein Stich, 0 Augen')
    // Beyond the last one there is none.
    expect(() => baender('------')).toThrow('-')
    expect(baender('+', { art: 'solo-null' })).toEqual(['Re: 120 bis 149 Augen'])
    expect(baender('-', { art: 'solo-null' })).toEqual(['Re: 90 bis 119 Augen'])
  })
})
