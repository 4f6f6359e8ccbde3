import { getRegelwerk, regelwerkVon } from '../regelwerk/presets'
import type { SoloRegeln } from '../regelwerk/regelwerk'
import type { Hinweis, RundeHinweisCode, Spiel, SpielHinweisCode, SpielerRef } from '../spiel/spiel'
import { scoreSpiel } from '../wertung/score'
import type { Erzwungen, Runde, RundeSpiel } from './runde'
import { besetze } from './sitze'
import type { Verlauf } from './verlauf'
import { fuehrtSolist } from './soloart'
import {
  angesagterSolist,
  beginneVerlauf,
  besetzungVon,
  istWiederholung,
  setzeVerlaufFort,
  soloartVon,
  uebrigeSpiele,
} from './verlauf'

/** Deals at the table before the last phase from which on a Pflichtsolo is urged (U-T6). */
const VORLAUF = 3

/**
 * The hints that `spiel` would carry if it were recorded next (U-T3 to U-T6): what the table has to confirm.
 * Never throws for a valid Runde and Spiel.
 */
export function hinweiseFuer(runde: Runde, spiel: Spiel): readonly Hinweis<SpielHinweisCode>[] {
  return spielHinweise(verlaufNach(runde), { spiel })
}

/** The hints at a game that follows `verlauf`, judged by what was known then. One hint a code. */
export function spielHinweise(
  verlauf: Verlauf,
  eintrag: RundeSpiel,
): readonly Hinweis<SpielHinweisCode>[] {
  const { spiel } = eintrag
  const amTisch = besetzungVon(verlauf, eintrag).spieler
  const soloist = angesagterSolist(verlauf.runde, spiel)
  const soloart = soloartVon(verlauf, spiel)
  const wiederholung = faelligeWiederholung(verlauf, amTisch)
  const hinweise: Hinweis<SpielHinweisCode>[] = []

  // The last game but one has two games left before it. Counted when the game was played: a Kürsolo after
  // the end adds a game but does not make a late Pflichtsolo timely.
  if (
    soloart === 'pflicht' &&
    soloist !== null &&
    uebrigeSpiele(verlauf) < 1 + nachFrist(verlauf)
  ) {
    hinweise.push({ code: 'pflichtsolo-nach-frist', spieler: [soloist] })
  }
  // A Kürsolo as well: it adds a game to a Runde that runs, not to one that was over (U-T7).
  if (uebrigeSpiele(verlauf) < 1) hinweise.push({ code: 'spielzahl-ueberschritten' })
  if (wiederholung !== null) {
    if (!istWiederholung(verlauf, spiel)) {
      hinweise.push({ code: 'wiederholung-versaeumt', spieler: [wiederholung.spieler] })
    }
  } else if (!fuehrtSolist(getRegelwerk(verlauf.runde.regelwerk), soloart)) {
    // A Kürsolo is not marked: it takes no game from the Pflichtsoli, as a Lustsolo does. Nor is a game in which
    // nobody at the table has one to play: there was nothing else to do.
    const faellig = faelligePflichtsoli(verlauf, amTisch)
    if (faellig.length > 0) hinweise.push({ code: 'pflichtsolo-nicht-gespielt', spieler: faellig })
  }
  // B-A: whether it is the Pflichtsolo the game alone does not say, so it is no fault of the entry.
  const verboten = soloart === 'pflicht' && !soliVon(verlauf).absageGegenPflicht
  if (verboten && soloist !== null && spiel.ansagen?.kontra !== undefined) {
    hinweise.push({ code: 'absage-gegen-pflichtsolo', spieler: [soloist] })
  }
  const fremd = amTisch.filter((s) => !besetzungVon(verlauf).spieler.includes(s))
  if (fremd.length > 0) hinweise.push({ code: 'besetzung-weicht-ab', spieler: fremd })
  return hinweise
}

/** The hints for the coming game, or for the end of the Runde. One hint a code. */
export function rundeHinweise(verlauf: Verlauf): readonly Hinweis<RundeHinweisCode>[] {
  if (istBeendet(verlauf)) {
    return [{ code: 'runde-beendet' }, ...mitSpielern('pflichtsolo-offen', verlauf.offen)]
  }
  const amTisch = besetzungVon(verlauf).spieler
  const wiederholung = faelligeWiederholung(verlauf, amTisch)
  if (wiederholung !== null) return mitSpielern('wiederholung', [wiederholung.spieler])
  return [
    ...mitSpielern('pflichtsolo-faellig', faelligePflichtsoli(verlauf, amTisch)),
    ...mitSpielern('pflichtsolo-vorziehen', vorzuziehende(verlauf)),
  ]
}

/** The repeat that the coming game has to be (U-T5), null when there is none or the Runde is over. */
export function erzwungenesSpiel(verlauf: Verlauf): Erzwungen | null {
  return istBeendet(verlauf) ? null : faelligeWiederholung(verlauf, besetzungVon(verlauf).spieler)
}

/** Whether the Runde is over: closed, or its number of games reached (U-T7). */
export function istBeendet(verlauf: Verlauf): boolean {
  return (verlauf.runde.ende ?? null) !== null || uebrigeSpiele(verlauf) < 1
}

/**
 * Nobody repeats from outside the table. By the rules the soloist always sits there, since the dealer stays;
 * only a store whose earlier games were corrected can ask otherwise.
 */
function faelligeWiederholung(verlauf: Verlauf, amTisch: readonly SpielerRef[]): Erzwungen | null {
  const { wiederholung } = verlauf
  return wiederholung !== null && amTisch.includes(wiederholung.spieler) ? wiederholung : null
}

/**
 * Who has to play the Pflichtsolo now, in order from the dealer's left: the open ones at the table once they are no fewer
 * than the games left in which one may still be played: by U-T6 all but the last, by D-T all. After the planned end nothing is due any more.
 */
export function faelligePflichtsoli(
  verlauf: Verlauf,
  amTisch: readonly SpielerRef[],
): readonly SpielerRef[] {
  if (uebrigeSpiele(verlauf) < 1 || spieleBisEndphase(verlauf) > 0) return []
  return amTisch.filter((s) => verlauf.offen.includes(s))
}

/**
 * Normal games until the last phase (U-T6); 0 or less while it runs. Neither a Pflichtsolo (one open and one
 * left less) nor a Kürsolo (as many left as before) changes it, so it also counts the dealers until then.
 */
function spieleBisEndphase(verlauf: Verlauf): number {
  return uebrigeSpiele(verlauf) - nachFrist(verlauf) - verlauf.offen.length
}

function nachFrist(verlauf: Verlauf): number {
  return soliVon(verlauf).spieleNachFrist
}

function soliVon({ runde }: Verlauf): SoloRegeln {
  return getRegelwerk(runde.regelwerk).soli
}

/**
 * Who will sit out in the last phase with an open Pflichtsolo and has come to the last three deals at the
 * table before it (U-T6), in seat order. Once said it stays until the phase, in a deal of sitting out too.
 */
function vorzuziehende(verlauf: Verlauf): readonly SpielerRef[] {
  const bisDahin = spieleBisEndphase(verlauf)
  const { spieler } = verlauf.runde
  if (bisDahin < 1 || verlauf.offen.length === 0) return []
  const platz = spieler.indexOf(verlauf.geber)
  const nach = (schritte: number) =>
    besetze({ spieler, geber: spieler[(platz + schritte) % spieler.length] ?? verlauf.geber })
  const { aussetzer } = nach(bisDahin)
  const spaetere = Array.from({ length: bisDahin - 1 }, (_, i) => nach(i + 1))
  return verlauf.offen.filter(
    (s) => aussetzer.includes(s) && spaetere.filter((b) => b.spieler.includes(s)).length < VORLAUF,
  )
}

function mitSpielern<C extends RundeHinweisCode>(
  code: C,
  spieler: readonly SpielerRef[],
): readonly Hinweis<C>[] {
  return spieler.length === 0 ? [] : [{ code, spieler }]
}

/** Where a Runde stands after all its games. */
export function verlaufNach(runde: Runde): Verlauf {
  const regelwerk = regelwerkVon(runde)
  return runde.spiele.reduce((verlauf, eintrag) => {
    const { spieler } = besetzungVon(verlauf, eintrag)
    const { gewinner } = scoreSpiel(eintrag.spiel, { regelwerk, spieler })
    return setzeVerlaufFort(verlauf, eintrag.spiel, gewinner)
  }, beginneVerlauf(runde))
}
