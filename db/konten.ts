import { and, eq, isNull, ne } from 'drizzle-orm'
import { namensschluessel } from '../lib/domain/austausch/namen'
import { neueId } from './neue-id'
import type { Verbindung } from './open'
import type { KontoZeile } from './queries/konto'
import { konto, sitzung } from './schema'

/** A session ends when it was not used for so long. */
const SITZUNG_MS = 180 * 24 * 60 * 60 * 1000

/** A new account. Throws when the name is taken: look before, in the same transaction. */
export function legeKontoAn(
  db: Verbindung,
  neu: { anmeldename: string; name: string; passwortHash: string; jetzt: number },
): KontoZeile {
  const zeile = {
    id: neueId(),
    anmeldename: neu.anmeldename,
    name: neu.name,
    passwort: neu.passwortHash,
  }
  db.insert(konto)
    .values({
      ...zeile,
      anmeldename_schluessel: namensschluessel(neu.anmeldename),
      erstellt_am: neu.jetzt,
    })
    .run()
  return zeile
}

/** Sets a password and ends the account's sessions, all but `bleibt`: whoever knew the old one is out. */
export function setzePasswort(
  db: Verbindung,
  {
    kontoId,
    passwortHash,
    bleibt = '',
    jetzt,
  }: {
    kontoId: string
    passwortHash: string
    bleibt?: string
    jetzt: number
  },
): void {
  db.update(konto).set({ passwort: passwortHash }).where(eq(konto.id, kontoId)).run()
  db.update(sitzung)
    .set({ widerrufen_am: jetzt })
    .where(
      and(eq(sitzung.konto_id, kontoId), isNull(sitzung.widerrufen_am), ne(sitzung.id, bleibt)),
    )
    .run()
}

/** Begins a session; its id goes into the signed cookie. */
export function beginneSitzung(
  db: Verbindung,
  { kontoId, geraet, jetzt }: { kontoId: string; geraet: string; jetzt: number },
): string {
  const id = neueId()
  db.insert(sitzung)
    .values({
      id,
      konto_id: kontoId,
      geraet,
      erstellt_am: jetzt,
      zuletzt_am: jetzt,
      ablauf: jetzt + SITZUNG_MS,
    })
    .run()
  return id
}

/** Notes that a session is in use, which also prolongs it. */
export function beruehreSitzung(
  db: Verbindung,
  { id, jetzt }: { id: string; jetzt: number },
): void {
  db.update(sitzung)
    .set({ zuletzt_am: jetzt, ablauf: jetzt + SITZUNG_MS })
    .where(eq(sitzung.id, id))
    .run()
}

/** Ends a session of this account; answers whether there was one. */
export function widerrufeSitzung(
  db: Verbindung,
  { id, kontoId, jetzt }: { id: string; kontoId: string; jetzt: number },
): boolean {
  const { changes } = db
    .update(sitzung)
    .set({ widerrufen_am: jetzt })
    .where(and(eq(sitzung.id, id), eq(sitzung.konto_id, kontoId), isNull(sitzung.widerrufen_am)))
    .run()
  return changes > 0
}
