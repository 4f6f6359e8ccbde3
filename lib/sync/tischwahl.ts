import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { laufendeRunden, tischeVon } from '../domain/spieltag/tische'

/** The cookie in which a device remembers its table; the server draws that one at once. */
export const TISCH_COOKIE = 'tisch'

/** What the cookie says: which table of which evening. */
export function schreibeTischwahl(spieltagId: string, tisch: number): string {
  return `${spieltagId}.${tisch}`
}

/** The table that the device remembers for this evening; null for none, and for what nobody wrote like that. */
export function liesTischwahl(cookie: string | undefined, spieltagId: string): number | null {
  const [id, tisch] = (cookie ?? '').split('.')
  return id === spieltagId ? liesTischnummer(tisch) : null
}

/** A table's number as an address or a cookie says it; null for anything else. */
export function liesTischnummer(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]$/.test(text) ? Number(text) : null
}

/** By what a screen is for one of the tables, the first that holds. */
interface Wunsch {
  /** What the address says. */
  readonly adresse: number | null
  /** What the device remembers. */
  readonly gemerkt: number | null
  /** Who looks: the own table. */
  readonly spielerId: string | null
}

/** The table that a screen is for. */
export function findTisch(akte: SpieltagAkte, { adresse, gemerkt, spielerId }: Wunsch): number {
  const tische = tischeVon(akte)
  const laufende = laufendeRunden(akte)
  const eigener = laufende.find((r) => spielerId !== null && r.sitze.includes(spielerId))?.tisch
  const gesucht = [adresse, gemerkt].find((t) => t !== null && tische.includes(t))
  return gesucht ?? eigener ?? laufende[0]?.tisch ?? tische[0] ?? 1
}
