import { and, eq } from 'drizzle-orm'
import { namensschluessel } from '../lib/domain/austausch/namen'
import { invariant } from '../lib/domain/invariant'
import type { Aenderung } from '../lib/domain/op/aenderung'
import type {
  EinladungAkte,
  MitgliedAkte,
  SaisonAkte,
  SpielerAkte,
} from '../lib/domain/verein/verein'
import type { Verbindung } from './open'
import { einladung, mitglied, saison, spieler, spielername } from './schema'
import { abnahme, einspruch, runde, spiel, spieltag } from './schema-spieltag'
import { tilgeNamen } from './tilge-namen'

/** Where the rows go, and whose they are. */
export interface Ziel {
  readonly vereinId: string
  readonly kontoId: string
}

/**
 * Writes one row of an operation. A new one must not exist yet (else a constraint throws), a later version must
 * follow the stored one.
 */
export function schreibe(db: Verbindung, ziel: Ziel, a: Aenderung): void {
  const { vereinId } = ziel
  switch (a.art) {
    case 'spieler':
      return schreibeSpieler(db, vereinId, a.zeile)
    case 'saison':
      return schreibeSaison(db, vereinId, a.zeile)
    case 'spieltag':
      return schreibeSpieltag(db, vereinId, a)
    case 'runde':
      return schreibeRunde(db, vereinId, a)
    case 'spiel':
      return schreibeSpiel(db, ziel, a)
    case 'einspruch':
      return schreibeEinspruch(db, vereinId, a)
    case 'abnahme':
      return schreibeAbnahme(db, vereinId, a)
    case 'namen-getilgt':
      return tilgeNamen(db, vereinId, a)
    case 'mitglied':
      return schreibeMitglied(db, vereinId, a.zeile)
    case 'mitglied-entfernt':
      return entferneMitglied(db, vereinId, a)
    case 'einladung':
      return schreibeEinladung(db, vereinId, a)
  }
}

function schreibeSpieler(db: Verbindung, verein_id: string, zeile: SpielerAkte): void {
  const { id, name, version } = zeile
  const werte = { name, name_schluessel: namensschluessel(name), gast: zeile.gast ? 1 : 0, version }
  const vorige = [eq(spieler.verein_id, verein_id), eq(spieler.id, id)]
  genauEine(
    version === 1
      ? db
          .insert(spieler)
          .values({ verein_id, id, ...werte })
          .run()
      : db
          .update(spieler)
          .set(werte)
          .where(and(...vorige, eq(spieler.version, version - 1)))
          .run(),
  )
  genauEine(db.insert(spielername).values({ verein_id, spieler_id: id, version, name }).run())
}

function schreibeSaison(db: Verbindung, verein_id: string, zeile: SaisonAkte): void {
  const { id, ...rest } = zeile
  const werte = { ...rest, name_schluessel: namensschluessel(zeile.name) }
  if (zeile.version === 1)
    return genauEine(
      db
        .insert(saison)
        .values({ verein_id, id, ...werte })
        .run(),
    )
  const vorige = [eq(saison.verein_id, verein_id), eq(saison.id, id)]
  genauEine(
    db
      .update(saison)
      .set(werte)
      .where(and(...vorige, eq(saison.version, zeile.version - 1)))
      .run(),
  )
}

type Von<A extends Aenderung['art']> = Extract<Aenderung, { art: A }>

function schreibeSpieltag(db: Verbindung, verein_id: string, { zeile }: Von<'spieltag'>): void {
  const { id, saisonId, gestrichen, ...rest } = zeile
  const werte = { ...rest, saison_id: saisonId, gestrichen: gestrichen ? 1 : 0 }
  if (zeile.version === 1)
    return genauEine(
      db
        .insert(spieltag)
        .values({ verein_id, id, ...werte })
        .run(),
    )
  const vorige = [eq(spieltag.verein_id, verein_id), eq(spieltag.id, id)]
  genauEine(
    db
      .update(spieltag)
      .set(werte)
      .where(and(...vorige, eq(spieltag.version, zeile.version - 1)))
      .run(),
  )
}

function schreibeRunde(
  db: Verbindung,
  verein_id: string,
  { zeile, spieltagId }: Von<'runde'>,
): void {
  const { id, ersterGeber, ...rest } = zeile
  const werte = { ...rest, erster_geber: ersterGeber, spieltag_id: spieltagId }
  if (zeile.version === 1)
    return genauEine(
      db
        .insert(runde)
        .values({ verein_id, id, ...werte })
        .run(),
    )
  const vorige = [eq(runde.verein_id, verein_id), eq(runde.id, id)]
  genauEine(
    db
      .update(runde)
      .set(werte)
      .where(and(...vorige, eq(runde.version, zeile.version - 1)))
      .run(),
  )
}

/** Always a new row: a version is never touched again. */
function schreibeSpiel(db: Verbindung, ziel: Ziel, { zeile }: Von<'spiel'>): void {
  genauEine(
    db
      .insert(spiel)
      .values({
        verein_id: ziel.vereinId,
        id: zeile.id,
        version: zeile.version,
        vorgaenger: zeile.version === 1 ? null : zeile.version - 1,
        runde_id: zeile.rundeId,
        position: zeile.position,
        spiel: zeile.spiel,
        besetzung: zeile.besetzung,
        gestrichen: zeile.gestrichen ? 1 : 0,
        grund: zeile.grund,
        konto_id: ziel.kontoId,
        konto_name: zeile.erfasstVon,
        erfasst_am: zeile.erfasstAm,
      })
      .run(),
  )
}

function schreibeEinspruch(db: Verbindung, verein_id: string, a: Von<'einspruch'>): void {
  const { id, version } = a.zeile
  const werte = einspruchWerte(a)
  if (version === 1)
    return genauEine(
      db
        .insert(einspruch)
        .values({ verein_id, id, ...werte })
        .run(),
    )
  const vorige = [eq(einspruch.verein_id, verein_id), eq(einspruch.id, id)]
  genauEine(
    db
      .update(einspruch)
      .set(werte)
      .where(and(...vorige, eq(einspruch.version, version - 1)))
      .run(),
  )
}

function einspruchWerte({ spieltagId, zeile }: Von<'einspruch'>) {
  return {
    spieltag_id: spieltagId,
    spiel_id: zeile.spielId,
    spiel_version: zeile.spielVersion,
    grund: zeile.grund,
    spieler_id: zeile.spielerId,
    konto_id: zeile.kontoId,
    konto_name: zeile.kontoName,
    erhoben_am: zeile.erhobenAm,
    zustand: zeile.zustand,
    antwort: zeile.antwort,
    entschieden_von: zeile.entschiedenVon,
    entschieden_am: zeile.entschiedenAm,
    quittiert: zeile.quittiert ? 1 : 0,
    version: zeile.version,
  }
}

function schreibeAbnahme(
  db: Verbindung,
  verein_id: string,
  { spieltagId, zeile }: Von<'abnahme'>,
): void {
  const { spielerId, kontoName, ...rest } = zeile
  genauEine(
    db
      .insert(abnahme)
      .values({
        verein_id,
        spieltag_id: spieltagId,
        spieler_id: spielerId,
        konto_name: kontoName,
        ...rest,
      })
      .run(),
  )
}

function schreibeMitglied(db: Verbindung, verein_id: string, zeile: MitgliedAkte): void {
  const { id, kontoId, rolle, spielerId, version } = zeile
  const werte = { konto_id: kontoId, rolle, spieler_id: spielerId, version }
  if (version === 1)
    return genauEine(
      db
        .insert(mitglied)
        .values({ verein_id, id, ...werte })
        .run(),
    )
  const vorige = [eq(mitglied.verein_id, verein_id), eq(mitglied.id, id)]
  genauEine(
    db
      .update(mitglied)
      .set(werte)
      .where(and(...vorige, eq(mitglied.version, version - 1)))
      .run(),
  )
}

function entferneMitglied(
  db: Verbindung,
  vereinId: string,
  { id, version }: Von<'mitglied-entfernt'>,
): void {
  const dieses = [eq(mitglied.verein_id, vereinId), eq(mitglied.id, id)]
  genauEine(
    db
      .delete(mitglied)
      .where(and(...dieses, eq(mitglied.version, version)))
      .run(),
  )
}

function schreibeEinladung(
  db: Verbindung,
  verein_id: string,
  { zeile, tokenHash }: Von<'einladung'>,
): void {
  const werte = schalter(zeile)
  if (zeile.version === 1) {
    invariant(tokenHash !== undefined, 'eine neue Einladung hat einen Token')
    const neu = { verein_id, id: zeile.id, token_hash: tokenHash, ...werte }
    return genauEine(db.insert(einladung).values(neu).run())
  }
  const vorige = [eq(einladung.verein_id, verein_id), eq(einladung.id, zeile.id)]
  genauEine(
    db
      .update(einladung)
      .set(werte)
      .where(and(...vorige, eq(einladung.version, zeile.version - 1)))
      .run(),
  )
}

function schalter({ rolle, spielerId, ablauf, angenommen, widerrufen, version }: EinladungAkte) {
  return {
    rolle,
    spieler_id: spielerId,
    ablauf,
    angenommen: angenommen ? 1 : 0,
    widerrufen: widerrufen ? 1 : 0,
    version,
  }
}

function genauEine({ changes }: { readonly changes: number }): void {
  invariant(changes === 1, 'eine Änderung schreibt genau eine Zeile')
}
