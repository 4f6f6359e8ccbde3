import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelText } from './regeltext'
import { normalspiel } from './regeltext'

/** The value of a game (U-W). */
export const WERT_REGELN: Readonly<Record<Extract<RegelId, `U-W${string}`>, RegelText>> = {
  'U-W1': {
    titel: 'Sieger ohne Ansage',
    text: 'Re gewinnt mit 121 oder mehr Augen, sonst gewinnt Kontra: 120:120 gehört Kontra. Spielt Re allein (in jeder Art mit einem Re-Spieler außer Null), dann hat 120:120 keinen Sieger: Der Grundwert ist 0, nur Sonderpunkte zählen. Hat eine Partei eine Ansage, entscheidet U-W2, auch im Solo bei 120:120.',
    beispiele: [
      { text: 'Normalspiel, 120:120', spiel: normalspiel({ augenRe: 120 }) },
      {
        text: 'Damensolo von Anna, 120:120',
        spiel: { art: 'solo-damen', re: ['Anna'], augenRe: 120 },
      },
      {
        text: 'Normales Solo von Anna, 120:120, Kontra hat einen Fuchs gefangen',
        spiel: {
          art: 'solo-normal',
          re: ['Anna'],
          augenRe: 120,
          sonderpunkte: { kontra: { fuchs: 1 } },
        },
      },
    ],
  },
  'U-W2': {
    titel: 'Sieger mit Ansage',
    text: 'Keine 90, keine 60 oder keine 30 hält, wenn die andere Partei weniger als 90, 60 oder 30 Augen hat; schwarz hält, wenn sie keinen Stich gemacht hat. Eine Ansage, die hält, gewinnt das Spiel für ihre Partei. Eine, die nicht hält, verliert es, ganz gleich, wie viele Augen die Partei selbst hat. 0 Augen mit einem Stich sind nicht schwarz.',
    beispiele: [
      {
        text: 'Re stößt und sagt keine 90 an, Kontra bekommt genau 90',
        spiel: normalspiel({ augenRe: 150, stoesse: ['Anna'], ansagen: { re: 'keine90' } }),
      },
    ],
  },
  'U-W3': {
    titel: 'Stufen',
    text: 'Je ein Punkt, wenn der Verlierer weniger als 120, weniger als 90, weniger als 60, weniger als 30 Augen hat: keine 120, keine 90, keine 60, keine 30. Hat er keinen Stich gemacht, kommt schwarz mit einem weiteren Punkt dazu. Bei 120:120 zählt keine Stufe.',
    beispiele: [
      { text: 'Re gewinnt, Kontra hat 32 Augen', spiel: normalspiel({ augenRe: 208 }) },
      { text: 'Re gewinnt, Kontra hat 26 Augen', spiel: normalspiel({ augenRe: 214 }) },
      {
        text: 'Re gewinnt, Kontra macht keinen Stich',
        spiel: normalspiel({ augenRe: 240, ohneStich: 'kontra' }),
      },
      {
        text: 'Re gewinnt, Kontra hat 0 Augen, aber einen Stich',
        spiel: normalspiel({ augenRe: 240 }),
      },
    ],
  },
  'U-W4': {
    titel: 'Eine Ansage hält',
    text: 'Ein Punkt für die angesagte Stufe und einer für jede Stufe darunter: Wer keine 60 ansagt, hat auch keine 90 angesagt.',
    beispiele: [
      {
        text: 'Re stößt, sagt schwarz an und macht alle Stiche',
        spiel: normalspiel({
          augenRe: 240,
          ohneStich: 'kontra',
          stoesse: ['Anna'],
          ansagen: { re: 'schwarz' },
        }),
      },
    ],
  },
  'U-W5': {
    titel: 'Eine Ansage hält nicht',
    text: 'Für jede angesagte Stufe, die die andere Partei erreicht hat, zählen zwei Punkte: „90 erreicht“ und „keine 90 angesagt“, ebenso 60 und 30; bei schwarz „Stich gemacht“ und „schwarz angesagt“. Angesagte Stufen, die gehalten haben, zählen nichts. Die Stufen von U-W3 zählen für den Verlierer mit.',
    beispiele: [
      {
        text: 'Re stößt und sagt keine 30 an, Kontra bekommt 95',
        spiel: normalspiel({ augenRe: 145, stoesse: ['Anna'], ansagen: { re: 'keine30' } }),
      },
      {
        text: 'Re stößt und sagt keine 60 an, Kontra bekommt 65: keine 90 hat gehalten',
        spiel: normalspiel({ augenRe: 175, stoesse: ['Anna'], ansagen: { re: 'keine60' } }),
      },
      {
        text: 'Re und Kontra stoßen, Re sagt keine 90 an und bekommt selbst nur 119',
        spiel: normalspiel({
          augenRe: 119,
          stoesse: ['Anna', 'Clara'],
          ansagen: { re: 'keine90' },
        }),
      },
      {
        text: 'Kontra stößt und sagt keine 90 an, Re bekommt 95',
        spiel: normalspiel({ augenRe: 95, stoesse: ['Clara'], ansagen: { kontra: 'keine90' } }),
      },
    ],
    entscheidungen: [
      {
        kennung: 'A2',
        text: 'Gezählt werden nur die verfehlten Stufen. So rechnet die Vorlage beim Null: 60 angesagt, zwischen 30 und 59 bekommen, das sind „keine 60“ und „60 angesagt“, zusammen 2.',
      },
    ],
  },
  'U-W6': {
    titel: 'Gegen die Alten',
    text: 'Ein Punkt, wenn Kontra ein Spiel mit zwei Re-Spielern gewinnt. Spielt Re allein, gibt es ihn nie.',
    beispiele: [
      { text: 'Re verliert mit 89 Augen', spiel: normalspiel({ augenRe: 89 }) },
      {
        text: 'Anna verliert ein stilles Solo mit 100 Augen',
        spiel: { art: 'stilles-solo', re: ['Anna'], augenRe: 100 },
      },
    ],
    entscheidungen: [
      {
        kennung: 'A3',
        text: 'Die Vorlage gibt 120:120 im Normalspiel den Wert 1, das ist gerade dieser Punkt, und im Solo den Wert 0. Also gilt er im Solo nicht.',
      },
    ],
  },
  'U-W7': {
    titel: 'Grundwert',
    text: 'Die Summe aller Punkte aus U-W3 bis U-W6, vor Stößen und Sonderpunkten.',
  },
  'U-W8': {
    titel: 'Stöße',
    text: 'Jede Partei, die gestoßen hat, verdoppelt den Grundwert, und zwar einmal, gleich wie viele von ihr gestoßen haben. Mit Re und Kontra gilt also das Vierfache, mehr nicht.',
    beispiele: [
      {
        text: 'Re verliert mit 118 Augen, beide Parteien haben gestoßen',
        spiel: normalspiel({ augenRe: 118, stoesse: ['Anna', 'Clara'] }),
      },
    ],
  },
  'U-W9': {
    titel: 'Sonderpunkte',
    text: 'Sie werden nach dem Verdoppeln gerechnet: Die des Siegers kommen dazu, die des Verlierers gehen ab. Der Wert kann dadurch 0 oder negativ werden; dann zahlt der Sieger. Hat das Spiel keinen Sieger, ist der Wert die Sonderpunkte von Re weniger die von Kontra.',
    liste: [
      'Doppelkopf: ein Stich aus vier Vollen (Assen und Zehnen), höchstens 4 in einem Spiel',
      'Fuchs gefangen: ein Karo-Ass der anderen Partei gestochen, höchstens 2',
      'Kallemann: der letzte Stich mit einem Kreuz-Buben gemacht, höchstens 1',
    ],
    beispiele: [
      {
        text: 'Re hat 185 Augen, stößt, sagt keine 60 an, fängt einen Fuchs und macht den Kallemann',
        spiel: normalspiel({
          augenRe: 185,
          stoesse: ['Anna'],
          ansagen: { re: 'keine60' },
          sonderpunkte: { re: { fuchs: 1, kallemann: 1 } },
        }),
      },
      {
        text: 'Dasselbe Spiel, aber Fuchs und Kallemann gehören Kontra',
        spiel: normalspiel({
          augenRe: 185,
          stoesse: ['Anna'],
          ansagen: { re: 'keine60' },
          sonderpunkte: { kontra: { fuchs: 1, kallemann: 1 } },
        }),
      },
      {
        text: 'Re gewinnt mit 145 Augen und zahlt doch: Kontra hat einen Fuchs und einen Doppelkopf',
        spiel: normalspiel({
          augenRe: 145,
          sonderpunkte: { kontra: { doppelkopf: 1, fuchs: 1 } },
        }),
      },
    ],
  },
  'U-W10': {
    titel: 'Spielpunkte',
    text: 'Zwei gegen zwei bekommen die Sieger je den Wert, die Verlierer zahlen je den Wert. Spielt einer allein, zahlen oder bekommen die drei anderen je den Wert und er das Dreifache. Ohne Sieger bekommt der Alleinspieler dreimal den Wert, die anderen zahlen ihn je einmal. Jedes Spiel und damit jeder Abend ergibt zusammen 0.',
    beispiele: [
      {
        text: 'Anna gewinnt ein Bubensolo mit 185 Augen, Bernd hat gestoßen: Anna +18, die anderen je −6',
        spiel: { art: 'solo-buben', re: ['Anna'], augenRe: 185, stoesse: ['Bernd'] },
      },
    ],
  },
}
