import { gegner } from '../../spiel/parteien'
import { SONDERPUNKTE } from '../../spiel/spiel'
import type { Partei } from '../../spiel/spiel'
import type { Schritt } from '../wertung'
import type { Lage } from './lage'

/** D-S, B-S: one step a point, the winner's first; without a winner seen from Re. None where one plays alone. */
export function sonderpunkte(lage: Lage, sieger: Partei | null): readonly Schritt[] {
  if (lage.art.re === 1) return []
  const regel = lage.buch.regel.sonderpunkte
  const zuerst = sieger ?? 're'
  return [
    ...(sieger === 'kontra' ? [{ regel, code: 'gegen-die-alten', punkte: 1 } as const] : []),
    ...sonderpunkteVon(lage, zuerst, 1),
    ...sonderpunkteVon(lage, gegner(zuerst), -1),
  ]
}

function sonderpunkteVon(lage: Lage, partei: Partei, punkte: 1 | -1): readonly Schritt[] {
  const regel = lage.buch.regel.sonderpunkte
  const eingetragen = lage.spiel.sonderpunkte?.[partei]
  if (!eingetragen) return []
  return SONDERPUNKTE.flatMap((code) =>
    Array.from({ length: eingetragen[code] ?? 0 }, () => ({ regel, code, punkte }) as const),
  )
}
