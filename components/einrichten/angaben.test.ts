import { describe, expect, test } from 'vitest'
import type { Angaben } from './angaben'
import {
  alsAnfrage,
  anfang,
  benenne,
  mitZeile,
  ohneZeile,
  pruefeAngaben,
  uebernimmName,
  verschiebe,
} from './angaben'
import { einstellungen } from '@/tests/builders/einstellungen'

const EINSTELLUNGEN = einstellungen({ freieFehltage: 2, kuersoloWiederholung: 'einmal' })
const LEER = anfang('Saison 2026', { id: 'urexweiler', standard: EINSTELLUNGEN })

const namen = (a: Angaben) => a.spieler.map((z) => z.name)

const GEFUELLT: Angaben = {
  ...LEER,
  code: ' ABCD-1234 ',
  verein: ' Doppelkopffreunde ',
  name: 'Anna',
  anmeldename: 'anna',
  passwort: ' mit Leerzeichen ',
  spieler: [
    { nr: 0, name: 'Anna' },
    { nr: 1, name: ' Bernd' },
    { nr: 2, name: 'Clara' },
    { nr: 3, name: 'Dieter' },
  ],
}

describe('the set-up form', () => {
  test('names every empty field and line at once', () => {
    expect(pruefeAngaben({ ...LEER, saison: ' ' }).map((f) => f.ort)).toEqual([
      'code',
      'verein',
      'name',
      'anmeldename',
      'passwort',
      'saison',
      'spieler[0]',
      'spieler[1]',
      'spieler[2]',
      'spieler[3]',
    ])
  })

  test('has nothing to say about a complete form', () => {
    expect(pruefeAngaben(GEFUELLT)).toEqual([])
  })

  test('finds a name that stands there twice, whatever its case and spaces', () => {
    const fehler = pruefeAngaben(benenne(GEFUELLT, 2, 'ANNA '))
    expect(fehler).toEqual([
      { ort: 'spieler[2]', text: 'Steht schon in Zeile 1: einen der beiden anders schreiben.' },
    ])
  })

  test('trims what is a name, and leaves the password alone', () => {
    expect(alsAnfrage(GEFUELLT)).toEqual({
      code: 'ABCD-1234',
      verein: 'Doppelkopffreunde',
      name: 'Anna',
      anmeldename: 'anna',
      passwort: ' mit Leerzeichen ',
      spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'],
      ichBin: 0,
      saison: 'Saison 2026',
      regelwerk: 'urexweiler',
      einstellungen: EINSTELLUNGEN,
    })
  })

  test('the owner stays who it is when lines move', () => {
    const a = verschiebe(GEFUELLT, 0, 1)
    expect(namen(a)).toEqual([' Bernd', 'Anna', 'Clara', 'Dieter'])
    expect(alsAnfrage(a).ichBin).toBe(1)
  })

  test('the first line cannot go up nor the last one down', () => {
    expect(verschiebe(GEFUELLT, 0, -1)).toEqual(GEFUELLT)
    expect(verschiebe(GEFUELLT, 3, 1)).toEqual(GEFUELLT)
  })

  test('a removed line leaves its number unused', () => {
    const a = mitZeile(ohneZeile(mitZeile(GEFUELLT), 1))
    expect(a.spieler.map((z) => z.nr)).toEqual([0, 2, 3, 4, 5])
  })

  test('nobody is the owner once the own line is removed', () => {
    expect(alsAnfrage(ohneZeile(GEFUELLT, 0)).ichBin).toBeNull()
  })

  test('the own name fills the own line, but replaces nothing', () => {
    expect(namen(uebernimmName({ ...LEER, name: 'Anna ' }))).toEqual(['Anna', '', '', ''])
    expect(namen(uebernimmName({ ...GEFUELLT, name: 'Annegret' }))[0]).toBe('Anna')
  })
})
