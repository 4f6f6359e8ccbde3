import type { ReactNode } from 'react'
import type { Antwort } from '@/components/spielzettel/use-eintrag'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { Besetzung } from '@/lib/domain/runde/runde'
import type { Vorgabe } from '@/lib/domain/spiel/entwurf'
import type { Hinweis, Spiel } from '@/lib/domain/spiel/spiel'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { vorgabeAus } from './laufende-runde'

/** All that the entry has to know of the evening: the coming game. The server says it too, so that the entry waits for nothing. */
export interface Tischlage {
  readonly rundeId: string
  /** Which of the evening's tables it is at. */
  readonly tisch: number
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
  /** Everyone at the table, clockwise. */
  readonly sitze: readonly string[]
  readonly besetzung: Besetzung
  readonly offenePflichtsoli: readonly string[]
  readonly vorgabe: Vorgabe | null
  /** What the coming game has to be. */
  readonly hinweise: readonly Hinweis[]
  /** All games are played: no entry, unless the table goes on. */
  readonly fertig: boolean
}

/** The table as the evening's sheet tells it to the entry, once that has come. */
export interface Tisch {
  readonly lage: Tischlage
  readonly namen: Readonly<Record<string, string>>
  /** Another one with each game that was entered here: the entry begins anew. */
  readonly zaehler: number
  readonly hinweiseFuer: (spiel: Spiel) => readonly Hinweis[]
  readonly eintragen: (spiel: Spiel) => Promise<Antwort>
  /** Something was put on the sheet: the others see that somebody enters, and the sheet keeps to its game. */
  readonly beruehrt: () => void
  /** What lies over the list while the sheet is open. */
  readonly darueber: ReactNode
}

/** The coming game of a Runde that runs. */
export function tischlageVon({ akte, stand }: GerechneteRunde): Tischlage {
  const { geber, spieler, aussetzer, ausspieler } = stand.naechstes
  return {
    rundeId: akte.id,
    tisch: akte.tisch,
    regelwerk: akte.regelwerk,
    einstellungen: akte.einstellungen,
    sitze: akte.sitze,
    besetzung: { geber, spieler, aussetzer, ausspieler },
    offenePflichtsoli: stand.offenePflichtsoli,
    vorgabe: vorgabeAus(stand) ?? null,
    hinweise: stand.hinweise.filter((h) => h.code !== 'runde-beendet'),
    fertig: stand.beendet,
  }
}

/** Where the entry stands: beside the list, on a phone below it. */
export const EINGABESPALTE = 'grid min-w-0 content-start gap-2 lg:sticky lg:top-4 print:hidden'
