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

  const nach = (regeln: Parameters<typeof einstellungen>[0]) => ({
    ...sechs,
    einstellungen: einstellungen(regeln),
  })
  const FEHLT: Tageswertung = { ...EINFACH, abwesend: true, spielpunkte: 0, spiele: 0 }

  test('of Ligapunkte names the place at the table, at each of several, and their sum (D-L)', () => {
    const erster = { rang: 2, geteilt: 1, anteil: bruch(3) }
    const zweiter = { rang: 3, geteilt: 2, anteil: bruch(3, 2) }
    const liga = nach({ wertung: 'ligapunkte' })
    expect(saetze({ ...EINFACH, tische: [erster], anteil: bruch(3) }, liga)).toEqual([
      'D-L Platz 2 gibt 3,00.',
    ])
    expect(saetze({ ...EINFACH, tische: [erster, zweiter], anteil: bruch(9, 2) }, liga)).toEqual([
      'D-L Runde 1: Platz 2 gibt 3,00. Runde 2: Plätze 3 und 4 geteilt durch 2: (2,00 + 1,00) ÷ 2 = 1,50. Zusammen 3,00 + 1,50 = 4,50.',
    ])
    expect(saetze({ ...EINFACH, tische: [], anteil: bruch(0) }, liga)).toEqual([
      'D-L Ohne ein Spiel gibt es keine Ligapunkte.',
    ])
    expect(
      saetze({ ...FEHLT, tische: [], anteil: bruch(0), rangpunkte: bruch(-1), abzug: 1 }, liga),
    ).toEqual([
      'U-L2 Abwesend: zählt mit 0 Spielpunkten.',
      'D-L Das gibt keine Ligapunkte.',
      'U-L4 Abzug für den Fehltag: 0,00 − 1 = −1,00.',
    ])
  })

  test('of Spielpunkte, in all or by evening, says them (D-L)', () => {
    const summe = { ...EINFACH, spielpunkte: -7, anteil: bruch(-7), rangpunkte: bruch(-7) }
    for (const wertung of ['summe', 'schnitt'] as const)
      expect(saetze(summe, nach({ wertung }))).toEqual(['D-L Zählt −7.'])
  })

  test('by game divides by the games, and says why an evening without them does not count (D-L)', () => {
    const jeSpiel = nach({ wertung: 'schnitt-spiel' })
    expect(saetze({ ...EINFACH, anteil: bruch(12, 20) }, jeSpiel)).toEqual([
      'D-L 12 ÷ 20 Spiele = 0,60.',
    ])
    expect(saetze({ ...EINFACH, spiele: 0, zaehlt: false }, jeSpiel)).toEqual([
      'D-L Ohne einzelne Spiele: Der Spieltag zählt nicht in den Schnitt je Spiel.',
    ])
    expect(saetze({ ...FEHLT, zaehlt: false }, jeSpiel)).toEqual([
      'U-L2 Abwesend: Der Spieltag zählt nicht.',
    ])
  })

  test('of an absence in the last place, or one that does not count', () => {
    const letzter = { ...FEHLT, rang: 5, geteilt: 2, anteil: bruch(1) }
    expect(saetze(letzter, nach({ abwesenheit: 'letzter-platz' }))).toEqual([
      'U-L2 Abwesend: steht hinter allen, die da waren.',
      'U-L1 Der letzte Platz gibt 1,00.',
    ])
    const entschuldigt = { ...FEHLT, entschuldigt: true, zaehlt: false }
    expect(saetze(entschuldigt, nach({ abwesenheit: 'zaehlt-nicht' }))).toEqual([
      'U-L6 Entschuldigt abwesend: Der Spieltag zählt nicht, kein Fehltag.',
    ])
  })

  test('says that a result is dropped, and what stays of it', () => {
    const gestrichen = { ...EINFACH, gestrichen: true }
    expect(saetze(gestrichen, sechs).at(-1)).toBe(
      'U-L5 Gestrichen als eines der schlechtesten Ergebnisse: Es zählt nicht.',
    )
    expect(saetze({ ...FEHLT, gestrichen: true, abzug: 1 }, sechs).at(-1)).toBe(
      'U-L5 Gestrichen als eines der schlechtesten Ergebnisse: Nur der Abzug zählt.',
    )
  })
})
