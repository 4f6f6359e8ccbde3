import { and, desc, eq } from 'drizzle-orm'
import type { EinladungAkte, MitgliedAkte } from '../../lib/domain/verein/verein'
import type { Verbindung } from '../open'
import { einladung, konto, mitglied } from '../schema'
import { nachName } from '../sortierung'

const spalten = {
  id: mitglied.id,
  kontoId: mitglied.konto_id,
  name: konto.name,
  anmeldename: konto.anmeldename,
  rolle: mitglied.rolle,
  spielerId: mitglied.spieler_id,
  version: mitglied.version,
}

/** A club's members, by name. */
export function listMitglieder(db: Verbindung, vereinId: string): readonly MitgliedAkte[] {
  const zeilen = db
    .select(spalten)
    .from(mitglied)
    .innerJoin(konto, eq(konto.id, mitglied.konto_id))
    .where(eq(mitglied.verein_id, vereinId))
    .all()
  return nachName(zeilen)
}

/** The membership of an account in a club. */
export function findMitglied(
  db: Verbindung,
  { vereinId, kontoId }: { vereinId: string; kontoId: string },
): MitgliedAkte | undefined {
  return db
    .select(spalten)
    .from(mitglied)
    .innerJoin(konto, eq(konto.id, mitglied.konto_id))
    .where(and(eq(mitglied.verein_id, vereinId), eq(mitglied.konto_id, kontoId)))
    .get()
}

/** A club's invitations, the newest first. */
export function listEinladungen(db: Verbindung, vereinId: string): readonly EinladungAkte[] {
  return db
    .select()
    .from(einladung)
    .where(eq(einladung.verein_id, vereinId))
    .orderBy(desc(einladung.id))
    .all()
    .map(akteVon)
}

/** An invitation by the hash of its token, with its club. */
export function findEinladung(
  db: Verbindung,
  tokenHash: string,
): { readonly vereinId: string; readonly einladung: EinladungAkte } | undefined {
  const zeile = db.select().from(einladung).where(eq(einladung.token_hash, tokenHash)).get()
  return zeile && { vereinId: zeile.verein_id, einladung: akteVon(zeile) }
}

function akteVon(zeile: typeof einladung.$inferSelect): EinladungAkte {
  const { id, rolle, spieler_id, ablauf, angenommen, widerrufen, version } = zeile
  return {
    id,
    rolle,
    spielerId: spieler_id,
    ablauf,
    angenommen: angenommen === 1,
    widerrufen: widerrufen === 1,
    version,
  }
}
