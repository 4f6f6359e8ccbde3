import type { SpielerRef } from '../spiel/spiel'
import type { Schritt } from '../wertung/wertung'
import type { Punkte } from './papier-abend'

/** Why the paper has another value for a game. */
export type Wertgrund =
  | { readonly art: 'stoss-vergessen'; readonly anzahl: number }
  | { readonly art: 'stoss-zuviel' | 'sonderpunkte-verdoppelt' | 'faktor' }
  | { readonly art: 'schritt-vergessen'; readonly schritt: Schritt }
  /** The parties are right, the value is another. */
  | { readonly art: 'unbekannt' }

interface AmSpiel {
  /** Running number over the evening. */
  readonly spiel: number
}
interface AmSpieler extends AmSpiel {
  readonly spieler: SpielerRef
}

/**
 * What may have happened on the paper sheet. `verschoben`: the lines are counted on the paper itself, so that from
 * there on its line n is another game than the app's.
 */
export type EinzelUrsache =
  | (AmSpiel & { readonly art: 'spiel-fehlt' | 'spiel-doppelt'; readonly verschoben: boolean })
  | {
      readonly art: 'spiel-fehlt-in-app'
      readonly form: 'paar'
      /** The two who won. */
      readonly spieler: readonly [SpielerRef, SpielerRef]
      readonly wert: number
    }
  | {
      readonly art: 'spiel-fehlt-in-app'
      readonly form: 'solo'
      readonly spieler: readonly [SpielerRef]
      /** Below 0 when it was lost. */
      readonly wert: number
    }
  | (AmSpiel & {
      readonly art: 'wert'
      readonly app: number
      readonly papier: number
      readonly weil: Wertgrund
    })
  /** The whole game the other way round: winners pay. */
  | (AmSpiel & { readonly art: 'vorzeichen-spiel' })
  /** Two players have each other's points; one of them may have sat out. */
  | (AmSpiel & { readonly art: 'vertauscht'; readonly spieler: readonly [SpielerRef, SpielerRef] })
  /** `von` got nothing, `nach` got it on top of what was due. */
  | (AmSpiel & {
      readonly art: 'falsche-spalte'
      readonly von: SpielerRef
      readonly nach: SpielerRef
    })
  /** The same figures, for other players. */
  | (AmSpiel & { readonly art: 'andere-verteilung'; readonly papier: Punkte })
  | (AmSpieler & { readonly art: 'solo-nicht-verdreifacht' | 'paar-als-solo' })
  | (AmSpieler & { readonly art: 'vorzeichen-punkte' | 'punkte-vergessen' | 'punkte-doppelt' })
  | (AmSpieler & { readonly art: 'solo-als-paar'; readonly partner: SpielerRef })
  /** The total after the game was written with two digits or the sign exchanged, and the paper went on from there. */
  | (AmSpieler & {
      readonly art: 'zahlendreher' | 'vorzeichen-stand'
      readonly papier: number
      readonly richtig: number
    })
  | { readonly art: 'rechenfehler'; readonly spieler: SpielerRef; readonly um: number }
  /** Two columns of totals exchanged in this row. */
  | (AmSpiel & {
      readonly art: 'staende-vertauscht'
      readonly spieler: readonly [SpielerRef, SpielerRef]
    })
  /** The row holds the totals after another game. */
  | { readonly art: 'anderes-spiel'; readonly spiel: number }

/** A cause that explains a difference exactly, or two that do so together. */
export type Ursache =
  | EinzelUrsache
  | { readonly art: 'zwei'; readonly ursachen: readonly [EinzelUrsache, EinzelUrsache] }

/** A cause with what it does to the paper's totals: paper less app. */
export interface Hypothese {
  readonly ursache: EinzelUrsache
  readonly wirkung: Punkte
}

/** What is told first of a row after game `bis`: the more often it happens at a table and the more it says, the lower. */
export function rang(ursache: Ursache, bis: number): number {
  switch (ursache.art) {
    case 'spiel-fehlt':
      return ursache.verschoben ? 45 : 10
    case 'solo-nicht-verdreifacht':
      return 11
    case 'wert':
      return rangWert(ursache.weil)
    case 'vorzeichen-spiel':
    case 'vorzeichen-punkte':
      return 13
    case 'vertauscht':
      return 14
    case 'spiel-doppelt':
      return ursache.verschoben ? 46 : 16
    case 'punkte-vergessen':
      return 17
    case 'punkte-doppelt':
      return 18
    case 'vorzeichen-stand':
      // The very figure that was typed, but for its sign: hardly ever by chance.
      return ursache.spiel === bis ? 8 : 18
    case 'solo-als-paar':
    case 'zahlendreher':
      return 19
    case 'anderes-spiel':
    case 'staende-vertauscht':
      return 20
    case 'falsche-spalte':
    case 'paar-als-solo':
      return 21
    case 'andere-verteilung':
      return 22
    case 'spiel-fehlt-in-app':
      return 25
    case 'rechenfehler':
      return istKleinerFehler(ursache.um) ? 9 : 30
    case 'zwei':
      return 100 + rang(ursache.ursachen[0], bis) + rang(ursache.ursachen[1], bis)
  }
}

/** One off in one place: the commonest slip there is. */
export function istKleinerFehler(um: number): boolean {
  return [1, 10, 100].includes(Math.abs(um))
}

function rangWert(weil: Wertgrund): number {
  switch (weil.art) {
    case 'stoss-vergessen':
      return 12
    case 'stoss-zuviel':
    case 'sonderpunkte-verdoppelt':
      return 15
    case 'schritt-vergessen':
    case 'faktor':
      return 16
    case 'unbekannt':
      return 40
  }
}
