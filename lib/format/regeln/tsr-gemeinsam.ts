import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelText } from './regeltext'

type Gemeinsam = Extract<RegelId, 'U-P' | 'U-T1' | 'U-T2' | 'U-T7'>

const VERSTOSS =
  'Nach einem Regelverstoß (D-R) müssen Augen nicht eingetragen werden, Sonderpunkte dürfen es nicht.'

/** What the books of the Turnierspielregeln share with Urexweiler, as it holds for them (U-P, U-T). */
export const TSR_GEMEINSAM: Readonly<Record<Gemeinsam, RegelText>> = {
  'U-P': eintrag(
    'In einem Spiel gibt es höchstens vier Doppelköpfe, zwei gefangene Füchse und einen Charlie, beide Parteien zusammengenommen.',
    '40 für einen Doppelkopf, 11 für einen Fuchs, 2 für den Charlie',
  ),
  'U-T1': {
    titel: 'Sitze und Geber',
    text: 'Alle sitzen in fester Reihenfolge im Uhrzeigersinn, der erste Geber wird ausgelost. Nach jedem Spiel gibt der nächste im Uhrzeigersinn; nach einem Pflichtsolo gibt derselbe noch einmal (D-T).',
  },
  'U-T2': {
    titel: 'Wer spielt',
    text: 'Zu viert spielen alle, zu fünft setzt der Geber aus. Der linke Nachbar des Gebers spielt aus, im Pflichtsolo der Solist.',
  },
  'U-T7': {
    titel: 'Ende des Abends',
    text: 'Der Abend endet, wenn die Zahl der Spiele erreicht ist, oder früher, wenn der Tisch es beschließt; das wird vermerkt. Ein beendeter Abend ist abgeschlossen, spätere Änderungen sind Korrekturen.',
  },
}

/** What an entry may hold, by the Sonderpunkte of a book: how many there can be, and the Augen that each needs. */
export function eintrag(grenzen: string, augen: string, verstoss = VERSTOSS): RegelText {
  return {
    titel: 'Was ein Eintrag enthalten darf',
    text: 'Ein Spiel, das so nicht gewesen sein kann, wird nicht gespeichert. Die Meldung nennt die engste Regel, gegen die es verstößt.',
    liste: [
      'Augen sind ganze Zahlen von 0 bis 240. 1 und 239 gibt es nicht, denn keine Karte zählt 1.',
      'Hat niemand gezählt, genügt ein Feld von Augen, etwa 121 bis 150, wenn alles darin gleich viel wert ist. Sonst nennt die Meldung die Grenze.',
      'Eine Partei ohne Stich hat 0 Augen.',
      grenzen,
      `Jede Art von Sonderpunkten muss für sich in die Augen der Partei passen: ${augen}. Ein Fuchs kann in einem Doppelkopf liegen.`,
      'Spielt einer allein, werden keine Sonderpunkte eingetragen.',
      verstoss,
      'Re und Kontra sind Spieler, die in diesem Spiel am Tisch sitzen; Re sind so viele, wie die Art verlangt.',
    ],
  }
}
