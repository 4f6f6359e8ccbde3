/**
 * The evening that was just closed on this screen. Not the address: the page reads itself anew after closing, and a change of
 * address would overtake that.
 */
let geradeAbgeschlossen: string | null = null

/** Once the page has the result of this evening, that is where it begins. */
export function fuehreZumErgebnis(spieltagId: string): void {
  geradeAbgeschlossen = spieltagId
}

/** Whether the result of an evening is what to look at now. */
export function istGeradeAbgeschlossen(spieltagId: string): boolean {
  return geradeAbgeschlossen === spieltagId
}

/** It was looked at, or was not closed after all: coming to the evening another time leads nowhere. */
export function vergissAbschluss(): void {
  geradeAbgeschlossen = null
}
