import 'server-only'
import {
  listProtokoll as listProtokollAus,
  type GespeicherterEintrag,
} from '@/db/queries/protokoll'
import { getDb } from './db'
import { verlangeVerwaltung } from './zugang'

const SEITE = 100

/** A page of a club's protocol, the newest first, before the entry number `vor`; for the Verwaltung. */
export async function listProtokoll(
  vereinId: string,
  seite: { readonly vor?: number } = {},
): Promise<readonly GespeicherterEintrag[]> {
  await verlangeVerwaltung(vereinId)
  return listProtokollAus(getDb(), { vereinId, anzahl: SEITE, ...seite })
}
