import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Verbindung } from './open'
import { neuerCode, normalisiereCode } from './passwort'
import { einrichtung } from './schema'
import { sha256 } from './sha256'

/** A new set-up code, good for one club; unused older ones no longer count. Only its hash is stored. */
export function neuerEinrichtungscode(db: Db): string {
  const code = neuerCode()
  db.transaction(
    (tx) => {
      tx.delete(einrichtung).where(isNull(einrichtung.verbraucht_am)).run()
      tx.insert(einrichtung)
        .values({ code_hash: hashVon(code), erstellt_am: Date.now() })
        .run()
    },
    { behavior: 'immediate' },
  )
  return code
}

export function istEinrichtungscode(db: Verbindung, code: string): boolean {
  const offen = and(eq(einrichtung.code_hash, hashVon(code)), isNull(einrichtung.verbraucht_am))
  return db.select().from(einrichtung).where(offen).get() !== undefined
}

/** Uses a code up; answers whether it was good. */
export function verbraucheCode(
  db: Verbindung,
  { code, jetzt }: { code: string; jetzt: number },
): boolean {
  const { changes } = db
    .update(einrichtung)
    .set({ verbraucht_am: jetzt })
    .where(and(eq(einrichtung.code_hash, hashVon(code)), isNull(einrichtung.verbraucht_am)))
    .run()
  return changes === 1
}

function hashVon(code: string): string {
  return sha256(normalisiereCode(code))
}
