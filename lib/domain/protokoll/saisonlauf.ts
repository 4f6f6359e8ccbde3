import type { Saisonsumme, Tagesplatz } from '../saison/tabelle'
import { leereSumme, mitTag, ohneTag, stelleAuf, verteilePlaetze } from '../saison/tabelle'
import type { Tabellenzeile } from '../saison/saison'
import { computeSpieltag } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { SaisonAkte } from '../verein/verein'

/**
 * The table of a Saison while its evenings come, change and go: sums to which a day is added, and from which it is taken.
 * Each change costs one day, however many there are. Mutable.
 */
export interface Saisonlauf {
  readonly roster: readonly string[]
  summe: Saisonsumme
  /** Places of every Spieltag that counts. */
  readonly tage: Map<string, readonly Tagesplatz[]>
}

export function beginneSaisonlauf({ spieler }: SaisonAkte): Saisonlauf {
  return { roster: spieler, summe: leereSumme(spieler), tage: new Map() }
}

/** Counts a Spieltag as it is now, instead of as it was. */
export function zaehleTag(lauf: Saisonlauf, akte: SpieltagAkte): void {
  const davor = lauf.tage.get(akte.id)
  if (davor !== undefined) {
    lauf.summe = ohneTag(lauf.summe, davor)
    lauf.tage.delete(akte.id)
  }
  if (akte.gestrichen || (akte.ende === null && akte.endstand === null)) return
  const punkte = new Map(Object.entries(computeSpieltag(akte).summe))
  const tag = verteilePlaetze(lauf.roster, akte, punkte)
  lauf.summe = mitTag(lauf.summe, tag)
  lauf.tage.set(akte.id, tag)
}

/** The table by the settings of `saison`; null while no Spieltag counts. */
export function tabelleVon(
  lauf: Saisonlauf | undefined,
  saison: SaisonAkte | undefined,
): readonly Tabellenzeile[] | null {
  if (lauf === undefined || saison === undefined || lauf.tage.size === 0) return null
  return stelleAuf(saison, lauf.summe)
}
