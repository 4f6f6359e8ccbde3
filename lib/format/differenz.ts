import type { Spieldifferenz } from '../domain/spiel/differenz'
import { SPIEL_HINWEIS_CODES } from '../domain/spiel/spiel'
import type { Ansage, HinweisCode, SpielHinweisCode } from '../domain/spiel/spiel'
import { textAnsage, textArt, textPartei } from './art'
import { textNamen } from './aufzaehlen'
import { textAnzahlen, textAugen } from './eintrag'

type Namen = Readonly<Record<string, string>>

/** What two versions of a game say differently: `Re`, `Anna und Bernd`, `Anna`. */
export interface Wechselzeile {
  readonly was: string
  readonly vorher: string
  readonly nachher: string
}

/** Where one of two versions says nothing. */
export const NICHTS = 'nichts'

/** A difference of two versions as old and new, in the words of the receipt. */
export function textDifferenz(d: Spieldifferenz, namen: Namen): Wechselzeile {
  const [was, vorher, nachher] = worte(d, namen)
  return { was, vorher: vorher || NICHTS, nachher: nachher || NICHTS }
}

const PERSONEN = {
  re: 'Re',
  kontra: 'Kontra',
  stoesse: 'Stoß',
  schweine: 'Schweine',
  trumpfabgabe: 'Trumpfabgabe',
  regelverstoss: 'Regelverstoß',
} as const

/** What was confirmed at the table (U-T6), in short. */
const BESTAETIGT: Readonly<Record<SpielHinweisCode, string>> = {
  'pflichtsolo-nach-frist': 'Pflichtsolo nach der Frist',
  'spielzahl-ueberschritten': 'ein Spiel über die geplante Zahl',
  'wiederholung-versaeumt': 'Kürsolo nicht wiederholt',
  'pflichtsolo-nicht-gespielt': 'fälliges Pflichtsolo nicht gespielt',
  'besetzung-weicht-ab': 'andere vier, als nach dem Geber am Tisch säßen',
  'wiederholung-ohne-anlass': 'Wiederholung eines gestrichenen Kürsolos',
}

function worte(d: Spieldifferenz, namen: Namen): readonly [string, string, string] {
  switch (d.feld) {
    case 'art':
      return ['Spiel', textArt(d.vorher), textArt(d.nachher)]
    case 're':
    case 'kontra':
    case 'stoesse':
    case 'schweine':
    case 'trumpfabgabe':
    case 'regelverstoss':
      return [PERSONEN[d.feld], textNamen(d.vorher, namen), textNamen(d.nachher, namen)]
    case 'augen':
      return ['Augen', d.vorher ? textAugen(d.vorher) : '', d.nachher ? textAugen(d.nachher) : '']
    case 'ansage':
      return [`Ansage ${textPartei(d.partei)}`, ansage(d.vorher), ansage(d.nachher)]
    case 'ansage-vor-klaerung':
      return ['Vor der Klärung', ansage(d.vorher), ansage(d.nachher)]
    case 'sonderpunkte':
      return [
        `Sonderpunkte ${textPartei(d.partei)}`,
        textAnzahlen(d.vorher),
        textAnzahlen(d.nachher),
      ]
    case 'notiz':
      return ['Notiz', d.vorher, d.nachher]
    case 'bestaetigt':
      return ['Am Tisch bestätigt', bestaetigt(d.vorher), bestaetigt(d.nachher)]
  }
}

function ansage(stufe: Ansage | null): string {
  return stufe === null ? '' : textAnsage(stufe)
}

function bestaetigt(codes: readonly HinweisCode[]): string {
  return SPIEL_HINWEIS_CODES.filter((code) => codes.includes(code))
    .map((code) => BESTAETIGT[code])
    .join(', ')
}
