import 'server-only'
import {
  findEinladung,
  listEinladungen as listEinladungenAus,
  listMitglieder as listMitgliederAus,
} from '@/db/queries/mitglied'
import { listSpieler } from '@/db/queries/spieler'
import { findVerein } from '@/db/queries/verein'
import { sha256 } from '@/db/sha256'
import type { EinladungAkte, MitgliedAkte, Rolle } from '../domain/verein/verein'
import { getDb } from './db'
import { verlangeMitglied, verlangeVerwaltung } from './zugang'

/** A club's members, by name. */
export async function listMitglieder(vereinId: string): Promise<readonly MitgliedAkte[]> {
  await verlangeMitglied(vereinId)
  return listMitgliederAus(getDb(), vereinId)
}

/** A club's invitations, the newest first; for the Verwaltung. */
export async function listEinladungen(vereinId: string): Promise<readonly EinladungAkte[]> {
  await verlangeVerwaltung(vereinId)
  return listEinladungenAus(getDb(), vereinId)
}

/** What somebody who holds the link may know of the club. */
export interface Einladungsansicht {
  readonly verein: { readonly kurz: string; readonly name: string }
  readonly rolle: Rolle
  /** The name of the player whom the invited person is. */
  readonly spieler: string | null
  readonly zustand: 'offen' | 'abgelaufen' | 'angenommen' | 'widerrufen'
  /** Epoch milliseconds. */
  readonly ablauf: number
}

/** The invitation of a link; null for a token that nobody made. */
export async function ladeEinladung(token: string): Promise<Einladungsansicht | null> {
  const db = getDb()
  const gefunden = findEinladung(db, sha256(token))
  const verein = gefunden && findVerein(db, gefunden.vereinId)
  if (gefunden === undefined || verein === undefined) return null
  const { einladung } = gefunden
  const spieler = listSpieler(db, verein.id).find((s) => s.id === einladung.spielerId)
  return Promise.resolve({
    verein: { kurz: verein.kurz, name: verein.name },
    rolle: einladung.rolle,
    spieler: spieler?.name ?? null,
    zustand: zustandVon(einladung, Date.now()),
    ablauf: einladung.ablauf,
  })
}

function zustandVon(einladung: EinladungAkte, jetzt: number): Einladungsansicht['zustand'] {
  if (einladung.angenommen) return 'angenommen'
  if (einladung.widerrufen) return 'widerrufen'
  return einladung.ablauf <= jetzt ? 'abgelaufen' : 'offen'
}
