import type { RundeStand, SpielStand } from '../runde/runde'
import type { Abwesenheit } from '../regelwerk/einstellungen'
import { abwesenheitVon } from '../regelwerk/einstellungen'
import { reiheEin } from '../saison/platz'
import { computeSpieltag } from './rechnen'
import type { SpieltagAkte } from './spieltag'

/** One player's line of the scoreboard. */
export interface Tafelzeile {
  readonly id: string
  readonly summe: number
  /** What the last game added; null for who did not play it, undefined before the first. */
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
  /** The last game that counts. */
  readonly letztes: SpielStand | null
  /** The Runde that goes on; null once there is nothing to come. */
  readonly laufend: RundeStand | null
  /** Of the roster, away, where that is a place too (U-L2). Empty while the evening goes on. */
  readonly abwesend: readonly { readonly id: string; readonly platz: number }[]
  readonly anzahlSpiele: number
}

/**
 * The scoreboard of an evening. While it goes on, the places are those of the players in the room; once it counts, those that
 * the season gives, of the whole roster and without guests (U-L2, U-L3, U-L6).
 */
export function computeTafel(akte: SpieltagAkte, kader: readonly string[]): Tafel {
  const { runden, summe, anwesend } = computeSpieltag(akte)
  const letzteRunde = runden.at(-1)
  const laeuft = akte.ende === null && akte.endstand === null
  const laufend = laeuft && letzteRunde?.akte.ende === null ? letzteRunde.stand : null
  const letztes = runden.flatMap((r) => r.stand.spiele).at(-1) ?? null
  const abwesenheit = abwesenheitDes(akte)
  const tag = reiheEin(
    laeuft ? anwesend : kader,
    new Map(anwesend.map((id) => [id, summe[id] ?? 0])),
    abwesenheit,
  )
  const platzVon = new Map(tag.map((p) => [p.spieler, p.rang]))
  const gespielt = letztes !== null || akte.endstand !== null
  const zeilen = anwesend.map((id): Tafelzeile => {
    const platz = gespielt ? (platzVon.get(id) ?? null) : null
    return {
      id,
      summe: summe[id] ?? 0,
      zuletzt: letztes === null ? undefined : (letztes.punkte[id] ?? null),
      platz,
      ausserWertung: !laeuft && !kader.includes(id),
      vorn: platz === 1,
      pflichtOffen: laufend?.offenePflichtsoli.includes(id) ?? false,
      gegangen: laeuft && letzteRunde !== undefined && !letzteRunde.akte.sitze.includes(id),
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

/** What an absence is by the settings that the evening was opened with; U-L2 where only its result is known. */
function abwesenheitDes({ runden }: SpieltagAkte): Abwesenheit {
  const letzte = runden.at(-1)
  return letzte === undefined ? 'null-punkte' : abwesenheitVon(letzte.einstellungen)
}
