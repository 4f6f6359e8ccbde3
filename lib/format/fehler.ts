import type { FehlerCode } from '../domain/fehler-codes'
import type { Fehler } from '../domain/result'
import { DATEI_FEHLER_TEXTE } from './fehler-datei'
import { FORMAT_FEHLER_TEXTE } from './fehler-format'
import { OP_FEHLER_TEXTE } from './fehler-op'
import { SPIEL_FEHLER_TEXTE } from './fehler-spiel'
import type { FehlerText } from './fehler-text'
import { nameAus } from './fehler-text'

const TEXTE: Readonly<Record<FehlerCode, FehlerText>> = {
  ...FORMAT_FEHLER_TEXTE,
  ...SPIEL_FEHLER_TEXTE,
  ...DATEI_FEHLER_TEXTE,
  ...OP_FEHLER_TEXTE,
}

/**
 * The German sentence of a fault: what is wrong and what to do about it, without place and rule. `namen` maps
 * player references to names; a reference that is not in it is shown as it is.
 */
export function textFehler(fehler: Fehler, namen: Readonly<Record<string, string>> = {}): string {
  return TEXTE[fehler.code](fehler.daten ?? {}, nameAus(namen))
}
