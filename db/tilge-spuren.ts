import { and, eq } from 'drizzle-orm'
import type { Abweichung } from '../lib/domain/protokoll/abweichung'
import type { Db, Verbindung } from './open'
import { spielername } from './schema'
import { nachrechnung } from './schema-protokoll'

/**
 * Puts a neutral name in place of every name of a player in what the last check has found: it quotes what is stored. Before
 * the names themselves go.
 */
export function tilgeImBefund(
  db: Verbindung,
  vereinId: string,
  { spielerId, name }: { spielerId: string; name: string },
): void {
  const eigene = eq(nachrechnung.verein_id, vereinId)
  const abweichung = db.select().from(nachrechnung).where(eigene).get()?.abweichung ?? null
  if (abweichung === null) return
  const namen = db
    .select({ name: spielername.name })
    .from(spielername)
    .where(and(eq(spielername.verein_id, vereinId), eq(spielername.spieler_id, spielerId)))
    .all()
  const ohne = (text: string | null) =>
    text && namen.reduce((bisher, frueher) => bisher.replaceAll(frueher.name, name), text)
  const getilgt: Abweichung = {
    ...abweichung,
    erwartet: ohne(abweichung.erwartet),
    gefunden: ohne(abweichung.gefunden),
  }
  db.update(nachrechnung).set({ abweichung: getilgt }).where(eigene).run()
}

/**
 * Brings the log of changes into the file and empties it: together with `secure_delete` nothing of what was stored before is
 * left in either. Outside of a transaction.
 */
export function vergissSpuren({ $client: client }: Db): void {
  client.pragma('wal_checkpoint(TRUNCATE)')
}
