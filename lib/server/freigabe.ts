import 'server-only'
import { findFreigabe, listFreigaben } from '@/db/queries/freigabe'
import { sha256 } from '@/db/sha256'
import { tokenGelesen } from '../domain/freigabe/token'
import type { FreigabeAkte, FreigabeZiel, OffeneFreigabe } from '../domain/freigabe/freigabe'
import { offeneFreigaben } from '../domain/freigabe/freigabe'
import { darf } from '../domain/op/rechte'
import { adresseAus } from './absender'
import { antworte, fehlerVon, lehneAb } from './antwort'
import { getBremsen } from './bremse'
import { getDb } from './db'
import { zuViele } from './konto'
import { themaAus } from './live-anfragen'
import { getKontoVon } from './sitzung'
import { findZugang } from './zugang'

/** A link that somebody holds, with its club; it may have ended. */
export interface Tisch {
  readonly vereinId: string
  readonly freigabe: FreigabeAkte
}

/** The open links to `?spieltag=` or `?saison=`, the oldest first, for whoever may make them: `{ freigaben }`. */
export async function bearbeiteFreigaben(anfrage: Request, kurz: string): Promise<Response> {
  const konto = await getKontoVon(anfrage)
  if (konto === null) return lehneAb(401, fehlerVon('nicht-angemeldet'))
  const zugang = findZugang(konto.kontoId, kurz)
  if (zugang === null) return lehneAb(404, fehlerVon('nicht-gefunden'))
  if (!darf(zugang.ich.rolle, 'freigabe-anlegen')) return lehneAb(403, fehlerVon('nicht-erlaubt'))
  const thema = themaAus(anfrage)
  if (thema === null) return lehneAb(400, fehlerVon('unlesbar'))
  const ziel: FreigabeZiel =
    thema.art === 'spieltag'
      ? { art: 'spieltag', spieltagId: thema.id }
      : { art: 'saison', saisonId: thema.id }
  const offene = offeneFreigaben(listFreigaben(getDb(), { vereinId: zugang.verein.id, ziel }))
  const freigaben = offene.map(({ id, recht, kontoName, erstelltAm, version }): OffeneFreigabe => ({
    ...{ id, recht, kontoName, erstelltAm, version },
  }))
  return antworte({ freigaben })
}

/**
 * The link of a token, also one that has ended; for one that nobody made, how long its sender has to wait before the next try.
 * What keeps a token from being guessed is its length (80 bits). Whoever sends wrong ones in a row is told to wait, but never those
 * who share an address with them and hold a real one.
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
