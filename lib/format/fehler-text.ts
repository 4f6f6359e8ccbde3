import type { Fehler } from '../domain/result'

/** Makes the sentence of one fault from its data; `namen` shows a player's reference by name. */
export type FehlerText = (
  daten: NonNullable<Fehler['daten']>,
  namen: (spieler: string | number | undefined) => string,
) => string

/** Shows a player's reference by its name; one that has none as it is. */
export function nameAus(namen: Readonly<Record<string, string>>): Parameters<FehlerText>[1] {
  return (spieler) => {
    const ref = String(spieler)
    return zitat(Object.hasOwn(namen, ref) ? namen[ref] : ref)
  }
}

/**
 * Foreign text inside a sentence: on one line, without control characters or those that turn the direction of
 * writing around, and not longer than the sentence.
 */
export function zitat(wert: string | number | undefined): string {
  const text = String(wert)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
  const zeichen = [...text]
  return zeichen.length > 60 ? `${zeichen.slice(0, 60).join('')}…` : text
}
