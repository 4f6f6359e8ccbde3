import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { RegelwerkId } from '../../lib/domain/regelwerk/regelwerk'
import { vergleicheSpieltage } from '../../lib/domain/spieltag/rechnen'
import type { RundeAkte, SpielAkte, SpieltagAkte } from '../../lib/domain/spieltag/spieltag'
import type { Verbindung } from '../open'
import { runde, spiel, spieltag } from '../schema-spieltag'
import { listAbnahmen } from './abnahme'
import { listEinsprueche, zaehleOffene } from './einspruch'
import { listFassungenDerRunden } from './spiel'
import type { Tage } from './tage'

export interface SpieltagUebersicht {
  readonly id: string
  readonly datum: string
  readonly reihenfolge: number
  readonly ort: string | null
  readonly saisonId: string
  readonly ende: SpieltagAkte['ende']
  readonly gestrichen: boolean
  readonly anzahlSpiele: number
  readonly offeneEinsprueche: number
}

/** A Spieltag with its Runden and games. */
export function findSpieltag(
  db: Verbindung,
  { vereinId, id }: { vereinId: string; id: string },
): SpieltagAkte | undefined {
  const zeile = db
    .select()
    .from(spieltag)
    .where(and(eq(spieltag.verein_id, vereinId), eq(spieltag.id, id)))
    .get()
  return zeile && mitRunden(db, { vereinId, zeilen: [zeile] })[0]
}

/** A Spieltag without its Runden; undefined when the club has none of this id. */
export function findSpieltagKopf(
  db: Verbindung,
  { vereinId, id }: { vereinId: string; id: string },
): ReturnType<typeof kopfVon> | undefined {
  const zeile = db
    .select()
    .from(spieltag)
    .where(and(eq(spieltag.verein_id, vereinId), eq(spieltag.id, id)))
    .get()
  return zeile && kopfVon(zeile)
}

/** These Spieltage with their Runden and games, by id. */
export function findSpieltage(
  db: Verbindung,
  { vereinId, ids }: Tage,
): ReadonlyMap<string, SpieltagAkte> {
  if (ids.length === 0) return new Map()
  const zeilen = db
    .select()
    .from(spieltag)
    .where(and(eq(spieltag.verein_id, vereinId), inArray(spieltag.id, [...ids])))
    .all()
  return new Map(mitRunden(db, { vereinId, zeilen }).map((akte) => [akte.id, akte]))
}

/** The Spieltag that a recorded Spiel belongs to, struck ones too. */
export function findSpieltagVonSpiel(
  db: Verbindung,
  { vereinId, spielId }: { vereinId: string; spielId: string },
): SpieltagAkte | undefined {
  const treffer = db
    .select({ id: runde.spieltag_id })
    .from(spiel)
    .innerJoin(runde, and(eq(runde.verein_id, spiel.verein_id), eq(runde.id, spiel.runde_id)))
    .where(and(eq(spiel.verein_id, vereinId), eq(spiel.id, spielId)))
    .limit(1)
    .get()
  return treffer && findSpieltag(db, { vereinId, id: treffer.id })
}

/** All Spieltage of a Saison with their games, by date. */
export function listSpieltageDerSaison(
  db: Verbindung,
  saison: { vereinId: string; saisonId: string },
): readonly SpieltagAkte[] {
  return mitRunden(db, { vereinId: saison.vereinId, zeilen: zeilenDerSaison(db, saison) })
}

/** All Spieltage of a Saison by date, their Runden without games: who was there, not what was played. */
export function listAnwesenheitDerSaison(
  db: Verbindung,
  saison: { vereinId: string; saisonId: string },
): readonly SpieltagAkte[] {
  const { vereinId } = saison
  const zeilen = zeilenDerSaison(db, saison)
  const runden = rundenVon(db, { vereinId, ids: zeilen.map((z) => z.id) })
  return zeilen.map((zeile) => ({
    ...kopfVon(zeile),
    runden: runden
      .filter((r) => r.spieltag_id === zeile.id)
      .map((r) => ({ ...rundeKopfVon(r), spiele: [] })),
    ...OHNE_WORTE,
  }))
}

/** All Spieltage of a Saison without their Runden. */
export function listKoepfeDerSaison(
  db: Verbindung,
  saison: { vereinId: string; saisonId: string },
): readonly SpieltagAkte[] {
  return zeilenDerSaison(db, saison).map((zeile) => ({
    ...kopfVon(zeile),
    runden: [],
    ...OHNE_WORTE,
  }))
}

/** A club's Spieltage, the newest first, with the number of games that count. */
export function listSpieltage(db: Verbindung, vereinId: string): readonly SpieltagUebersicht[] {
  const anzahlen = zaehleSpiele(db, vereinId)
  const offene = zaehleOffene(db, vereinId)
  return db
    .select()
    .from(spieltag)
    .where(eq(spieltag.verein_id, vereinId))
    .all()
    .map((zeile) => ({
      id: zeile.id,
      datum: zeile.datum,
      reihenfolge: zeile.reihenfolge,
      ort: zeile.ort,
      saisonId: zeile.saison_id,
      ende: zeile.ende,
      gestrichen: zeile.gestrichen === 1,
      anzahlSpiele: anzahlen.get(zeile.id) ?? 0,
      offeneEinsprueche: offene.get(zeile.id) ?? 0,
    }))
    .sort((a, b) => vergleicheSpieltage(b, a))
}

type Zeile = typeof spieltag.$inferSelect

function zeilenDerSaison(
  db: Verbindung,
  { vereinId, saisonId }: { vereinId: string; saisonId: string },
): readonly Zeile[] {
  return db
    .select()
    .from(spieltag)
    .where(and(eq(spieltag.verein_id, vereinId), eq(spieltag.saison_id, saisonId)))
    .all()
    .sort(vergleicheSpieltage)
}

/** Where only attendance is read. */
const OHNE_WORTE = { einsprueche: [], abnahmen: [] } as const

function kopfVon(zeile: Zeile): Omit<SpieltagAkte, 'runden' | 'einsprueche' | 'abnahmen'> {
  return {
    id: zeile.id,
    saisonId: zeile.saison_id,
    datum: zeile.datum,
    reihenfolge: zeile.reihenfolge,
    ort: zeile.ort,
    entschuldigt: zeile.entschuldigt,
    endstand: zeile.endstand,
    ende: zeile.ende,
    gestrichen: zeile.gestrichen === 1,
    version: zeile.version,
  }
}

function mitRunden(
  db: Verbindung,
  { vereinId, zeilen }: { vereinId: string; zeilen: readonly Zeile[] },
): readonly SpieltagAkte[] {
  const tage = { vereinId, ids: zeilen.map((z) => z.id) }
  const runden = rundenVon(db, tage)
  const spiele = spieleJeRunde(db, { vereinId, rundenIds: runden.map((r) => r.id) })
  const einsprueche = listEinsprueche(db, tage)
  const abnahmen = listAbnahmen(db, tage)
  return zeilen.map((zeile) => ({
    ...kopfVon(zeile),
    runden: runden
      .filter((r) => r.spieltag_id === zeile.id)
      .map((r) => ({
        ...rundeKopfVon(r),
        spiele: [...(spiele.get(r.id) ?? [])].sort((a, b) => a.position - b.position),
      })),
    einsprueche: einsprueche.get(zeile.id) ?? [],
    abnahmen: abnahmen.get(zeile.id) ?? [],
  }))
}

type RundeZeile = typeof runde.$inferSelect

function rundenVon(db: Verbindung, { vereinId, ids }: Tage): readonly RundeZeile[] {
  if (ids.length === 0) return []
  return db
    .select()
    .from(runde)
    .where(and(eq(runde.verein_id, vereinId), inArray(runde.spieltag_id, [...ids])))
    .orderBy(asc(runde.nummer))
    .all()
}

function rundeKopfVon(zeile: RundeZeile): Omit<RundeAkte, 'spiele'> {
  return {
    id: zeile.id,
    nummer: zeile.nummer,
    tisch: zeile.tisch,
    regelwerk: zeile.regelwerk,
    einstellungen: zeile.einstellungen,
    sitze: zeile.sitze,
    ersterGeber: zeile.erster_geber,
    ende: zeile.ende,
    version: zeile.version,
  }
}

/** The newest version of each Spiel of these Runden, by Runde. */
function spieleJeRunde(
  db: Verbindung,
  runden: { vereinId: string; rundenIds: readonly string[] },
): ReadonlyMap<string, readonly SpielAkte[]> {
  // Of each Spiel the newest version comes last.
  const aktuelle = new Map(listFassungenDerRunden(db, runden).map((s) => [s.id, s]))
  const jeRunde = new Map<string, SpielAkte[]>()
  for (const akte of aktuelle.values()) {
    jeRunde.set(akte.rundeId, [...(jeRunde.get(akte.rundeId) ?? []), akte])
  }
  return jeRunde
}

function zaehleSpiele(db: Verbindung, vereinId: string): ReadonlyMap<string, number> {
  const neuere = alias(spiel, 'neuere')
  const zeilen = db
    .select({ spieltagId: runde.spieltag_id, anzahl: count() })
    .from(spiel)
    .innerJoin(runde, and(eq(runde.verein_id, spiel.verein_id), eq(runde.id, spiel.runde_id)))
    .leftJoin(
      neuere,
      and(
        eq(neuere.verein_id, spiel.verein_id),
        eq(neuere.id, spiel.id),
        eq(neuere.vorgaenger, spiel.version),
      ),
    )
    .where(and(eq(spiel.verein_id, vereinId), eq(spiel.gestrichen, 0), isNull(neuere.id)))
    .groupBy(runde.spieltag_id)
    .all()
  return new Map(zeilen.map((z) => [z.spieltagId, z.anzahl]))
}

/** By which rules each evening of a club is played; those that only have a result are left out. */
export function listRegelwerke(db: Verbindung, vereinId: string): ReadonlyMap<string, RegelwerkId> {
  const zeilen = db
    .select({ spieltagId: runde.spieltag_id, regelwerk: runde.regelwerk })
    .from(runde)
    .where(eq(runde.verein_id, vereinId))
    .all()
  return new Map(zeilen.map((z) => [z.spieltagId, z.regelwerk]))
}
