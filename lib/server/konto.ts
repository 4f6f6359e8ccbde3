import 'server-only'
import { setzePasswort, widerrufeSitzung } from '@/db/konten'
import { hashPasswort, pruefePasswort } from '@/db/passwort'
import { findKonto, listSitzungen as listSitzungenAus } from '@/db/queries/konto'
import { z } from 'zod'
import type { Fehler } from '../domain/result'
import { parsePasswortwechsel } from '../domain/verein/anfragen'
import { antworte, fehlerVon, lehneAb } from './antwort'
import { getBremsen } from './bremse'
import { getDb } from './db'
import { pruefeKonto } from './live-leser'
import { getKonto, getKontoVon } from './sitzung'

/** A device that is signed in. */
export interface SitzungAnsicht {
  readonly id: string
  readonly geraet: string
  readonly erstelltAm: number
  readonly zuletztAm: number
  /** The one that asks. */
  readonly dieses: boolean
}

/** The devices on which whoever asks is signed in, the last used first. */
export async function listSitzungen(): Promise<readonly SitzungAnsicht[]> {
  const konto = await getKonto()
  if (konto === null) return []
  const { kontoId, sitzungId } = konto
  return listSitzungenAus(getDb(), { kontoId, jetzt: Date.now() }).map(
    ({ id, geraet, erstelltAm, zuletztAm }) => ({
      id,
      geraet,
      erstelltAm,
      zuletztAm,
      dieses: id === sitzungId,
    }),
  )
}

const WIDERRUF = z.strictObject({ sitzungId: z.string() })

/** Signs one of one's own devices out: `{ sitzungId }`. */
export async function bearbeiteWiderruf(anfrage: Request, json: unknown): Promise<Response> {
  const konto = await getKontoVon(anfrage)
  if (konto === null) return lehneAb(401, fehlerVon('nicht-angemeldet'))
  const gelesen = WIDERRUF.safeParse(json)
  if (!gelesen.success) return lehneAb(400, fehlerVon('unlesbar'))
  const { sitzungId } = gelesen.data
  const widerrufen = widerrufeSitzung(getDb(), {
    id: sitzungId,
    kontoId: konto.kontoId,
    jetzt: Date.now(),
  })
  pruefeKonto(konto.kontoId)
  return widerrufen ? antworte({}) : lehneAb(404, fehlerVon('nicht-gefunden'))
}

/** Changes one's password: `{ alt, neu }`. Every other device is signed out. */
export async function bearbeitePasswortwechsel(anfrage: Request, json: unknown): Promise<Response> {
  const angemeldet = await getKontoVon(anfrage)
  if (angemeldet === null) return lehneAb(401, fehlerVon('nicht-angemeldet'))
  const gelesen = parsePasswortwechsel(json)
  if (!gelesen.ok) return lehneAb(422, gelesen.fehler)
  const { kontoId, sitzungId } = angemeldet
  const jetzt = Date.now()
  const bremse = getBremsen().konto
  const warten = bremse.versuche(kontoId, jetzt)
  if (warten > 0) return lehneAb(429, zuViele(warten))
  const konto = findKonto(getDb(), kontoId)
  if (!(await pruefePasswort(konto?.passwort, gelesen.wert.alt)))
    return lehneAb(422, [{ ort: 'alt', regel: 'Format', code: 'passwort-falsch' }])
  bremse.vergiss(kontoId)
  const passwortHash = await hashPasswort(gelesen.wert.neu)
  setzePasswort(getDb(), { kontoId, passwortHash, bleibt: sitzungId, jetzt })
  pruefeKonto(kontoId)
  return antworte({})
}

/** The fault of somebody who has to wait. */
export function zuViele(wartenMs: number): readonly Fehler[] {
  return fehlerVon('zu-viele-versuche', { sekunden: Math.ceil(wartenMs / 1000) })
}
