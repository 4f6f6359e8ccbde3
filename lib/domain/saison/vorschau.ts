import type { Einstellungen } from '../regelwerk/einstellungen'
import { gezaehlteSpieltage, nachDatum } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { SaisonAkte } from '../verein/verein'
import { zaehleSaison } from './compute'
import { ergebnisVon } from './ergebnis'
import { geaenderteEinstellungen, giltAbNeuenAbenden } from './geltung'
import type { SaisonVergleich, Tagesaenderung } from './vergleich'
import { compareSaison } from './vergleich'

/** What a change of a season's settings would do. References are ids. */
export interface SaisonVorschau {
  readonly einstellungen: { readonly vorher: Einstellungen; readonly nachher: Einstellungen }
  readonly tabelle: SaisonVergleich['tabelle']
  /** The Spieltage on which a figure changes, by date. */
  readonly spieltage: readonly {
    readonly id: string
    readonly datum: string
    readonly aenderungen: readonly Tagesaenderung[]
  }[]
  /** Evenings under way, which keep what they were opened with; only told when a change is one for evenings. */
  readonly laufende: readonly {
    readonly id: string
    readonly datum: string
    readonly einstellungen: Einstellungen
  }[]
}

/** The season counted as it is and with `einstellungen`, side by side. */
export function computeVorschau(
  saison: SaisonAkte,
  spieltage: readonly SpieltagAkte[],
  einstellungen: Einstellungen,
): SaisonVorschau {
  const gezaehlt = gezaehlteSpieltage(spieltage)
  // No setting of a season changes what was played: the games are added up once for both counts.
  const ergebnisse = gezaehlt.map((t) => ({ datum: t.datum, ergebnis: ergebnisVon(t) }))
  const vorher = zaehleSaison(saison, ergebnisse)
  const nachher = zaehleSaison({ ...saison, einstellungen }, ergebnisse)
  const { tabelle, spieltage: tage } = compareSaison(vorher, nachher, {
    andereWertung: saison.einstellungen.wertung !== einstellungen.wertung,
  })
  const geaendert = geaenderteEinstellungen(saison.einstellungen, einstellungen)
  return {
    einstellungen: { vorher: saison.einstellungen, nachher: einstellungen },
    tabelle,
    spieltage: tage.flatMap(({ index, datum, aenderungen }) => {
      const akte = gezaehlt[index]
      return akte === undefined ? [] : [{ id: akte.id, datum, aenderungen }]
    }),
    laufende: geaendert.some(giltAbNeuenAbenden) ? laufende(spieltage) : [],
  }
}

function laufende(spieltage: readonly SpieltagAkte[]): SaisonVorschau['laufende'] {
  return nachDatum(spieltage)
    .filter((t) => t.ende === null && t.endstand === null)
    .flatMap(({ id, datum, runden }) => {
      const runde = runden.at(-1)
      return runde === undefined ? [] : [{ id, datum, einstellungen: runde.einstellungen }]
    })
}
