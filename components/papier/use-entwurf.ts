import { useMemo, useSyncExternalStore } from 'react'
import type { Entwurf } from './entwurf'
import { leseEntwurf } from './entwurf'

/** Where storage is forbidden, what is typed lasts as long as the page. */
const ERSATZ = new Map<string, string>()
const hoerer = new Set<() => void>()

function abonniere(melde: () => void): () => void {
  hoerer.add(melde)
  return () => void hoerer.delete(melde)
}

function lies(schluessel: string): string | null {
  try {
    return sessionStorage.getItem(schluessel) ?? ERSATZ.get(schluessel) ?? null
  } catch {
    return ERSATZ.get(schluessel) ?? null
  }
}

function schreibe(schluessel: string, entwurf: Entwurf | null): void {
  ERSATZ.delete(schluessel)
  try {
    if (entwurf === null) sessionStorage.removeItem(schluessel)
    else sessionStorage.setItem(schluessel, JSON.stringify(entwurf))
  } catch {
    if (entwurf !== null) ERSATZ.set(schluessel, JSON.stringify(entwurf))
  }
  for (const melde of hoerer) melde()
}

/**
 * What is typed of a sheet, kept in this tab over a reload and the way to a receipt and back. Null until
 * something is; setting null forgets it.
 */
export function useEntwurf(
  kennung: string,
): readonly [entwurf: Entwurf | null, setze: (entwurf: Entwurf | null) => void] {
  const schluessel = `kallemann.papier.${kennung}`
  const text = useSyncExternalStore(
    abonniere,
    () => lies(schluessel),
    () => null,
  )
  const entwurf = useMemo(() => leseEntwurf(text), [text])
  return [entwurf, (neu) => schreibe(schluessel, neu)]
}
