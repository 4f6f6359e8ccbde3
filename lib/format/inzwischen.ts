/** What another has made of a field that somebody is filling in: `Inzwischen geändert: bei Elke`. */
export function textInzwischen(jetzt: string): string {
  return `Inzwischen geändert: ${jetzt}`
}

/** What a second tap does then. */
export const TEXT_ERSETZEN =
  'Jemand hat inzwischen geändert, was auch hier geändert ist. Noch einmal „Speichern“ ersetzt es.'
