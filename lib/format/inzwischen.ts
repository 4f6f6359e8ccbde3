import { tischeVon } from '../domain/spieltag/tische'
import type { RundeAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import { textNamen } from './aufzaehlen'
import { textTisch } from './spiel-ort'

/** What another has made of a field that somebody is filling in: `Inzwischen geändert: bei Elke`. */
export function textInzwischen(jetzt: string): string {
  return `Inzwischen geändert: ${jetzt}`
}

/** What a second tap does then. */
export const TEXT_ERSETZEN =
  'Jemand hat inzwischen geändert, was auch hier geändert ist. Noch einmal „Speichern“ ersetzt es.'

interface Abend {
  readonly akte: Pick<SpieltagAkte, 'runden'>
  readonly namen: Readonly<Record<string, string>>
}

/** That a Runde which another has begun while seats were chosen here ends with them. */
export function textInzwischenBegonnen(
  { tisch, sitze }: Pick<RundeAkte, 'tisch' | 'sitze'>,
  { akte, namen }: Abend,
): string {
  const wo = tischeVon(akte).length > 1 ? `an ${textTisch(tisch)} ` : ''
  return `Inzwischen hat jemand ${wo}eine neue Runde begonnen: ${textNamen(sitze, namen)}. Sie endet damit.`
}
