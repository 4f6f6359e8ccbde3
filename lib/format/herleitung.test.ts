import { describe, expect, test } from 'vitest'
import { einstellungen } from '../../tests/builders/einstellungen'
import { bruch } from '../domain/bruch'
import type { Tageswertung } from '../domain/saison/saison'
import { textHerleitung } from './herleitung'

const EINFACH: Tageswertung = {
  spieler: 'Anna',
  spielpunkte: 12,
  spiele: 20,
  zaehlt: true,
  sieg: false,
  gestrichen: false,
  rang: 2,
  rangpunkte: bruch(5),
  abwesend: false,
  entschuldigt: false,
  abzug: 0,
  geteilt: 1,
  anteil: bruch(5),
}

/** Each sentence with its rule before it. */
const saetze = (...p: Parameters<typeof textHerleitung>) =>
  textHerleitung(...p).map(({ regel, text }) => `${regel} ${text}`)

const sechs = { anzahl: 6, form: 'dezimal', einstellungen: einstellungen() } as const

describe('textHerleitung', () => {
  test('names the place where nobody shares it', () => {
    expect(saetze(EINFACH, sechs)).toEqual(['U-L1 Platz 2 von 6 gibt 5,00.'])
  })

  test('adds up and divides the places that are shared (U-L3)', () => {
    const geteilt = {
      ...EINFACH,
      rang: 1,
      geteilt: 2,
      anteil: bruch(23, 4),
      rangpunkte: bruch(23, 4),
    }
    expect(saetze(geteilt, sechs)).toEqual([
      'U-L3 Plätze 1 und 2 geteilt durch 2: (6,50 + 5,00) ÷ 2 = 5,75.',
    ])
    expect(saetze(geteilt, { ...sechs, form: 'bruch' })).toEqual([
      'U-L3 Plätze 1 und 2 geteilt durch 2: (6½ + 5) ÷ 2 = 5¾.',
    ])
  })

  test('says what an absence costs (U-L2, U-L4)', () => {
    const fehlt = { ...EINFACH, abwesend: true, abzug: 1, spielpunkte: 0, rangpunkte: bruch(4) }
    expect(saetze(fehlt, sechs)).toEqual([
      'U-L2 Abwesend: zählt mit 0 Spielpunkten.',
      'U-L1 Platz 2 von 6 gibt 5,00.',
      'U-L4 Abzug für den Fehltag: 5,00 − 1 = 4,00.',
    ])
  })

  test('says that an excused absence is no Fehltag (U-L6)', () => {
    const entschuldigt = { ...EINFACH, abwesend: true, entschuldigt: true, spielpunkte: 0 }
    expect(saetze(entschuldigt, sechs)[0]).toBe(
      'U-L6 Entschuldigt abwesend: zählt mit 0 Spielpunkten, kein Fehltag.',
    )
  })
})
