import 'server-only'
import { listBegonnene } from '@/db/queries/nachrechnung'
import { vergissSpuren } from '@/db/tilge-spuren'
import { getDb } from './db'
import { rechneNach } from './nachrechnung'

/** At half past three by the clock of the clubs, when nobody plays. Also in the nights when clocks change it comes once. */
const TERMIN_MINUTE = 3 * 60 + 30
const ZEITZONE = 'Europe/Berlin'
const HALBER_TAG_MS = 12 * 60 * 60 * 1000

/** The server has its first requests to answer before it begins with what it has missed. */
const ANLAUF_MS = 60_000
/** Looking often is sturdier than one long wait: a machine sleeps, a clock is set. */
const TAKT_MS = 5 * 60_000

// Survives the module reloads of the development server.
const speicher = globalThis as typeof globalThis & { kallemannNachtlauf?: NodeJS.Timeout }

/** Recomputes every club once a night; after the server was off at that time, soon after its start. */
export function planeNachtlauf(): void {
  if (speicher.kallemannNachtlauf !== undefined) return
  const versucht = new Map<string, number>()
  let laeuft = false
  const sieheNach = async () => {
    if (laeuft) return
    laeuft = true
    try {
      // What somebody who read kept in the log when a name was taken out.
      vergissSpuren(getDb())
      await holeNach(versucht)
    } catch (error) {
      console.error(error)
    } finally {
      laeuft = false
    }
  }
  setTimeout(() => void sieheNach(), ANLAUF_MS).unref()
  speicher.kallemannNachtlauf = setInterval(() => void sieheNach(), TAKT_MS).unref()
}

/** One club after the other. What cannot be read tonight is tried again tomorrow. */
async function holeNach(versucht: Map<string, number>): Promise<void> {
  for (const { vereinId, begonnenAm } of listBegonnene(getDb())) {
    const jetzt = Date.now()
    if (!istFaellig([begonnenAm ?? 0, versucht.get(vereinId) ?? 0], jetzt)) continue
    versucht.set(vereinId, jetzt)
    await rechneNach(vereinId)
  }
}

/** Whether none of the beginnings so far was since the latest Termin. One that lies ahead was written by a wrong clock. */
export function istFaellig(begonnen: readonly number[], jetzt: number): boolean {
  const termin = letzterTermin(jetzt)
  return !begonnen.some((zeit) => zeit >= termin && zeit <= jetzt)
}

/** The latest half past three that has come, in epoch milliseconds. */
export function letzterTermin(jetzt: number): number {
  const heute = terminAm(jetzt)
  // Half a day before it is the day before, whatever the clocks did; a day before `jetzt` may be two dates back.
  return heute <= jetzt ? heute : terminAm(heute - HALBER_TAG_MS)
}

/** Half past three of the day that it is in Berlin at `zeit`. */
function terminAm(zeit: number): number {
  const { tag, minute } = inBerlin(zeit)
  // First as if Berlin's clock had not changed since; what is off then is the change.
  const geraten = zeit + (TERMIN_MINUTE - minute) * 60_000 - (zeit % 60_000)
  const dort = inBerlin(geraten)
  const daneben = dort.minute - TERMIN_MINUTE + (dort.tag < tag ? -1440 : dort.tag > tag ? 1440 : 0)
  return geraten - daneben * 60_000
}

const UHR = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZEITZONE,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

function inBerlin(zeit: number): { readonly tag: string; readonly minute: number } {
  const [tag = '', uhr = ''] = UHR.format(zeit).split(', ')
  const [stunde = 0, minute = 0] = uhr.split(':').map(Number)
  return { tag, minute: stunde * 60 + minute }
}
