import type { Plaetze } from '../domain/regelwerk/plaetze'

const ZAHLWORTE: Readonly<Record<number, string>> = { 4: 'vier', 5: 'fünf', 6: 'sechs' }

/** A number of players at a table as a word. */
export function zahlwort(anzahl: number): string {
  return ZAHLWORTE[anzahl] ?? String(anzahl)
}

/** How many sit at a table: „vier bis sechs“, „vier oder fünf“. */
export function textPlaetze({ von, bis }: Plaetze): string {
  if (von === bis) return zahlwort(von)
  return `${zahlwort(von)} ${bis - von === 1 ? 'oder' : 'bis'} ${zahlwort(bis)}`
}

/** The same as a sentence of its own. */
export function hinweisPlaetze(plaetze: Plaetze): string {
  const text = textPlaetze(plaetze)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
