/** The typed Spielpunkte of a past evening, by player; text while it is typed. Pure. */
export type Endstand = Readonly<Record<string, string>>

export type GelesenerEndstand =
  | { readonly art: 'unvollstaendig'; readonly summe: number }
  | { readonly art: 'summe'; readonly summe: number }
  | { readonly art: 'gut'; readonly summe: 0; readonly punkte: Readonly<Record<string, number>> }

const GRENZE = 9999

/** A whole number as people type it: `12`, `-4`, `−4`, `+3`; null for anything else. */
export function lesePunkte(text: string): number | null {
  const treffer = /^\s*([+\-−–])?\s*(\d{1,4})\s*$/.exec(text)
  if (!treffer) return null
  const betrag = Number(treffer[2])
  if (betrag > GRENZE) return null
  const negativ = treffer[1] !== undefined && treffer[1] !== '+'
  return negativ && betrag !== 0 ? -betrag : betrag
}

/** Reads the result of those who were there; it must be complete and sum to 0 (U-L7). */
export function leseEndstand(eingaben: Endstand, dabei: readonly string[]): GelesenerEndstand {
  const punkte = dabei.map((id) => [id, lesePunkte(eingaben[id] ?? '')] as const)
  const summe = punkte.reduce((bisher, [, p]) => bisher + (p ?? 0), 0)
  const vollstaendig = punkte.filter((p): p is readonly [string, number] => p[1] !== null)
  if (vollstaendig.length < dabei.length) return { art: 'unvollstaendig', summe }
  if (summe !== 0) return { art: 'summe', summe }
  return { art: 'gut', summe, punkte: Object.fromEntries(vollstaendig) }
}

/** Changes the sign of what is typed: phones' number pads have no minus. */
export function wechsleVorzeichen(text: string): string {
  const sauber = text.trim()
  if (sauber === '') return '−'
  return /^[-−–]/.test(sauber) ? sauber.slice(1).trim() : `−${sauber.replace(/^\+/, '')}`
}
