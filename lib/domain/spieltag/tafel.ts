import type { RundeStand, SpielStand } from '../runde/runde'
import type { Abwesenheit, Einstellungen } from '../regelwerk/einstellungen'
import { abwesenheitVon } from '../regelwerk/einstellungen'
import { reiheEin } from '../saison/platz'
import type { SaisonAkte } from '../verein/verein'
import type { GerechneteRunde } from './rechnen'
import { computeSpieltag } from './rechnen'
import type { SpieltagAkte } from './spieltag'

/** One player's line of the scoreboard. */
export interface Tafelzeile {
  readonly id: string
  readonly summe: number
  /** What the last game of the table added; null for who did not play it, undefined before the first and at another table. */
  readonly zuletzt: number | null | undefined
  /** Equal totals share one; null before the first game, and for a guest once the evening counts. */
  readonly platz: number | null
  /** Counts for nothing in the season that the evening counts for (U-L6). */
  readonly ausserWertung: boolean
  readonly vorn: boolean
  readonly pflichtOffen: boolean
  /** Left the table while the evening goes on. */
  readonly gegangen: boolean
}

/** What a screen in the room shows of an evening. */
export interface Tafel {
  /** By place; of one place as they sit. */
  readonly zeilen: readonly Tafelzeile[]
  /** The last game of the table that counts. */
  readonly letztes: SpielStand | null
  /** The table's Runde that goes on; null once there is nothing to come. */
  readonly laufend: RundeStand | null
  /** Of the roster, away, where that is a place too (U-L2). Empty while the evening goes on. */
  readonly abwesend: readonly { readonly id: string; readonly platz: number }[]
  readonly anzahlSpiele: number
}

/** What of the season says where somebody stands once the evening counts. */
export interface Tafelsaison {
  readonly kader: readonly string[]
  /** Null or missing where they are not known. */
  readonly einstellungen?: Abwesenheitsregel | null
}

/** What an absence is in a season (U-L2, D-L). */
export type Abwesenheitsregel = Pick<Einstellungen, 'wertung' | 'abwesenheit'>

/** The season of an evening as its scoreboard asks for it. */
export function tafelsaisonAus(
  saison: Pick<SaisonAkte, 'spieler' | 'einstellungen'> | undefined,
): Required<Tafelsaison> {
  if (saison === undefined) return { kader: [], einstellungen: null }
  const { wertung, abwesenheit } = saison.einstellungen
  return { kader: saison.spieler, einstellungen: { wertung, abwesenheit } }
}

/**
 * The scoreboard of an evening: everybody across its tables, the games of one of them. While it goes on, the places are those of the players in the room; once it counts, those that
 * the season gives, of the whole roster and without guests (U-L2, U-L3, U-L6).
 */
export function computeTafel(akte: SpieltagAkte, saison: Tafelsaison, tisch = 1): Tafel {
  const { kader } = saison
  const { runden, summe, anwesend } = computeSpieltag(akte)
  const amTisch = runden.filter((r) => r.akte.tisch === tisch)
  const laufende = runden.filter((r) => r.akte.ende === null)
  const laeuft = akte.ende === null && akte.endstand === null
  const laufend = (laeuft && laufende.find((r) => r.akte.tisch === tisch)?.stand) || null
  const letztes = amTisch.flatMap((r) => r.stand.spiele).at(-1) ?? null
  const abwesenheit = abwesenheitIn(saison, akte)
  const tag = reiheEin(
    laeuft ? anwesend : kader,
    new Map(anwesend.map((id) => [id, summe[id] ?? 0])),
    abwesenheit,
  )
  const platzVon = new Map(tag.map((p) => [p.spieler, p.rang]))
  const gespielt = akte.endstand !== null || runden.some((r) => r.spiele.length > 0)
  const zeilen = anwesend.map((id): Tafelzeile => {
    const platz = gespielt ? (platzVon.get(id) ?? null) : null
    return {
      id,
      summe: summe[id] ?? 0,
      zuletzt: zuletztVon(id, letztes, amTisch),
      platz,
      ausserWertung: !laeuft && !kader.includes(id),
      vorn: platz === 1,
      pflichtOffen: laeuft && laufende.some((r) => r.stand.offenePflichtsoli.includes(id)),
      gegangen: laeuft && laufende.length > 0 && !laufende.some((r) => r.akte.sitze.includes(id)),
    }
  })
  return {
    zeilen: [...zeilen].sort((a, b) => b.summe - a.summe),
    letztes,
    laufend,
    abwesend: tag
      .filter((p) => p.abwesend && abwesenheit !== 'zaehlt-nicht')
      .map((p) => ({ id: p.spieler, platz: p.rang })),
    anzahlSpiele: runden.reduce((n, r) => n + r.spiele.length, 0),
  }
}

/** What the last game of a table added for a player; at the other tables it is nobody's. */
function zuletztVon(
  id: string,
  letztes: SpielStand | null,
  amTisch: readonly GerechneteRunde[],
): Tafelzeile['zuletzt'] {
  if (letztes === null || !amTisch.some((r) => r.akte.sitze.includes(id))) return undefined
  return letztes.punkte[id] ?? null
}

/**
 * What an absence is by the settings of the season, which are no matter of the evening. Where they are not known, by those that the
 * season had when the evening was opened; U-L2 where only its result is known.
 */
function abwesenheitIn({ einstellungen }: Tafelsaison, { runden }: SpieltagAkte): Abwesenheit {
  const bekannt = einstellungen ?? runden.at(-1)?.einstellungen
  return bekannt === undefined ? 'null-punkte' : abwesenheitVon(bekannt)
}
