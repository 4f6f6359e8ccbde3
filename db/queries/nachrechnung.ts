import { eq } from 'drizzle-orm'
import type { Abweichung } from '../../lib/domain/protokoll/abweichung'
import type { Db, Verbindung } from '../open'
import { verein } from '../schema'
import { nachrechnung } from '../schema-protokoll'
import { ohneVergessene } from '../tilge-spuren'

/** When a club was last recomputed from its protocol, and what that came to. */
export interface LetzteNachrechnung {
  /** Epoch milliseconds, as `beendetAm`. */
  readonly begonnenAm: number
  readonly beendetAm: number
  /** Entries that agreed, and the hash of the last of them. */
  readonly eintraege: number
  readonly siegel: string
  readonly abweichung: Abweichung | null
}

export function findNachrechnung(db: Verbindung, vereinId: string): LetzteNachrechnung | undefined {
  const zeile = db.select().from(nachrechnung).where(eq(nachrechnung.verein_id, vereinId)).get()
  return (
    zeile && {
      begonnenAm: zeile.begonnen_am,
      beendetAm: zeile.beendet_am,
      eintraege: zeile.eintraege,
      siegel: zeile.siegel,
      abweichung: zeile.abweichung,
    }
  )
}

interface NeueNachrechnung extends LetzteNachrechnung {
  /** Number of the newest entry when it began; 0 before the first. */
  readonly nachEintrag: number
}

/**
 * Keeps the newest result. Where less agreed than before, entries and hash of before stay: the difference must be found again
 * until the protocol is once more the one that agreed then. Who was taken out while it ran is not quoted.
 */
export function speichereNachrechnung(db: Db, vereinId: string, neu: NeueNachrechnung): void {
  db.transaction((tx) => schreibe(tx, vereinId, neu), { behavior: 'immediate' })
}

function schreibe(db: Verbindung, vereinId: string, neu: NeueNachrechnung): void {
  const vorige = findNachrechnung(db, vereinId)
  const anker =
    vorige !== undefined && neu.abweichung !== null && vorige.eintraege > neu.eintraege
      ? vorige
      : neu
  const { nachEintrag } = neu
  const werte = {
    begonnen_am: neu.begonnenAm,
    beendet_am: neu.beendetAm,
    eintraege: anker.eintraege,
    siegel: anker.siegel,
    abweichung: ohneVergessene(db, { vereinId, nachEintrag }, neu.abweichung),
  }
  db.insert(nachrechnung)
    .values({ verein_id: vereinId, ...werte })
    .onConflictDoUpdate({ target: nachrechnung.verein_id, set: werte })
    .run()
}

/** Every club, with the beginning of its last check; null while there was none. */
export function listBegonnene(
  db: Verbindung,
): readonly { readonly vereinId: string; readonly begonnenAm: number | null }[] {
  return db
    .select({ vereinId: verein.id, begonnenAm: nachrechnung.begonnen_am })
    .from(verein)
    .leftJoin(nachrechnung, eq(nachrechnung.verein_id, verein.id))
    .all()
}
