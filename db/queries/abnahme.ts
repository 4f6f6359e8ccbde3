import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AbnahmeAkte } from '../../lib/domain/abnahme/akte'
import type { Verbindung } from '../open'
import { abnahme } from '../schema-spieltag'
import type { Tage } from './tage'
import { jeSpieltag } from './tage'

/** Who confirmed these Spieltage, by Spieltag, the oldest first. */
export function listAbnahmen(
  db: Verbindung,
  { vereinId, ids }: Tage,
): ReadonlyMap<string, readonly AbnahmeAkte[]> {
  if (ids.length === 0) return new Map()
  const zeilen = db
    .select()
    .from(abnahme)
    .where(and(eq(abnahme.verein_id, vereinId), inArray(abnahme.spieltag_id, [...ids])))
    .orderBy(asc(abnahme.zeit), asc(abnahme.id))
    .all()
  return jeSpieltag(zeilen, abnahmeAkteVon)
}

function abnahmeAkteVon(zeile: typeof abnahme.$inferSelect): AbnahmeAkte {
  const { id, art, zeit, fassung, stand } = zeile
  return { id, spielerId: zeile.spieler_id, art, kontoName: zeile.konto_name, zeit, fassung, stand }
}
