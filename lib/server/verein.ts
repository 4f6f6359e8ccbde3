import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { listSaisons } from '@/db/queries/saison'
import { listSpieler } from '@/db/queries/spieler'
import { gibtEsVereine, listVereineVon } from '@/db/queries/verein'
import type { SaisonAkte, SpielerAkte, VereinAkte } from '../domain/verein/verein'
import { getDb } from './db'
import { PFAD_KOPF } from './pfad'
import { getKonto } from './sitzung'
import type { Zugang } from './zugang'
import { findZugang } from './zugang'

export interface VereinDaten extends Zugang {
  /** By name. */
  readonly spieler: readonly SpielerAkte[]
  /** The newest first. */
  readonly saisons: readonly SaisonAkte[]
}

/**
 * The club of an address for whoever is signed in: to the sign-in without one, and no such page for a club that one does
 * not belong to.
 */
export const verlangeVerein = cache(async (kurz: string): Promise<VereinDaten> => {
  const konto = await getKonto()
  if (konto === null) {
    const pfad = (await headers()).get(PFAD_KOPF) ?? `/v/${kurz}`
    redirect(`/anmelden?weiter=${encodeURIComponent(pfad)}`)
  }
  const zugang = findZugang(konto.kontoId, kurz)
  if (zugang === null) notFound()
  const db = getDb()
  const { id } = zugang.verein
  return { ...zugang, spieler: listSpieler(db, id), saisons: listSaisons(db, id) }
})

/** The clubs of an account that is signed in, by name; none of anybody else's. */
export async function listVereine(kontoId: string): Promise<readonly VereinAkte[]> {
  const konto = await getKonto()
  return konto?.kontoId === kontoId ? listVereineVon(getDb(), kontoId) : []
}

/** Whether this instance still waits for its first club. */
export async function istUnbenutzt(): Promise<boolean> {
  return Promise.resolve(!gibtEsVereine(getDb()))
}
