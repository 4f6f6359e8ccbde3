/** What `pruefeSpiel` refuses a Spiel for; the sentences are in `lib/format/fehler-spiel.ts`. */
export const SPIEL_FEHLER_CODES = [
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

export type SpielFehlerCode = (typeof SPIEL_FEHLER_CODES)[number]
