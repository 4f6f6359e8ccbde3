import { describe, expect, it } from 'vitest'
import { textSaisonfolge } from './chronik-saison'

const NAMEN = { c: 'Clara', d: 'Dieter', e: 'Elke', f: 'Frank' }
const platz = (rang: number, rangpunkte: string) => ({ rang, rangpunkte })

describe('textSaisonfolge', () => {
  it('tells who moved or has other Rangpunkte, and leaves out who has neither', () => {
    const tabelle = [
      { spieler: 'c', vorher: platz(2, '115/2'), nachher: platz(1, '58') },
      { spieler: 'd', vorher: platz(1, '58'), nachher: platz(2, '173/3') },
      { spieler: 'e', vorher: platz(3, '40'), nachher: platz(3, '161/4') },
      { spieler: 'f', vorher: platz(4, '7'), nachher: platz(4, '7') },
    ]
    expect(textSaisonfolge({ tabelle }, { namen: NAMEN, form: 'bruch' })).toEqual([
      'Clara vom 2. auf den 1. Platz (57½ → 58).',
      'Dieter vom 1. auf den 2. Platz (58 → 57⅔).',
      'Elke bleibt auf dem 3. Platz (40 → 40¼).',
    ])
    expect(textSaisonfolge({ tabelle }, { namen: NAMEN, form: 'dezimal' })[0]).toBe(
      'Clara vom 2. auf den 1. Platz (57,50 → 58,00).',
    )
  })

  it('tells the first Spieltag that counts, and that none counts any more', () => {
    const erster = [{ spieler: 'c', vorher: null, nachher: platz(1, '9/2') }]
    expect(textSaisonfolge({ tabelle: erster }, { namen: NAMEN, form: 'bruch' })).toEqual([
      'Clara auf dem 1. Platz (4½).',
    ])
    const keiner = [
      { spieler: 'c', vorher: platz(1, '9/2'), nachher: null },
      { spieler: 'd', vorher: platz(2, '3'), nachher: null },
    ]
    expect(textSaisonfolge({ tabelle: keiner }, { namen: NAMEN, form: 'bruch' })).toEqual([
      'In der Saison zählt jetzt kein Spieltag mehr.',
    ])
    expect(textSaisonfolge({ tabelle: [] }, { namen: NAMEN, form: 'bruch' })).toEqual([])
  })
})
