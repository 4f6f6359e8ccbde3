import 'server-only'
import { cache } from 'react'
import { listUnerledigte } from '@/db/queries/einspruch'
import { listMitglieder } from '@/db/queries/mitglied'
import { listFassungenDerRunden } from '@/db/queries/spiel'
import { findSpieltage } from '@/db/queries/spieltag'
import { empfaengerVon, istUngelesen, spielerkontenVon } from '../domain/einspruch/einspruch'
import type { Spielerkonten } from '../domain/einspruch/einspruch'
import type { EinspruchErgebnis } from '../domain/einspruch/ergebnis'
import { computeErgebnis } from '../domain/einspruch/ergebnis'
import type { EinspruchMitOrt } from '../domain/einspruch/ort'
import { mitOrt } from '../domain/einspruch/ort'
import { darf } from '../domain/op/rechte'
import { getRundeVon } from '../domain/spieltag/vorgriff'
import { getDb } from './db'
import { verlangeMitglied } from './zugang'
import { regelwerkVon } from '../domain/regelwerk/presets'

/** What is open in the club, and the decisions that whoever asks has not read yet; the oldest first. */
const ladeUnerledigte = cache(async (vereinId: string) => {
  const { ich } = await verlangeMitglied(vereinId)
  const konten = await ladeSpielerkonten(vereinId)
  const alle = listUnerledigte(getDb(), vereinId)
  return {
    offen: alle.filter(({ einspruch }) => einspruch.zustand === 'offen'),
    antworten: alle.filter(
      ({ einspruch }) =>
        istUngelesen(einspruch) && empfaengerVon(einspruch, konten) === ich.kontoId,
    ),
  }
})

/** As `ladeUnerledigte`, each with the Spiel that it is about; `jetzt` in epoch milliseconds, to tell their age. */
export async function ladeEinsprueche(vereinId: string): Promise<{
  readonly offen: readonly EinspruchMitOrt[]
  readonly antworten: readonly (EinspruchMitOrt & { readonly ergebnis: EinspruchErgebnis | null })[]
  readonly jetzt: number
}> {
  const { offen, antworten } = await ladeUnerledigte(vereinId)
  const ids = new Set([...offen, ...antworten].map((e) => e.spieltagId))
  const akten = findSpieltage(getDb(), { vereinId, ids: [...ids] })
  const orte = (liste: typeof offen) =>
    liste.flatMap(({ spieltagId, einspruch }) => {
      const akte = akten.get(spieltagId)
      return akte === undefined ? [] : [mitOrt(akte, einspruch)]
    })
  const mitErgebnis = (antwort: EinspruchMitOrt) => {
    const akte = akten.get(antwort.spieltagId)
    if (akte === undefined) return { ...antwort, ergebnis: null }
    const runde = getRundeVon(akte, antwort.einspruch.spielId)
    const fassungen = listFassungenDerRunden(getDb(), { vereinId, rundenIds: [runde.id] })
    const quelle = { fassungen, regelwerk: regelwerkVon(runde) }
    return { ...antwort, ergebnis: computeErgebnis(antwort.einspruch, quelle) }
  }
  return { offen: orte(offen), antworten: orte(antworten).map(mitErgebnis), jetzt: Date.now() }
}

/** What waits for whoever asks: decisions to read, and for those who decide also what is open. */
export async function zaehleEinsprueche(
  vereinId: string,
): Promise<{ readonly offen: number; readonly antworten: number }> {
  const { ich } = await verlangeMitglied(vereinId)
  const { offen, antworten } = await ladeUnerledigte(vereinId)
  const entscheidet = darf(ich.rolle, 'einspruch-annehmen')
  return { offen: entscheidet ? offen.length : 0, antworten: antworten.length }
}

/** The players who are told in the app themselves: those with an account. */
export const ladeSpielerkonten = cache(async (vereinId: string): Promise<Spielerkonten> => {
  await verlangeMitglied(vereinId)
  return spielerkontenVon(listMitglieder(getDb(), vereinId))
})
