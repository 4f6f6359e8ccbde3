import { istSichtbar } from '../austausch/zeichen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import { ablehnung } from './aenderung'

/** The refusal of a change of figures that were final without a reason for it (U-T7); null otherwise. */
export function ohneGrund(
  spieltag: Pick<SpieltagAkte, 'ende'>,
  { grund }: { readonly grund?: string | undefined },
): ReturnType<typeof ablehnung> | null {
  if (spieltag.ende === null || istSichtbar(grund ?? '')) return null
  return ablehnung('abgelehnt', { ort: 'grund', code: 'grund-fehlt', regel: 'U-T7' })
}
