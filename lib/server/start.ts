import 'server-only'
import { datenordner } from '@/db/datenordner'
import { neuerEinrichtungscode } from '@/db/einrichtung'
import { gibtEsVereine } from '@/db/queries/verein'
import { vergissSpuren } from '@/db/tilge-spuren'
import { textDatenfehler } from '../format/datenordner'
import { closeDb, getDb } from './db'
import { getGeheimnis } from './geheimnis'
import { schliesseAlle } from './live-leser'
import { planeNachtlauf } from './nachtlauf'

/** How long requests that are still open may take after a signal to end. */
const FRIST_MS = 3000

/** Next stops listening at a signal but waits for every open request, also for one that never ends, as an event stream. */
function endeBaldNachSignal(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      schliesseAlle()
      setTimeout(() => process.exit(0), FRIST_MS).unref()
    })
  }
}

/**
 * Makes the store ready before the first request: database migrated, secret made, the nightly check planned, and while no club
 * exists a set-up code, new with each start. Answers the code, null when there is a club. A server without its data would answer
 * every request with a fault: it ends, and says why.
 */
export function bereiteVor(): string | null {
  try {
    getGeheimnis()
    const db = getDb()
    // Whoever was reading when a name was taken out, and kept it in the files, does so no longer.
    vergissSpuren(db)
    process.once('exit', closeDb)
    endeBaldNachSignal()
    planeNachtlauf()
    return gibtEsVereine(db) ? null : neuerEinrichtungscode(db)
  } catch (error) {
    console.error(textDatenfehler(error, datenordner()) ?? error)
    process.exit(1)
  }
}
