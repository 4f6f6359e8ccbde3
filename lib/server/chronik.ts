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
    const spieltag = await ladeSpieltag(vereinId, spieltagId)
    return spieltag && computeChronik(findChronikquelle(getDb(), { vereinId, spieltag }))
  },
)

/** The history of a Spiel: its versions and the objections to it, the oldest first; null when the club has none of this id. */
export const ladeChronikVonSpiel = cache(
  async (vereinId: string, spielId: string): Promise<readonly Chronikeintrag[] | null> => {
    await verlangeMitglied(vereinId)
    const spieltag = await ladeSpieltagVonSpiel(vereinId, spielId)
    if (spieltag === null) return null
    const quelle = findChronikquelle(getDb(), { vereinId, spieltag })
    return chronikVonSpiel(computeChronik(quelle), quelle, spielId)
  },
)
