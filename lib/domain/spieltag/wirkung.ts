import type { Bruch } from '../bruch'
import { zaehleSaison } from '../saison/compute'
import { ergebnisVon } from '../saison/ergebnis'
import type { Tageswertung } from '../saison/saison'
import type { SaisonAkte } from '../verein/verein'
import { gezaehlteSpieltage } from './rechnen'
import type { SpieltagAkte } from './spieltag'

interface Platz {
  readonly rang: number
  readonly rangpunkte: Bruch
  /** Spieltage that are missing to the least attendance; 0 for who is in the ranking. */
  readonly bisMindest: number
}

/** What one Spieltag does to the season: its ranking, and everyone's place without and with it. */
export interface Wirkung {
  readonly wertung: readonly Tageswertung[]
  /** Spielpunkte of guests, left out of the ranking (U-L6). */
  readonly gaeste: Readonly<Record<string, number>>
  /** In the order of the table with it; `vorher` is null when no other Spieltag counts yet. */
  readonly tabelle: readonly {
    readonly spieler: string
    readonly vorher: Platz | null
    readonly nachher: Platz
  }[]
}

/** The effect of the Spieltag `spieltagId` on its season; null while it does not count (running or struck). */
export function computeWirkung(
  saison: SaisonAkte,
  spieltage: readonly SpieltagAkte[],
  spieltagId: string,
): Wirkung | null {
  const gezaehlt = gezaehlteSpieltage(spieltage)
  const index = gezaehlt.findIndex((t) => t.id === spieltagId)
  if (index < 0) return null
  const mit = zaehle(saison, gezaehlt)
  const ohne = zaehle(
    saison,
    gezaehlt.filter((t) => t.id !== spieltagId),
  )
  const tag = mit.spieltage.find((t) => t.index === index)
  if (tag === undefined) return null
  return {
    wertung: tag.wertung,
    gaeste: tag.gaeste,
    tabelle: mit.tabelle.map((zeile) => ({
      spieler: zeile.spieler,
      vorher:
        ohne.spieltage.length === 0
          ? null
          : (ohne.tabelle.find((z) => z.spieler === zeile.spieler) ?? null),
      nachher: zeile,
    })),
  }
}

function zaehle(saison: SaisonAkte, gezaehlt: readonly SpieltagAkte[]) {
  return zaehleSaison(
    saison,
    gezaehlt.map((akte) => ({ datum: akte.datum, ergebnis: ergebnisVon(akte) })),
  )
}
