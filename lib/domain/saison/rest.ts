import type { Einstellungen } from '../regelwerk/einstellungen'
import type { SpielerRef } from '../spiel/spiel'
import { gezaehlteSpieltage, vergleicheSpieltage } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { SaisonAkte } from '../verein/verein'
import { ergebnisVon } from './ergebnis'
import { verteilePlaetze } from './platz'
import type { Tabellenzeile, Tagesresultat, Zaehlweise } from './saison'
import { zaehleTabelle } from './tabelle'

/** A Spieltag with what it gave, in roster order; of its record only what places it among the others. */
interface Resttag extends Pick<SpieltagAkte, 'id' | 'datum' | 'reihenfolge'> {
  readonly resultate: readonly Tagesresultat[]
}

/**
 * A Saison without one of its Spieltage: all that it takes to tell exactly what a change of that one does to the table. Plain
 * data: of the other days what they gave, not the games.
 */
export interface Saisonrest {
  readonly spieler: readonly SpielerRef[]
  readonly einstellungen: Einstellungen
  readonly tage: readonly Resttag[]
}

/** What the other Spieltage that count come to, without `spieltagId`. */
export function computeSaisonrest(
  { spieler, einstellungen }: SaisonAkte,
  spieltage: readonly SpieltagAkte[],
  spieltagId: string,
): Saisonrest {
  const tage = gezaehlteSpieltage(spieltage)
    .filter((t) => t.id !== spieltagId)
    .map((akte) => resttag({ spieler, einstellungen }, akte))
  return { spieler, einstellungen, tage }
}

/** The season table with the left out Spieltag as it is in `akte`. */
export function tabelleMit(rest: Saisonrest, akte: SpieltagAkte): readonly Tabellenzeile[] {
  const tage = [...rest.tage, resttag(rest, akte)].sort(vergleicheSpieltage)
  return zaehleTabelle(
    rest,
    tage.map((t) => t.resultate),
  )
}

function resttag(saison: Zaehlweise, akte: SpieltagAkte): Resttag {
  const { id, datum, reihenfolge } = akte
  const resultate = verteilePlaetze(saison, ergebnisVon(akte)).map(
    ({ spielpunkte, spiele, anteil, zaehlt, abwesend, entschuldigt, sieg }) => ({
      ...{ spielpunkte, spiele, anteil, zaehlt, abwesend, entschuldigt, sieg },
    }),
  )
  return { id, datum, reihenfolge, resultate }
}
