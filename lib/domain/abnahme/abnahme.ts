import { computeSpieltag, gezaehlteSpieltage } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { AbnahmeAkte } from './akte'

/** So many players confirm an evening. */
export const ABNAHMEN_NOETIG = 2

/**
 * Grows with every game that is entered, corrected, struck or restored, and with every further Runde, which brings other people
 * into the result: what is confirmed is one state of all games. 0 for an evening known only by its result.
 */
export function fassungVon({ runden }: Pick<SpieltagAkte, 'runden'>): number {
  return runden.reduce(
    (summe, r) => r.spiele.reduce((s, spiel) => s + spiel.version, summe),
    Math.max(0, runden.length - 1),
  )
}

export interface AbnahmeStand {
  /** Those that confirm the games as they are, the oldest first. */
  readonly gueltig: readonly AbnahmeAkte[]
  /** Those that a later correction has voided. */
  readonly hinfaellig: readonly AbnahmeAkte[]
  readonly abgenommen: boolean
}

/** Which Abnahmen of an evening hold. */
export function computeAbnahme(akte: SpieltagAkte): AbnahmeStand {
  const fassung = fassungVon(akte)
  const gueltig = akte.abnahmen.filter((a) => a.fassung === fassung)
  return {
    gueltig,
    hinfaellig: akte.abnahmen.filter((a) => a.fassung !== fassung),
    abgenommen: gueltig.length >= ABNAHMEN_NOETIG,
  }
}

/** What a list says of an evening: signed, or signed once and corrected since. */
export type AbnahmeMarke = 'bestaetigt' | 'hinfaellig'

/** The mark of an evening; null while nobody has confirmed enough, and while it is open (again). */
export function markeVon(akte: SpieltagAkte): AbnahmeMarke | null {
  if (akte.ende === null || akte.gestrichen) return null
  const { abgenommen, hinfaellig } = computeAbnahme(akte)
  if (abgenommen) return 'bestaetigt'
  return hinfaellig.length > 0 ? 'hinfaellig' : null
}

/** Who may still confirm an evening: its players, in the order of the seats, without those whose word holds. */
export function nochNichtBestaetigt(akte: SpieltagAkte): readonly string[] {
  const { gueltig } = computeAbnahme(akte)
  return computeSpieltag(akte).anwesend.filter((id) => !gueltig.some((a) => a.spielerId === id))
}

/**
 * The latest evening since `seit` (`YYYY-MM-DD`) that waits for the word of this player: over, played by them, neither
 * signed by enough nor by them. Older ones are let be, nobody remembers them.
 */
export function findeUnbestaetigten(
  spieltage: readonly SpieltagAkte[],
  { spielerId, seit }: { readonly spielerId: string; readonly seit: string },
): SpieltagAkte | undefined {
  return gezaehlteSpieltage(spieltage).findLast(
    (t) =>
      t.ende !== null &&
      t.datum >= seit &&
      !computeAbnahme(t).abgenommen &&
      nochNichtBestaetigt(t).includes(spielerId),
  )
}

/** Abnahmen of one state of the evening, and how that state stands to today's. */
export interface Verworfen {
  readonly abnahmen: readonly AbnahmeAkte[]
  /** Whose Spielpunkte are others now; empty when only the way to them changed. */
  readonly anders: readonly {
    readonly spieler: string
    readonly damals: number
    readonly jetzt: number
  }[]
}

/** The voided Abnahmen by what they confirmed, the latest state first. */
export function computeVerworfene(akte: SpieltagAkte): readonly Verworfen[] {
  const { hinfaellig } = computeAbnahme(akte)
  const { summe } = computeSpieltag(akte)
  const fassungen = [...new Set(hinfaellig.map((a) => a.fassung))].sort((a, b) => b - a)
  return fassungen.map((fassung) => {
    const abnahmen = hinfaellig.filter((a) => a.fassung === fassung)
    const stand = abnahmen[0]?.stand ?? {}
    const spieler = [...new Set([...Object.keys(summe), ...Object.keys(stand)])]
    return {
      abnahmen,
      anders: spieler
        .map((id) => ({ spieler: id, damals: stand[id] ?? 0, jetzt: summe[id] ?? 0 }))
        .filter((s) => s.damals !== s.jetzt),
    }
  })
}
