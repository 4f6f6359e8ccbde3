import type { Result } from '../lib/domain/result'
import type { Db, Verbindung } from './open'

/**
 * Runs `arbeit` in one immediate transaction; a refusal rolls everything back, as a throw does. `arbeit` is synchronous: an
 * async one would escape the rollback.
 */
export function transaktion<T, E>(db: Db, arbeit: (tx: Verbindung) => Result<T, E>): Result<T, E> {
  let ergebnis: Result<T, E> | undefined
  try {
    return db.transaction(
      (tx) => {
        ergebnis = arbeit(tx)
        if (!ergebnis.ok) tx.rollback()
        return ergebnis
      },
      { behavior: 'immediate' },
    )
  } catch (error) {
    if (ergebnis !== undefined && !ergebnis.ok) return ergebnis
    throw error
  }
}
