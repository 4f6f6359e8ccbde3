import { gegner, parteiVon } from '../../spiel/parteien'
import { SONDERPUNKTE } from '../../spiel/spiel'
import type { Partei, SpielerRef } from '../../spiel/spiel'
import type { Schritt } from '../wertung'
import type { Lage } from './lage'

/** U-W8: each party that stoß doubles, once; in Null and after a broken rule too. */
export function stoesse(lage: Lage): readonly Schritt[] {
  return lage.stoesse.map((partei) => ({ regel: 'U-W8', code: `stoss-${partei}`, faktor: 2 }))
}

/** U-W9: one step a point, the winner's first. Without a winner they are seen from Re. */
export function sonderpunkte(lage: Lage, sieger: Partei | null): readonly Schritt[] {
  if (!lage.spiel.sonderpunkte) return []
  const zuerst = sieger ?? 're'
  return [...sonderpunkteVon(lage, zuerst, 1), ...sonderpunkteVon(lage, gegner(zuerst), -1)]
}

function sonderpunkteVon(lage: Lage, partei: Partei, punkte: 1 | -1): readonly Schritt[] {
  const eingetragen = lage.spiel.sonderpunkte?.[partei]
  if (!eingetragen) return []
  return SONDERPUNKTE.flatMap((code) =>
    Array.from(
      { length: eingetragen[code] ?? 0 },
      () => ({ regel: 'U-W9', code, punkte }) as const,
    ),
  )
}

/** U-R1: the other party wins everything, and what was announced counts on top. Augen do not matter. */
export function regelverstoss(
  lage: Lage,
  taeter: SpielerRef,
): { readonly sieger: Partei; readonly schritte: readonly Schritt[] } {
  const stufen = ['keine120', 'keine90', 'keine60', 'keine30', 'schwarz'] as const
  return {
    sieger: gegner(parteiVon(lage.spiel, taeter)),
    schritte: [
      ...stufen.map((code) => ({ regel: 'U-R1', code, punkte: 1 }) as const),
      ...lage.angesagt.map(
        (stufe) => ({ regel: 'U-R1', code: `${stufe}-angesagt`, punkte: 1 }) as const,
      ),
    ],
  }
}
