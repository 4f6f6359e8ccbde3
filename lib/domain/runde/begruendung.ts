import { invariant } from '../invariant'
import { artRegel } from '../regelwerk/arten'
import { getRegelwerk } from '../regelwerk/presets'
import type { Regelwerk, RegelwerkId } from '../regelwerk/regelwerk'
import type { SpielerRef } from '../spiel/spiel'
import { laufNach } from './compute'
import { faelligePflichtsoli } from './hinweise'
import type { Runde, SpielStand } from './runde'
import { aussetzerPlaetze } from './sitze'
import type { AussetzerPlatz } from './sitze'
import type { Verlauf } from './verlauf'
import { fuehrtSolist } from './soloart'
import { beginneVerlauf, istWiederholung, setzeVerlaufFort, uebrigeSpiele } from './verlauf'

/** Why this dealer (U-T1). */
type GeberGrund =
  | { readonly code: 'erster' }
  | { readonly code: 'reihum'; readonly nach: SpielerRef }
  /** `solo`: number of the announced solo before. */
  | { readonly code: 'noch-einmal'; readonly solo: number }

/** Who sits out and why (U-T2). */
export interface AussetzerGrund {
  /** Seats at the table. */
  readonly anzahl: number
  /** The dealer first. Of a record that U-T2 does not explain the place is null. */
  readonly aussetzer: readonly {
    readonly spieler: SpielerRef
    readonly platz: AussetzerPlatz | null
  }[]
  /** Who would have sat out by U-T2 and played by the record: only after a correction. */
  readonly statt: readonly SpielerRef[]
}

/** Why Pflicht or Kür (U-T4 to U-T6). */
export type SoloGrund =
  /** One played alone without announcing it (A1). */
  | { readonly code: 'nicht-angesagt' }
  /** Dealt and led as a normal game: after the Pflichtsolo or none that may be one (D-T, B-A), or where there are none (K-A). */
  | {
      readonly code: 'lust'
      readonly solist: SpielerRef
      /** Number of the game that was the player's Pflichtsolo; null while it is open, and where none is owed. */
      readonly pflichtsolo: number | null
      readonly pflicht: boolean
    }
  | {
      readonly code: 'pflicht'
      readonly solist: SpielerRef
      readonly faellig: PflichtFaelligkeit | null
    }
  | {
      readonly code: 'kuer'
      readonly solist: SpielerRef
      /** Number of the game that was the player's Pflichtsolo. */
      readonly pflichtsolo: number
      /** Number of the lost Kürsolo that this one repeats. */
      readonly wiederholt: number | null
      readonly danach: KuerDanach | null
    }

/** What a lost Kürsolo leads to (U-T5): its repeat, none after a lost repeat (A6), none at all by the settings. */
export type KuerDanach = 'wiederholen' | 'keine-zweite' | 'aus'

/** Why it could not wait any longer (U-T6). */
export interface PflichtFaelligkeit {
  /** Games left, this one included. */
  readonly uebrig: number
  /** Open Pflichtsoli, this one included, in seat order. */
  readonly offen: readonly SpielerRef[]
  /** Those of them at the table, from the dealer's left. */
  readonly reihe: readonly SpielerRef[]
}

/** How many games are planned after this one (U-T3). */
interface SpielzahlGrund {
  /** Seats at the table, and the games planned for so many; null where there is no fixed number (K-A). */
  readonly anzahl: number
  readonly grundzahl: number | null
  /** Each adds a game. */
  readonly kuersoli: readonly { readonly nummer: number; readonly solist: SpielerRef }[]
  readonly geplant: number | null
}

/** Why a game of a Runde was dealt, seated and counted as it was. */
export interface Begruendung {
  readonly regelwerk: RegelwerkId
  readonly geber: SpielerRef
  readonly geberGrund: GeberGrund
  readonly tisch: AussetzerGrund
  readonly ausspieler: SpielerRef
  /** The soloist of an announced solo leads, else the dealer's left (U-T2). */
  readonly solistSpieltAus: boolean
  /** Null in a game of two against two. */
  readonly solo: SoloGrund | null
  readonly spielzahl: SpielzahlGrund
}

/**
 * The reasons behind the game with this `nummer`, which must exist, by what was known when it was played (U-T1 to
 * U-T6). Players are the references of the Runde; sentences are `textBegruendung` in `lib/format`.
 */
export function begruendeSpiel(runde: Runde, nummer: number): Begruendung {
  const lauf = laufNach(runde)
  const stand = lauf.spiele[nummer - 1]
  const davor = lauf.davor[nummer - 1]?.verlauf
  invariant(stand && davor, `Spiel ${nummer} gehört zur Runde`)
  const bisher = lauf.spiele.slice(0, nummer - 1)
  const regelwerk = getRegelwerk(runde.regelwerk)
  const solistSpieltAus = fuehrtSolist(regelwerk, stand.soloart)
  return {
    regelwerk: regelwerk.id,
    geber: stand.geber,
    geberGrund: geberGrund(regelwerk, bisher.at(-1)),
    tisch: aussetzerGrund(runde, stand),
    ausspieler: solistSpieltAus ? solistVon(stand) : stand.ausspieler,
    solistSpieltAus,
    solo: soloGrund({ stand, bisher, davor }),
    spielzahl: spielzahlGrund(runde, [...bisher, stand]),
  }
}

function geberGrund(regelwerk: Regelwerk, voriges: SpielStand | undefined): GeberGrund {
  if (voriges === undefined) return { code: 'erster' }
  if (fuehrtSolist(regelwerk, voriges.soloart)) return { code: 'noch-einmal', solo: voriges.nummer }
  return { code: 'reihum', nach: voriges.geber }
}

function aussetzerGrund(runde: Runde, stand: SpielStand): AussetzerGrund {
  const regel = aussetzerPlaetze({ spieler: runde.spieler, geber: stand.geber })
  const nachRegel = regel.filter((r) => stand.aussetzer.includes(r.spieler))
  const sonst = stand.aussetzer.filter((s) => !regel.some((r) => r.spieler === s))
  return {
    anzahl: runde.spieler.length,
    aussetzer: [...nachRegel, ...sonst.map((spieler) => ({ spieler, platz: null }))],
    statt: regel.map((r) => r.spieler).filter((s) => !stand.aussetzer.includes(s)),
  }
}

interface Lage {
  readonly stand: SpielStand
  readonly bisher: readonly SpielStand[]
  readonly davor: Verlauf
}

function soloGrund({ stand, bisher, davor }: Lage): SoloGrund | null {
  const regelwerk = getRegelwerk(davor.runde.regelwerk)
  const art = artRegel(regelwerk, stand.spiel.art)
  if (art?.re !== 1) return null
  if (!art.angesagtesSolo) return { code: 'nicht-angesagt' }
  const solist = solistVon(stand)
  const pflichtspiel = bisher.find((s) => s.soloart === 'pflicht' && solistVon(s) === solist)
  const pflichtsolo = pflichtspiel?.nummer ?? null
  if (stand.soloart !== 'pflicht' && !fuehrtSolist(regelwerk, stand.soloart))
    return { code: 'lust', solist, pflichtsolo, pflicht: regelwerk.soli.pflicht }
  switch (stand.soloart) {
    case 'pflicht':
      return { code: 'pflicht', solist, faellig: faelligkeit(stand, davor) }
    case 'kuer': {
      invariant(pflichtsolo !== null, 'vor einem Kürsolo steht das Pflichtsolo')
      return {
        code: 'kuer',
        solist,
        pflichtsolo,
        // A repeat is due at once or never, so what it repeats is the game before.
        wiederholt: istWiederholung(davor, stand.spiel) ? stand.nummer - 1 : null,
        danach: danach(stand, davor),
      }
    }
  }
}

function faelligkeit(stand: SpielStand, davor: Verlauf): PflichtFaelligkeit | null {
  const reihe = faelligePflichtsoli(davor, stand.spieler)
  if (reihe.length === 0) return null
  return { uebrig: uebrigeSpiele(davor), offen: davor.offen, reihe }
}

function danach(stand: SpielStand, davor: Verlauf): KuerDanach | null {
  if (stand.gewinner !== 'kontra') return null
  const { wiederholung } = setzeVerlaufFort(davor, stand.spiel, stand.gewinner)
  if (wiederholung !== null) return 'wiederholen'
  return davor.runde.einstellungen.kuersoloWiederholung === 'aus' ? 'aus' : 'keine-zweite'
}

function spielzahlGrund(runde: Runde, bisHier: readonly SpielStand[]): SpielzahlGrund {
  const grundzahl = beginneVerlauf(runde).geplant
  const kuersoli = bisHier
    .filter((s) => s.soloart === 'kuer' && fuehrtSolist(getRegelwerk(runde.regelwerk), s.soloart))
    .map((s) => ({ nummer: s.nummer, solist: solistVon(s) }))
  return {
    anzahl: runde.spieler.length,
    grundzahl,
    kuersoli,
    geplant: grundzahl === null ? null : grundzahl + kuersoli.length,
  }
}

function solistVon({ spiel }: SpielStand): SpielerRef {
  const [solist] = spiel.re
  invariant(solist !== undefined, 'ein Solo hat einen Solisten')
  return solist
}
