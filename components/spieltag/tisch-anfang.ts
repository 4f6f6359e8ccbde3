import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { laufendeRunde } from './laufende-runde'
import type { Tischlage } from './tisch'
import { tischlageVon } from './tischlage'

/** The coming game of a table, computed where the page is made; null where none is entered any more. */
export function findTischlage(akte: SpieltagAkte, tisch: number): Tischlage | null {
  const runde = laufendeRunde(akte, computeSpieltag(akte), tisch)
  return runde && tischlageVon(runde)
}
