import { and, eq, gt, isNull } from 'drizzle-orm'
import { namensschluessel } from '../../lib/domain/austausch/namen'
import type { Verbindung } from '../open'
import { konto, sitzung } from '../schema'

export interface KontoZeile {
  readonly id: string
  readonly anmeldename: string
  readonly name: string
  /** The password's hash. */
  readonly passwort: string
}

/** A sign-in on a device that has not ended. */
export interface SitzungZeile {
  readonly id: string
  readonly kontoId: string
  readonly geraet: string
  readonly erstelltAm: number
  readonly zuletztAm: number
  readonly ablauf: number
}

const kontoSpalten = {
  id: konto.id,
  anmeldename: konto.anmeldename,
  name: konto.name,
  passwort: konto.passwort,
}

export function findKonto(db: Verbindung, id: string): KontoZeile | undefined {
  return db.select(kontoSpalten).from(konto).where(eq(konto.id, id)).get()
}

/** By the name to sign in with, without regard to case. */
export function findKontoNachName(db: Verbindung, anmeldename: string): KontoZeile | undefined {
  const schluessel = namensschluessel(anmeldename.trim())
  return db
    .select(kontoSpalten)
    .from(konto)
    .where(eq(konto.anmeldename_schluessel, schluessel))
    .get()
}

const sitzungSpalten = {
  id: sitzung.id,
  kontoId: sitzung.konto_id,
  geraet: sitzung.geraet,
  erstelltAm: sitzung.erstellt_am,
  zuletztAm: sitzung.zuletzt_am,
  ablauf: sitzung.ablauf,
}

/** A session that is neither revoked nor over. */
export function findSitzung(
  db: Verbindung,
  { id, jetzt }: { id: string; jetzt: number },
): SitzungZeile | undefined {
  return db
    .select(sitzungSpalten)
    .from(sitzung)
    .where(and(eq(sitzung.id, id), isNull(sitzung.widerrufen_am), gt(sitzung.ablauf, jetzt)))
    .get()
}

/** An account's sessions that have not ended, the last used first. */
export function listSitzungen(
  db: Verbindung,
  { kontoId, jetzt }: { kontoId: string; jetzt: number },
): readonly SitzungZeile[] {
  return db
    .select(sitzungSpalten)
    .from(sitzung)
    .where(
      and(eq(sitzung.konto_id, kontoId), isNull(sitzung.widerrufen_am), gt(sitzung.ablauf, jetzt)),
    )
    .all()
    .sort((a, b) => b.zuletztAm - a.zuletztAm)
}
