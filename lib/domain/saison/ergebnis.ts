import { computeRunde } from '../runde/compute'
import type { RundeStand } from '../runde/runde'
import type { SpielerRef } from '../spiel/spiel'
import { computeSpieltag } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import { summiere } from '../summe'
import type { SaisonSpieltag } from './saison'

type Punkte = ReadonlyMap<SpielerRef, number>

/** One table's list of games as a season counts it. */
interface Listenergebnis {
  /** Spielpunkte of everyone who had a seat. */
  readonly punkte: Punkte
  /** Games that each of them sat in; null where only the result is known (U-L7). */
  readonly spiele: Punkte | null
}

/** What a Spieltag came to, before a season makes anything of it. */
export interface Tagesergebnis {
  readonly entschuldigt: readonly SpielerRef[]
  /** One for each Runde; a Spieltag known only by its result is one table (D-L). */
  readonly listen: readonly Listenergebnis[]
  /** Spielpunkte of everyone who was there: several Runden add up (U-L5). */
  readonly punkte: Punkte
  /** Games of everyone who was there. */
  readonly spiele: Punkte
}

/** The result of a Spieltag of an exchange file. */
export function ergebnisAus({ endstand, entschuldigt, runden }: SaisonSpieltag): Tagesergebnis {
  return buildErgebnis(
    entschuldigt,
    endstand === undefined ? runden.map((r) => listeAus(computeRunde(r))) : [nurErgebnis(endstand)],
  )
}

/** The result of a stored Spieltag. Computed once for one and the same record: a changed evening is another one. */
export function ergebnisVon(akte: SpieltagAkte): Tagesergebnis {
  const bekannt = ergebnisse.get(akte)
  if (bekannt !== undefined) return bekannt
  const { endstand, entschuldigt } = akte
  const listen =
    endstand === null
      ? computeSpieltag(akte).runden.map((r) => listeAus(r.stand))
      : [nurErgebnis(endstand)]
  const neu = buildErgebnis(entschuldigt, listen)
  ergebnisse.set(akte, neu)
  return neu
}

const ergebnisse = new WeakMap<SpieltagAkte, Tagesergebnis>()

function nurErgebnis(endstand: Readonly<Record<SpielerRef, number>>): Listenergebnis {
  return { punkte: new Map(Object.entries(endstand)), spiele: null }
}

function listeAus({ stand, spiele }: Pick<RundeStand, 'stand' | 'spiele'>): Listenergebnis {
  const gespielt = new Map(Object.keys(stand).map((s) => [s, 0]))
  for (const s of spiele.flatMap((spiel) => spiel.spieler))
    gespielt.set(s, (gespielt.get(s) ?? 0) + 1)
  return { punkte: new Map(Object.entries(stand)), spiele: gespielt }
}

function buildErgebnis(
  entschuldigt: readonly SpielerRef[],
  listen: readonly Listenergebnis[],
): Tagesergebnis {
  return {
    entschuldigt,
    listen,
    punkte: summiere(listen.map((l) => l.punkte)),
    spiele: summiere(listen.flatMap((l) => (l.spiele === null ? [] : [l.spiele]))),
  }
}
