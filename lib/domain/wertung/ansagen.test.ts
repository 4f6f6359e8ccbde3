import { describe, expect, it } from 'vitest'
import { normal, solo, werte } from '../../../tests/builders/spiel'
import type { Spiel } from '../spiel/spiel'
import type { Wertung } from './wertung'

type Zeile = readonly [string, Spiel, Wertung['ansagen']]

function tabelle(zeilen: readonly Zeile[]) {
  it.each(zeilen)('%s', (_, spiel, ansagen) => {
    expect(werte({ augenRe: 130, ...spiel }).ansagen).toEqual(ansagen)
  })
}

const angesagt = <S>(stufe: S) => ({ stufe, herkunft: 'angesagt' as const })
const automatisch = <S>(stufe: S) => ({ stufe, herkunft: 'automatisch' as const })
const hochzeit = (mehr: Partial<Spiel>): Spiel => ({ ...normal(mehr), art: 'hochzeit' })

describe('U-S2 several of one party stoß', () => {
  tabelle([
    ['one announces nothing', normal({ stoesse: ['Anna', 'Clara'] }), {}],
    [
      'two announce keine 90',
      normal({ stoesse: ['Anna', 'Bernd'] }),
      { re: automatisch('keine90') },
    ],
    [
      'Kontra too, while Re stoß once',
      normal({ stoesse: ['Anna', 'Clara', 'Dieter'] }),
      { kontra: automatisch('keine90') },
    ],
    [
      'three in a solo announce no more than two',
      solo('solo-damen', { stoesse: ['Bernd', 'Clara', 'Dieter'] }),
      { kontra: automatisch('keine90') },
    ],
    [
      'in Null they announce 30',
      solo('solo-null', { stoesse: ['Bernd', 'Clara', 'Dieter'] }),
      { kontra: automatisch('augen30') },
    ],
    [
      'a higher Ansage of the party replaces it',
      normal({ stoesse: ['Anna', 'Bernd'], ansagen: { re: 'keine30' } }),
      { re: angesagt('keine30') },
    ],
    [
      'keine 90 said as well stays keine 90',
      normal({ stoesse: ['Anna', 'Bernd'], ansagen: { re: 'keine90' } }),
      { re: angesagt('keine90') },
    ],
  ])
})

describe('U-S3 Hochzeit', () => {
  const beide = ['Anna', 'Bernd']
  tabelle([
    ['two Stöße announce keine 90', hochzeit({ stoesse: beide }), { re: automatisch('keine90') }],
    [
      'keine 90 before it was clear becomes keine 60',
      hochzeit({ stoesse: beide, ansageVorKlaerung: 'keine90' }),
      { re: automatisch('keine60') },
    ],
    [
      'keine 60 becomes keine 30',
      hochzeit({ stoesse: beide, ansageVorKlaerung: 'keine60' }),
      { re: automatisch('keine30') },
    ],
    [
      'keine 30 becomes schwarz',
      hochzeit({ stoesse: beide, ansageVorKlaerung: 'keine30' }),
      { re: automatisch('schwarz') },
    ],
    [
      'after schwarz there is no next level',
      hochzeit({ stoesse: beide, ansageVorKlaerung: 'schwarz' }),
      { re: angesagt('schwarz') },
    ],
    [
      'with one Stoß it counts as it was said',
      hochzeit({ stoesse: ['Anna'], ansageVorKlaerung: 'keine90' }),
      { re: angesagt('keine90') },
    ],
    [
      'whose Schweine they are does not matter',
      hochzeit({ stoesse: beide, schweine: 'Anna', ansageVorKlaerung: 'keine90' }),
      { re: automatisch('keine60') },
    ],
    [
      'an even higher Ansage later replaces it',
      hochzeit({ stoesse: beide, ansageVorKlaerung: 'keine90', ansagen: { re: 'keine30' } }),
      { re: angesagt('keine30') },
    ],
    [
      'one said later does not lower it',
      hochzeit({ stoesse: ['Anna'], ansageVorKlaerung: 'keine60', ansagen: { re: 'keine90' } }),
      { re: angesagt('keine60') },
    ],
    [
      'a Hochzeit that stays alone keeps what it announced',
      solo('hochzeit-solo', { stoesse: ['Anna'], ansageVorKlaerung: 'keine90' }),
      { re: angesagt('keine90') },
    ],
  ])
})
