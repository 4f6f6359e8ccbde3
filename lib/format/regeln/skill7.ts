import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelText } from './regeltext'

/** What Skill7 does otherwise than the Turnierspielregeln, and the money of every season (K). */
export const SKILL7_REGELN: Readonly<Record<Extract<RegelId, `K-${string}`>, RegelText>> = {
  'K-A': {
    titel: 'Ohne Pflichtsolo',
    text: 'Pflichtsoli gibt es nicht, und die Zahl der Spiele steht nicht fest. Jedes Solo wird gegeben und ausgespielt wie ein Normalspiel: Es beginnt, wer links vom Geber sitzt, und danach gibt der Nächste.',
  },
  'K-E': {
    titel: 'Um Geld',
    text: 'Jede Saison kann um Geld gespielt werden, nach welchen Regeln auch immer. Beim variablen Einsatz kostet jeder Punkt des Werts den Einsatz, nie mehr als das Limit; beim festen kostet jedes Spiel den Einsatz, und eines mit dem Wert 0 nichts. Das zahlt jeder mit Minuspunkten, ein Solist dreimal. Die mit Pluspunkten bekommen es zu gleichen Teilen, nachdem die Kasse ihren Anteil hat: so viel Prozent von diesem Betrag, auf Cent gerundet, für jeden der vier Spieler. Bleiben beim Teilen Cent übrig, gehen sie in die Kasse, und sie nimmt nie mehr, als gezahlt wurde.',
    beispiele: [
      {
        text: 'Einsatz 1 €, Wert 4, der Solist gewinnt, 9 % für die Kasse: 0,36 € × 4 = 1,44 € in die Kasse, 10,56 € für den Solisten',
      },
      { text: 'Gewinnen die drei anderen: 3,52 € für jeden' },
      { text: 'Zwei gegen zwei: 3,28 € für jeden Sieger' },
    ],
  },
  'K-B': {
    titel: 'Abrechnung',
    text: 'Die Abrechnung nennt, wer wem wie viel zahlt, mit möglichst wenigen Zahlungen. Weniger gehen sicher nicht, solange höchstens 16 etwas zu zahlen oder zu bekommen haben, die Kasse mitgezählt; bei mehr sind es so wenige, wie sich finden.',
  },
}

/** What it shares with the Turnierspielregeln, as it holds without a Pflichtsolo. */
export const SKILL7_EIGENE: Readonly<Record<'U-T1' | 'U-T2' | 'U-T7', RegelText>> = {
  'U-T1': {
    titel: 'Sitze und Geber',
    text: 'Alle sitzen in fester Reihenfolge im Uhrzeigersinn, der erste Geber wird ausgelost. Nach jedem Spiel gibt der nächste im Uhrzeigersinn, nach einem Solo auch.',
  },
  'U-T2': {
    titel: 'Wer spielt',
    text: 'Zu viert spielen alle, zu fünft setzt der Geber aus. Der linke Nachbar des Gebers spielt aus, auch gegen einen Solisten.',
  },
  'U-T7': {
    titel: 'Ende des Abends',
    text: 'Der Abend endet, wenn der Tisch es beschließt. Ein beendeter Abend ist abgeschlossen, spätere Änderungen sind Korrekturen.',
  },
}
