import { getRegelwerk } from '../regelwerk/presets'
import type { SpielerRef } from '../spiel/spiel'
import { scoreSpiel } from '../wertung/score'
import { erzwungenesSpiel, istBeendet, rundeHinweise, spielHinweise } from './hinweise'
import type { Runde, RundeSpiel, RundeStand, SpielStand } from './runde'
import type { Verlauf } from './verlauf'
import { beginneVerlauf, besetzungVon, setzeVerlaufFort, soloartVon } from './verlauf'

/** A Runde between two games: what is due next, and everyone's totals so far. */
export interface Rundenlauf {
  readonly verlauf: Verlauf
  readonly summen: ReadonlyMap<SpielerRef, number>
}

/**
 * Everything that follows from a Runde's games (U-T1 to U-T7): who dealt and sat out, Pflicht and Kür, points
 * and totals, what is due next. A valid Runde in, a total function; its points sum to 0 after every game.
 */
export function computeRunde(runde: Runde): RundeStand {
  const spiele: SpielStand[] = []
  let lauf = beginneLauf(runde)
  for (const eintrag of runde.spiele) {
    const schritt = setzeLaufFort(lauf, eintrag)
    spiele.push(schritt.spiel)
    lauf = schritt.lauf
  }
  return standVon(lauf, spiele)
}

/** Where a Runde stands after all its games. */
export function laufNach(runde: Runde): Rundenlauf {
  return runde.spiele.reduce(
    (lauf, eintrag) => setzeLaufFort(lauf, eintrag).lauf,
    beginneLauf(runde),
  )
}

/** A Runde before its first game; its own list of games plays no part. */
function beginneLauf(runde: Runde): Rundenlauf {
  return {
    verlauf: beginneVerlauf(runde),
    summen: new Map<SpielerRef, number>(runde.spieler.map((s) => [s, 0])),
  }
}

/** What the next game comes to, and the Runde after it. */
export function setzeLaufFort(
  { verlauf, summen }: Rundenlauf,
  eintrag: RundeSpiel,
): { readonly spiel: SpielStand; readonly lauf: Rundenlauf } {
  const { spiel } = eintrag
  const regelwerk = getRegelwerk(verlauf.runde.regelwerk)
  const besetzung = besetzungVon(verlauf, eintrag)
  const wertung = scoreSpiel(spiel, { regelwerk, spieler: besetzung.spieler })
  const danach = new Map(summen)
  for (const [s, punkte] of Object.entries(wertung.punkte)) {
    danach.set(s, (danach.get(s) ?? 0) + punkte)
  }
  return {
    spiel: {
      ...wertung,
      ...besetzung,
      nummer: verlauf.gespielt + 1,
      spiel,
      soloart: soloartVon(verlauf, spiel),
      stand: Object.fromEntries(danach),
      hinweise: spielHinweise(verlauf, eintrag),
    },
    lauf: { verlauf: setzeVerlaufFort(verlauf, spiel, wertung.gewinner), summen: danach },
  }
}

/** The Runde as it stands after `spiele`, which led to `lauf`. */
function standVon({ verlauf, summen }: Rundenlauf, spiele: readonly SpielStand[]): RundeStand {
  return {
    spiele,
    stand: Object.fromEntries(summen),
    geplant: verlauf.geplant,
    beendet: istBeendet(verlauf),
    naechstes: { ...besetzungVon(verlauf), nummer: verlauf.gespielt + 1 },
    offenePflichtsoli: verlauf.offen,
    kuersoli: Object.fromEntries(verlauf.kuersoli),
    erzwungen: erzwungenesSpiel(verlauf),
    hinweise: rundeHinweise(verlauf),
  }
}
