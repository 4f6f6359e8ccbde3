import { and, asc, eq, inArray } from 'drizzle-orm'
import type { EinspruchAkte } from '../../lib/domain/einspruch/einspruch'
import type { Verbindung } from '../open'
import { einspruch, spieltag } from '../schema-spieltag'
import type { Tage } from './tage'
import { jeSpieltag } from './tage'

/** The objections on these Spieltage, by Spieltag, the oldest first. */
export function listEinsprueche(
  db: Verbindung,
  { vereinId, ids }: Tage,
): ReadonlyMap<string, readonly EinspruchAkte[]> {
  if (ids.length === 0) return new Map()
  const zeilen = db
    .select()
    .from(einspruch)
    .where(and(eq(einspruch.verein_id, vereinId), inArray(einspruch.spieltag_id, [...ids])))
    .orderBy(asc(einspruch.erhoben_am), asc(einspruch.id))
    .all()
  return jeSpieltag(zeilen, einspruchAkteVon)
}

/** Of what is open nobody can have read the decision yet. */
const UNERLEDIGT = eq(einspruch.quittiert, 0)

/** An objection and its Spieltag. */
export interface EinspruchAmSpieltag {
  readonly spieltagId: string
  readonly einspruch: EinspruchAkte
}

/**
 * A club's objections that somebody has to deal with, the oldest first: open ones, and decisions that were not read yet. Those
 * of a struck Spieltag rest until it counts again: nobody can deal with them.
 */
export function listUnerledigte(db: Verbindung, vereinId: string): readonly EinspruchAmSpieltag[] {
  return db
    .select({ einspruch })
    .from(einspruch)
    .innerJoin(
      spieltag,
      and(eq(spieltag.verein_id, einspruch.verein_id), eq(spieltag.id, einspruch.spieltag_id)),
    )
    .where(and(eq(einspruch.verein_id, vereinId), eq(spieltag.gestrichen, 0), UNERLEDIGT))
    .orderBy(asc(einspruch.erhoben_am), asc(einspruch.id))
    .all()
    .map(({ einspruch: zeile }) => ({
      spieltagId: zeile.spieltag_id,
      einspruch: einspruchAkteVon(zeile),
    }))
}

/** How many objections of each Spieltag are open, struck Spieltage included. */
export function zaehleOffene(db: Verbindung, vereinId: string): ReadonlyMap<string, number> {
  // Counted here: grouping would go through every objection that there ever was, evening by evening.
  const zeilen = db
    .select({ spieltag_id: einspruch.spieltag_id })
    .from(einspruch)
    .where(and(eq(einspruch.verein_id, vereinId), UNERLEDIGT, eq(einspruch.zustand, 'offen')))
    .all()
  const offene = jeSpieltag(zeilen, (zeile) => zeile)
  return new Map([...offene].map(([spieltagId, liste]) => [spieltagId, liste.length]))
}

function einspruchAkteVon(zeile: typeof einspruch.$inferSelect): EinspruchAkte {
  return {
    id: zeile.id,
    spielId: zeile.spiel_id,
    spielVersion: zeile.spiel_version,
    grund: zeile.grund,
    spielerId: zeile.spieler_id,
    kontoId: zeile.konto_id,
    kontoName: zeile.konto_name,
    erhobenAm: zeile.erhoben_am,
    zustand: zeile.zustand,
    antwort: zeile.antwort,
    entschiedenVon: zeile.entschieden_von,
    entschiedenAm: zeile.entschieden_am,
    quittiert: zeile.quittiert === 1,
    version: zeile.version,
  }
}
