import { eq } from 'drizzle-orm'
import type { VereinAkte } from '../../lib/domain/verein/verein'
import type { Verbindung } from '../open'
import { mitglied, verein } from '../schema'
import { nachName } from '../sortierung'

const spalten = { id: verein.id, kurz: verein.kurz, name: verein.name }

export function findVerein(db: Verbindung, id: string): VereinAkte | undefined {
  return db.select(spalten).from(verein).where(eq(verein.id, id)).get()
}

/** By the name in addresses. */
export function findVereinNachKurz(db: Verbindung, kurz: string): VereinAkte | undefined {
  return db.select(spalten).from(verein).where(eq(verein.kurz, kurz)).get()
}

/** The clubs of which an account is a member, by name. */
export function listVereineVon(db: Verbindung, kontoId: string): readonly VereinAkte[] {
  const zeilen = db
    .select(spalten)
    .from(verein)
    .innerJoin(mitglied, eq(mitglied.verein_id, verein.id))
    .where(eq(mitglied.konto_id, kontoId))
    .all()
  return nachName(zeilen)
}

export function gibtEsVereine(db: Verbindung): boolean {
  return db.select({ id: verein.id }).from(verein).limit(1).get() !== undefined
}
