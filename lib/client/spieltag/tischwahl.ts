import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import {
  findTisch,
  liesTischnummer,
  liesTischwahl,
  schreibeTischwahl,
  TISCH_COOKIE,
} from '@/lib/sync/tischwahl'

/** Longer than any evening. */
const HALTBAR_S = 2 * 24 * 60 * 60

/** Puts the choice into the address and remembers it for this evening. Nothing is loaded by it. */
export function merkeTisch(spieltagId: string, tisch: number): void {
  const adresse = new URL(location.href)
  adresse.searchParams.set('tisch', String(tisch))
  window.history.replaceState(window.history.state, '', adresse)
  document.cookie = `${TISCH_COOKIE}=${schreibeTischwahl(spieltagId, tisch)}; path=/; max-age=${HALTBAR_S}; samesite=lax`
}

/** The table that this screen is for, where no server says so. */
export function findTischHier(akte: SpieltagAkte, spielerId: string | null): number {
  const cookies = document.cookie.split('; ').map((c) => c.split('='))
  const gemerkt = cookies.find(([name]) => name === TISCH_COOKIE)?.[1]
  return findTisch(akte, {
    adresse: liesTischnummer(new URL(location.href).searchParams.get('tisch')),
    gemerkt: liesTischwahl(gemerkt, akte.id),
    spielerId,
  })
}
