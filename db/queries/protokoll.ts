import { and, desc, eq, lt } from 'drizzle-orm'
import type { ProtokollEintrag } from '../../lib/domain/protokoll/protokoll'
import type { Klartext } from '../../lib/domain/protokoll/siegel'
import type { Verbindung } from '../open'
import { protokoll } from '../schema-protokoll'

export interface GespeicherterEintrag extends ProtokollEintrag {
  readonly hash: string
  /** The names that are sealed in `daten`. */
  readonly klartext: readonly Klartext[]
}

/** The newest entry of a club. */
export function letzterEintrag(db: Verbindung, vereinId: string): GespeicherterEintrag | undefined {
  return listProtokoll(db, { vereinId, anzahl: 1 })[0]
}

/** The entry of an operation, if it has had effect. */
export function findEintrag(
  db: Verbindung,
  { vereinId, opId }: { vereinId: string; opId: string },
): GespeicherterEintrag | undefined {
  const zeile = db
    .select()
    .from(protokoll)
    .where(and(eq(protokoll.verein_id, vereinId), eq(protokoll.op_id, opId)))
    .get()
  return zeile && eintragVon(zeile)
}

/** A club's newest `anzahl` entries before the number `vor`, the newest first. */
export function listProtokoll(
  db: Verbindung,
  { vereinId, anzahl, vor }: { vereinId: string; anzahl: number; vor?: number },
): readonly GespeicherterEintrag[] {
  return db
    .select()
    .from(protokoll)
    .where(
      and(
        eq(protokoll.verein_id, vereinId),
        vor === undefined ? undefined : lt(protokoll.seq, vor),
      ),
    )
    .orderBy(desc(protokoll.seq))
    .limit(anzahl)
    .all()
    .map(eintragVon)
}

function eintragVon(zeile: typeof protokoll.$inferSelect): GespeicherterEintrag {
  return {
    vereinId: zeile.verein_id,
    seq: zeile.seq,
    opId: zeile.op_id,
    art: zeile.art,
    basis: zeile.basis,
    daten: zeile.daten,
    ...(zeile.folge === null ? {} : { folge: zeile.folge }),
    klartext: zeile.klartext ?? [],
    kontoId: zeile.konto_id,
    kontoName: zeile.konto_name,
    geraet: zeile.geraet,
    zeit: zeile.zeit,
    vorgaengerHash: zeile.vorgaenger_hash,
    hash: zeile.hash,
  }
}
