import type { RegelwerkId } from '../domain/regelwerk/regelwerk'

/** What a rule book calls what every one of them has. */
interface Worte {
  /** Re or Kontra, said aloud. */
  readonly stoss: string
  /** That it was said: `hat gestoßen`. */
  readonly gestossen: string
  /** Keine 90 and what is beyond it. */
  readonly absage: string
  /** That it was said: `keine 90 angesagt`. */
  readonly abgesagt: string
  /** An announced solo that is no Pflichtsolo, several of them, and their mark in the list. */
  readonly kuersolo: string
  readonly kuersoli: string
  readonly kuerzeichen: string
  /** The solo without trumps. */
  readonly fehlfarben: string
}

const UREXWEILER: Worte = {
  stoss: 'Stoß',
  gestossen: 'gestoßen',
  absage: 'Ansage',
  abgesagt: 'angesagt',
  kuersolo: 'Kürsolo',
  kuersoli: 'Kürsoli',
  kuerzeichen: 'K',
  fehlfarben: 'Fehlfarbensolo',
}

/** The words of the Turnierspielregeln, and of the books that go by them. */
const TSR: Worte = {
  stoss: 'Ansage',
  gestossen: 'angesagt',
  absage: 'Absage',
  abgesagt: 'abgesagt',
  kuersolo: 'Lustsolo',
  kuersoli: 'Lustsoli',
  kuerzeichen: 'L',
  fehlfarben: 'Fleischloser',
}

/** The words of a rule book. */
export function worteVon(regelwerk: RegelwerkId): Worte {
  return regelwerk === 'urexweiler' ? UREXWEILER : TSR
}
