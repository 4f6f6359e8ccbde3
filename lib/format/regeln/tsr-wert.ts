import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelText } from './regeltext'
import { normalspiel } from './regeltext'

type WertRegelId = Extract<RegelId, 'D-A' | 'D-G' | 'D-W' | 'D-S' | 'D-N' | 'D-P' | 'D-R'>

/** The value of a game by the Turnierspielregeln (D). */
export const TSR_WERT_REGELN: Readonly<Record<WertRegelId, RegelText>> = {
  'D-A': {
    titel: 'Ansagen und Absagen',
    text: 'Re oder Kontra ist die Ansage einer Partei; wer von ihr sie sagt, und ob es einer oder zwei sagen, ändert nichts. Keine 90, keine 60, keine 30 und schwarz sind Absagen. Eine Absage braucht die Ansage der eigenen Partei, und wer eine höhere macht, hat die niedrigeren mitgesagt. Beide Parteien dürfen eine haben.',
  },
  'D-G': {
    titel: 'Sieger',
    text: 'Ohne Absage braucht Re 121 Augen und Kontra 120. Ist nur Kontra angesagt und Re nicht, reichen Re 120, und Kontra braucht 121. Eine eigene Absage verlangt mehr: 151 bei keine 90, 181 bei keine 60, 211 bei keine 30, alle Stiche bei schwarz. Wer selbst keine Absage hat, gewinnt gegen die der anderen, wenn er erreicht, was sie bestritten hat: 90, 60 oder 30 Augen, bei schwarz einen Stich. Re oder Kontra allein ist keine Absage. Haben beide Parteien eine Absage und hält keine, gewinnt niemand.',
    beispiele: [
      { text: 'Niemand sagt etwas an, 120:120', spiel: normalspiel({ augenRe: 120 }) },
      {
        text: 'Nur Kontra angesagt, 120:120',
        spiel: normalspiel({ augenRe: 120, stoesse: ['Clara'] }),
      },
      {
        text: 'Re sagt keine 90 ab und bekommt 150 Augen',
        spiel: normalspiel({ augenRe: 150, stoesse: ['Anna'], ansagen: { re: 'keine90' } }),
      },
    ],
  },
  'D-W': {
    titel: 'Wert',
    text: 'Gezählt wird für den Sieger:',
    liste: [
      'gewonnen: ein Punkt',
      'der Verlierer unter 90, unter 60, unter 30 Augen, und schwarz, wenn er keinen Stich hat: je ein Punkt',
      'Re angesagt und Kontra angesagt: je zwei Punkte',
      'jede Stufe jeder Absage, auch der anderen Partei und auch einer, die nicht gehalten hat: je ein Punkt',
      '120 Augen gegen keine 90, 90 gegen keine 60, 60 gegen keine 30, 30 gegen schwarz: je ein Punkt für die Partei, die es erreicht. Die niedrigeren Stufen zählen mit: 100 Augen gegen keine 30 sind 90 gegen keine 60 und 60 gegen keine 30.',
    ],
    beispiele: [
      {
        text: 'Re sagt Re und keine 90, Kontra bekommt 80 Augen',
        spiel: normalspiel({ augenRe: 160, stoesse: ['Anna'], ansagen: { re: 'keine90' } }),
      },
      {
        text: 'Kontra sagt keine 30 ab, Re bekommt 100 Augen',
        spiel: normalspiel({ augenRe: 100, stoesse: ['Clara'], ansagen: { kontra: 'keine30' } }),
      },
    ],
  },
  'D-S': {
    titel: 'Sonderpunkte',
    text: 'Je ein Punkt: gegen die Alten, wenn Kontra gewinnt; Doppelkopf, ein Stich mit 40 oder mehr Augen; Fuchs gefangen; Charlie, wenn ein Kreuz-Bube den letzten Stich macht. Die des Siegers kommen dazu, die des Verlierers gehen ab. Spielt einer allein, zählt keiner, auch nicht gegen die Alten.',
    beispiele: [
      {
        text: 'Kontra gewinnt und hat einen Fuchs gefangen, Re hat einen Charlie',
        spiel: normalspiel({
          augenRe: 100,
          sonderpunkte: { re: { charlie: 1 }, kontra: { fuchs: 1 } },
        }),
      },
    ],
  },
  'D-N': {
    titel: 'Niemand gewinnt',
    text: 'Haben beide Parteien ihre Absage verfehlt, zählen weder gewonnen noch Ansagen und Absagen. Was eine Partei erreicht hat (unter 90 und tiefer, Punkte gegen eine Absage, Sonderpunkte), zählt für sie. Das Spiel steht mit dem Unterschied für Re, mit seinem Vorzeichen.',
    beispiele: [
      {
        text: 'Beide sagen keine 90 ab, Re bekommt 130 Augen',
        spiel: normalspiel({
          augenRe: 130,
          stoesse: ['Anna', 'Clara'],
          ansagen: { re: 'keine90', kontra: 'keine90' },
        }),
      },
    ],
  },
  'D-P': {
    titel: 'Spielpunkte',
    text: 'Zwei gegen zwei bekommt jeder Sieger den Wert, und jeder Verlierer verliert ihn. Wer allein spielt, bekommt oder zahlt ihn dreifach, die anderen drei einfach. Die Summe ist 0.',
    beispiele: [
      {
        text: 'Kreuzsolo von Anna mit 130 Augen',
        spiel: { art: 'solo-kreuz', re: ['Anna'], augenRe: 130 },
      },
    ],
  },
  'D-R': {
    titel: 'Regelverstoß',
    text: 'Nach einem schweren Verstoß zählt das Spiel selbst nicht. Wer ihn begangen hat, bekommt −12 und für jede Stufe einer Absage der Gegner noch einmal −3; die anderen drei bekommen +4 und +1 je Stufe. War es ein Gegner eines Solisten, bekommt der Solist +12 und +3 je Stufe seiner Absage, der Gegner verliert so viel, und die beiden anderen bekommen nichts. Der Wert ist 4 und 1 je Stufe, einen Sieger gibt es nicht. Als Spiel zählt es, ein Solo gilt als gespielt.',
    beispiele: [
      {
        text: 'Anna hat falsch bedient',
        spiel: normalspiel({ regelverstoss: 'Anna' }),
      },
      {
        text: 'Bernd hat falsch bedient, Kontra hatte keine 60 abgesagt',
        spiel: normalspiel({
          stoesse: ['Clara'],
          ansagen: { kontra: 'keine60' },
          regelverstoss: 'Bernd',
        }),
      },
      {
        text: 'Piksolo von Anna, Bernd hat falsch bedient',
        spiel: { art: 'solo-pik', re: ['Anna'], regelverstoss: 'Bernd' },
      },
    ],
  },
}
