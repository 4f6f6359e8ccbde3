import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelText } from './regeltext'

/** The evening (U-T). */
export const ABEND_REGELN: Readonly<Record<Extract<RegelId, `U-T${string}`>, RegelText>> = {
  'U-T1': {
    titel: 'Sitze und Geber',
    text: 'Alle sitzen in fester Reihenfolge im Uhrzeigersinn, der erste Geber wird ausgelost. Nach jedem Spiel gibt der nächste im Uhrzeigersinn; nach einem angesagten Solo gibt derselbe noch einmal, damit niemand um sein Ausspiel kommt.',
    entscheidungen: [
      {
        kennung: 'A1',
        text: 'Nur ein angesagtes Solo ist Pflicht- oder Kürsolo und lässt den Geber stehen. 24 Spiele weniger 4 Pflichtsoli sind 20 Geben, also fünf für jeden; 25 weniger 5 sind 20, 30 weniger 6 sind 24: Die Zahlen der Vorlage gehen nur so auf. Ein stilles Solo wird wie ein Normalspiel vom linken Nachbarn eröffnet.',
      },
    ],
  },
  'U-T2': {
    titel: 'Wer spielt',
    text: 'Zu viert spielen alle. Zu fünft setzt der Geber aus. Zu sechst setzen der Geber und der Spieler zwei Plätze rechts von ihm (gegen den Uhrzeigersinn) aus. Der linke Nachbar des Gebers spielt aus, im angesagten Solo der Alleinspieler.',
  },
  'U-T3': {
    titel: 'Zahl der Spiele',
    text: 'Gespielt werden 24 Spiele zu viert, 25 zu fünft, 30 zu sechst, und eines mehr für jedes Kürsolo.',
    beispiele: [{ text: 'Zu viert mit fünf Kürsoli: 29 Spiele' }],
  },
  'U-T4': {
    titel: 'Pflichtsolo',
    text: 'Jeder spielt ein Pflichtsolo, spätestens im vorletzten Spiel. Das erste angesagte Solo eines Spielers ist an diesem Abend sein Pflichtsolo, jedes weitere ein Kürsolo. Wollen zwei dasselbe Spiel, geht Pflicht vor Kür.',
  },
  'U-T5': {
    titel: 'Ein verlorenes Kürsolo',
    text: 'Gewinnt Kontra ein Kürsolo, muss derselbe Spieler dasselbe Solo sofort noch einmal spielen; auch das ist ein Kürsolo. Ein unentschiedenes ist nicht verloren. Eine verlorene Wiederholung wird nicht noch einmal wiederholt. Der Verein kann auch einstellen, dass bis zum Sieg oder gar nicht wiederholt wird.',
    entscheidungen: [
      {
        kennung: 'A6',
        text: 'Die Vorlage rechnet damit, dass die Wiederholung verloren geht. Ein Wiederholen ohne Ende kann also nicht gemeint sein.',
      },
    ],
  },
  'U-T6': {
    titel: 'Vorausschau',
    text: 'Sind nicht weniger Pflichtsoli offen als Spiele übrig, das letzte nicht mitgerechnet, dann ist jedes Spiel ein Pflichtsolo. Zuerst spielt es, wer es noch offen hat und links vom Geber als Nächster am Tisch sitzt; eine erzwungene Wiederholung geht vor. In dieser Phase bleibt der Geber sitzen, und es ist immer der rechte Nachbar des ersten Gebers: Zu fünft setzt er aus, zu sechst er und der Spieler zwei Plätze rechts von ihm, und ihr Pflichtsolo können sie dann nicht mehr spielen. Darauf wird in ihren letzten drei Spielen am Tisch vor dieser Phase hingewiesen. Das letzte Spiel ist so nie ein Solo, und es gibt der rechte Nachbar des ersten Gebers. Ein Eintrag gegen U-T3 bis U-T5 wird nicht abgewiesen, aber er muss bestätigt werden und bleibt in der Liste gekennzeichnet.',
  },
  'U-T7': {
    titel: 'Ende des Abends',
    text: 'Der Abend endet, wenn die Zahl der Spiele erreicht ist, oder früher, wenn der Tisch es beschließt; das wird vermerkt. Ein beendeter Abend ist abgeschlossen, spätere Änderungen sind Korrekturen.',
  },
}
