import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { Folge } from '@/lib/domain/protokoll/folge'

/** An entry with the names that everybody had then. */
export interface Eintrag {
  readonly seq: number
  readonly art: string
  readonly daten: unknown
  readonly folge: Folge | undefined
  readonly namen: Readonly<Record<string, string>>
  /** By which the evening is played that it is about; null where it is about none. */
  readonly regelwerk: RegelwerkId | null
  readonly kontoName: string
  readonly geraet: string
  /** Epoch milliseconds. */
  readonly zeit: number
  readonly hash: string
  readonly vorgaengerHash: string
}

interface Ziel {
  /** Behind `/v/<kurz>`. */
  readonly weg: string
  readonly text: string
}

/** Where the thing has its page that an entry is about: the game before its evening, the evening before its season. */
export function zielVon({ daten, folge }: Eintrag): Ziel | null {
  const spiel = folge?.spiel?.id ?? id(daten, 'spielId')
  if (spiel !== null) return { weg: `/spiele/${spiel}`, text: 'Zum Spiel' }
  const spieltag = id(daten, 'spieltagId')
  if (spieltag !== null) return { weg: `/spieltage/${spieltag}`, text: 'Zum Spieltag' }
  const saison = id(daten, 'saisonId')
  if (saison !== null) return { weg: `/saison/${saison}`, text: 'Zur Saison' }
  return null
}

function id(daten: unknown, feld: string): string | null {
  if (typeof daten !== 'object' || daten === null) return null
  const wert = (daten as Readonly<Record<string, unknown>>)[feld]
  return typeof wert === 'string' ? wert : null
}
