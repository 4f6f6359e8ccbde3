import type { RegelwerkId } from '../regelwerk/regelwerk'
import type { SpielStand } from '../runde/runde'
import { angesagterSolist } from '../runde/verlauf'
import type { SpielerRef } from '../spiel/spiel'
import { parteiVon } from '../spiel/parteien'
import { computeSpieltag, nachDatum } from '../spieltag/rechnen'
import type { RundeAkte, SpieltagAkte } from '../spieltag/spieltag'
import type { Rundenort } from '../spieltag/tische'
import { rundenort } from '../spieltag/tische'

/** One recorded game as one player saw it. */
export interface BilanzSpiel {
  readonly id: string
  /** Its Runde, as far as that alone does not say which game it is: `stand.nummer` counts within it. */
  readonly ort: Rundenort
  /** By which it was played. */
  readonly regelwerk: RegelwerkId
  readonly stand: SpielStand
  /** Spielpunkte of the player. */
  readonly punkte: number
  /** As a Re player, silent soli included. */
  readonly alsRe: boolean
  readonly ausgang: 'gewonnen' | 'verloren' | 'unentschieden'
  /** The player's own announced solo, by whichever rule book. */
  readonly solo: boolean
}

/** An evening's games of one player, in their order. */
export interface BilanzAbend {
  readonly id: string
  readonly datum: string
  readonly ort: string | null
  /** Still running: not yet counted in the season's table. */
  readonly laeuft: boolean
  readonly spiele: readonly BilanzSpiel[]
}

/** Which games a figure of the Bilanz counts. */
export const BILANZ_AUSWAHLEN = ['alle', 'gewonnen', 're', 'soli'] as const
export type BilanzAuswahl = (typeof BILANZ_AUSWAHLEN)[number]

/** Reads a choice from an address; anything unknown is all games. */
export function parseBilanzAuswahl(wert: unknown): BilanzAuswahl {
  return BILANZ_AUSWAHLEN.find((a) => a === wert) ?? 'alle'
}

/**
 * The unstruck games in which `spieler` sat at the table, by evening and date; evenings without one are left out, struck
 * ones too. A running evening counts with what was played.
 */
export function listBilanzSpiele(
  spieltage: readonly SpieltagAkte[],
  spieler: SpielerRef,
): readonly BilanzAbend[] {
  return nachDatum(spieltage)
    .map((tag) => ({
      id: tag.id,
      datum: tag.datum,
      ort: tag.ort,
      laeuft: tag.ende === null,
      spiele: computeSpieltag(tag).runden.flatMap(({ akte, spiele }) =>
        spiele
          .filter((s) => s.stand.spieler.includes(spieler))
          .map((s) => ({
            ...bilanzSpiel(s.akte.id, { runde: akte, stand: s.stand, spieler }),
            ort: rundenort(tag, akte.id),
          })),
      ),
    }))
    .filter((abend) => abend.spiele.length > 0)
}

/** An evening of which only the player's final Spielpunkte are known (U-L7). */
export interface NurErgebnis {
  readonly id: string
  readonly datum: string
  readonly punkte: number
}

/** The unstruck evenings by date that have no games to list: what the season counts beside them. */
export function listNurErgebnis(
  spieltage: readonly SpieltagAkte[],
  spieler: SpielerRef,
): readonly NurErgebnis[] {
  return nachDatum(spieltage).flatMap(({ id, datum, endstand }) => {
    const punkte = endstand?.[spieler]
    return punkte === undefined ? [] : [{ id, datum, punkte }]
  })
}

/** Whether a figure of the Bilanz counts this game. */
export function istGewaehlt(spiel: BilanzSpiel, auswahl: BilanzAuswahl): boolean {
  switch (auswahl) {
    case 'alle':
      return true
    case 'gewonnen':
      return spiel.ausgang === 'gewonnen'
    case 're':
      return spiel.alsRe
    case 'soli':
      return spiel.solo
  }
}

/** A chosen game; `summe` is that of all chosen ones up to and with it. */
export interface BilanzPosten extends BilanzSpiel {
  readonly summe: number
}

/** An evening's chosen games and their Spielpunkte. */
export interface BilanzGruppe extends Omit<BilanzAbend, 'spiele'> {
  readonly spiele: readonly BilanzPosten[]
  readonly punkte: number
}

/** The chosen games with their running sum: the addends of a figure. */
export interface BilanzListe {
  readonly abende: readonly BilanzGruppe[]
  readonly anzahl: number
  readonly summe: number
}

/** Chooses games and adds them up, evenings that have none left out. */
export function buildBilanzListe(
  abende: readonly BilanzAbend[],
  auswahl: BilanzAuswahl,
): BilanzListe {
  let summe = 0
  let anzahl = 0
  const gewaehlte = abende.flatMap((abend) => {
    const vorher = summe
    const spiele = abend.spiele
      .filter((s) => istGewaehlt(s, auswahl))
      .map((s) => ({ ...s, summe: (summe += s.punkte) }))
    anzahl += spiele.length
    return spiele.length === 0 ? [] : [{ ...abend, spiele, punkte: summe - vorher }]
  })
  return { abende: gewaehlte, anzahl, summe }
}

function bilanzSpiel(
  id: string,
  { runde, stand, spieler }: { runde: RundeAkte; stand: SpielStand; spieler: SpielerRef },
): Omit<BilanzSpiel, 'ort'> {
  const partei = parteiVon(stand.spiel, spieler)
  return {
    id,
    regelwerk: runde.regelwerk,
    stand,
    punkte: stand.punkte[spieler] ?? 0,
    alsRe: partei === 're',
    ausgang: ausgangVon(stand, partei),
    solo: angesagterSolist(runde, stand.spiel) === spieler,
  }
}

function ausgangVon(
  { gewinner }: SpielStand,
  partei: ReturnType<typeof parteiVon>,
): BilanzSpiel['ausgang'] {
  if (gewinner === null) return 'unentschieden'
  return gewinner === partei ? 'gewonnen' : 'verloren'
}
