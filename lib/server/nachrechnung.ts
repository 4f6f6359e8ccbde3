import 'server-only'
import { cache } from 'react'
import { rechneVereinNach } from '@/db/nachrechnen'
import type { LetzteNachrechnung } from '@/db/queries/nachrechnung'
import { findNachrechnung, speichereNachrechnung } from '@/db/queries/nachrechnung'
import { letzterEintrag } from '@/db/queries/protokoll'
import { vergissSpuren } from '@/db/tilge-spuren'
import { antworte, fehlerVon, lehneAb } from './antwort'
import { getDb } from './db'
import { getKontoVon } from './sitzung'
import { findZugang, verlangeMitglied } from './zugang'

/** Entries so far, and all of the club. */
interface Fortschritt {
  readonly geprueft: number
  readonly gesamt: number
}

/** How the check of a club stands: what runs, and what the last one came to. */
export interface Nachrechnungsstand {
  readonly laeuft: Fortschritt | null
  readonly letzte: LetzteNachrechnung | null
  /** The last attempt since the server started broke off; nothing is known from it. */
  readonly gescheitert: boolean
}

interface Lauf {
  fortschritt: Fortschritt
  readonly ende: Promise<void>
}

// One server, one check a club; survives the module reloads of the development server.
const speicher = globalThis as typeof globalThis & {
  kallemannNachrechnung?: { laeufe: Map<string, Lauf>; gescheitert: Set<string> }
}
const { laeufe, gescheitert } = (speicher.kallemannNachrechnung ??= {
  laeufe: new Map(),
  gescheitert: new Set(),
})

/** Recomputes a club and keeps what came of it; one at a time, so that a second call waits for the first. Never rejects. */
export function rechneNach(vereinId: string): Promise<void> {
  const laufend = laeufe.get(vereinId)
  if (laufend !== undefined) return laufend.ende
  const lauf: Lauf = {
    fortschritt: { geprueft: 0, gesamt: 0 },
    // Not before the club's Lauf is known, which it reports to.
    ende: Promise.resolve().then(() => fuehreAus(vereinId, lauf)),
  }
  laeufe.set(vereinId, lauf)
  return lauf.ende
}

async function fuehreAus(vereinId: string, lauf: Lauf): Promise<void> {
  try {
    const begonnenAm = Date.now()
    const nachEintrag = letzterEintrag(getDb(), vereinId)?.seq ?? 0
    const befund = await rechneVereinNach(getDb().$client.name, {
      vereinId,
      melde: (fortschritt) => {
        lauf.fortschritt = fortschritt
      },
      // While it read, a name that was taken out could not be overwritten.
    }).finally(() => vergissSpuren(getDb()))
    const beendetAm = Date.now()
    speichereNachrechnung(getDb(), vereinId, { begonnenAm, beendetAm, nachEintrag, ...befund })
    gescheitert.delete(vereinId)
  } catch (error) {
    gescheitert.add(vereinId)
    console.error(error)
  } finally {
    laeufe.delete(vereinId)
  }
}

function standVon(vereinId: string): Nachrechnungsstand {
  return {
    laeuft: laeufe.get(vereinId)?.fortschritt ?? null,
    letzte: findNachrechnung(getDb(), vereinId) ?? null,
    gescheitert: gescheitert.has(vereinId),
  }
}

/** How the check of a club stands, for its members; read once a request. */
export const ladeNachrechnung = cache(async (vereinId: string): Promise<Nachrechnungsstand> => {
  await verlangeMitglied(vereinId)
  return standVon(vereinId)
})

/** POST starts a check unless one runs, GET asks for it: `{ laeuft, letzte, gescheitert }`. For the Verwaltung. */
export async function bearbeiteNachrechnung(anfrage: Request, kurz: string): Promise<Response> {
  const konto = await getKontoVon(anfrage)
  if (konto === null) return lehneAb(401, fehlerVon('nicht-angemeldet'))
  const zugang = findZugang(konto.kontoId, kurz)
  if (zugang === null) return lehneAb(404, fehlerVon('nicht-gefunden'))
  if (zugang.ich.rolle !== 'verwaltung') return lehneAb(403, fehlerVon('nicht-erlaubt'))
  if (anfrage.method === 'POST') void rechneNach(zugang.verein.id)
  return antworte(standVon(zugang.verein.id))
}
