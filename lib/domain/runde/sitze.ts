import { invariant } from '../invariant'
import type { SpielerRef } from '../spiel/spiel'
import type { Besetzung } from './runde'

interface Sitzfrage {
  /** Clockwise. */
  readonly spieler: readonly SpielerRef[]
  readonly geber: SpielerRef
}

/** The player one seat on, clockwise: who deals next after a game without an announced solo (U-T1). */
export function naechsterSitz({ spieler, geber }: Sitzfrage): SpielerRef {
  return sitzAb({ spieler, geber }, 1)
}

/** Who plays and who sits out when `geber` deals (U-T2). */
export function besetze({ spieler, geber }: Sitzfrage): Besetzung {
  const ab = spieler.map((_, i) => sitzAb({ spieler, geber }, i + 1))
  const aussetzer = new Set(aussetzerPlaetze({ spieler, geber }).map((a) => a.spieler))
  return mitVieren({ geber, sitze: ab, vier: ab.filter((s) => !aussetzer.has(s)) })
}

/**
 * The seats of a deal in which exactly `vier` play: what a recorded game says of itself when corrections have
 * moved the deal since. Clockwise from the dealer's left, as `besetze` orders them.
 */
export function besetzeMit(frage: Sitzfrage, vier: readonly SpielerRef[]): Besetzung {
  const ab = frage.spieler.map((_, i) => sitzAb(frage, i + 1))
  return mitVieren({
    geber: frage.geber,
    sitze: ab,
    vier: ab.filter((s) => vier.includes(s)),
  })
}

function mitVieren(p: {
  geber: SpielerRef
  sitze: readonly SpielerRef[]
  vier: readonly SpielerRef[]
}): Besetzung {
  const [ausspieler] = p.vier
  invariant(ausspieler !== undefined && p.vier.length === 4, 'vier Spieler am Tisch')
  return {
    geber: p.geber,
    spieler: p.vier,
    aussetzer: p.sitze.filter((s) => !p.vier.includes(s)),
    ausspieler,
  }
}

/** Why somebody sits out: as the dealer, or two seats to his right (U-T2). */
export type AussetzerPlatz = 'geber' | 'zwei-rechts'

/** Who sits out when `geber` deals, the dealer first (U-T2): nobody of four, of five the dealer, of six both. */
export function aussetzerPlaetze(
  frage: Sitzfrage,
): readonly { readonly spieler: SpielerRef; readonly platz: AussetzerPlatz }[] {
  const geber = { spieler: frage.geber, platz: 'geber' } as const
  switch (frage.spieler.length) {
    case 4:
      return []
    case 5:
      return [geber]
    default:
      return [geber, { spieler: sitzAb(frage, -2), platz: 'zwei-rechts' }]
  }
}

function sitzAb({ spieler, geber }: Sitzfrage, schritte: number): SpielerRef {
  const platz = spieler.indexOf(geber)
  invariant(platz >= 0, 'der Geber sitzt in der Runde')
  const wer = spieler[(platz + schritte + spieler.length) % spieler.length]
  invariant(wer !== undefined, 'jeder Platz ist besetzt')
  return wer
}
