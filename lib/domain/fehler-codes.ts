import { DATEI_FEHLER_CODES } from './austausch/fehler-codes'
import { OP_FEHLER_CODES } from './op/fehler-codes'
import { SPIEL_FEHLER_CODES } from './spiel/fehler-codes'

/** What is no game, no evening, no season at all: any input may have these. */
const FORMAT_FEHLER_CODES = [
  'unlesbar',
  'feld-fehlt',
  'feld-unbekannt',
  'typ-falsch',
  'wert-unbekannt',
] as const

export type FormatFehlerCode = (typeof FORMAT_FEHLER_CODES)[number]

/**
 * Every reason an input is refused for, kebab-case and German, by who finds it. A code without its German
 * sentence in `lib/format/fehler.ts` does not compile.
 */
export const FEHLER_CODES = [
  ...FORMAT_FEHLER_CODES,
  ...SPIEL_FEHLER_CODES,
  ...DATEI_FEHLER_CODES,
  ...OP_FEHLER_CODES,
] as const

export type FehlerCode = (typeof FEHLER_CODES)[number]
