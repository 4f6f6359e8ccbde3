import { bruch, subtrahiere } from '../bruch'
import { ziehtAb } from '../regelwerk/einstellungen'
import type { SpielerRef } from '../spiel/spiel'
import type { Tagesergebnis } from './ergebnis'
import { ergebnisAus } from './ergebnis'
import { verteilePlaetze } from './platz'
import type { Saison, SaisonStand, Tagesplatz, Tageswertung, Zaehlweise } from './saison'
import { gestricheneTage, istFehltag, zaehleTabelle } from './tabelle'

/**
 * The season by its Spieltage (U-L1 to U-L7, D-L): what each day gives with shares and deductions, and the table they make. The
 * order in which Spieltage stand in the input matters only among those of one date.
 */
export function computeSaison(saison: Saison): SaisonStand {
  return zaehleSaison(
    saison,
    saison.spieltage.map((tag) => ({ datum: tag.datum, ergebnis: ergebnisAus(tag) })),
  )
}

/** The season by what its Spieltage came to. */
export function zaehleSaison(
  saison: Zaehlweise,
  ergebnisse: readonly { readonly datum: string; readonly ergebnis: Tagesergebnis }[],
): SaisonStand {
  const tage = ergebnisse
    .map((tag, index) => ({ ...tag, index }))
    .sort((a, b) => vergleicheText(a.datum, b.datum) || a.index - b.index)
  const plaetze = tage.map((tag) => verteilePlaetze(saison, tag.ergebnis))
  const wertungen = bewerte(saison, plaetze)
  return {
    tabelle: zaehleTabelle(saison, plaetze),
    spieltage: tage.map(({ index, datum, ergebnis }, i) => ({
      index,
      datum,
      wertung: wertungen[i] ?? [],
      gaeste: Object.fromEntries([...ergebnis.punkte].filter(([s]) => !saison.spieler.includes(s))),
    })),
  }
}

/** The days by date with what an absence costs (U-L4) and which of them are dropped. */
function bewerte(
  { spieler: roster, einstellungen }: Zaehlweise,
  tage: readonly (readonly Tagesplatz[])[],
): readonly (readonly Tageswertung[])[] {
  const fehltage = new Map<SpielerRef, number>()
  const gestrichen = roster.map((_, i) =>
    gestricheneTage(
      tage.flatMap((tag) => tag[i] ?? []),
      einstellungen.streichergebnisse,
    ),
  )
  return tage.map((plaetze, nummer) =>
    plaetze.map((platz, i) => {
      if (istFehltag(platz)) fehltage.set(platz.spieler, (fehltage.get(platz.spieler) ?? 0) + 1)
      const kostet =
        istFehltag(platz) &&
        ziehtAb(einstellungen) &&
        (fehltage.get(platz.spieler) ?? 0) > einstellungen.freieFehltage
      const abzug = kostet ? 1 : 0
      return {
        ...platz,
        abzug,
        rangpunkte: subtrahiere(platz.anteil, bruch(abzug)),
        gestrichen: gestrichen[i]?.has(nummer) ?? false,
      }
    }),
  )
}

function vergleicheText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
