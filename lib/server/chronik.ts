import 'server-only'
import { cache } from 'react'
import { findChronikquelle } from '@/db/queries/chronik'
import type { Chronikeintrag } from '../domain/protokoll/chronik'
import { chronikVonSpiel, computeChronik } from '../domain/protokoll/chronik'
import { getDb } from './db'
import { ladeSpieltag, ladeSpieltagVonSpiel } from './spieltag'
import { verlangeMitglied } from './zugang'

/** The history of a Spieltag, the oldest first; null when the club has none of this id. */
export const ladeChronik = cache(
  async (vereinId: string, spieltagId: string): Promise<readonly Chronikeintrag[] | null> => {
    await verlangeMitglied(vereinId)
    const stand = await ladeSpieltag(vereinId, spieltagId)
    if (stand === null) return null
    return computeChronik(findChronikquelle(getDb(), { vereinId, spieltag: stand.akte }))
  },
)

/** The history of a Spiel: its versions and the objections to it, the oldest first; null when the club has none of this id. */
export const ladeChronikVonSpiel = cache(
  async (vereinId: string, spielId: string): Promise<readonly Chronikeintrag[] | null> => {
    await verlangeMitglied(vereinId)
    const stand = await ladeSpieltagVonSpiel(vereinId, spielId)
    if (stand === null) return null
    const quelle = findChronikquelle(getDb(), { vereinId, spieltag: stand.akte })
    return chronikVonSpiel(computeChronik(quelle), quelle, spielId)
  },
)
