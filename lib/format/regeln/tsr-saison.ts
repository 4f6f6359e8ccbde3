import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelText } from './regeltext'
import { SAISON_REGELN } from './urexweiler-saison'

/** What a club may count by instead, the same in every book. */
const AUSWAHL: readonly string[] = [
  'Summe: Spielpunkte aller Spieltage, zusammengezählt.',
  'Schnitt: Spielpunkte geteilt durch die Zahl der Spieltage, oder geteilt durch die Zahl der Spiele, an denen der Spieler saß. Ein Spieltag, von dem nur das Ergebnis bekannt ist, zählt im Schnitt je Spiel nicht.',
  'Ligapunkte: 4, 3, 2, 1 für die Plätze an einem Tisch. Der Fünfte und der Sechste bekommen 0. Wer gleich viele Spielpunkte hat, teilt sich die Punkte der Plätze. Gäste nehmen einen Platz ein, stehen aber nicht in der Tabelle.',
  'Rangpunkte nach U-L1 bis U-L3, für die Plätze aller Tische zusammen.',
  'Wer fehlt: 0 Spielpunkte, oder der letzte Platz, oder der Tag zählt für ihn nicht. Den letzten Platz gibt es nur, wo Plätze zählen.',
  'Streichergebnisse: Die schlechtesten Ergebnisse jedes Spielers zählen nicht, eines bleibt immer. Abzüge bleiben.',
  'Mindestteilnahme: Wer an weniger Spieltagen da war, steht hinter allen anderen.',
  'Gleichstand: Der Platz wird geteilt, oder es entscheiden mehr Spielpunkte, mehr Tagessiege oder der direkte Vergleich.',
]

/** The season by the Turnierspielregeln. */
export const TSR_SAISON: RegelText = {
  titel: 'Die Saison',
  text: 'Vorgesehen ist, dass die Tabelle die Spielpunkte zusammenzählt. Der Verein kann anderes einstellen:',
  liste: AUSWAHL,
  beispiele: [
    { text: 'Ligapunkte, Spielpunkte am Tisch 12, 3, 3, −18: 4 · 2,5 · 2,5 · 1' },
    { text: 'Schnitt, Spielpunkte 12, −3 und 6 an drei Spieltagen: 5' },
  ],
}

/** The same beside Urexweiler's own season. */
export const SAISON_WAHL: RegelText = {
  titel: 'Andere Wertungen',
  text: 'Vorgesehen ist, was U-L1 bis U-L5 sagen. Der Verein kann anderes einstellen:',
  liste: AUSWAHL,
}

type Saisonregel = Extract<RegelId, `U-L${string}`>

/** Urexweiler's season where a club of another book has chosen it (U-L). */
export const TSR_RANGPUNKTE: Readonly<Record<Saisonregel, RegelText>> = {
  ...SAISON_REGELN,
  'U-L1': {
    ...SAISON_REGELN['U-L1'],
    text: 'Stellt der Verein Rangpunkte ein: Bei N Spielern in der Saison bekommt der Erste eines Spieltags N + 0,5, der Zweite N − 1, der Dritte N − 2 und so weiter, der Letzte 1.',
  },
  'U-L2': {
    titel: 'Reihenfolge am Spieltag',
    text: 'Es zählen die Spielpunkte des Abends. Was für den gilt, der zur Saison gehört und fehlt, stellt der Verein ein (D-L).',
  },
  'U-L3': {
    ...SAISON_REGELN['U-L3'],
    text: 'Wer gleich viele Spielpunkte hat, teilt sich die Punkte der Plätze, die sie zusammen einnehmen, zu gleichen Teilen.',
  },
  'U-L4': {
    titel: 'Fehltage',
    text: 'Geben Plätze Punkte und nimmt, wer fehlt, mit 0 Spielpunkten teil, dann sind die ersten zwei Fehltage einer Saison frei, und jeder weitere kostet einen Punkt von dem, was der Spieltag gebracht hat. Wie viele frei sind, stellt der Verein ein.',
    beispiele: SAISON_REGELN['U-L4'].beispiele ?? [],
  },
  'U-L5': {
    titel: 'Tabelle',
    text: 'Die Tabelle der Saison zählt zusammen, was die Spieltage gebracht haben. Die Summen sind genaue Brüche, werden genau verglichen und mit zwei Stellen gezeigt. Gleiche Summen teilen sich den Platz, wenn der Verein nichts anderes einstellt (D-L). Mehrere Runden eines Spieltags werden zusammengezählt. Ein erster Platz zählt als Tagessieg, auch ein geteilter.',
  },
  'U-L6': {
    titel: 'Spieler der Saison, Entschuldigte, Gäste',
    text: 'Die Zahl der Spieler steht für eine Saison fest. Ist für jemanden kein Platz am Tisch, kann er entschuldigt werden: Er gilt als abwesend, aber es zählt kein Fehltag. Gäste können einen Abend mitspielen; in der Tabelle stehen sie nicht.',
    entscheidungen: SAISON_REGELN['U-L6'].entscheidungen ?? [],
  },
}
