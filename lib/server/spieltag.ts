import 'server-only'
import { cache } from 'react'
import type { Verbindung } from '@/db/open'
import { letzteMarke } from '@/db/queries/protokoll'
import {
  findSpieltag,
  findSpieltagVonSpiel,
  listSpieltage as listSpieltageAus,
  type SpieltagUebersicht,
} from '@/db/queries/spieltag'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { Stand } from '../sync/stand'
import { getDb } from './db'
import { verlangeMitglied } from './zugang'

export type { SpieltagUebersicht }

/** A Spieltag with its games; null when the club has none of this id. */
export const ladeSpieltag = cache(async (vereinId: string, id: string): Promise<Stand | null> => {
  await verlangeMitglied(vereinId)
  const db = getDb()
  return standVon(db, vereinId, findSpieltag(db, { vereinId, id }))
})

/** The Spieltag of a recorded Spiel; null when the club has no Spiel of this id. */
export const ladeSpieltagVonSpiel = cache(
  async (vereinId: string, spielId: string): Promise<Stand | null> => {
    await verlangeMitglied(vereinId)
    const db = getDb()
    return standVon(db, vereinId, findSpieltagVonSpiel(db, { vereinId, spielId }))
  },
)

/** With the number of its newest entry: nothing is written between two readings without an `await`. */
function standVon(db: Verbindung, vereinId: string, akte: SpieltagAkte | undefined): Stand | null {
  return akte === undefined ? null : { ...letzteMarke(db, { vereinId, id: akte.id }), akte }
}

/** A club's Spieltage, struck ones too, the newest first. */
export async function listSpieltage(vereinId: string): Promise<readonly SpieltagUebersicht[]> {
  await verlangeMitglied(vereinId)
  return listSpieltageAus(getDb(), vereinId)
}
