import type { Einstellungen } from '../regelwerk/einstellungen'
import type { SpielerRef } from '../spiel/spiel'
import { summiere } from '../summe'
import type { Abendrechnung, Geldrunde, Rechnung } from './abend'
import { rechneAbend } from './abend'

/** An evening of a season as it is settled. `runden` is null for one known only by its result (U-L7). */
export interface Geldabend {
  readonly runden: readonly Geldrunde[] | null
  readonly anwesend: readonly SpielerRef[]
  readonly entschuldigt: readonly SpielerRef[]
}

export interface Saisonrechnung extends Rechnung {
  /** As the evenings given; null for one of which no game is known. */
  readonly abende: readonly (Abendrechnung | null)[]
  /** Who of the roster missed which evenings without an excuse (places in the list given), and what it costs. */
  readonly gebuehren: readonly {
    readonly spieler: SpielerRef
    readonly abende: readonly number[]
    readonly cent: number
  }[]
  /** What of `kasse` comes from games, and what from absences. */
  readonly anteile: number
  readonly gebuehrensumme: number
}

/** A season's money: the sums over its evenings, and a fee for each unexcused absence. Everyone of the roster is in it. */
export function rechneSaison(
  {
    spieler: kader,
    einstellungen,
  }: {
    readonly spieler: readonly SpielerRef[]
    readonly einstellungen: Pick<Einstellungen, 'fehlgebuehrCent'>
  },
  abende: readonly Geldabend[],
): Saisonrechnung {
  const gerechnet = abende.map(({ runden }) => (runden === null ? null : rechneAbend(runden)))
  const gebuehren = kader.flatMap((spieler) => {
    const gefehlt = abende.flatMap(({ anwesend, entschuldigt }, i) =>
      anwesend.includes(spieler) || entschuldigt.includes(spieler) ? [] : [i],
    )
    const cent = gefehlt.length * einstellungen.fehlgebuehrCent
    return cent === 0 ? [] : [{ spieler, abende: gefehlt, cent }]
  })
  const anteile = gerechnet.reduce((k, a) => k + (a?.kasse ?? 0), 0)
  const gebuehrensumme = gebuehren.reduce((k, g) => k + g.cent, 0)
  return {
    abende: gerechnet,
    gebuehren,
    summe: Object.fromEntries(
      summiere([
        kader.map((s) => [s, 0] as const),
        ...gerechnet.map((a) => Object.entries(a?.summe ?? {})),
        gebuehren.map((g) => [g.spieler, 0 - g.cent] as const),
      ]),
    ),
    kasse: anteile + gebuehrensumme,
    anteile,
    gebuehrensumme,
  }
}
