import { describe, expect, it } from 'vitest'
import { normal, SPIELER } from '@/tests/builders/spiel'
import { differenz } from './differenz'
import type { Spiel } from './spiel'

const inhalt = (spiel: Spiel, besetzung: readonly string[] = SPIELER) => ({ spiel, besetzung })

describe('differenz', () => {
  it('is empty for the same game told in another order', () => {
    const alt = inhalt(
      normal({ augenRe: 132, stoesse: ['Anna', 'Bernd'], sonderpunkte: { re: { fuchs: 1 } } }),
    )
    const neu = inhalt(
      {
        art: 'normal',
        re: ['Bernd', 'Anna'],
        augenRe: 132,
        stoesse: ['Bernd', 'Anna'],
        sonderpunkte: { re: { fuchs: 1, kallemann: 0 }, kontra: {} },
        ansagen: {},
      },
      ['Bernd', 'Clara', 'Dieter', 'Anna'],
    )
    expect(differenz(alt, neu)).toEqual([])
  })

  it('tells a band from a number in it, and from another band', () => {
    const band = inhalt(normal({ augenRe: { von: 121, bis: 150 } }))
    expect(differenz(band, inhalt(normal({ augenRe: { bis: 150, von: 121 } })))).toEqual([])
    expect(differenz(band, inhalt(normal({ augenRe: 121 })))).toHaveLength(1)
    expect(differenz(band, inhalt(normal({ augenRe: { von: 121, bis: 149 } })))).toHaveLength(1)
  })

  it('names what is said otherwise, in the order of a slip', () => {
    const alt = inhalt(normal({ augenRe: 132, stoesse: ['Anna'], notiz: 'knapp' }))
    const neu = inhalt({
      art: 'solo-damen',
      re: ['Anna'],
      augenRe: 240,
      ohneStich: 'kontra',
      ansagen: { re: 'keine90' },
      sonderpunkte: { kontra: { fuchs: 2 } },
      bestaetigt: ['pflichtsolo-nach-frist'],
    })
    expect(differenz(alt, neu)).toEqual([
      { feld: 'art', vorher: 'normal', nachher: 'solo-damen' },
      { feld: 're', vorher: ['Anna', 'Bernd'], nachher: ['Anna'] },
      {
        feld: 'augen',
        vorher: { augenRe: 132 },
        nachher: { augenRe: 240, ohneStich: 'kontra' },
      },
      { feld: 'stoesse', vorher: ['Anna'], nachher: [] },
      { feld: 'ansage', partei: 're', vorher: null, nachher: 'keine90' },
      { feld: 'sonderpunkte', partei: 'kontra', vorher: {}, nachher: { fuchs: 2 } },
      { feld: 'notiz', vorher: 'knapp', nachher: '' },
      { feld: 'bestaetigt', vorher: [], nachher: ['pflichtsolo-nach-frist'] },
    ])
  })

  it('names Kontra when somebody else sat at the table', () => {
    const spiel = normal({ augenRe: 132 })
    expect(differenz(inhalt(spiel), inhalt(spiel, ['Anna', 'Bernd', 'Clara', 'Elke']))).toEqual([
      { feld: 'kontra', vorher: ['Clara', 'Dieter'], nachher: ['Clara', 'Elke'] },
    ])
  })

  it('tells missing Augen from 0', () => {
    const ohne = inhalt(normal({ regelverstoss: 'Clara' }))
    expect(differenz(ohne, inhalt(normal({ regelverstoss: 'Clara', augenRe: 0 })))).toEqual([
      { feld: 'augen', vorher: null, nachher: { augenRe: 0 } },
    ])
    expect(differenz(ohne, inhalt(normal()))).toEqual([
      { feld: 'regelverstoss', vorher: ['Clara'], nachher: [] },
    ])
  })
})
