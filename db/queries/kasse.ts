import { and, asc, eq } from 'drizzle-orm'
import type { BuchungAkte } from '../../lib/domain/kasse/buchung'
import type { Verbindung } from '../open'
import { buchung } from '../schema-kasse'

/** Every booking in the books of a Saison, struck ones too, as they were recorded. */
export function listBuchungen(
  db: Verbindung,
  { vereinId, saisonId }: { readonly vereinId: string; readonly saisonId: string },
): readonly BuchungAkte[] {
  return db
    .select()
    .from(buchung)
    .where(and(eq(buchung.verein_id, vereinId), eq(buchung.saison_id, saisonId)))
    .orderBy(asc(buchung.gebucht_am), asc(buchung.id))
    .all()
    .map(akteVon)
}

function akteVon(zeile: typeof buchung.$inferSelect): BuchungAkte {
  const { id, art, cent, zweck, datum, grund, version } = zeile
  return {
    ...{ id, saisonId: zeile.saison_id, art, cent, zweck, datum },
    ...{ spielerId: zeile.spieler_id, kontoName: zeile.konto_name, gebuchtAm: zeile.gebucht_am },
    ...{ gestrichen: zeile.gestrichen === 1, grund, version },
  }
}
