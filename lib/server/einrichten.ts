import 'server-only'
import { legeKontoAn } from '@/db/konten'
import { istEinrichtungscode, verbraucheCode } from '@/db/einrichtung'
import { richteVereinEin } from '@/db/gruendung'
import { hashPasswort, pruefePasswort } from '@/db/passwort'
import { findKontoNachName } from '@/db/queries/konto'
import { transaktion } from '@/db/transaktion'
import type { Fehler } from '../domain/result'
import { fail } from '../domain/result'
import { parseEinrichten } from '../domain/verein/anfragen'
import { adresseAus, geraetAus } from './absender'
import { antworte, lehneAb } from './antwort'
import { getBremsen } from './bremse'
import { getDb } from './db'
import { zuViele } from './konto'

/**
 * Founds a club with a set-up code: account, players, season, all or nothing, and the code is used up. Somebody who has an
 * account already founds another club with its name and password.
 */
export async function bearbeiteEinrichten(anfrage: Request, json: unknown): Promise<Response> {
  const jetzt = Date.now()
  const adresse = adresseAus(anfrage.headers)
  const warten = getBremsen().adresse.versuche(adresse, jetzt)
  if (warten > 0) return lehneAb(429, zuViele(warten))
  const db = getDb()
  const gelesen = parseEinrichten(json)
  // Faults of the form are nobody's guesses at the code.
  if (!gelesen.ok) {
    getBremsen().adresse.nimmZurueck(adresse)
    return lehneAb(422, gelesen.fehler)
  }
  const daten = gelesen.wert
  if (!istEinrichtungscode(db, daten.code)) return lehneAb(422, falsch('code', 'code-falsch'))
  const vorhanden = findKontoNachName(db, daten.anmeldename)
  if (vorhanden !== undefined && !(await pruefePasswort(vorhanden.passwort, daten.passwort)))
    return lehneAb(422, falsch('anmeldename', 'anmeldename-vergeben'))
  const passwortHash = vorhanden?.passwort ?? (await hashPasswort(daten.passwort))

  const ergebnis = transaktion(db, (tx) => {
    // Both may have gone while the password was hashed.
    if (!verbraucheCode(tx, { code: daten.code, jetzt })) return fail(falsch('code', 'code-falsch'))
    const inzwischen = findKontoNachName(tx, daten.anmeldename)
    if (inzwischen?.id !== vorhanden?.id) return fail(falsch('anmeldename', 'anmeldename-vergeben'))
    const { anmeldename, name } = daten
    const konto = inzwischen ?? legeKontoAn(tx, { anmeldename, name, passwortHash, jetzt })
    const geraet = geraetAus(anfrage.headers)
    return richteVereinEin(tx, daten, { konto, geraet, jetzt })
  })
  if (!ergebnis.ok) return lehneAb(422, ergebnis.fehler)
  getBremsen().adresse.nimmZurueck(adresse)
  return antworte({ kurz: ergebnis.wert.kurz })
}

function falsch(ort: string, code: Fehler['code']): readonly Fehler[] {
  return [{ ort, regel: 'Format', code }]
}
