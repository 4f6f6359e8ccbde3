import { DATEI_FEHLER_CODES } from './austausch/fehler-codes'
import { OP_FEHLER_CODES } from './op/fehler-codes'

/**
 * Every reason an input is refused for, kebab-case and German. Each group has its German sentences in
 * `lib/format/fehler-texte`; a code without one does not compile.
 */
const FORMAT_FEHLER_CODES = [
  'unlesbar',
  'feld-fehlt',
  'feld-unbekannt',
  'typ-falsch',
  'wert-unbekannt',
  'zu-klein',
  'zu-gross',
  'form-falsch',
] as const
/** What is no game, no evening, no season at all; made by `formatFehler` from what zod finds. */
export type FormatFehlerCode = (typeof FORMAT_FEHLER_CODES)[number]

const SPIEL_FEHLER_CODES = [
  'anzahl-re',
  'spieler-doppelt',
  'spieler-nicht-am-tisch',
  'augen-fehlen',
  'augen-bereich',
  'augen-unmoeglich',
  'ohne-stich-mit-augen',
  'ansage-ohne-stoss',
  'ansagen-beider-parteien',
  'ansage-nur-im-null',
  'ansage-nicht-im-null',
  'ansage-des-null-spielers',
  'vor-klaerung-nur-hochzeit',
  'schweine-ohne-stoss',
  'schweine-nicht-in-art',
  'trumpfabgabe-nicht-in-art',
  'sonderpunkt-nicht-in-art',
  'sonderpunkt-keine-anzahl',
  'sonderpunkt-zu-viele',
  'sonderpunkt-ohne-augen',
  'fuchs-mit-schweinen',
  'sonderpunkte-bei-regelverstoss',
  'notiz-zu-lang',
] as const
/** What `pruefeSpiel` refuses a Spiel for. */
export type SpielFehlerCode = (typeof SPIEL_FEHLER_CODES)[number]

export const FEHLER_CODES = [
  ...FORMAT_FEHLER_CODES,
  ...SPIEL_FEHLER_CODES,
  ...DATEI_FEHLER_CODES,
  ...OP_FEHLER_CODES,
] as const

export type FehlerCode = (typeof FEHLER_CODES)[number]
