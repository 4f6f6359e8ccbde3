import { restlicheAugen } from '../domain/spiel/augen'
import { gegner } from '../domain/spiel/parteien'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { Partei } from '../domain/spiel/spiel'
import type { Ausbeute, GewinnGrund, Nebenbei, Versuch } from '../domain/wertung/gewinngrund'
import { textAnsage, textPartei } from './art'
import { formatAugen } from './augen'
import { worteVon } from './worte'

/**
 * Why somebody won, or nobody did, as the sentences after „Re gewinnt.“, in the words of the rule book: `Kontra hat keine 90
 * angesagt, aber Re hat 95 Augen.`
 */
export function textGewinngrund(
  grund: GewinnGrund,
  gewinner: Partei | null,
  regelwerk: RegelwerkId,
): string {
  const satz = textGrund(grund, gewinner, regelwerk)
  return grund.nebenbei === undefined ? satz : `${satz} ${textNebenbei(grund.nebenbei)}`
}

function textGrund(grund: GewinnGrund, gewinner: Partei | null, regelwerk: RegelwerkId): string {
  switch (grund.code) {
    case 'regelverstoss':
      return `Regelverstoß von ${textPartei(grund.taeter)}. Die Augen zählen nicht.`
    case 'nicht-gewertet':
      return `Regelverstoß von ${textPartei(grund.taeter)}. Das Spiel wird nicht gewertet; es zahlt, wer ihn begangen hat.`
    case 'augen':
      return textAugen(grund, gewinner)
    case 'ansage':
      return `${textVersuch(grund, grund.haelt, regelwerk)}.`
    case 'beide-verfehlt':
      return `${grund.versuche.map((v) => textVersuch(v, false, regelwerk)).join('; ')}.`
    case 'null':
      return grund.ausbeute.ohneStich
        ? 'Re hat keinen Stich.'
        : `Re hat einen Stich gemacht, ${formatAugen(grund.ausbeute.augen)} Augen.`
  }
}

function textAugen(
  { augenRe, noetig, nurKontra }: Extract<GewinnGrund, { code: 'augen' }>,
  gewinner: Partei | null,
): string {
  const re = formatAugen(augenRe)
  switch (gewinner) {
    case 're':
      return nurKontra
        ? `Re hat ${re} Augen, und weil nur Kontra angesagt war, genügen ${noetig}.`
        : `Re hat ${re} Augen, nötig sind ${noetig}.`
    case 'kontra':
      return nurKontra
        ? `Re hat nur ${re} Augen; ${noetig} hätten genügt, weil nur Kontra angesagt war.`
        : `Re hat nur ${re} Augen, nötig sind ${noetig}.`
    case null:
      return `Allein gespielt und ${re} zu ${formatAugen(restlicheAugen(augenRe))} Augen, nur die Sonderpunkte zählen.`
  }
}

/** What a party announced and what came of it: `Re hat keine 90 angesagt, und Kontra hat 80 Augen`. */
function textVersuch(versuch: Versuch, haelt: boolean, regelwerk: RegelwerkId): string {
  const { ansagend, ansage, ausbeute, noetig } = versuch
  const selbst = ansage.herkunft === 'automatisch' ? 'von selbst ' : ''
  const angesagt = `${textPartei(ansagend)} hat ${textAnsage(ansage.stufe)} ${selbst}${worteVon(regelwerk).abgesagt}`
  const bilanz = `${textPartei(gegner(ansagend))} hat ${textAusbeute(ausbeute, ansage.stufe === 'schwarz')}`
  const dazu = noetig === null ? '' : haelt ? `, nötig wären ${noetig}` : `, nötig sind ${noetig}`
  return `${angesagt}, ${haelt ? 'und' : 'aber'} ${bilanz}${dazu}`
}

/** B-R. */
function textNebenbei({ taeter, traegt }: Nebenbei): string {
  return traegt
    ? `Regelverstoß von ${textPartei(taeter)}: Was die Partei verliert, trägt allein, wer ihn begangen hat.`
    : `Regelverstoß von ${textPartei(taeter)}: Die Partei verliert nichts, das Spiel zählt wie sonst.`
}

/** Against schwarz it is tricks that count, everywhere else Augen. */
function textAusbeute({ augen, ohneStich }: Ausbeute, stiche: boolean): string {
  if (ohneStich) return 'keinen Stich'
  return stiche ? 'einen Stich gemacht' : `${formatAugen(augen)} Augen`
}
