import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { Art } from '../../domain/spiel/spiel'
import type { Regelkapitel } from './regeltext'
import type { RegelText } from './regeltext'
import { ABEND_REGELN } from './urexweiler-abend'
import { ANSAGE_REGELN } from './urexweiler-ansagen'
import { NULL_REGELN } from './urexweiler-null'
import { SAISON_REGELN } from './urexweiler-saison'
import { WERT_REGELN } from './urexweiler-wert'

/** Every rule of Urexweiler in German; an id without its sentence does not compile. */
export const UREXWEILER_REGELN: Readonly<Record<Extract<RegelId, `U-${string}`>, RegelText>> = {
  ...WERT_REGELN,
  ...ANSAGE_REGELN,
  ...NULL_REGELN,
  ...ABEND_REGELN,
  ...SAISON_REGELN,
}

/** The rules page in its order. */
export const UREXWEILER_KAPITEL: readonly Regelkapitel[] = [
  {
    anker: 'wert',
    titel: 'Der Wert eines Spiels',
    einleitung:
      'Gerechnet wird aus den Augen beider Parteien, aus der Frage, wer keinen Stich gemacht hat, aus Stößen, Ansage und Sonderpunkten.',
    regeln: ids(WERT_REGELN),
  },
  {
    anker: 'ansagen',
    titel: 'Stöße und Ansagen',
    einleitung:
      'Ein Stoß verdoppelt. Wer ansagt, verspricht, wie wenig die andere Partei bekommt, und verliert, wenn es mehr wird.',
    regeln: ['U-S1', 'U-S2', 'U-S3', 'U-S4', 'U-S5', 'U-S6'],
  },
  {
    anker: 'null',
    titel: 'Null',
    einleitung: 'Einer allein, und er darf keinen Stich machen.',
    regeln: ids(NULL_REGELN),
  },
  {
    anker: 'eintrag',
    titel: 'Regelverstoß und Eintrag',
    einleitung: 'Was geschieht, wenn jemand falsch spielt, und was sich eintragen lässt.',
    regeln: ['U-R1', 'U-P'],
  },
  {
    anker: 'abend',
    titel: 'Der Abend',
    einleitung:
      'Wer gibt, wer aussetzt, wie lange gespielt wird und wann ein Solo gespielt werden muss.',
    regeln: ids(ABEND_REGELN),
  },
  {
    anker: 'saison',
    titel: 'Die Saison',
    einleitung: 'Aus den Spielpunkten der Abende werden Rangpunkte, und die machen die Tabelle.',
    // D-L: what the club may set instead.
    regeln: [...ids(SAISON_REGELN), 'D-L'],
  },
  {
    anker: 'geld',
    titel: 'Geld',
    einleitung: 'Ob um Geld gespielt wird, stellt der Verein ein.',
    regeln: ['K-E', 'K-B'],
  },
]

/** Words that the rules use. */
export const UREXWEILER_BEGRIFFE: readonly { readonly wort: string; readonly text: string }[] = [
  { wort: 'Augen', text: 'Was die Karten in den Stichen zählen, zusammen 240.' },
  {
    wort: 'Re und Kontra',
    text: 'Die beiden Parteien: Re hat die Kreuz-Damen oder spielt allein, Kontra sind die anderen.',
  },
  { wort: 'Stoß', text: 'Re oder Kontra, laut gesagt. Er verdoppelt das Spiel.' },
  {
    wort: 'Ansage',
    text: 'Keine 90, keine 60, keine 30 oder schwarz, der anderen Partei angesagt.',
  },
  { wort: 'Sonderpunkte', text: 'Doppelkopf, Fuchs gefangen, Kallemann.' },
  { wort: 'Volle', text: 'Asse und Zehnen.' },
  { wort: 'Wert', text: 'Was ein Spiel zählt.' },
  { wort: 'Spielpunkte', text: 'Was ein Spieler in einem Spiel gewinnt oder verliert.' },
  { wort: 'Spieltag', text: 'Ein Abend.' },
  { wort: 'Runde', text: 'Die Liste der Spiele an einem Tisch.' },
  { wort: 'Rangpunkte', text: 'Was ein Spieltag für die Tabelle der Saison bringt.' },
]

/** What each kind of game is, in a line; how many are Re and what counts is in the preset's data. */
export const UREXWEILER_ARTEN: Readonly<Partial<Record<Art, string>>> = {
  normal: 'Die zwei mit den Kreuz-Damen spielen zusammen.',
  hochzeit:
    'Einer hat beide Kreuz-Damen, sagt es an und findet in den ersten drei Stichen einen Partner.',
  'stilles-solo': 'Einer hat beide Kreuz-Damen, sagt es nicht und spielt allein.',
  'hochzeit-solo': 'Die Hochzeit macht die ersten drei Stiche selbst und bleibt allein.',
  'solo-normal': 'Einer allein gegen drei, mit den Trümpfen des Normalspiels.',
  'solo-fehlfarben': 'Solo ohne Trumpf.',
  'solo-damen': 'Solo, nur die Damen sind Trumpf.',
  'solo-buben': 'Solo, nur die Buben sind Trumpf.',
  'solo-koehler': 'Solo, alle Bilder sind Trumpf: Könige vor Damen vor Buben.',
  'solo-null': 'Solo, in dem kein Stich gemacht werden darf.',
}

function ids<Id extends RegelId>(regeln: Readonly<Record<Id, RegelText>>): readonly Id[] {
  return Object.keys(regeln) as Id[]
}
