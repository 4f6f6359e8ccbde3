import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelText } from './regeltext'
import { normalspiel } from './regeltext'

type Id = Extract<RegelId, `U-S${string}` | 'U-R1' | 'U-P'>

/** Stöße and Ansagen (U-S), a broken rule (U-R), and what an entry may hold (U-P). */
export const ANSAGE_REGELN: Readonly<Record<Id, RegelText>> = {
  'U-S1': {
    titel: 'Wer stößt',
    text: 'Ein Stoß wird bei dem Spieler eingetragen, der ihn gesagt hat. Ein Re-Spieler sagt damit Re, ein Kontra-Spieler Kontra.',
  },
  'U-S2': {
    titel: 'Zwei stoßen zugleich',
    text: 'Stoßen zwei Spieler einer Partei (im Solo bis zu drei), dann ist das ein Stoß und zugleich die Ansage keine 90, im Null die Ansage 30. Eine höhere Ansage der Partei tritt an ihre Stelle. Träfe es beide Parteien, gilt U-S5.',
    beispiele: [
      {
        text: 'Anna und Bernd sagen zugleich Re, Kontra bekommt 85',
        spiel: normalspiel({ augenRe: 155, stoesse: ['Anna', 'Bernd'] }),
      },
    ],
  },
  'U-S3': {
    titel: 'Hochzeit mit zwei Stößen',
    text: 'Hat die Hochzeit gestoßen und stellt sich heraus, dass auch ihr Partner gestoßen hat (etwa mit Schweinen), dann hat die Partei keine 90 angesagt. Hatte die Hochzeit schon vor der Klärung eine Stufe angesagt, gilt die nächste: aus keine 90 wird keine 60 und so weiter; nach schwarz kommt nichts mehr. Es kommt auf die zwei Namen an, nicht darauf, wessen die Schweine sind. Eine Ansage vor der Klärung gilt in jedem Fall als Ansage von Re, auch wenn die Hochzeit am Ende allein bleibt.',
    beispiele: [
      {
        text: 'Anna hat Hochzeit, stößt und sagt nach zwei eigenen Stichen keine 90 an; der dritte gehört Bernd mit den Schweinen. Angesagt ist keine 60.',
        spiel: {
          art: 'hochzeit',
          re: ['Anna', 'Bernd'],
          augenRe: 190,
          stoesse: ['Anna', 'Bernd'],
          schweine: 'Bernd',
          ansageVorKlaerung: 'keine90',
        },
      },
      {
        text: 'Anna hat Hochzeit und keine 90 angesagt, die Schweine sitzen aber bei Kontra. Es braucht 151 Augen.',
        spiel: {
          art: 'hochzeit',
          re: ['Anna', 'Bernd'],
          augenRe: 151,
          stoesse: ['Anna', 'Clara'],
          schweine: 'Clara',
          ansageVorKlaerung: 'keine90',
        },
      },
    ],
  },
  'U-S4': {
    titel: 'Keine Ansage ohne Stoß',
    text: 'Eine Ansage verlangt einen Stoß der eigenen Partei.',
  },
  'U-S5': {
    titel: 'Nur eine Partei sagt an',
    text: 'Hat eine Partei eine Ansage, darf die andere keine mehr machen; sonst könnten beide ihre Ansage verfehlen, und niemand hätte gewonnen. Eine Ansage, die von selbst entsteht (U-S2, U-S3), zählt dabei mit.',
  },
  'U-S6': {
    titel: 'Schweine',
    text: 'Wer beide Karo-Asse als Schweine ansagt, muss zugleich stoßen. Schweine gibt es nur in den Arten, in denen alle Sonderpunkte zählen: Normalspiel, Hochzeit, stilles Solo, Hochzeitssolo und normales Solo. Dasselbe gilt für die Trumpfabgabe; sie ändert den Wert nicht.',
  },
  'U-R1': {
    titel: 'Regelverstoß',
    text: 'Bricht jemand eine Regel, etwa durch falsches Bedienen, gehört das Spiel der anderen Partei, wie immer es bisher lief: keine 120, keine 90, keine 60, keine 30 und schwarz sind 5 Punkte, dazu einer für jede angesagte Stufe, von welcher Partei auch immer; das Ganze mal Stöße. „Gegen die Alten“ zählt nicht, Sonderpunkte werden nicht eingetragen, Augen müssen es nicht und zählen nicht. Im Null ist es ebenso. Eingetragen wird der Spieler, der die Regel gebrochen hat.',
    beispiele: [
      {
        text: 'Dieter bedient falsch; Re hatte keine 90 angesagt, beide Parteien haben gestoßen',
        spiel: normalspiel({
          stoesse: ['Anna', 'Clara'],
          ansagen: { re: 'keine90' },
          regelverstoss: 'Dieter',
        }),
      },
    ],
  },
  'U-P': {
    titel: 'Was ein Eintrag enthalten darf',
    text: 'Ein Spiel, das so nicht gewesen sein kann, wird nicht gespeichert. Die Meldung nennt die engste Regel, gegen die es verstößt.',
    liste: [
      'Augen sind ganze Zahlen von 0 bis 240. 1 und 239 gibt es nicht, denn keine Karte zählt 1.',
      'Hat niemand gezählt, genügt ein Feld von Augen, etwa 121 bis 150, wenn alles darin gleich viel wert ist. Sonst nennt die Meldung die Grenze.',
      'Eine Partei ohne Stich hat 0 Augen.',
      'Sonderpunkte bleiben in den Grenzen von U-W9, beide Parteien zusammengenommen.',
      'Jede Art von Sonderpunkten muss für sich in die Augen der Partei passen: 40 für einen Doppelkopf, 11 für einen Fuchs, 2 für den Kallemann. Ein Fuchs kann in einem Doppelkopf liegen.',
      'Mit Schweinen wird kein Fuchs gefangen: Sie sind die höchsten Karten.',
      'Re und Kontra sind Spieler, die in diesem Spiel am Tisch sitzen; Re sind so viele, wie die Art verlangt.',
      'Was die Art nicht kennt, wird nicht eingetragen.',
    ],
  },
}
