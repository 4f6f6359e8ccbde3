import type { RegelText } from './regeltext'

/** Evening and season by the Turnierspielregeln (D-T, D-L). */
export const TSR_ABEND_REGELN: Readonly<Record<'D-T' | 'D-L', RegelText>> = {
  'D-T': {
    titel: 'Spielzahl und Pflichtsolo',
    text: 'Zu viert werden 24 Spiele gespielt, zu fünft 30; zu fünft setzt der Geber aus. Jeder spielt ein Pflichtsolo, irgendein angesagtes Solo: Er spielt selbst aus, und derselbe Geber gibt noch einmal. Sind nicht mehr Spiele übrig als Pflichtsoli offen, muss eines gespielt werden; wer dann als Geber aussetzt, wird vorher gewarnt. Jedes weitere Solo ist ein Lustsolo: Es wird gegeben und ausgespielt wie ein Normalspiel, und die Zahl der Spiele bleibt.',
  },
  'D-L': {
    titel: 'Die Saison',
    text: 'Die Tabelle zählt die Spielpunkte zusammen, oder ihren Schnitt je Spieltag oder je Spiel, oder sie gibt Ligapunkte für die Plätze am Tisch. Was davon gilt, stellt der Verein ein, auch was ein Fehltag ist, wie viele der schlechtesten Ergebnisse gestrichen werden, wie oft man da gewesen sein muss und was bei Gleichstand entscheidet:',
    liste: [
      'Ligapunkte: In jeder Runde, also an jedem Tisch, bekommt der Erste 4, der Zweite 3, der Dritte 2, der Vierte 1, wer danach kommt, nichts. Gleiche Spielpunkte teilen sich die Punkte der Plätze. Mehrere Runden eines Spieltags zählen zusammen. Gäste nehmen einen Platz ein, stehen aber nicht in der Tabelle.',
      'Schnitt je Spieltag: alle Spielpunkte geteilt durch die Spieltage, die zählen.',
      'Schnitt je Spiel: alle Spielpunkte geteilt durch die Spiele, in denen man saß, nicht die, in denen man aussetzte. Ein Abend, von dem nur das Ergebnis bekannt ist, zählt dabei nicht.',
    ],
  },
}
