import type { Einstellungen } from '../regelwerk/einstellungen'
import type { Tagesergebnis } from '../saison/ergebnis'
import { ergebnisVon } from '../saison/ergebnis'
import { verteilePlaetze } from '../saison/platz'
import type { Tabellenzeile, Tagesplatz } from '../saison/saison'
import { zaehleTabelle } from '../saison/tabelle'
import { vergleicheSpieltage } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { SaisonAkte } from '../verein/verein'

/** What a Spieltag came to, with its places under the settings that were asked for last. Mutable. */
interface Lauftag extends Pick<SpieltagAkte, 'id' | 'datum' | 'reihenfolge'> {
  readonly ergebnis: Tagesergebnis
  gezaehlt: { readonly nach: Einstellungen; readonly plaetze: readonly Tagesplatz[] } | null
}

/**
 * The table of a Saison while its evenings come, change and go. A change plays one evening through; the others are at hand by
 * what they came to. Mutable.
 */
export interface Saisonlauf {
  /** Every Spieltag that counts. */
  readonly tage: Map<string, Lauftag>
  /** The table as it was asked for last: what it is after one operation it is before the next. */
  gezaehlt: { readonly saison: SaisonAkte; readonly tabelle: readonly Tabellenzeile[] } | null
}

export function beginneSaisonlauf(): Saisonlauf {
  return { tage: new Map(), gezaehlt: null }
}

/** Counts a Spieltag as it is now, instead of as it was. */
export function zaehleTag(lauf: Saisonlauf, akte: SpieltagAkte): void {
  const { tage } = lauf
  lauf.gezaehlt = null
  tage.delete(akte.id)
  if (akte.gestrichen || (akte.ende === null && akte.endstand === null)) return
  const { id, datum, reihenfolge } = akte
  tage.set(id, { id, datum, reihenfolge, ergebnis: ergebnisVon(akte), gezaehlt: null })
}

/** The table by the settings of `saison`; null while no Spieltag counts. */
export function tabelleVon(
  lauf: Saisonlauf | undefined,
  saison: SaisonAkte | undefined,
): readonly Tabellenzeile[] | null {
  if (lauf === undefined || saison === undefined || lauf.tage.size === 0) return null
  if (lauf.gezaehlt?.saison === saison) return lauf.gezaehlt.tabelle
  const tage = [...lauf.tage.values()].sort(vergleicheSpieltage)
  const tabelle = zaehleTabelle(
    saison,
    tage.map((tag) => plaetzeVon(tag, saison)),
  )
  lauf.gezaehlt = { saison, tabelle }
  return tabelle
}

function plaetzeVon(tag: Lauftag, saison: SaisonAkte): readonly Tagesplatz[] {
  if (tag.gezaehlt?.nach === saison.einstellungen) return tag.gezaehlt.plaetze
  const plaetze = verteilePlaetze(saison, tag.ergebnis)
  tag.gezaehlt = { nach: saison.einstellungen, plaetze }
  return plaetze
}
