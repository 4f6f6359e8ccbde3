import { and, between, eq, inArray, notExists } from 'drizzle-orm'
import { stammbereich } from '../lib/domain/ids'
import type { Klartext } from '../lib/domain/protokoll/siegel'
import type { Verbindung } from './open'
import { listMitNamen } from './queries/protokoll'
import { spielername } from './schema'
import { protokoll } from './schema-protokoll'
import { spieltag } from './schema-spieltag'

/**
 * Puts a neutral name in place of every name that a player had: in the list of names, beside the protocol, and where a season from
 * a file has a place that is called so.
 */
export function tilgeNamen(
  db: Verbindung,
  vereinId: string,
  { spielerId, name }: { spielerId: string; name: string },
): void {
  db.update(spielername)
    .set({ name })
    .where(and(eq(spielername.verein_id, vereinId), eq(spielername.spieler_id, spielerId)))
    .run()
  for (const { seq, opId, klartext } of listMitNamen(db, vereinId)) {
    if (!klartext.some((k) => k.spielerId === spielerId)) continue
    tilgeOrte(db, { vereinId, opId, name, texte: texteVon(klartext, spielerId) })
    const ohne = klartext.map((k) =>
      k.spielerId === spielerId ? { ...k, text: name, salz: null } : k,
    )
    db.update(protokoll)
      .set({ klartext: ohne })
      .where(and(eq(protokoll.verein_id, vereinId), eq(protokoll.seq, seq)))
      .run()
  }
}

function texteVon(klartext: readonly Klartext[], spielerId: string): string[] {
  return klartext.filter((k) => k.spielerId === spielerId).map((k) => k.text.trim())
}

/**
 * Places that came with the operation `opId`, which made its Spieltage by its own id. A place that somebody has written since
 * stands in the protocol as it was written, so it stays here too.
 */
function tilgeOrte(
  db: Verbindung,
  p: { vereinId: string; opId: string; name: string; texte: string[] },
): void {
  const { von, bis } = stammbereich(p.opId)
  const geschrieben = db
    .select({ seq: protokoll.seq })
    .from(protokoll)
    .where(
      and(
        eq(protokoll.verein_id, p.vereinId),
        eq(protokoll.spieltag_id, spieltag.id),
        eq(protokoll.art, 'spieltag-aendern'),
      ),
    )
  db.update(spieltag)
    .set({ ort: p.name })
    .where(
      and(
        eq(spieltag.verein_id, p.vereinId),
        between(spieltag.id, von, bis),
        inArray(spieltag.ort, p.texte),
        notExists(geschrieben),
      ),
    )
    .run()
}
