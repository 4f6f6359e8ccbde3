/** Faults of files (season, Runde) beyond those of any input; their sentences are in `lib/format/fehler-datei.ts`. */
export const DATEI_FEHLER_CODES = [
  'datei-leer',
  'datei-kein-json',
  'datei-kein-utf8',
  'datei-zu-tief',
  'datei-schluessel-doppelt',
  'datei-liste-lang',
  'datei-zu-gross',
  'datei-text-laenge',
  'datei-text-rand',
  'datei-text-zeichen',
  'datei-zahl-bereich',
  'datei-datum',
  'datei-name-reserviert',
  'datei-name-schreibweise',
  'datei-name-doppelt',
  'datei-spielerzahl',
  'datei-geber',
  'datei-besetzung',
  'datei-runden-oder-endstand',
  'datei-runden-leer',
  'datei-endstand-leer',
  'datei-endstand-summe',
  'datei-entschuldigt-fremd',
  'datei-entschuldigt-spielt',
] as const

export type DateiFehlerCode = (typeof DATEI_FEHLER_CODES)[number]
