import type { Einstellungen, SaisonWertung } from '../domain/regelwerk/einstellungen'
import type { RegelId } from '../domain/regelwerk/regel-ids'
import type { RangpunkteForm } from './rangpunkte'

/** What a season calls the figures it counts. */
export interface Wertungsworte {
  /** The figure of the table: head of its column, and after a figure. */
  readonly tabelle: string
  /** The figure of one Spieltag. */
  readonly tag: string
  /** One of them, as a deduction takes it off. */
  readonly einer: string
  /** Several of them, as a sentence goes on: `gleich viele Rangpunkte`, `den gleichen Schnitt`. */
  readonly gleich: string
}

const WORTE: Readonly<Record<SaisonWertung, Wertungsworte>> = {
  rangpunkte: {
    tabelle: 'Rangpunkte',
    tag: 'Rangpunkte',
    einer: 'Rangpunkt',
    gleich: 'Gleich viele Rangpunkte',
  },
  ligapunkte: {
    tabelle: 'Ligapunkte',
    tag: 'Ligapunkte',
    einer: 'Ligapunkt',
    gleich: 'Gleich viele Ligapunkte',
  },
  summe: {
    tabelle: 'Spielpunkte',
    tag: 'Spielpunkte',
    einer: 'Spielpunkt',
    gleich: 'Gleich viele Spielpunkte',
  },
  schnitt: {
    tabelle: 'Schnitt',
    tag: 'Spielpunkte',
    einer: 'Spielpunkt',
    gleich: 'Gleicher Schnitt',
  },
  'schnitt-spiel': {
    tabelle: 'Schnitt',
    tag: 'Spielpunkte je Spiel',
    einer: 'Spielpunkt',
    gleich: 'Gleicher Schnitt',
  },
}

/** The words for what a season counts. */
export function worteDerWertung(wertung: SaisonWertung): Wertungsworte {
  return WORTE[wertung]
}

/** How the figures of a season are written: whole Spielpunkte without decimals, all else as the device has it. */
export function formFuer(wertung: SaisonWertung, form: RangpunkteForm): RangpunkteForm {
  return wertung === 'summe' ? 'bruch' : form
}

/** Whether a Spieltag's figure is its Spielpunkte, so that one of them says it all. */
export function zaehltSpielpunkte(wertung: SaisonWertung): boolean {
  return wertung === 'summe' || wertung === 'schnitt'
}

/** The rule that makes the table: U-L5, or one of the ways of D-L. */
export function regelDerTabelle({ wertung }: Pick<Einstellungen, 'wertung'>): RegelId {
  return wertung === 'rangpunkte' ? 'U-L5' : 'D-L'
}
