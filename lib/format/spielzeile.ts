import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { SpielStand } from '../domain/runde/runde'
import { textNamen } from './aufzaehlen'
import { textArt } from './art'

interface Umfeld {
  readonly regelwerk: RegelwerkId
  readonly namen: Readonly<Record<string, string>>
  /** An Einspruch is open. */
  readonly strittig: boolean
}

/** What a row of the list is, for who hears it: `Spiel 7, Damensolo, Re Anna. Wert:`; the value follows. */
export function textSpielZeile(stand: SpielStand, { regelwerk, namen, strittig }: Umfeld): string {
  const marke = `${strittig ? ' Einspruch offen.' : ''}${stand.hinweise.length > 0 ? ' Mit Hinweis.' : ''}`
  return `Spiel ${stand.nummer}, ${textArt(stand.spiel.art, regelwerk)}, Re ${textNamen(stand.spiel.re, namen)}.${marke} Wert:`
}
