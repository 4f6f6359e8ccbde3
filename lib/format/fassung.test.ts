import { describe, expect, it } from 'vitest'
import { VIER } from '@/tests/builders/runde'
import type { Fassung } from './fassung'
import { vergleicheFassungen } from './fassung'
import { formatPunkte } from './zahl'
import { REGELWERK } from '../../tests/builders/spiel'

const UMFELD = { regelwerk: REGELWERK, namen: {} }
/** Re made 130: keine 120, worth 1. */
const ALT: Fassung = {
  spiel: { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 },
  besetzung: VIER,
  gestrichen: false,
  grund: null,
}
const zeilen = (...fassungen: readonly Fassung[]) =>
  vergleicheFassungen(fassungen, UMFELD).map((z) => [z.gleich ? '=' : '≠', z.was, ...z.texte])

/** Of the four in the order of their seats. */
function punkte(...werte: readonly number[]): string {
  return werte.map((p, i) => `${VIER[i] ?? ''}\u00a0${formatPunkte(p)}`).join(', ')
}

describe('vergleicheFassungen', () => {
  it('says the same of equal versions', () => {
    expect(zeilen(ALT, ALT)).toEqual([
      ['=', 'Spiel', 'Normalspiel', 'Normalspiel'],
      ['=', 'Augen', 'Re 130, Kontra 110', 'Re 130, Kontra 110'],
      ['=', 'Wert', '1', '1'],
      ['=', 'Re', 'Anna und Bernd', 'Anna und Bernd'],
      ['=', 'Kontra', 'Clara und Dieter', 'Clara und Dieter'],
      ['=', 'Punkte', punkte(1, 1, -1, -1), punkte(1, 1, -1, -1)],
    ])
  })

  it('marks what any of three versions says otherwise, at its place among the others', () => {
    // 160 is keine 90, with a Fuchs of Re 3; with a Stoß 2 × 2 = 4.
    const fuchs: Fassung = {
      ...ALT,
      spiel: { ...ALT.spiel, augenRe: 160, sonderpunkte: { re: { fuchs: 1 } } },
    }
    const stoss: Fassung = {
      ...ALT,
      spiel: { ...ALT.spiel, augenRe: 160, stoesse: ['Anna'] },
      grund: 'verzählt',
    }
    expect(zeilen(ALT, fuchs, stoss).filter(([zeichen]) => zeichen === '≠')).toEqual([
      ['≠', 'Augen', 'Re 130, Kontra 110', 'Re 160, Kontra 80', 'Re 160, Kontra 80'],
      ['≠', 'Wert', '1', '3', '4'],
      ['≠', 'Stoß', '', '', 'Anna'],
      ['≠', 'Sonderpunkte Re', '', 'Fuchs gefangen', ''],
      ['≠', 'Punkte', punkte(1, 1, -1, -1), punkte(3, 3, -3, -3), punkte(4, 4, -4, -4)],
      ['≠', 'Grund', '', '', 'verzählt'],
    ])
  })

  it('does not take another order of the same players for a difference', () => {
    const stoesse = ['Dieter', 'Clara']
    const gedreht: Fassung = {
      ...ALT,
      spiel: { ...ALT.spiel, re: ['Bernd', 'Anna'], stoesse: [...stoesse].reverse() },
      besetzung: [...VIER].reverse(),
    }
    const gerade = { ...ALT, spiel: { ...ALT.spiel, stoesse } }
    expect(zeilen(gerade, gedreht).every(([zeichen]) => zeichen === '=')).toBe(true)
  })

  it('tells a struck version from one that counts, and who else sat there', () => {
    const ohneDieter = { ...ALT, besetzung: ['Anna', 'Bernd', 'Clara', 'Elke'] }
    expect(
      zeilen({ ...ALT, gestrichen: true }, ohneDieter).filter(([zeichen]) => zeichen === '≠'),
    ).toEqual([
      ['≠', 'Zählt es?', 'nein, gestrichen', 'ja'],
      ['≠', 'Kontra', 'Clara und Dieter', 'Clara und Elke'],
      ['≠', 'Punkte', punkte(1, 1, -1, -1), punkte(1, 1, -1, -1).replace('Dieter', 'Elke')],
    ])
  })
})
