import { describe, expect, it } from 'vitest'
import { bruch } from '../domain/bruch'
import type { Tageswertung } from '../domain/saison/saison'
import { formFuer, tagesform, textMatrix, textRechnung, textTag } from './wertung'

const TAG: Tageswertung = {
  spieler: 'a',
  spielpunkte: 12,
  spiele: 20,
  anteil: bruch(11, 2),
  rangpunkte: bruch(11, 2),
  zaehlt: true,
  abwesend: false,
  entschuldigt: false,
  sieg: true,
  rang: 1,
  geteilt: 1,
  abzug: 0,
  gestrichen: false,
}
const tag = (mehr: Partial<Tageswertung>, wertung: Parameters<typeof formFuer>[0] = 'rangpunkte') =>
  textTag({ ...TAG, ...mehr }, { wertung, form: 'dezimal' })

describe('a Spieltag in words', () => {
  it.each([
    ['5,50 Rangpunkte, Tagessieg, +12 Spielpunkte', tag({})],
    ['Tagessieg, +12 Spielpunkte', tag({}, 'summe')],
    ['Tagessieg, +1 Spielpunkt', tag({ spielpunkte: 1 }, 'summe')],
    ['Tagessieg, −1 Spielpunkt', tag({ spielpunkte: -1 }, 'summe')],
    [
      '0,60 Spielpunkte je Spiel, Platz 2, +12 Spielpunkte',
      tag({ sieg: false, rang: 2, rangpunkte: bruch(3, 5) }, 'schnitt-spiel'),
    ],
    [
      '2,00 Rangpunkte, Platz 3, abwesend, davon 1 abgezogen',
      tag({ abwesend: true, sieg: false, rang: 3, abzug: 1, rangpunkte: bruch(2) }),
    ],
    [
      'zählt nicht, entschuldigt abwesend',
      tag({ abwesend: true, entschuldigt: true, zaehlt: false, sieg: false }),
    ],
    [
      '1,00 Ligapunkte, Platz 4, −9 Spielpunkte, gestrichen',
      tag(
        { gestrichen: true, sieg: false, rang: 4, spielpunkte: -9, rangpunkte: bruch(1) },
        'ligapunkte',
      ),
    ],
  ])('%s', (erwartet, ist) => {
    expect(ist).toBe(erwartet)
  })
})

it('whole Spielpunkte are written without decimals, all else as the device has it', () => {
  expect(formFuer('summe', 'dezimal')).toBe('bruch')
  expect(formFuer('schnitt', 'dezimal')).toBe('dezimal')
  expect(formFuer('rangpunkte', 'bruch')).toBe('bruch')
  expect(tagesform('schnitt', 'dezimal')).toBe('bruch')
  expect(tagesform('schnitt-spiel', 'dezimal')).toBe('dezimal')
})

it('the matrix says what its cells are', () => {
  expect(textMatrix({ wertung: 'rangpunkte', streichergebnisse: 0 })).toBe(
    'Rangpunkte, darunter die Spielpunkte des Abends',
  )
  expect(textMatrix({ wertung: 'schnitt', streichergebnisse: 2 })).toBe(
    'Spielpunkte des Abends; durchgestrichen, was nicht zählt',
  )
})

it('an average says what it goes over', () => {
  expect(textRechnung('schnitt', { gezaehlt: 1 })).toBe('über 1 Spieltag · ')
  expect(textRechnung('schnitt-spiel', { gezaehlt: 120 })).toBe('über 120 Spiele · ')
  expect(textRechnung('summe', { gezaehlt: 5 })).toBe('')
})
