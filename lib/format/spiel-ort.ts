import type { SpielOrt } from '../domain/einspruch/ort'

/** `Spiel 7`, in an evening of several Runden, each of which counts anew, `Spiel 7 der Runde 2`; `gestrichenes Spiel`. */
export function textSpielOrt({ nummer, runde }: Pick<SpielOrt, 'nummer' | 'runde'>): string {
  if (nummer === null) return 'gestrichenes Spiel'
  return runde === null ? `Spiel ${nummer}` : `Spiel ${nummer} der Runde ${runde}`
}
