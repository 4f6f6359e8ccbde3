import 'server-only'
import { findeUnbestaetigten } from '../domain/abnahme/abnahme'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { heuteInBerlin } from '../format/heute'
import { ladeSaison } from './saison'
import { verlangeMitglied } from './zugang'

/** Whoever played an evening is asked for so long whether its result is right. */
const ERINNERN_MS = 30 * 24 * 60 * 60 * 1000

/** The latest evening of a Saison that waits for the word of whoever asks; null when none does. */
export async function ladeUnbestaetigten(
  vereinId: string,
  saisonId: string,
): Promise<SpieltagAkte | null> {
  const { ich } = await verlangeMitglied(vereinId)
  const geladen = ich.spielerId === null ? null : await ladeSaison(vereinId, saisonId)
  if (geladen === null || ich.spielerId === null) return null
  const seit = heuteInBerlin(new Date(Date.now() - ERINNERN_MS))
  return findeUnbestaetigten(geladen.spieltage, { spielerId: ich.spielerId, seit }) ?? null
}
