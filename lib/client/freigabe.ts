import type { FreigabeZiel, OffeneFreigabe } from '../domain/freigabe/freigabe'
import { zielId } from '../domain/freigabe/freigabe'
import { istObjekt } from '../domain/objekt'
import { seitenPfad } from '../sync/weg'

const SCHLUESSEL = 'kallemann-links'

/** A token that was made on this device, and what it opens. */
interface Gemerkt {
  readonly token: string
  readonly ziel: string
}

type Alle = Readonly<Record<string, Gemerkt>>

/** Keeps the token of a link on the device that made it: it is stored nowhere else, and the code may be shown again. */
export function merkeToken(freigabeId: string, token: string, ziel: FreigabeZiel): void {
  schreibe({ ...lies(), [freigabeId]: { token, ziel: zielId(ziel) } })
}

/** The token of a link, where this device has made it. */
export function findToken(freigabeId: string): string | null {
  return lies()[freigabeId]?.token ?? null
}

/** Forgets all of them: whoever uses the device next must not enter through them. */
export function vergissTokens(): void {
  try {
    localStorage.removeItem(SCHLUESSEL)
  } catch {
    // Blocked: nothing is kept there.
  }
}

/** Forgets the tokens of links to `ziel` that are open no more. */
function vergissUebrige(ziel: FreigabeZiel, offene: readonly OffeneFreigabe[]): void {
  const alle = lies()
  const bleiben = Object.entries(alle).filter(
    ([id, t]) => t.ziel !== zielId(ziel) || offene.some((f) => f.id === id),
  )
  if (bleiben.length < Object.keys(alle).length) schreibe(Object.fromEntries(bleiben))
}

/** The open links to an evening or a Saison; null without an answer. Never throws. */
export async function holeFreigaben(
  kurz: string,
  ziel: FreigabeZiel,
): Promise<readonly OffeneFreigabe[] | null> {
  try {
    const antwort = await fetch(
      `/api/v1/vereine/${kurz}/freigaben?${ziel.art}=${encodeURIComponent(zielId(ziel))}`,
      { cache: 'no-store', signal: AbortSignal.timeout(10_000) },
    )
    if (!antwort.ok) return null
    const inhalt: unknown = await antwort.json()
    if (!istObjekt(inhalt) || !Array.isArray(inhalt['freigaben'])) return null
    const freigaben = inhalt['freigaben'] as readonly OffeneFreigabe[]
    vergissUebrige(ziel, freigaben)
    return freigaben
  } catch {
    return null
  }
}

/** The address of a link, on the host that this page was opened by: phones reach it by no other. */
export function adresseVon(token: string, tisch?: number): string {
  const suche = tisch === undefined ? '' : `?tisch=${tisch}`
  return location.origin + seitenPfad({ art: 'freigabe', token }) + suche
}

function lies(): Alle {
  try {
    return JSON.parse(localStorage.getItem(SCHLUESSEL) ?? '{}') as Alle
  } catch {
    return {}
  }
}

/** Without storage the code can be shown only now. */
function schreibe(alle: Alle): void {
  try {
    localStorage.setItem(SCHLUESSEL, JSON.stringify(alle))
  } catch {
    // Full, or blocked.
  }
}
