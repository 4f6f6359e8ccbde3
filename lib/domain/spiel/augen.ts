import type { Augenangabe, Augenband, Spiel } from './spiel'

/** All Augen of the pack. */
export const AUGEN_GESAMT = 240

/** A Spiel whose Augen are a number, if it has any: what rules are reckoned by. */
export type GezaehltesSpiel = Spiel & { readonly augenRe?: number }

export function istBand(augen: Augenangabe): augen is Augenband {
  return typeof augen === 'object'
}

/** What the other party has then. */
export function restlicheAugen(augen: Augenangabe): Augenangabe {
  if (!istBand(augen)) return AUGEN_GESAMT - augen
  return { von: AUGEN_GESAMT - augen.bis, bis: AUGEN_GESAMT - augen.von }
}

export function gleicheAugen(eine: Augenangabe | null, andere: Augenangabe | null): boolean {
  if (eine === null || andere === null) return eine === andere
  const [a, b] = [alsBand(eine), alsBand(andere)]
  return a.von === b.von && a.bis === b.bis
}

/** Both bounds; of counted Augen twice the number. */
export function alsBand(augen: Augenangabe): Augenband {
  return istBand(augen) ? augen : { von: augen, bis: augen }
}

/** Whether cards can add up to it: no card counts 1 (U-P). */
export function istMoeglich(augen: number): boolean {
  return augen !== 1 && augen !== AUGEN_GESAMT - 1
}

/** The Spiel with one value of its band, the lowest that there is: all of them score alike. */
export function mitGezaehlten(spiel: Spiel): GezaehltesSpiel {
  if (istGezaehlt(spiel)) return spiel
  const { von } = alsBand(spiel.augenRe ?? 0)
  return { ...spiel, augenRe: istMoeglich(von) ? von : von + 1 }
}

function istGezaehlt(spiel: Spiel): spiel is GezaehltesSpiel {
  return typeof spiel.augenRe !== 'object'
}
