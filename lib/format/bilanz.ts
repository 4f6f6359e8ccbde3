import { bruch } from '../domain/bruch'
import type { BilanzAuswahl, BilanzListe, BilanzSpiel } from '../domain/saison/bilanz-spiele'
import { textNamen } from './aufzaehlen'
import { textSoloart } from './soloart'
import { formatBruch, formatPunkte, formatZahl, wortSpielpunkte } from './zahl'

const AUSWAHLEN: Readonly<Record<BilanzAuswahl, string>> = {
  alle: 'Alle',
  gewonnen: 'Gewonnen',
  re: 'Als Re',
  soli: 'Soli',
}

/** Name of a choice of games: `Als Re`. */
export function textBilanzAuswahl(auswahl: BilanzAuswahl): string {
  return AUSWAHLEN[auswahl]
}

/**
 * What `spieler` was in a game and with whom: `Re mit Bernd`. How it ended is added where the points do not tell:
 * `Re mit Bernd, gewonnen` for a winner who pays.
 */
export function textBilanzSpiel(
  spiel: BilanzSpiel,
  {
    spieler,
    namen,
  }: { readonly spieler: string; readonly namen: Readonly<Record<string, string>> },
): string {
  const rolle = textRolle(spiel, { spieler, namen })
  return sagenPunkteAlles(spiel) ? rolle : `${rolle}, ${spiel.ausgang}`
}

function sagenPunkteAlles({ ausgang, punkte }: BilanzSpiel): boolean {
  switch (ausgang) {
    case 'gewonnen':
      return punkte > 0
    case 'verloren':
      return punkte < 0
    case 'unentschieden':
      return false
  }
}

function textRolle(
  { regelwerk, stand, alsRe, solo }: BilanzSpiel,
  { spieler, namen }: Parameters<typeof textBilanzSpiel>[1],
): string {
  const { re } = stand.spiel
  if (alsRe) {
    // Without Pflichtsoli a solo is just one.
    if (solo) return textSoloart(stand.soloart, regelwerk) ?? 'Solo'
    const partner = re.filter((s) => s !== spieler)
    return partner.length === 0 ? 'allein' : `Re mit ${textNamen(partner, namen)}`
  }
  if (re.length === 1) return `Kontra gegen ${textNamen(re, namen)}`
  const partner = stand.spieler.filter((s) => s !== spieler && !re.includes(s))
  return `Kontra mit ${textNamen(partner, namen)}`
}

/** What the listed games come to: `4 Spiele an 1 Abend, zusammen +3 Spielpunkte. Im Schnitt 3 ÷ 4 = 0,75.` */
export function textBilanzSumme({ abende, anzahl, summe }: BilanzListe): string {
  const spiele = anzahl === 1 ? '1 Spiel' : `${anzahl} Spiele`
  const an = abende.length === 1 ? '1 Abend' : `${abende.length} Abenden`
  const zusammen = `${spiele} an ${an}, zusammen ${formatPunkte(summe)} ${wortSpielpunkte(summe)}.`
  if (anzahl < 2) return zusammen
  return `${zusammen} Im Schnitt ${formatZahl(summe)} ÷ ${anzahl} = ${formatBruch(bruch(summe, anzahl))}.`
}
