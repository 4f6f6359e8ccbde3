import type { Art } from '../spiel/spiel'
import type { ArtRegel, Regelwerk, SonderpunktRegel } from './regelwerk'

/** What a rule book says about one kind of game; `undefined` when it does not know it. */
export function artRegel(regelwerk: Regelwerk, art: Art): ArtRegel | undefined {
  return regelwerk.arten.find((regel) => regel.art === art)
}

/** The Sonderpunkte that a kind of game allows, with their bounds (U-W9, U-P); for the entry form's steppers. */
export function sonderpunktRegeln(regelwerk: Regelwerk, art: Art): readonly SonderpunktRegel[] {
  const erlaubt = artRegel(regelwerk, art)?.sonderpunkte ?? []
  return regelwerk.sonderpunkte.filter((regel) => erlaubt.includes(regel.art))
}
