import { invariant } from '../invariant'
import { artRegel } from '../regelwerk/arten'
import { getRegelwerk } from '../regelwerk/presets'
import type { Partei, Spiel, SpielerRef } from '../spiel/spiel'
import type { Besetzung, Erzwungen, Runde, Soloart } from './runde'
import { besetze, besetzeMit, naechsterSitz } from './sitze'
import { fuehrtSolist, soloartIn } from './soloart'

/**
 * Where a Runde stands between two games: what U-T1 to U-T6 ask for about the coming one. Advanced game by
 * game, so that a game is judged by what was known when it was played.
 */
export interface Verlauf {
  readonly runde: Runde
  readonly gespielt: number
  /** Dealer of the coming game. */
  readonly geber: SpielerRef
  /** Who sits where in it by U-T2. */
  readonly faellig: Besetzung
  /** Open Pflichtsoli in seat order (U-T4). */
  readonly offen: readonly SpielerRef[]
  readonly kuersoli: ReadonlyMap<SpielerRef, number>
  /** Games so far planned: one more for every Kürsolo (U-T3); null where there is no number (K-A). */
  readonly geplant: number | null
  /** The lost Kürsolo that the coming game has to repeat (U-T5). */
  readonly wiederholung: Erzwungen | null
}

/** The Verlauf before the first game. */
export function beginneVerlauf(runde: Runde): Verlauf {
  const { spielzahl, soli } = getRegelwerk(runde.regelwerk)
  const geplant = spielzahl === null ? null : spielzahl[runde.spieler.length]
  invariant(geplant !== undefined, `Spielzahl für ${runde.spieler.length} Spieler`)
  return {
    runde,
    gespielt: 0,
    geber: runde.ersterGeber,
    faellig: besetze({ spieler: runde.spieler, geber: runde.ersterGeber }),
    offen: soli.pflicht ? runde.spieler : [],
    kuersoli: new Map(runde.spieler.map((s) => [s, 0])),
    geplant,
    wiederholung: null,
  }
}

/** The Verlauf after `spiel`, which `gewinner` has won. */
export function setzeVerlaufFort(verlauf: Verlauf, spiel: Spiel, gewinner: Partei | null): Verlauf {
  const { runde, geber } = verlauf
  const soloist = angesagterSolist(runde, spiel)
  const soloart = soloartVon(verlauf, spiel)
  const istKuer = soloist !== null && soloart === 'kuer'
  const { kuersoli } = verlauf
  const { spieler } = runde
  const bleibt = fuehrtSolist(getRegelwerk(runde.regelwerk), soloart)
  const naechster = bleibt ? geber : naechsterSitz({ spieler, geber })
  const mehr = istKuer && bleibt
  return {
    runde,
    gespielt: verlauf.gespielt + 1,
    geber: naechster,
    faellig: bleibt ? verlauf.faellig : besetze({ spieler, geber: naechster }),
    offen: soloart === 'pflicht' ? verlauf.offen.filter((s) => s !== soloist) : verlauf.offen,
    kuersoli: istKuer ? new Map(kuersoli).set(soloist, (kuersoli.get(soloist) ?? 0) + 1) : kuersoli,
    geplant: verlauf.geplant === null ? null : verlauf.geplant + (mehr ? 1 : 0),
    // A draw is not lost (U-T5), and what was missed once is not due again: "at once" has passed. So a
    // pending repeat never outlives the game that follows it.
    wiederholung: mehr && gewinner === 'kontra' ? naechsteWiederholung(verlauf, spiel) : null,
  }
}

/** Who plays the announced solo, null in every other game (A1). */
export function angesagterSolist(
  { regelwerk }: Pick<Runde, 'regelwerk'>,
  spiel: Spiel,
): SpielerRef | null {
  const regel = artRegel(getRegelwerk(regelwerk), spiel.art)
  return regel?.angesagtesSolo === true ? (spiel.re[0] ?? null) : null
}

/** What an announced solo is in a Runde of `runde`, as `soloartIn` says. */
export function soloartVon(verlauf: Verlauf, spiel: Spiel): Soloart | null {
  const { runde, offen } = verlauf
  const solist = angesagterSolist(runde, spiel)
  if (solist === null) return null
  return soloartIn(getRegelwerk(runde.regelwerk), { art: spiel.art, offen: offen.includes(solist) })
}

/** The seats of the coming game by U-T2, or with the four that `eintrag` recorded. */
export function besetzungVon(
  verlauf: Verlauf,
  eintrag: { readonly besetzung?: readonly SpielerRef[] | undefined } = {},
): Besetzung {
  const { faellig, geber } = verlauf
  if (eintrag.besetzung === undefined || istGleich(eintrag.besetzung, faellig.spieler))
    return faellig
  return besetzeMit({ spieler: verlauf.runde.spieler, geber }, eintrag.besetzung)
}

function istGleich(a: readonly SpielerRef[], b: readonly SpielerRef[]): boolean {
  return a === b || (a.length === b.length && a.every((s, i) => s === b[i]))
}

/** Whether `spiel` is the repeat that is due: the same art by the same player (U-T5). */
export function istWiederholung(verlauf: Verlauf, spiel: Spiel): boolean {
  const { wiederholung, runde } = verlauf
  return (
    wiederholung !== null &&
    wiederholung.art === spiel.art &&
    wiederholung.spieler === angesagterSolist(runde, spiel)
  )
}

/** Games left until the planned number is reached; negative when it was exceeded, endless without one. */
export function uebrigeSpiele(verlauf: Verlauf): number {
  return (verlauf.geplant ?? Infinity) - verlauf.gespielt
}

function naechsteWiederholung(verlauf: Verlauf, spiel: Spiel): Erzwungen | null {
  const spieler = angesagterSolist(verlauf.runde, spiel)
  if (spieler === null) return null
  switch (verlauf.runde.einstellungen.kuersoloWiederholung) {
    case 'aus':
      return null
    case 'bis-gewonnen':
      return { art: spiel.art, spieler }
    case 'einmal':
      // A lost repeat is not repeated again (A6).
      return istWiederholung(verlauf, spiel) ? null : { art: spiel.art, spieler }
  }
}
