import type Database from 'better-sqlite3'
import type { Abweichung } from '../../lib/domain/protokoll/abweichung'

/** The last entry that agreed when the club was checked before: the protocol may have grown since, nothing else. */
export interface Anker {
  readonly eintraege: number
  readonly siegel: string
}

export function liesAnker(client: Database.Database, vereinId: string): Anker | null {
  const zeile = client
    .prepare('SELECT eintraege, siegel FROM nachrechnung WHERE verein_id = ?')
    .get(vereinId) as Anker | undefined
  return zeile === undefined || zeile.eintraege === 0 ? null : zeile
}

/** At the entry `eintraege`, or at the last one: whether the protocol is still the one that was checked before. */
export function pruefeAnker(
  anker: Anker,
  stand: { readonly eintraege: number; readonly siegel: string; readonly unterwegs?: true },
): Abweichung | null {
  const { eintraege, siegel } = stand
  if (eintraege === anker.eintraege && siegel !== anker.siegel) {
    const werte = { erwartet: anker.siegel, gefunden: siegel }
    return { code: 'kette', seq: eintraege, ort: 'nachrechnung.siegel', ...werte }
  }
  if (stand.unterwegs === true || eintraege >= anker.eintraege) return null
  const werte = { erwartet: String(anker.eintraege), gefunden: String(eintraege) }
  return { code: 'luecke', seq: eintraege + 1, ort: 'nachrechnung.eintraege', ...werte }
}
