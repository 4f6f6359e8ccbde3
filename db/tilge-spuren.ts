import { and, eq, gt } from 'drizzle-orm'
import type { Abweichung } from '../lib/domain/protokoll/abweichung'
import type { Db, Verbindung } from './open'
import { spielername } from './schema'
import { nachrechnung, protokoll } from './schema-protokoll'

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
  const ohne = (text: string) =>
    namen.reduce((bisher, frueher) => bisher.replaceAll(frueher.name, name), text)
  const { ort, erwartet, gefunden } = abweichung
  const getilgt: Abweichung = {
    ...abweichung,
    // A path into a season's file goes through the names of those who played.
    ort: ohne(ort),
    erwartet: erwartet && ohne(erwartet),
    gefunden: gefunden && ohne(gefunden),
  }
  db.update(nachrechnung).set({ abweichung: getilgt }).where(eigene).run()
}

/**
 * What a check found that began before the entry `nachEintrag`: without what it quotes when a player was taken out since. Their
 * names of then are no longer known here; the next check finds the difference again.
 */
export function ohneVergessene(
  db: Verbindung,
  { vereinId, nachEintrag }: { vereinId: string; nachEintrag: number },
  abweichung: Abweichung | null,
): Abweichung | null {
  if (abweichung === null) return null
  const tilgung = db
    .select({ seq: protokoll.seq })
    .from(protokoll)
    .where(
      and(
        eq(protokoll.verein_id, vereinId),
        gt(protokoll.seq, nachEintrag),
        eq(protokoll.art, 'spieler-anonymisieren'),
      ),
    )
    .limit(1)
    .get()
  if (tilgung === undefined) return abweichung
  const ort = abweichung.code === 'vorgang' ? 'daten' : abweichung.ort
  return { ...abweichung, ort, erwartet: null, gefunden: null }
}

/**
 * Brings the log of changes into the file and empties it: together with `secure_delete` nothing of what was stored before is
 * left in either. Waits for nobody, as nobody is answered meanwhile: false while a reader, such as a check, still needs the log,
 * or the file cannot be written; then it must be tried again. Never throws. Outside of a transaction.
 */
export function vergissSpuren({ $client: client }: Db): boolean {
  const geduld = Number(client.pragma('busy_timeout', { simple: true }))
  client.pragma('busy_timeout = 0')
  try {
    return client.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0
  } catch {
    return false
  } finally {
    client.pragma(`busy_timeout = ${geduld}`)
  }
}
