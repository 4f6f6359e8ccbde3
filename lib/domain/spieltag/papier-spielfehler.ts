import type { SpielerRef } from '../spiel/spiel'
import { addiere, male, tausche, type PapierSpiel, type Punkte } from './papier-abend'
import type { Hypothese } from './papier-ursache'
import { listAndereWerte, wertHypothese } from './papier-wert'

/** What can happen to a whole game on paper and keeps every sum 0: the parts that a combination is made of. */
export function listGanzeSpielfehler(spiel: PapierSpiel): readonly Hypothese[] {
  const { nummer, punkte } = spiel
  return [
    {
      ursache: { art: 'spiel-fehlt', spiel: nummer, verschoben: false },
      wirkung: male(punkte, -1),
    },
    { ursache: { art: 'spiel-doppelt', spiel: nummer, verschoben: false }, wirkung: punkte },
    { ursache: { art: 'vorzeichen-spiel', spiel: nummer }, wirkung: male(punkte, -2) },
    ...listAndereWerte(spiel).map((w) => wertHypothese(spiel, w)),
  ]
}

/** What can happen to a game's figures among those who had a column: `spalten` in the order of the seats. */
export function listVerteilungsfehler(
  spiel: PapierSpiel,
  spalten: readonly SpielerRef[],
): readonly Hypothese[] {
  return [
    ...spalten.flatMap((a, i) => spalten.slice(i + 1).map((b) => vertauscht(spiel, [a, b]))),
    ...spalten.flatMap((von) =>
      spalten.filter((nach) => nach !== von).map((nach) => falscheSpalte(spiel, von, nach)),
    ),
    ...[...spiel.punkte.keys()].flatMap((s) => einzelneSpielpunkte(spiel, s)),
    ...(spiel.re.length === 1 ? soloFehler(spiel) : paarAlsSolo(spiel)),
  ]
}

function vertauscht(
  { nummer, punkte }: PapierSpiel,
  spieler: readonly [SpielerRef, SpielerRef],
): Hypothese {
  return {
    ursache: { art: 'vertauscht', spiel: nummer, spieler },
    wirkung: tausche(punkte, spieler),
  }
}

function falscheSpalte(
  { nummer, punkte }: PapierSpiel,
  von: SpielerRef,
  nach: SpielerRef,
): Hypothese {
  const was = punkte.get(von) ?? 0
  return {
    ursache: { art: 'falsche-spalte', spiel: nummer, von, nach },
    wirkung: new Map([
      [von, -was],
      [nach, was],
    ]),
  }
}

/** One figure of the game is wrong, the others are right: the row no longer sums to 0. */
function einzelneSpielpunkte(
  { nummer, punkte }: PapierSpiel,
  spieler: SpielerRef,
): readonly Hypothese[] {
  const was = punkte.get(spieler) ?? 0
  const bei = (wirkung: number): Punkte => new Map([[spieler, wirkung]])
  return [
    { ursache: { art: 'vorzeichen-punkte', spiel: nummer, spieler }, wirkung: bei(-2 * was) },
    { ursache: { art: 'punkte-vergessen', spiel: nummer, spieler }, wirkung: bei(-was) },
    { ursache: { art: 'punkte-doppelt', spiel: nummer, spieler }, wirkung: bei(was) },
  ]
}

/** U-W10: alone counts threefold. On paper it may count once, or the game may be written as two against two. */
function soloFehler({ nummer, punkte, re, einheit }: PapierSpiel): readonly Hypothese[] {
  const [spieler = ''] = re
  const zuViel = ((punkte.get(spieler) ?? 0) * 2) / 3
  const einfach: Punkte = new Map([[spieler, -zuViel]])
  return [
    { ursache: { art: 'solo-nicht-verdreifacht', spiel: nummer, spieler }, wirkung: einfach },
    ...[...einheit.keys()]
      .filter((partner) => partner !== spieler)
      .map((partner): Hypothese => ({
        ursache: { art: 'solo-als-paar', spiel: nummer, spieler, partner },
        wirkung: addiere(einfach, new Map([[partner, zuViel]])),
      })),
  ]
}

function paarAlsSolo({ nummer, punkte, re }: PapierSpiel): readonly Hypothese[] {
  return re.map((spieler): Hypothese => {
    const mehr = 2 * (punkte.get(spieler) ?? 0)
    return {
      ursache: { art: 'paar-als-solo', spiel: nummer, spieler },
      wirkung: new Map(re.map((s) => [s, s === spieler ? mehr : -mehr])),
    }
  })
}
