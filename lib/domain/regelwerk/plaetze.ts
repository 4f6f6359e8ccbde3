import type { Regelwerk } from './regelwerk'

/** How many sit at one table: at least and at most. */
export interface Plaetze {
  readonly von: number
  readonly bis: number
}

/** The seats of a table by a rule book (U-T2, D-T). */
export function plaetzeVon({ spieler }: Pick<Regelwerk, 'spieler'>): Plaetze {
  return { von: Math.min(...spieler), bis: Math.max(...spieler) }
}

/** Whether so many can sit down together. */
export function passenAnTisch({ von, bis }: Plaetze, anzahl: number): boolean {
  return anzahl >= von && anzahl <= bis
}

/** Whether a roster is larger than a table: somebody may find no seat (U-L6). */
export function mehrAlsAmTisch(regelwerk: Pick<Regelwerk, 'spieler'>, anzahl: number): boolean {
  return anzahl > plaetzeVon(regelwerk).bis
}
