import { textFehler } from './fehler'

/** What stands at the field of a reason that is missing, by what it is the reason of. */
export const GRUND_FEHLT = {
  aenderung: textFehler({ ort: 'grund', code: 'grund-fehlt', regel: 'U-T7' }),
  einspruch: 'Kurz sagen, was nicht stimmt. Ein Wort genügt.',
  ablehnung: 'Einen Grund angeben. Wer Einspruch erhoben hat, bekommt ihn zu lesen.',
} as const

/** What stands at the choice of who objects while nobody is chosen. */
export const WER_FEHLT = 'Auswählen, wer Einspruch erhebt.'
