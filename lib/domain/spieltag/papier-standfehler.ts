import type { SpielerRef } from '../spiel/spiel'
import { addiere, male, tausche, type PapierSpiel, type Punkte } from './papier-abend'
import type { Hypothese } from './papier-ursache'

/** What the totals should be on paper after a game, as far as the paper was right or wrong before. */
export interface Erwartung {
  readonly spiel: PapierSpiel
  readonly staende: Punkte
}

/** Slips of the pen in one total, after which the paper went on. */
export function listStandfehler({ spiel, staende }: Erwartung): readonly Hypothese[] {
  return [...staende].flatMap(([spieler, richtig]) => {
    const bei = (art: 'zahlendreher' | 'vorzeichen-stand', papier: number): Hypothese => ({
      ursache: { art, spiel: spiel.nummer, spieler, papier, richtig },
      wirkung: new Map([[spieler, papier - richtig]]),
    })
    return [
      bei('vorzeichen-stand', -richtig),
      ...zahlendreher(richtig).map((papier) => bei('zahlendreher', papier)),
    ]
  })
}

/** What can be wrong with the checked row alone: two columns exchanged, or the totals of another game. */
export function listZeilenfehler(
  hier: Erwartung,
  andere: readonly Erwartung[],
): readonly Hypothese[] {
  const spieler = [...hier.staende.keys()]
  return [
    ...spieler.flatMap((a, i) => spieler.slice(i + 1).map((b) => staendeVertauscht(hier, [a, b]))),
    ...andere
      // The totals of the game before are no other cause than this game missing.
      .filter(({ spiel }) => spiel.nummer !== hier.spiel.nummer - 1)
      .map(({ spiel, staende }): Hypothese => ({
        ursache: { art: 'anderes-spiel', spiel: spiel.nummer },
        wirkung: addiere(staende, male(hier.staende, -1)),
      })),
  ]
}

function staendeVertauscht(
  { spiel, staende }: Erwartung,
  spieler: readonly [SpielerRef, SpielerRef],
): Hypothese {
  return {
    ursache: { art: 'staende-vertauscht', spiel: spiel.nummer, spieler },
    wirkung: tausche(staende, spieler),
  }
}

/** The figure with two neighbouring digits exchanged: 27 and 72; 120 as 210 and 102. */
function zahlendreher(zahl: number): readonly number[] {
  const ziffern = String(Math.abs(zahl))
  return Array.from({ length: ziffern.length - 1 }, (_, i) => {
    const paar = `${ziffern[i + 1]}${ziffern[i]}`
    const gedreht = Number(ziffern.slice(0, i) + paar + ziffern.slice(i + 2))
    return zahl < 0 ? -gedreht : gedreht
  })
}
