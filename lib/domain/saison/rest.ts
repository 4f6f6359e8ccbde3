import type { Einstellungen } from '../regelwerk/einstellungen'
import type { SpielerRef } from '../spiel/spiel'
import { computeSpieltag, gezaehlteSpieltage } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { SaisonAkte } from '../verein/verein'
import type { Tabellenzeile } from './saison'
import type { Saisonsumme, Summe } from './tabelle'
import { leereSumme, mitTag, stelleAuf, verteilePlaetze } from './tabelle'

/**
 * A Saison without one of its Spieltage: all that it takes to tell exactly what a change of that one does to the table,
 * however many others there are. Plain data, a line for each of the roster.
 */
export interface Saisonrest {
  readonly spieler: readonly SpielerRef[]
  readonly einstellungen: Einstellungen
  readonly summen: readonly (readonly [SpielerRef, Summe])[]
}

/** What the other Spieltage that count come to, without `spieltagId`. */
export function computeSaisonrest(
  { spieler, einstellungen }: SaisonAkte,
  spieltage: readonly SpieltagAkte[],
  spieltagId: string,
): Saisonrest {
  const summe = gezaehlteSpieltage(spieltage)
    .filter((t) => t.id !== spieltagId)
    .reduce((bisher, akte) => zaehle(bisher, spieler, akte), leereSumme(spieler))
  return { spieler, einstellungen, summen: [...summe] }
}

/** The season table with the left out Spieltag as it is in `akte`. */
export function tabelleMit(rest: Saisonrest, akte: SpieltagAkte): readonly Tabellenzeile[] {
  return stelleAuf(rest, zaehle(new Map(rest.summen), rest.spieler, akte))
}

function zaehle(
  summe: Saisonsumme,
  roster: readonly SpielerRef[],
  akte: SpieltagAkte,
): Saisonsumme {
  const punkte = new Map(Object.entries(computeSpieltag(akte).summe))
  return mitTag(summe, verteilePlaetze(roster, akte, punkte))
}
