import type { SpielStand } from '../domain/runde/runde'
import { textNamen } from './aufzaehlen'
import { textArt } from './art'

/** What a row of the list is, for who hears it: `Spiel 7, Damensolo, Re Anna. Wert:`; the value follows. */
export function textSpielZeile(stand: SpielStand, namen: Readonly<Record<string, string>>): string {
  const marke = stand.hinweise.length > 0 ? ' Mit Hinweis.' : ''
  return `Spiel ${stand.nummer}, ${textArt(stand.spiel.art)}, Re ${textNamen(stand.spiel.re, namen)}.${marke} Wert:`
}
