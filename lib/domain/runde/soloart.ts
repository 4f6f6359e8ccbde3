import { artRegel } from '../regelwerk/arten'
import type { Regelwerk } from '../regelwerk/regelwerk'
import type { Art } from '../spiel/spiel'
import type { Soloart } from './runde'

/**
 * Pflicht is a player's first announced solo of the Runde that may be one (B-A), Kür every other (U-T4, D-T); neither where a
 * rule book has no Pflichtsoli (K-A). `offen`: whether the soloist still has one to play.
 */
export function soloartIn(
  regelwerk: Regelwerk,
  { art, offen }: { readonly art: Art; readonly offen: boolean },
): Soloart | null {
  if (!regelwerk.soli.pflicht) return null
  return offen && artRegel(regelwerk, art)?.niePflicht !== true ? 'pflicht' : 'kuer'
}

/** Whether the soloist leads and the dealer deals again: in every Pflichtsolo and Kürsolo, in no Lustsolo (U-T1, D-T). */
export function fuehrtSolist(
  { soli }: Pick<Regelwerk, 'soli'>,
  soloart: Soloart | null,
): soloart is Soloart {
  return soloart === 'pflicht' || (soloart === 'kuer' && soli.weitere === 'kuersolo')
}
