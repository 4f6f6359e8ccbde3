import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { findMitglied } from '@/db/queries/mitglied'
import { findVerein, findVereinNachKurz } from '@/db/queries/verein'
import type { MitgliedAkte, VereinAkte } from '../domain/verein/verein'
import { getDb } from './db'
import { getKonto } from './sitzung'

/** A club and the membership of whoever asks. */
export interface Zugang {
  readonly verein: VereinAkte
  readonly ich: MitgliedAkte
}

/** The access of an account to the club `kurz`; null for a stranger as for a club that does not exist. */
export function findZugang(kontoId: string, kurz: string): Zugang | null {
  return zugangZu(kontoId, findVereinNachKurz(getDb(), kurz))
}

/**
 * The lock of every read for pages: whoever is signed in must belong to the club, else the page does not exist. Once
 * a request and club.
 */
export const verlangeMitglied = cache(async (vereinId: string): Promise<Zugang> => {
  const konto = await getKonto()
  const zugang = konto && zugangZu(konto.kontoId, findVerein(getDb(), vereinId))
  return zugang ?? notFound()
})

/** As `verlangeMitglied`, for what only the Verwaltung sees. */
export async function verlangeVerwaltung(vereinId: string): Promise<Zugang> {
  const zugang = await verlangeMitglied(vereinId)
  return zugang.ich.rolle === 'verwaltung' ? zugang : notFound()
}

function zugangZu(kontoId: string, verein: VereinAkte | undefined): Zugang | null {
  const ich = verein && findMitglied(getDb(), { vereinId: verein.id, kontoId })
  return verein === undefined || ich === undefined ? null : { verein, ich }
}
