import type { FormatFehlerCode } from '../domain/fehler-codes'
import type { FehlerText } from './fehler-text'
import { zitat } from './fehler-text'

/** What a value has to be, by zod's name for it. */
const ERWARTET: Readonly<Record<string, string>> = {
  object: 'ein Objekt { … }',
  array: 'eine Liste [ … ]',
  string: 'ein Text in Anführungszeichen',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  // Augen: counted or a band.
  'number|object': 'eine Zahl oder ein Feld { "von": …, "bis": … }',
}

/** The German sentence of the faults that any input may have. */
export const FORMAT_FEHLER_TEXTE: Readonly<Record<FormatFehlerCode, FehlerText>> = {
  unlesbar: () => 'Dieser Wert ist nicht zu lesen. Ihn nach dem Austauschformat schreiben.',
  'feld-fehlt': () => 'Dieses Feld fehlt. Es ergänzen.',
  'feld-unbekannt': (d) =>
    `Ein Feld „${zitat(d['feld'])}“ gibt es hier nicht. Seinen Namen berichtigen oder es entfernen.`,
  'typ-falsch': (d) => `Hier muss ${ERWARTET[String(d['erwartet'])] ?? 'etwas anderes'} stehen.`,
  'wert-unbekannt': (d) =>
    `„${zitat(d['wert'])}“ ist hier nicht möglich. Erlaubt: ${d['erlaubt']}.`,
}
