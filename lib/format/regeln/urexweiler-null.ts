import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelText } from './regeltext'
import { nullspiel } from './regeltext'

/** Null (U-N). */
export const NULL_REGELN: Readonly<Record<Extract<RegelId, `U-N${string}`>, RegelText>> = {
  'U-N1': {
    titel: 'Null gewonnen',
    text: 'Wer Null spielt, gewinnt, wenn er keinen Stich macht. Der Wert ist 1 mal Stöße, also 1, 2 oder 4.',
    beispiele: [
      {
        text: 'Anna bleibt ohne Stich, beide Parteien haben gestoßen',
        spiel: nullspiel({ augenRe: 0, ohneStich: 're', stoesse: ['Anna', 'Bernd'] }),
      },
    ],
  },
  'U-N2': {
    titel: 'Null verloren',
    text: 'Ein Punkt für „mehr als 0“ und je einer für 30, 60, 90 … 240 Augen, die der Alleinspieler erreicht hat; das Ganze mal Stöße.',
    beispiele: [
      {
        text: 'Anna bekommt 95 Augen, Bernd hat gestoßen',
        spiel: nullspiel({ augenRe: 95, stoesse: ['Bernd'] }),
      },
      { text: 'Anna macht einen Stich aus vier Neunen', spiel: nullspiel({ augenRe: 0 }) },
    ],
    entscheidungen: [
      {
        kennung: 'A4',
        text: 'Die Vorlage sagt „mehr als 0“, aber auch, dass schon ein einziger Stich verliert. Deshalb zählt ein Stich auch dann, wenn er keine Augen bringt.',
      },
    ],
  },
  'U-N3': {
    titel: 'Augen ansagen',
    text: 'Die anderen dürfen dem Alleinspieler Augen ansagen: 30, 60, 90 … 240; er selbst darf nichts ansagen. Erreicht er sie, kommt für jede angesagte Stufe bis dahin ein weiterer Punkt dazu.',
    beispiele: [
      {
        text: '60 angesagt, Anna bekommt 72, Bernd hat gestoßen',
        spiel: nullspiel({ augenRe: 72, stoesse: ['Bernd'], ansagen: { kontra: 'augen60' } }),
      },
    ],
  },
  'U-N4': {
    titel: 'Angesagte Augen nicht erreicht',
    text: 'Dann verlieren die, die angesagt haben. Für jede angesagte Stufe, die verfehlt wurde, zählen zwei Punkte. Hat der Alleinspieler keinen Stich gemacht, kommt „gewonnen“ mit einem weiteren Punkt dazu.',
    beispiele: [
      {
        text: '60 angesagt, Anna bekommt 41, Bernd hat gestoßen',
        spiel: nullspiel({ augenRe: 41, stoesse: ['Bernd'], ansagen: { kontra: 'augen60' } }),
      },
      {
        text: '30 angesagt, Anna bleibt ohne Stich, Bernd hat gestoßen',
        spiel: nullspiel({
          augenRe: 0,
          ohneStich: 're',
          stoesse: ['Bernd'],
          ansagen: { kontra: 'augen30' },
        }),
      },
    ],
    entscheidungen: [
      {
        kennung: 'A5',
        text: '„Höchstens 4“ für ein gewonnenes Null meint eines ohne verfehlte Ansage. Sonst brächte es mehr, einen Stich zu nehmen, als keinen zu machen.',
      },
    ],
  },
  'U-N5': {
    titel: 'Keine Sonderpunkte',
    text: 'Im Null gibt es keine Sonderpunkte, und 120:120 ist kein besonderer Fall.',
  },
}
