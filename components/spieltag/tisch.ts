import type { ReactNode } from 'react'
import type { Antwort } from '@/components/spielzettel/use-eintrag'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import type { Besetzung } from '@/lib/domain/runde/runde'
import type { Vorgabe } from '@/lib/domain/spiel/entwurf'
import type { Hinweis, Spiel } from '@/lib/domain/spiel/spiel'

/** All that the entry has to know of the evening: the coming game. The server says it too, so that the entry waits for nothing. */
export interface Tischlage {
  readonly rundeId: string
  /** Which of the evening's tables it is at. */
  readonly tisch: number
  /** With what is set in it: the entry needs no other rule book, nor what makes them. */
  readonly regelwerk: Regelwerk
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

/** Where the entry stands: beside the list, on a phone below it. */
export const EINGABESPALTE = 'grid min-w-0 content-start gap-2 lg:sticky lg:top-4 print:hidden'
