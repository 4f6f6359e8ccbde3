import type { Fehler } from '../../result'
import type { Eintrag } from './eintrag'

/** U-S6 for Schweine; Trumpfabgabe stands only where Schweine may. */
export function pruefeVorbehalte(eintrag: Eintrag): readonly Fehler[] {
  return [...pruefeSchweine(eintrag), ...pruefeTrumpfabgabe(eintrag)]
}

function pruefeSchweine({ spiel, art, spieler }: Eintrag): readonly Fehler[] {
  const name = spiel.schweine
  if (name === undefined) return []
  const ort = 'schweine'
  if (!art.vorbehalte) {
    return [{ ort, regel: 'U-S6', code: 'schweine-nicht-in-art', daten: { art: art.art } }]
  }
  if (spiel.stoesse?.includes(name) || !spieler.includes(name)) return []
  return [{ ort, regel: 'U-S6', code: 'schweine-ohne-stoss', daten: { spieler: name } }]
}

function pruefeTrumpfabgabe({ spiel, art }: Eintrag): readonly Fehler[] {
  if (art.vorbehalte || !spiel.trumpfabgabe?.length) return []
  const daten = { art: art.art }
  return [{ ort: 'trumpfabgabe', regel: 'U-P', code: 'trumpfabgabe-nicht-in-art', daten }]
}
