import Database from 'better-sqlite3'
import { ERSTER_VORGAENGER } from '../lib/domain/protokoll/protokoll'
import type { VereinAkte } from '../lib/domain/verein/verein'
import { istUnmigriert } from './migrate'
import type { Dateibefund } from './nachrechnen/datei'
import { alsSchaden, pruefeDatei, pruefeSchema } from './nachrechnen/datei'
import type { Befund, Fortschritt } from './nachrechnen/verein'
import { pruefeVerein } from './nachrechnen/verein'
import { mitCode } from './open'

/** Nobody else waits longer than this. */
const AM_STUECK_MS = 8

export interface Nachrechnung {
  /** The club, by its id. */
  readonly vereinId: string
  readonly melde?: (fortschritt: Fortschritt) => void
}

/**
 * Recomputes everything that a club has recorded from its protocol, and answers the first difference. Reads one state of the
 * database through a connection of its own, whatever is written meanwhile, and lets others work in between. Throws when the
 * file cannot be read at all.
 */
export async function rechneVereinNach(
  datei: string,
  { vereinId, melde }: Nachrechnung,
): Promise<Befund> {
  // Beside: the file is read while the club is computed.
  const [inDatei, imVerein] = await Promise.all([
    pruefeDatei(datei).catch((error: unknown): Dateibefund => {
      return { schaden: alsSchadenOderWirf(error), verweis: null }
    }),
    rechneInhaltNach(datei, { vereinId, ...(melde === undefined ? {} : { melde }) }).catch(
      (error: unknown): Befund => ({ ...NICHTS, abweichung: alsSchadenOderWirf(error) }),
    ),
  ])
  const abweichung = inDatei.schaden ?? imVerein.abweichung ?? inDatei.verweis
  return { ...imVerein, abweichung }
}

const NICHTS = { eintraege: 0, siegel: ERSTER_VORGAENGER } as const

function alsSchadenOderWirf(error: unknown) {
  const schaden = alsSchaden(error)
  if (schaden === undefined) throw error
  return schaden
}

async function rechneInhaltNach(datei: string, { vereinId, melde }: Nachrechnung): Promise<Befund> {
  const client = oeffneLesend(datei)
  try {
    client.exec('BEGIN')
    if (istUnmigriert(client)) throw mitCode('database waits for migrations', 'DATEN_AELTER')
    const fehlt = pruefeSchema(client)
    if (fehlt !== null) return { ...NICHTS, abweichung: fehlt }
    const verein = client
      .prepare('SELECT id, kurz, name FROM verein WHERE id = ?')
      .get(vereinId) as VereinAkte | undefined
    if (verein === undefined) throw new Error(`den Verein ${vereinId} gibt es nicht`)
    return await laufe(pruefeVerein(client, verein), melde)
  } finally {
    client.close()
  }
}

/** The clubs of a database file. */
export function listVereine(datei: string): readonly VereinAkte[] {
  const client = oeffneLesend(datei)
  try {
    if (istUnmigriert(client)) throw mitCode('database waits for migrations', 'DATEN_AELTER')
    return client.prepare('SELECT id, kurz, name FROM verein ORDER BY kurz').all() as VereinAkte[]
  } finally {
    client.close()
  }
}

function oeffneLesend(datei: string): Database.Database {
  const client = new Database(datei, { readonly: true, fileMustExist: true })
  client.pragma('busy_timeout = 10000')
  // Every page is read about once, those of indexes again and again.
  client.pragma('cache_size = -32000')
  return client
}

/** Runs to the end in short pieces, so that whoever else has something to do in this process comes to it. */
async function laufe(
  schritte: Generator<Fortschritt, Befund>,
  melde: Nachrechnung['melde'],
): Promise<Befund> {
  for (;;) {
    const bis = performance.now() + AM_STUECK_MS
    let schritt = schritte.next()
    while (!schritt.done && performance.now() < bis) schritt = schritte.next()
    if (schritt.done) return schritt.value
    melde?.(schritt.value)
    await new Promise((weiter) => setImmediate(weiter))
  }
}
