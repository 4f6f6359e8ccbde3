interface Fehlstand {
  /** Absences of the season that counted so far. */
  readonly bisher: number
  /** Free ones of the season (U-L4). */
  readonly frei: number
  /** No seat for the seventh: no absence (U-L6). */
  readonly entschuldigt: boolean
}

/** What missing this evening costs, before it begins (U-L4, U-L6). */
export function textFehltag({ bisher, frei, entschuldigt }: Fehlstand): string {
  if (entschuldigt) return 'Entschuldigt: 0 Spielpunkte, zählt nicht als Fehltag.'
  const nummer = `${bisher + 1}. Fehltag`
  if (bisher >= frei) return `${nummer}: kostet 1 Rangpunkt.`
  const rest = frei - bisher - 1
  if (rest === 0) return `${nummer}: frei, der nächste kostet 1 Rangpunkt.`
  return `${nummer}: frei, danach noch ${rest === 1 ? 'einer' : rest} frei.`
}

/** What a season's number of free absences means (U-L4). */
export function textFreieFehltage(frei: number): string {
  if (frei === 0) return 'Schon das erste Fehlen kostet 1 Rangpunkt.'
  const mal = frei === 1 ? 'Einmal' : `${frei}-mal`
  return `${mal} fehlen ist frei, jedes weitere Mal kostet 1 Rangpunkt.`
}
