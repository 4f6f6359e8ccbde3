import 'server-only'
import { cache } from 'react'
import { listSaisons } from '@/db/queries/saison'
import { listAnwesenheitDerSaison, listSpieltageDerSaison } from '@/db/queries/spieltag'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { SaisonAkte } from '../domain/verein/verein'
import { getDb } from './db'
import { verlangeMitglied } from './zugang'

/** A Saison with all its Spieltage, struck and running ones too, by date; null when the club has none of this id. */
export const ladeSaison = cache(
  async (
    vereinId: string,
    saisonId: string,
  ): Promise<{ saison: SaisonAkte; spieltage: readonly SpieltagAkte[] } | null> => {
    await verlangeMitglied(vereinId)
    const db = getDb()
    const saison = listSaisons(db, vereinId).find((s) => s.id === saisonId)
    if (saison === undefined) return null
    return { saison, spieltage: listSpieltageDerSaison(db, { vereinId, saisonId }) }
  },
)

/**
 * Who was there on each Spieltag of these Saisons, by Saison: Runden without games, so that counting absences (U-L4)
 * stays cheap however much was played.
 */
export async function ladeAnwesenheit(
  vereinId: string,
  saisons: readonly SaisonAkte[],
): Promise<readonly { saison: SaisonAkte; spieltage: readonly SpieltagAkte[] }[]> {
  await verlangeMitglied(vereinId)
  const db = getDb()
  return saisons.map((saison) => ({
    saison,
    spieltage: listAnwesenheitDerSaison(db, { vereinId, saisonId: saison.id }),
  }))
}
