import { describe, expect, it } from 'vitest'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { Spiel } from '../domain/spiel/spiel'
import { textEintrag } from './eintrag'

const SPIELER = ['Anna', 'Bernd', 'Clara', 'Dieter']

function zeilen(
  spiel: Spiel,
  ansagen: Parameters<typeof textEintrag>[1]['ansagen'] = {},
  regelwerk: RegelwerkId = 'urexweiler',
) {
  const eintrag = textEintrag(spiel, {
    ...{ spieler: SPIELER, namen: {}, ansagen },
    regelwerk,
  })
  return eintrag.map(({ was, wert }) => `${was}: ${wert}`)
}

describe('textEintrag', () => {
  it('says of a plain game who was who, and the Augen of both', () => {
    expect(zeilen({ art: 'normal', re: ['Anna', 'Clara'], augenRe: 130 })).toEqual([
      'Spiel: Normalspiel',
      'Re: Anna und Clara',
      'Kontra: Bernd und Dieter',
      'Augen: Re 130, Kontra 110',
    ])
  })

  it('says of Augen that nobody counted between which they are, and that', () => {
    const band = { von: 121, bis: 150 }
    expect(zeilen({ art: 'normal', re: ['Anna', 'Clara'], augenRe: band }).at(-1)).toBe(
      'Augen: Re 121 bis 150, Kontra 90 bis 119 (nicht gezählt)',
    )
  })

  it('says everything that was entered, automatic Ansagen as such', () => {
    const spiel: Spiel = {
      art: 'hochzeit',
      re: ['Anna', 'Clara'],
      augenRe: 240,
      ohneStich: 'kontra',
      stoesse: ['Anna', 'Clara'],
      ansageVorKlaerung: 'keine90',
      sonderpunkte: { re: { fuchs: 2, kallemann: 1 } },
      trumpfabgabe: ['Dieter'],
      notiz: 'zweiter Stich strittig',
    }
    expect(zeilen(spiel, { re: { stufe: 'keine60', herkunft: 'automatisch' } })).toEqual([
      'Spiel: Hochzeit',
      'Re: Anna und Clara',
      'Kontra: Bernd und Dieter',
      'Augen: Re 240, Kontra 0 (kein Stich)',
      'Stoß: Anna und Clara',
      'Ansage Re: keine 60 (von selbst angesagt)',
      'Vor der Klärung: keine 90',
      'Sonderpunkte Re: 2 × Fuchs gefangen, Kallemann',
      'Trumpfabgabe: Dieter',
      'Notiz: zweiter Stich strittig',
    ])
  })

  it('leaves the Augen out where a broken rule decided', () => {
    expect(zeilen({ art: 'normal', re: ['Anna', 'Bernd'], regelverstoss: 'Dieter' })).toEqual([
      'Spiel: Normalspiel',
      'Re: Anna und Bernd',
      'Kontra: Clara und Dieter',
      'Regelverstoß: Dieter',
    ])
  })

  it('has the words of its rule book, and both Absagen', () => {
    const spiel: Spiel = {
      ...{ art: 'normal', re: ['Anna', 'Clara'], augenRe: 130 },
      ...{ stoesse: ['Anna', 'Bernd'], ansagen: { re: 'keine90', kontra: 'keine60' } },
      sonderpunkte: { re: { charlie: 1 } },
    }
    expect(zeilen(spiel, {}, 'ddv').slice(4)).toEqual([
      'Ansage: Anna und Bernd',
      'Absage Re: keine 90',
      'Absage Kontra: keine 60',
      'Sonderpunkte Re: Charlie',
    ])
    expect(zeilen({ art: 'solo-fehlfarben', re: ['Anna'], augenRe: 130 }, {}, 'ddv')[0]).toBe(
      'Spiel: Fleischloser',
    )
  })
})
