import { and, eq, isNotNull } from 'drizzle-orm'
import type { Verbindung } from './open'
import { spielername } from './schema'
import { protokoll } from './schema-protokoll'

/** Puts a neutral name in place of every name that a player had: in the list of names, and beside the protocol. */
export function tilgeNamen(
  db: Verbindung,
  vereinId: string,
  { spielerId, name }: { spielerId: string; name: string },
): void {
  db.update(spielername)
    .set({ name })
    .where(and(eq(spielername.verein_id, vereinId), eq(spielername.spieler_id, spielerId)))
    .run()
  const versiegelte = db
    .select({ seq: protokoll.seq, klartext: protokoll.klartext })
    .from(protokoll)
    .where(and(eq(protokoll.verein_id, vereinId), isNotNull(protokoll.klartext)))
    .all()
  for (const { seq, klartext } of versiegelte) {
    if (!klartext?.some((k) => k.spielerId === spielerId)) continue
    const ohne = klartext.map((k) =>
      k.spielerId === spielerId ? { ...k, text: name, salz: null } : k,
    )
    db.update(protokoll)
      .set({ klartext: ohne })
      .where(and(eq(protokoll.verein_id, vereinId), eq(protokoll.seq, seq)))
      .run()
  }
}
