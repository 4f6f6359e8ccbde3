import 'server-only'
import type { Auftrag, Ausgang } from '@/db/execute'
import { execute, executeIn } from '@/db/execute'
import type { Verbindung } from '@/db/open'
import { transaktion } from '@/db/transaktion'
import type { Ablehnung } from '../domain/op/aenderung'
import type { Result } from '../domain/result'
import { getDb } from './db'
import { veroeffentliche } from './live'

/**
 * The server's only way to `execute` (dependency-cruiser holds the others off): whatever was written is told to everybody who
 * looks, so that no writer can forget it.
 */

/** Executes one operation and tells it. */
export function fuehreAus(auftrag: Auftrag): Result<Ausgang, Ablehnung> {
  const ausgang = execute(getDb(), auftrag)
  if (ausgang.ok) veroeffentliche({ auftrag, ausgang: ausgang.wert })
  return ausgang
}

/**
 * Operations together with what belongs to them, in one immediate transaction: `arbeit` gets `executeIn` to call. They are told once
 * the transaction has ended well.
 */
export function fuehreZusammenAus<T, E>(
  arbeit: (tx: Verbindung, tue: typeof executeIn) => Result<T, E>,
): Result<T, E> {
  const getan: { readonly auftrag: Auftrag; readonly ausgang: Ausgang }[] = []
  const ergebnis = transaktion(getDb(), (tx) =>
    arbeit(tx, (tx, auftrag) => {
      const ausgang = executeIn(tx, auftrag)
      if (ausgang.ok) getan.push({ auftrag, ausgang: ausgang.wert })
      return ausgang
    }),
  )
  if (ergebnis.ok) getan.forEach(veroeffentliche)
  return ergebnis
}
