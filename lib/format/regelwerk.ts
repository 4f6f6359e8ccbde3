import type { RegelwerkId } from '../domain/regelwerk/regelwerk'

/** Name of a rule book and the line that tells it from others. */
export const REGELWERK_TEXTE: Readonly<
  Record<RegelwerkId, { readonly name: string; readonly zeile: string }>
> = {
  urexweiler: {
    name: 'Urexweiler',
    zeile: 'Mit Stößen, Pflichtsolo und Kürsolo; die Saison nach Rangpunkten.',
  },
  ddv: {
    name: 'Turnierspielregeln',
    zeile:
      'Nach dem Deutschen Doppelkopf-Verband: Ansagen und Absagen zählen Punkte, 24 oder 30 Spiele.',
  },
  besenmarkt: {
    name: 'Besenmarkt',
    zeile: 'Vereinfachte Turnierspielregeln: Fuchs im letzten Stich, keine Punkte gegen Absagen.',
  },
  skill7: {
    name: 'Skill7',
    zeile: 'Turnierspielregeln ohne Pflichtsoli und ohne feste Spielzahl, auch um Geld.',
  },
}
