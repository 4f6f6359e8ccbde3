import { and, asc, eq } from 'drizzle-orm'
import type { FreigabeAkte, FreigabeZiel } from '../../lib/domain/freigabe/freigabe'
import { invariant } from '../../lib/domain/invariant'
import type { Verbindung } from '../open'
import { freigabe } from '../schema-freigabe'

/** Every link there was to an evening or a Saison, the oldest first. */
export function listFreigaben(
  db: Verbindung,
  { vereinId, ziel }: { readonly vereinId: string; readonly ziel: FreigabeZiel },
): readonly FreigabeAkte[] {
  const dorthin =
    ziel.art === 'spieltag'
      ? eq(freigabe.spieltag_id, ziel.spieltagId)
      : eq(freigabe.saison_id, ziel.saisonId)
  return db
    .select()
    .from(freigabe)
    .where(and(eq(freigabe.verein_id, vereinId), dorthin))
    .orderBy(asc(freigabe.id))
    .all()
    .map(akteVon)
}

/** All links of a club that still open something. */
export function listOffeneFreigaben(db: Verbindung, vereinId: string): readonly FreigabeAkte[] {
  return db
    .select()
    .from(freigabe)
    .where(and(eq(freigabe.verein_id, vereinId), eq(freigabe.widerrufen, 0)))
    .all()
    .map(akteVon)
}

/** A link by the hash of its token, with its club; a withdrawn one, too. */
export function findFreigabe(
  db: Verbindung,
  tokenHash: string,
): { readonly vereinId: string; readonly freigabe: FreigabeAkte } | undefined {
  const zeile = db.select().from(freigabe).where(eq(freigabe.token_hash, tokenHash)).get()
  return zeile && { vereinId: zeile.verein_id, freigabe: akteVon(zeile) }
}

function akteVon(zeile: typeof freigabe.$inferSelect): FreigabeAkte {
  const { id, recht, konto_id, konto_name, erstellt_am, widerrufen, version } = zeile
  return {
    id,
    ziel: zielVon(zeile),
    recht,
    kontoId: konto_id,
    kontoName: konto_name,
    erstelltAm: erstellt_am,
    widerrufen: widerrufen === 1,
    version,
  }
}

function zielVon({ spieltag_id, saison_id }: typeof freigabe.$inferSelect): FreigabeZiel {
  if (spieltag_id !== null) return { art: 'spieltag', spieltagId: spieltag_id }
  invariant(saison_id !== null, 'eine Freigabe hat ein Ziel')
  return { art: 'saison', saisonId: saison_id }
}
