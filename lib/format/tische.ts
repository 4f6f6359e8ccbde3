import type { LaufenderTisch } from '../domain/saison/blatt'
import { aufzaehlen } from './aufzaehlen'
import { textTisch } from './spiel-ort'
import { textSpielVon } from './spielzahl'

/** That other tables end because players of theirs sit down here; empty where none does. */
export function textAufgeloest(tische: readonly number[]): string {
  if (tische.length === 0) return ''
  const loest = tische.length === 1 ? 'löst' : 'lösen'
  return `${textTische(tische)} ${loest} sich damit auf: Von dort wechselt jemand hierher. Wer übrig ist, kann einen weiteren Tisch eröffnen.`
}

/** Where a game still goes on, when one table has played all of its own: `An Tisch 2 wird noch gespielt.` */
export function textSpielenNoch(tische: readonly number[]): string {
  return `An ${textTische(tische)} wird noch gespielt.`
}

/** Which game comes at a table, `Spiel 7 von 24`, of several `Tisch 2: Spiel 7 von 24`. */
export function textLaufenderTisch({ tisch, naechstes, geplant }: LaufenderTisch): string {
  const spiel = naechstes === null ? 'Alle Spiele gespielt' : textSpielVon(naechstes, geplant)
  return tisch === null ? spiel : `${textTisch(tisch)}: ${spiel}`
}

function textTische(tische: readonly number[]): string {
  return aufzaehlen(tische.map(textTisch))
}
