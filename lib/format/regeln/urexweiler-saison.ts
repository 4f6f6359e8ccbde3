import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelText } from './regeltext'

/** The season (U-L). */
export const SAISON_REGELN: Readonly<Record<Extract<RegelId, `U-L${string}`>, RegelText>> = {
  'U-L1': {
    titel: 'Rangpunkte',
    text: 'Bei N Spielern in der Saison bekommt der Erste eines Spieltags N + 0,5 Rangpunkte, der Zweite N − 1, der Dritte N − 2 und so weiter, der Letzte 1.',
    beispiele: [
      { text: 'Vier Spieler: 4,5 · 3 · 2 · 1' },
      { text: 'Sechs Spieler: 6,5 · 5 · 4 · 3 · 2 · 1' },
    ],
  },
  'U-L2': {
    titel: 'Reihenfolge am Spieltag',
    text: 'Es zählen die Spielpunkte des Abends. Wer zur Saison gehört und fehlt, nimmt mit 0 Spielpunkten teil.',
    beispiele: [
      { text: 'Fünf Spieler, einer fehlt, zwei von vieren sind im Minus: Er wird Dritter mit 3' },
    ],
  },
  'U-L3': {
    titel: 'Gleiche Spielpunkte',
    text: 'Wer gleich viele Spielpunkte hat, teilt sich die Rangpunkte der Plätze, die sie zusammen einnehmen, zu gleichen Teilen. Abwesende teilen wie alle anderen.',
    beispiele: [
      { text: 'Zwei Erste von sechs: (6,5 + 5) / 2 = 5,75' },
      { text: 'Drei Zweite von sechs: (5 + 4 + 3) / 3 = 4' },
    ],
  },
  'U-L4': {
    titel: 'Fehltage',
    text: 'Die ersten zwei Fehltage einer Saison sind frei. Vom dritten an kostet jeder einen Rangpunkt von dem, was der Spieltag gebracht hat. Wie viele frei sind, stellt der Verein ein.',
    beispiele: [{ text: 'Dritter von fünf in Abwesenheit beim dritten Fehlen: 3 − 1 = 2' }],
    entscheidungen: [
      {
        kennung: 'A7',
        text: '„Öfter als zweimal gefehlt“: Das dritte Mal ist das erste, das öfter ist.',
      },
    ],
  },
  'U-L5': {
    titel: 'Tabelle',
    text: 'Die Tabelle der Saison zählt die Rangpunkte zusammen. Geteilt wird auch durch drei und sieben: Die Summen sind genaue Brüche, werden genau verglichen und mit zwei Stellen gezeigt. Gleiche Summen teilen sich den Platz. Mehrere Runden eines Spieltags werden zusammengezählt. Ein erster Platz zählt als Tagessieg, auch ein geteilter und auch der eines Abwesenden.',
  },
  'U-L6': {
    titel: 'Spieler der Saison, Entschuldigte, Gäste',
    text: 'Die Zahl der Spieler steht für eine Saison fest. Sind es sieben, kann der, für den kein Platz am Tisch ist, entschuldigt werden: Er hat 0 Spielpunkte und gilt als abwesend, aber es zählt kein Fehltag. Gäste können einen Abend mitspielen; in der Reihenfolge von U-L2 und in der Tabelle stehen sie nicht.',
    entscheidungen: [
      {
        kennung: 'A8',
        text: 'Wer keinen Platz findet, fehlt nicht aus freien Stücken. Ein Fehltag wäre eine Strafe dafür, dass die anderen da sind.',
      },
    ],
  },
  'U-L7': {
    titel: 'Vergangene Spieltage',
    text: 'Von einem vergangenen Abend dürfen auch nur die Spielpunkte am Ende bekannt sein. Zusammen müssen sie 0 ergeben.',
  },
}
