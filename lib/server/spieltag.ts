import 'server-only'
import { cache } from 'react'
import {
  findSpieltag,
  findSpieltagVonSpiel,
  listSpieltage as listSpieltageAus,
  type SpieltagUebersicht,
} from '@/db/queries/spieltag'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { getDb } from './db'
import { verlangeMitglied } from './zugang'

export type { SpieltagUebersicht }

/** A Spieltag with its games; null when the club has none of this id. */
export const ladeSpieltag = cache(
  async (vereinId: string, id: string): Promise<SpieltagAkte | null> => {
    await verlangeMitglied(vereinId)
    return findSpieltag(getDb(), { vereinId, id }) ?? null
  },
)

/** The Spieltag of a recorded Spiel; null when the club has no Spiel of this id. */
export const ladeSpieltagVonSpiel = cache(
  async (vereinId: string, spielId: string): Promise<SpieltagAkte | null> => {
    await verlangeMitglied(vereinId)
    return findSpieltagVonSpiel(getDb(), { vereinId, spielId }) ?? null
  },
)

/** A club's Spieltage, struck ones too, the newest first. */
export async function listSpieltage(vereinId: string): Promise<readonly SpieltagUebersicht[]> {
  await verlangeMitglied(vereinId)
  return listSpieltageAus(getDb(), vereinId)
}
