import { listPapierSpiele } from '../../lib/domain/spieltag/papier-abend'
import type { Ursache } from '../../lib/domain/spieltag/papier-ursache'
import { computeSpieltag } from '../../lib/domain/spieltag/rechnen'
import type { Spiel } from '../../lib/domain/spiel/spiel'
import { VIER, normal } from './runde'
import { abend } from './spieltag'

/**
 * An evening worked out by hand, with the totals after each game (Anna, Bernd, Clara, Dieter):
 * 1 Anna and Bernd, 130 Augen: keine 120 = 1.                                1,   1,  −1,  −1
 * 2 Anna and Clara, 160, Stoß Re, Fuchs: (keine 120, keine 90) × 2 + 1 = 5.  6,  −4,   4,  −6
 * 3 Dieter's Damensolo, won with 160: keine 120, keine 90 = 2.               4,  −6,   2,   0
 * 4 Bernd and Clara lose with 85: keine 120, keine 90, gegen die Alten = 3.  7,  −9,  −1,   3
 * 5 Anna and Dieter, 220, Stoß Re and Kontra: 4 × 4 = 16.                   23, −25, −17,  19
 */
const SPIELE: readonly Spiel[] = [
  normal('Anna', 'Bernd'),
  {
    art: 'normal',
    re: ['Anna', 'Clara'],
    augenRe: 160,
    stoesse: ['Anna'],
    sonderpunkte: { re: { fuchs: 1 } },
  },
  { art: 'solo-damen', re: ['Dieter'], augenRe: 160 },
  { art: 'normal', re: ['Bernd', 'Clara'], augenRe: 85 },
  { art: 'normal', re: ['Anna', 'Dieter'], augenRe: 220, stoesse: ['Anna', 'Bernd'] },
]

/** The evening of record for comparing with paper. */
export const PAPIER_ABEND = listPapierSpiele(
  computeSpieltag(abend({ spieler: VIER, spiele: SPIELE })),
)

/** A row of the sheet: the game's number and a total a player, null for a blank. */
export type Zettelzeile = readonly [nummer: number, ...staende: readonly (number | null)[]]

/** Rows as they are typed, for players in the order of `namen`. */
export function zettel(zeilen: readonly Zettelzeile[], namen: readonly string[] = VIER) {
  return zeilen.map(([nummer, ...staende]) => ({
    nummer,
    staende: new Map(staende.flatMap((p, i) => (p === null ? [] : [[namen[i] ?? '', p] as const]))),
  }))
}

/** A cause in short: `wert 4 3→6 stoss-zuviel`. */
export function kurzUrsache(u: Ursache): string {
  switch (u.art) {
    case 'spiel-fehlt':
    case 'spiel-doppelt':
      return `${u.art} ${u.spiel}${u.verschoben ? ' verschoben' : ''}`
    case 'spiel-fehlt-in-app':
      return `${u.art} ${u.form} ${u.spieler.join('+')} ${u.wert}`
    case 'wert':
      return `wert ${u.spiel} ${u.app}→${u.papier} ${u.weil.art}${u.weil.art === 'schritt-vergessen' ? ` ${u.weil.schritt.code}` : ''}`
    case 'vorzeichen-spiel':
    case 'anderes-spiel':
      return `${u.art} ${u.spiel}`
    case 'vertauscht':
    case 'staende-vertauscht':
      return `${u.art} ${u.spiel} ${u.spieler.join('+')}`
    case 'falsche-spalte':
      return `${u.art} ${u.spiel} ${u.von}→${u.nach}`
    case 'andere-verteilung':
      return `${u.art} ${u.spiel} ${[...u.papier.values()].join()}`
    case 'solo-nicht-verdreifacht':
    case 'paar-als-solo':
    case 'vorzeichen-punkte':
    case 'punkte-vergessen':
    case 'punkte-doppelt':
      return `${u.art} ${u.spiel} ${u.spieler}`
    case 'solo-als-paar':
      return `${u.art} ${u.spiel} ${u.spieler}+${u.partner}`
    case 'zahlendreher':
    case 'vorzeichen-stand':
      return `${u.art} ${u.spiel} ${u.spieler} ${u.richtig}→${u.papier}`
    case 'rechenfehler':
      return `${u.art} ${u.spieler} ${u.um}`
    case 'zwei':
      return u.ursachen.map(kurzUrsache).join(' und ')
  }
}
