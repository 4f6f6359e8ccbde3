import { regelwerkVon } from '../regelwerk/presets'
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
  /** The games that led here. */
  readonly spiele: readonly SpielStand[]
  /** How it stood before each of them. */
  readonly davor: readonly Stand[]
}

type Stand = Pick<Rundenlauf, 'verlauf' | 'summen'>

/**
 * Everything that follows from a Runde's games (U-T1 to U-T7): who dealt and sat out, Pflicht and Kür, points
 * and totals, what is due next. A valid Runde in, a total function; its points sum to 0 after every game.
 */
export function computeRunde(runde: Runde): RundeStand {
  return standNach(laufNach(runde))
}

/** Where a Runde stands after all its games; `bisher` is known of the same Runde with `gleiche` first games in common. */
export function laufNach(
  runde: Runde,
  bisher?: { readonly lauf: Rundenlauf; readonly gleiche: number },
): Rundenlauf {
  const gleiche = bisher?.gleiche ?? 0
  const spiele = bisher?.lauf.spiele.slice(0, gleiche) ?? []
  const davor = bisher?.lauf.davor.slice(0, gleiche) ?? []
  let stand = bisher === undefined ? beginneLauf(runde) : standVor(bisher.lauf, gleiche)
  for (const eintrag of runde.spiele.slice(gleiche)) {
    const { spiel, ...danach } = spieleWeiter(stand, eintrag)
    spiele.push(spiel)
    davor.push(stand)
    stand = danach
  }
  return { ...stand, spiele, davor }
}

function standVor(lauf: Rundenlauf, stelle: number): Stand {
  return lauf.davor[stelle] ?? { verlauf: lauf.verlauf, summen: lauf.summen }
}

/** The Runde after one game more. */
export function setzeLaufFort(lauf: Rundenlauf, eintrag: RundeSpiel): Rundenlauf {
  const stand = { verlauf: lauf.verlauf, summen: lauf.summen }
  const { spiel, verlauf, summen } = spieleWeiter(stand, eintrag)
  return { verlauf, summen, spiele: [...lauf.spiele, spiel], davor: [...lauf.davor, stand] }
}

/** A Runde before its first game; its own list of games plays no part. */
function beginneLauf(runde: Runde): Stand {
  return {
    verlauf: beginneVerlauf(runde),
    summen: new Map<SpielerRef, number>(runde.spieler.map((s) => [s, 0])),
  }
}

/** What the next game comes to, and how the Runde stands after it. */
function spieleWeiter(
  { verlauf, summen }: Stand,
  eintrag: RundeSpiel,
): Stand & { readonly spiel: SpielStand } {
  const { spiel } = eintrag
  const regelwerk = regelwerkVon(verlauf.runde)
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
    verlauf: setzeVerlaufFort(verlauf, spiel, wertung.gewinner),
    summen: danach,
  }
}

/** Everything that follows from a Runde's games, once they are played through. */
export function standNach({ verlauf, summen, spiele }: Rundenlauf): RundeStand {
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
