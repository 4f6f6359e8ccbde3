import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { Spieldifferenz } from '../domain/spiel/differenz'
import { SPIEL_HINWEIS_CODES } from '../domain/spiel/spiel'
import type { Ansage, HinweisCode, SpielHinweisCode } from '../domain/spiel/spiel'
import { textAnsage, textArt, textPartei } from './art'
import { textNamen } from './aufzaehlen'
import { textAnzahlen, textAugen } from './eintrag'
import { worteVon } from './worte'

interface Umfeld {
  readonly namen: Readonly<Record<string, string>>
  /** Whose words it is told in. */
  readonly regelwerk: RegelwerkId
}

/** What two versions of a game say differently: `Re`, `Anna und Bernd`, `Anna`. */
export interface Wechselzeile {
  readonly was: string
  readonly vorher: string
  readonly nachher: string
}

/** Where one of two versions says nothing. */
export const NICHTS = 'nichts'

/** A difference of two versions as old and new, in the words of the receipt. */
export function textDifferenz(d: Spieldifferenz, umfeld: Umfeld): Wechselzeile {
  const [was, vorher, nachher] = worte(d, umfeld)
  return { was, vorher: vorher || NICHTS, nachher: nachher || NICHTS }
}

const PERSONEN = {
  re: 'Re',
  kontra: 'Kontra',
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
  'absage-gegen-pflichtsolo': 'Absage gegen ein Pflichtsolo',
  'besetzung-weicht-ab': 'andere vier, als nach dem Geber am Tisch säßen',
  'wiederholung-ohne-anlass': 'Wiederholung eines gestrichenen Kürsolos',
}

function worte(d: Spieldifferenz, { namen, regelwerk }: Umfeld): readonly [string, string, string] {
  const { stoss, absage } = worteVon(regelwerk)
  switch (d.feld) {
    case 'art':
      return ['Spiel', textArt(d.vorher, regelwerk), textArt(d.nachher, regelwerk)]
    case 're':
    case 'kontra':
    case 'schweine':
    case 'trumpfabgabe':
    case 'regelverstoss':
      return [PERSONEN[d.feld], textNamen(d.vorher, namen), textNamen(d.nachher, namen)]
    case 'stoesse':
      return [stoss, textNamen(d.vorher, namen), textNamen(d.nachher, namen)]
    case 'augen':
      return ['Augen', d.vorher ? textAugen(d.vorher) : '', d.nachher ? textAugen(d.nachher) : '']
    case 'ansage':
      return [`${absage} ${textPartei(d.partei)}`, ansage(d.vorher), ansage(d.nachher)]
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
