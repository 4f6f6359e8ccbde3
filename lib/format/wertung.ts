import type { Einstellungen, SaisonWertung } from '../domain/regelwerk/einstellungen'
import type { RegelId } from '../domain/regelwerk/regel-ids'
import type { Tageswertung } from '../domain/saison/saison'
import { formatRangpunkte } from './rangpunkte'
import type { RangpunkteForm } from './rangpunkte'
import { formatPunkte, wortSpielpunkte } from './zahl'

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

/** The same of one Spieltag's figure: Spielpunkte are whole, whatever the table makes of them. */
export function tagesform(wertung: SaisonWertung, form: RangpunkteForm): RangpunkteForm {
  return zaehltSpielpunkte(wertung) ? 'bruch' : form
}

/** Whether the table goes by an average. */
export function istSchnitt(wertung: SaisonWertung): boolean {
  return wertung === 'schnitt' || wertung === 'schnitt-spiel'
}

/** Heading of the addends of a figure. */
export function textWoher(wertung: SaisonWertung): string {
  return istSchnitt(wertung)
    ? 'Woher der Schnitt kommt'
    : `Woher die ${WORTE[wertung].tabelle} kommen`
}

/** What the days of a player come to. */
export function textErgebnis(wertung: SaisonWertung): string {
  return istSchnitt(wertung) ? 'Schnitt' : 'Summe'
}

/** How an average comes about, before all Spielpunkte are told: `über 5 Spieltage · `; empty for a sum. */
export function textRechnung(
  wertung: SaisonWertung,
  { gezaehlt }: { readonly gezaehlt: number },
): string {
  switch (wertung) {
    case 'rangpunkte':
    case 'ligapunkte':
    case 'summe':
      return ''
    case 'schnitt':
      return `über ${gezaehlt === 1 ? '1 Spieltag' : `${gezaehlt} Spieltage`} · `
    case 'schnitt-spiel':
      return `über ${gezaehlt === 1 ? '1 Spiel' : `${gezaehlt} Spiele`} · `
  }
}

/** Whether a Spieltag's figure is its Spielpunkte, so that one of them says it all. */
export function zaehltSpielpunkte(wertung: SaisonWertung): boolean {
  return wertung === 'summe' || wertung === 'schnitt'
}

/** What all Spielpunkte beside the figure of the table are called, as a head and after a figure; null where that is they. */
export function textAlleSpielpunkte({
  wertung,
  streichergebnisse,
}: Pick<Einstellungen, 'wertung' | 'streichergebnisse'>): {
  readonly kopf: string
  readonly einheit: (punkte: number) => string
} | null {
  if (wertung !== 'summe') return { kopf: 'Spielpunkte', einheit: wortSpielpunkte }
  return streichergebnisse === 0 ? null : { kopf: 'Insgesamt', einheit: () => 'insgesamt' }
}

/** What the cells of the matrix say. */
export function textMatrix({
  wertung,
  streichergebnisse,
}: Pick<Einstellungen, 'wertung' | 'streichergebnisse'>): string {
  const zelle = zaehltSpielpunkte(wertung)
    ? 'Spielpunkte des Abends'
    : `${WORTE[wertung].tag}, darunter die Spielpunkte des Abends`
  return streichergebnisse === 0 ? zelle : `${zelle}; durchgestrichen, was nicht zählt`
}

/** One player's Spieltag in words: `5,50 Rangpunkte, Platz 1 …`, for who cannot see its cell. */
export function textTag(
  w: Tageswertung,
  { wertung, form }: { readonly wertung: SaisonWertung; readonly form: RangpunkteForm },
): string {
  const nurSpielpunkte = zaehltSpielpunkte(wertung)
  const teile: string[] = []
  if (!w.zaehlt) teile.push('zählt nicht')
  else if (!nurSpielpunkte)
    teile.push(`${formatRangpunkte(w.rangpunkte, form)} ${WORTE[wertung].tag}`)
  if (w.sieg || !w.abwesend || w.zaehlt) teile.push(w.sieg ? 'Tagessieg' : `Platz ${w.rang}`)
  if (w.abwesend) teile.push(w.entschuldigt ? 'entschuldigt abwesend' : 'abwesend')
  else teile.push(`${formatPunkte(w.spielpunkte)} ${wortSpielpunkte(w.spielpunkte)}`)
  if (w.abzug > 0) teile.push(`davon ${w.abzug} abgezogen`)
  if (w.gestrichen) teile.push('gestrichen')
  return teile.join(', ')
}

/** The rule that makes the table: U-L5, or one of the ways of D-L. */
export function regelDerTabelle({ wertung }: Pick<Einstellungen, 'wertung'>): RegelId {
  return wertung === 'rangpunkte' ? 'U-L5' : 'D-L'
}
