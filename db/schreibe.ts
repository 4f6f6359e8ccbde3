import { and, eq } from 'drizzle-orm'
import { invariant } from '../lib/domain/invariant'
import type { Aenderung } from '../lib/domain/op/aenderung'
import type { Verbindung } from './open'
import { einladung, mitglied, saison, spieler, spielername } from './schema'
import { freigabe } from './schema-freigabe'
import { buchung } from './schema-kasse'
import { abnahme, einspruch, runde, spiel, spieltag } from './schema-spieltag'
import { tilgeNamen } from './tilge-namen'
import { tilgeImBefund } from './tilge-spuren'
import type { Von, Ziel } from './zeilen'
import {
  abnahmeZeile,
  buchungZeile,
  einladungZeile,
  einspruchZeile,
  freigabeZeile,
  mitgliedZeile,
  rundeZeile,
  saisonZeile,
  spielernameZeile,
  spielerZeile,
  spieltagZeile,
  spielZeile,
} from './zeilen'

/**
 * Writes one row of an operation. A new one must not exist yet (else a constraint throws), a later version must
 * follow the stored one.
 */
export function schreibe(db: Verbindung, ziel: Ziel, a: Aenderung): void {
  const { vereinId } = ziel
  switch (a.art) {
    case 'spieler':
      return schreibeSpieler(db, vereinId, a)
    case 'saison':
      return schreibeVersion(db, saison, saisonZeile(vereinId, a))
    case 'spieltag':
      return schreibeVersion(db, spieltag, spieltagZeile(vereinId, a))
    case 'runde':
      return schreibeVersion(db, runde, rundeZeile(vereinId, a))
    case 'spiel':
      // Always a new row: a version is never touched again.
      return genauEine(db.insert(spiel).values(spielZeile(ziel, a)).run())
    case 'einspruch':
      return schreibeVersion(db, einspruch, einspruchZeile(vereinId, a))
    case 'abnahme':
      return genauEine(db.insert(abnahme).values(abnahmeZeile(vereinId, a)).run())
    case 'namen-getilgt':
      tilgeImBefund(db, vereinId, a)
      return tilgeNamen(db, vereinId, a)
    case 'mitglied':
      return schreibeVersion(db, mitglied, mitgliedZeile(vereinId, a))
    case 'mitglied-entfernt':
      return entferneMitglied(db, vereinId, a)
    case 'einladung':
      return schreibeMitToken(db, einladung, { ...a, zeile: einladungZeile(vereinId, a) })
    case 'freigabe':
      return schreibeMitToken(db, freigabe, { ...a, zeile: freigabeZeile(vereinId, a) })
    case 'buchung':
      return schreibeVersion(db, buchung, buchungZeile(vereinId, a))
  }
}

/** Tables whose row becomes its next version in place. */
type Versioniert =
  | typeof buchung
  | typeof einladung
  | typeof einspruch
  | typeof freigabe
  | typeof mitglied
  | typeof runde
  | typeof saison
  | typeof spieler
  | typeof spieltag

function schreibeVersion<T extends Versioniert>(
  db: Verbindung,
  tabelle: T,
  zeile: T['$inferInsert'],
): void {
  if (zeile.version === 1) return genauEine(db.insert(tabelle).values(zeile).run())
  schreibeNaechste(db, tabelle, zeile)
}

/** The next version of a stored row; a column that `zeile` does not name stays as it was. */
function schreibeNaechste<T extends Versioniert>(
  db: Verbindung,
  tabelle: T,
  zeile: Pick<T['$inferInsert'], 'verein_id' | 'id' | 'version'>,
): void {
  const { verein_id, id, ...werte } = zeile
  const vorige = [eq(tabelle.verein_id, verein_id), eq(tabelle.id, id)]
  genauEine(
    db
      .update(tabelle)
      .set(werte as object)
      .where(and(...vorige, eq(tabelle.version, zeile.version - 1)))
      .run(),
  )
}

function schreibeSpieler(db: Verbindung, vereinId: string, a: Von<'spieler'>): void {
  schreibeVersion(db, spieler, spielerZeile(vereinId, a))
  genauEine(db.insert(spielername).values(spielernameZeile(vereinId, a)).run())
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

/** Of a link: the hash of its token comes with the first version, and stays. */
function schreibeMitToken<T extends typeof einladung | typeof freigabe>(
  db: Verbindung,
  tabelle: T,
  { zeile, tokenHash }: { zeile: Omit<T['$inferInsert'], 'token_hash'>; tokenHash?: string },
): void {
  const naechste = zeile as Pick<T['$inferInsert'], 'verein_id' | 'id' | 'version'>
  if (naechste.version !== 1) return schreibeNaechste(db, tabelle, naechste)
  invariant(tokenHash !== undefined, 'ein neuer Link hat einen Token')
  const neu = { ...zeile, token_hash: tokenHash } as T['$inferInsert']
  genauEine(db.insert(tabelle).values(neu).run())
}

function genauEine({ changes }: { readonly changes: number }): void {
  invariant(changes === 1, 'eine Änderung schreibt genau eine Zeile')
}
