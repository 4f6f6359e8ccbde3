import { AUGEN_GESAMT, restlicheAugen } from '../domain/spiel/augen'
import { gegner } from '../domain/spiel/parteien'
import type { Augenangabe, Partei } from '../domain/spiel/spiel'
import type { Ausbeute, GewinnGrund } from '../domain/wertung/gewinngrund'
import { textAnsage, textPartei } from './art'
import { formatAugen } from './augen'

/** Augen that Re needs without an Ansage (U-W1). */
const RE_BRAUCHT = AUGEN_GESAMT / 2 + 1

/**
 * Why somebody won, or nobody did, as the sentence after „Re gewinnt.“: `Kontra hat keine 90 angesagt, aber Re hat 95
 * Augen.`
 */
export function textGewinngrund(grund: GewinnGrund, gewinner: Partei | null): string {
  switch (grund.code) {
    case 'regelverstoss':
      return `Regelverstoß von ${textPartei(grund.taeter)}. Die Augen zählen nicht.`
    case 'augen':
      return textAugen(grund.augenRe, gewinner)
    case 'ansage':
      return textAnsageGrund(grund)
    case 'null':
      return grund.ausbeute.ohneStich
        ? 'Re hat keinen Stich.'
        : `Re hat einen Stich gemacht, ${formatAugen(grund.ausbeute.augen)} Augen.`
  }
}

function textAugen(augenRe: Augenangabe, gewinner: Partei | null): string {
  const re = formatAugen(augenRe)
  switch (gewinner) {
    case 're':
      return `Re hat ${re} Augen, nötig sind ${RE_BRAUCHT}.`
    case 'kontra':
      return `Re hat nur ${re} Augen, nötig sind ${RE_BRAUCHT}.`
    case null:
      return `Allein gespielt und ${re} zu ${formatAugen(restlicheAugen(augenRe))} Augen, nur die Sonderpunkte zählen.`
  }
}

function textAnsageGrund(grund: Extract<GewinnGrund, { code: 'ansage' }>): string {
  const { ansagend, ansage, haelt, ausbeute } = grund
  const selbst = ansage.herkunft === 'automatisch' ? 'von selbst ' : ''
  const angesagt = `${textPartei(ansagend)} hat ${textAnsage(ansage.stufe)} ${selbst}angesagt`
  const bilanz = `${textPartei(gegner(ansagend))} hat ${textAusbeute(ausbeute, ansage.stufe === 'schwarz')}.`
  return haelt ? `${angesagt}, und ${bilanz}` : `${angesagt}, aber ${bilanz}`
}

/** Against schwarz it is tricks that count, everywhere else Augen. */
function textAusbeute({ augen, ohneStich }: Ausbeute, stiche: boolean): string {
  if (ohneStich) return 'keinen Stich'
  return stiche ? 'einen Stich gemacht' : `${formatAugen(augen)} Augen`
}
