import 'server-only'
import type { executeIn } from '@/db/execute'
import { legeKontoAn } from '@/db/konten'
import { neueId } from '@/db/neue-id'
import type { Verbindung } from '@/db/open'
import { hashPasswort } from '@/db/passwort'
import { findKonto, findKontoNachName } from '@/db/queries/konto'
import { findEinladung } from '@/db/queries/mitglied'
import { findVerein } from '@/db/queries/verein'
import { sha256 } from '@/db/sha256'
import type { Kontext } from '../domain/op/aenderung'
import type { Fehler, Result } from '../domain/result'
import { fail, ok } from '../domain/result'
import { parseAnnehmen } from '../domain/verein/anfragen'
import { adresseAus, geraetAus } from './absender'
import { antworte, fehlerVon, lehneAb } from './antwort'
import { getBremsen } from './bremse'
import { getDb } from './db'
import { zuViele } from './konto'
import { fuehreZusammenAus } from './schreiben'
import { getKontoVon } from './sitzung'

type Konto = Kontext['konto']

/**
 * Accepts an invitation, with a new account (`{ token, anmeldename, name, passwort }`) or as who is signed in
 * (`{ token }`): account and membership together or neither.
 */
export async function bearbeiteAnnehmen(anfrage: Request, json: unknown): Promise<Response> {
  const gelesen = parseAnnehmen(json)
  if (!gelesen.ok) return lehneAb(422, gelesen.fehler)
  const daten = gelesen.wert
  const jetzt = Date.now()
  const adresse = adresseAus(anfrage.headers)
  const warten = getBremsen().adresse.versuche(adresse, jetzt)
  if (warten > 0) return lehneAb(429, zuViele(warten))
  const angemeldet = 'passwort' in daten ? null : await getKontoVon(anfrage)
  if (!('passwort' in daten) && angemeldet === null)
    return lehneAb(401, fehlerVon('nicht-angemeldet'))
  const db = getDb()
  // Before hashing, which is dear: somebody without an invitation gets no further.
  if (findEinladung(db, sha256(daten.token)) === undefined)
    return lehneAb(404, fehlerVon('einladung-unbekannt'))
  getBremsen().adresse.nimmZurueck(adresse)
  const passwortHash = 'passwort' in daten ? await hashPasswort(daten.passwort) : ''

  const ergebnis = fuehreZusammenAus((tx, tue) => {
    const konto =
      'passwort' in daten
        ? neuesKonto(tx, { ...daten, passwortHash, jetzt })
        : kontoVon(tx, angemeldet?.kontoId ?? '')
    if (!konto.ok) return konto
    const geraet = geraetAus(anfrage.headers)
    return nimmAuf(tx, daten.token, { konto: konto.wert, geraet, jetzt, tue })
  })
  return ergebnis.ok ? antworte({ kurz: ergebnis.wert }) : lehneAb(422, ergebnis.fehler)
}

function neuesKonto(
  tx: Verbindung,
  neu: { anmeldename: string; name: string; passwortHash: string; jetzt: number },
): Result<Konto, readonly Fehler[]> {
  if (findKontoNachName(tx, neu.anmeldename) !== undefined)
    return fail([{ ort: 'anmeldename', regel: 'Format', code: 'anmeldename-vergeben' }])
  return ok(legeKontoAn(tx, neu))
}

function kontoVon(tx: Verbindung, kontoId: string): Result<Konto, readonly Fehler[]> {
  const konto = findKonto(tx, kontoId)
  return konto === undefined ? fail(fehlerVon('nicht-angemeldet')) : ok(konto)
}

function nimmAuf(
  tx: Verbindung,
  token: string,
  { tue, ...absender }: { konto: Konto; geraet: string; jetzt: number; tue: typeof executeIn },
): Result<string, readonly Fehler[]> {
  const gefunden = findEinladung(tx, sha256(token))
  const verein = gefunden && findVerein(tx, gefunden.vereinId)
  if (gefunden === undefined || verein === undefined) return fail(fehlerVon('einladung-unbekannt'))
  const ausgang = tue(tx, {
    vereinId: verein.id,
    op: {
      id: neueId(),
      art: 'mitglied-aufnehmen',
      basis: 0,
      daten: {
        mitgliedId: neueId(),
        einladungId: gefunden.einladung.id,
        kontoId: absender.konto.id,
      },
    },
    ...absender,
    alsServer: true,
  })
  if (ausgang.ok) return ok(verein.kurz)
  // Places in the operation mean nothing to a form.
  return fail(ausgang.fehler.fehler.map((f) => ({ ...f, ort: '' })))
}
