import 'server-only'
import { cookies } from 'next/headers'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { parseRangpunkteForm, RANGPUNKTE_COOKIE } from '../format/rangpunkte'
import type { RangpunkteForm } from '../format/rangpunkte'
import { findTisch, liesTischnummer, liesTischwahl, TISCH_COOKIE } from '../sync/tischwahl'

/** How this device wants Rangpunkte shown. */
export async function getRangpunkteForm(): Promise<RangpunkteForm> {
  const speicher = await cookies()
  return parseRangpunkteForm(speicher.get(RANGPUNKTE_COOKIE)?.value)
}

/** The table that a screen of this device is for: by its address, by what it remembers, or where `spielerId` sits. */
export async function getTisch(
  akte: SpieltagAkte,
  { adresse, spielerId }: { readonly adresse: unknown; readonly spielerId: string | null },
): Promise<number> {
  const speicher = await cookies()
  return findTisch(akte, {
    adresse: liesTischnummer(adresse),
    gemerkt: liesTischwahl(speicher.get(TISCH_COOKIE)?.value, akte.id),
    spielerId,
  })
}
