import type { SpielStand } from '../domain/runde/runde'
import { textNamen } from './aufzaehlen'

/**
 * What is unusual about how the value is shared out, a sentence each (U-W9, U-W10): alone it counts three times, below 0
 * the winner pays, without a winner it is seen from Re. Nothing for the usual game.
 */
export function textVerteilung(
  { spiel, gewinner, wert }: Pick<SpielStand, 'spiel' | 'gewinner' | 'wert'>,
  namen: Readonly<Record<string, string>>,
): readonly string[] {
  if (wert === 0) return ['Der Wert ist 0: Niemand zahlt.']
  const saetze: string[] = []
  if (gewinner === null) saetze.push('Ohne Gewinner zählt der Wert für Re.')
  if (gewinner !== null && wert < 0) {
    saetze.push('Die Sonderpunkte ziehen den Wert unter 0: Wer gewonnen hat, zahlt.')
  }
  if (spiel.re.length === 1) {
    saetze.push(`Allein gespielt: Für ${textNamen(spiel.re, namen)} zählt der Wert dreifach.`)
  }
  return saetze
}
