import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'

/** What the server hands to the opening: who could play, and what an absence costs whom. */
export interface SaisonZurWahl {
  readonly id: string
  readonly name: string
  readonly regelwerk: RegelwerkId
  /** The roster in its order. */
  readonly spieler: readonly string[]
  /** What an absence is; missing where nobody is told. */
  readonly einstellungen?: Einstellungen
  /** Absences that counted so far, by player. */
  readonly fehltage: Readonly<Record<string, number>>
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly gast: boolean
}

export interface EroeffnungProps {
  readonly vereinKurz: string
  readonly saisons: readonly SaisonZurWahl[]
  readonly saisonId: string
  readonly personen: readonly Person[]
  /** Today in the club's time zone, `YYYY-MM-DD`. */
  readonly heute: string
}

/** Roster first, then the guests by name: the order of the choice. */
export function zurWahl(
  personen: readonly Person[],
  saison: SaisonZurWahl | undefined,
): readonly Person[] {
  const kader = (saison?.spieler ?? []).flatMap((id) => personen.filter((p) => p.id === id))
  const andere = personen
    .filter((p) => !saison?.spieler.includes(p.id))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'))
    .map((p) => ({ ...p, gast: true }))
  return [...kader, ...andere]
}

/** The person of this name, without regard to case. */
export function findPerson(personen: readonly Person[], name: string): Person | undefined {
  const gesucht = name.trim().toLocaleLowerCase('de')
  return personen.find((p) => p.name.toLocaleLowerCase('de') === gesucht)
}
