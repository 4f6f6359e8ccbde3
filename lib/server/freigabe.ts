import 'server-only'
import { findFreigabe, listFreigaben } from '@/db/queries/freigabe'
import { sha256 } from '@/db/sha256'
import { tokenGelesen } from '../domain/freigabe/token'
import type { FreigabeAkte, FreigabeZiel } from '../domain/freigabe/freigabe'
import { offeneFreigaben } from '../domain/freigabe/freigabe'
import { darf } from '../domain/op/rechte'
import { adresseAus } from './absender'
import { fehlerVon, lehneAb } from './antwort'
import { getBremsen } from './bremse'
import { getDb } from './db'
import { zuViele } from './konto'
import { verlangeMitglied } from './zugang'

/** A link that somebody holds, with its club; it may have ended. */
export interface Tisch {
  readonly vereinId: string
  readonly freigabe: FreigabeAkte
}

/** An open link as those see it who may withdraw it. */
export type FreigabeAnsicht = Pick<
  FreigabeAkte,
  'id' | 'recht' | 'kontoName' | 'erstelltAm' | 'version'
>

/** The open links to an evening or a Saison, the oldest first; none for whoever may not make any. */
export async function listTischlinks(
  vereinId: string,
  ziel: FreigabeZiel,
): Promise<readonly FreigabeAnsicht[]> {
  const { ich } = await verlangeMitglied(vereinId)
  if (!darf(ich.rolle, 'freigabe-anlegen')) return []
  return offeneFreigaben(listFreigaben(getDb(), { vereinId, ziel })).map(
    ({ id, recht, kontoName, erstelltAm, version }) => ({
      ...{ id, recht, kontoName, erstelltAm, version },
    }),
  )
}

/**
 * The link of a token, also one that has ended; for one that nobody made, how long its sender has to wait before the next try.
 * A token is too long to be guessed. Whoever tries is slowed down all the same, but never those who share an address with
 * them and hold a real one.
 */
export function findTisch(token: string, kopfzeilen: Pick<Headers, 'get'>): Tisch | number {
  const gefunden = findFreigabe(getDb(), sha256(tokenGelesen(token)))
  return gefunden ?? getBremsen().freigabe.versuche(adresseAus(kopfzeilen), Date.now())
}

/** The open link of a request, or the answer of that it opens nothing: 410 once it did, else 404. */
export function verlangeTisch(anfrage: Request, token: string): Tisch | Response {
  const tisch = findTisch(token, anfrage.headers)
  if (typeof tisch === 'number') return unbekannt(tisch)
  return tisch.freigabe.widerrufen ? lehneAb(410, fehlerVon('freigabe-beendet')) : tisch
}

function unbekannt(warten: number): Response {
  return warten > 0 ? lehneAb(429, zuViele(warten)) : lehneAb(404, fehlerVon('freigabe-unbekannt'))
}

/** Whether a link still opens what it did. */
export function istOffen({ vereinId, freigabe }: Tisch): boolean {
  const alle = listFreigaben(getDb(), { vereinId, ziel: freigabe.ziel })
  return alle.some((f) => f.id === freigabe.id && !f.widerrufen)
}
