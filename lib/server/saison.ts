import 'server-only'
import { cache } from 'react'
import { listSaisons } from '@/db/queries/saison'
import { listAnwesenheitDerSaison, listSpieltageDerSaison } from '@/db/queries/spieltag'
import { computeSaisonrest } from '../domain/saison/rest'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { SaisonAkte } from '../domain/verein/verein'
import type { Saisonblick } from '../format/saison-wechsel'
import type { Blattstand } from '../sync/saisonblatt'
import { getDb } from './db'
import { getRangpunkteForm } from './geraet'
import { getBlattstand } from './live-saison'
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

/** The sheet of a Saison as it is now; null when the club has none of this id. */
export async function ladeSaisonblatt(
  vereinId: string,
  saisonId: string,
): Promise<Blattstand | null> {
  await verlangeMitglied(vereinId)
  return getBlattstand({ vereinId, saisonId })
}

/** What a screen of `spieltag` has to know of its season to tell what a change does there; null while it does not count. */
export async function ladeSaisonblick(
  vereinId: string,
  spieltag: SpieltagAkte,
): Promise<Saisonblick | null> {
  if (spieltag.gestrichen || spieltag.ende === null) return null
  const geladen = await ladeSaison(vereinId, spieltag.saisonId)
  if (geladen === null) return null
  return {
    rest: computeSaisonrest(geladen.saison, geladen.spieltage, spieltag.id),
    form: await getRangpunkteForm(),
  }
}

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
