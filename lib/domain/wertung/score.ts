import { invariant } from '../invariant'
import { artRegel } from '../regelwerk/arten'
import type { Regelwerk } from '../regelwerk/regelwerk'
import { mitGezaehlten } from '../spiel/augen'
import type { Spiel, SpielerRef } from '../spiel/spiel'
import { falte } from './auswertung'
import { getWertungsregeln } from './regeln'
import type { Wertung } from './wertung'

/**
 * The value of a Spiel and everyone's Spielpunkte, with the steps they come from. `spiel` must be one that
 * `pruefeSpiel` finds no fault in; `spieler` are the four at the table. Points sum to 0. Augen that are a band score as
 * every value of it does.
 */
export function scoreSpiel(
  spiel: Spiel,
  tisch: { readonly regelwerk: Regelwerk; readonly spieler: readonly SpielerRef[] },
): Wertung {
  const art = artRegel(tisch.regelwerk, spiel.art)
  invariant(art, `Art ${spiel.art} gehört nicht zu ${tisch.regelwerk.id}`)
  const regeln = getWertungsregeln(tisch.regelwerk)
  const auswertung = regeln.werte(mitGezaehlten(spiel), art)
  const wert = falte(auswertung.schritte)
  const { gewinner } = auswertung
  const punkte = regeln.verteile({ spiel, gewinner, wert, spieler: tisch.spieler })
  return { ...auswertung, wert, punkte }
}
