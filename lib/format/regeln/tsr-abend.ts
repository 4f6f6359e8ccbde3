import type { RegelText } from './regeltext'

/** Evening and season by the Turnierspielregeln (D-T, D-L). */
export const TSR_ABEND_REGELN: Readonly<Record<'D-T' | 'D-L', RegelText>> = {
  'D-T': {
    titel: 'Spielzahl und Pflichtsolo',
    text: 'Zu viert werden 24 Spiele gespielt, zu fünft 30; zu fünft setzt der Geber aus. Jeder spielt ein Pflichtsolo, irgendein angesagtes Solo: Er spielt selbst aus, und derselbe Geber gibt noch einmal. Sind nicht mehr Spiele übrig als Pflichtsoli offen, muss eines gespielt werden; wer dann als Geber aussetzt, wird vorher gewarnt. Jedes weitere Solo ist ein Lustsolo: Es wird gegeben und ausgespielt wie ein Normalspiel, und die Zahl der Spiele bleibt.',
  },
  'D-L': {
    titel: 'Die Saison',
    text: 'Die Tabelle zählt die Spielpunkte zusammen, oder ihren Schnitt je Spieltag, oder sie gibt Ligapunkte für die Plätze am Tisch: 4, 3, 2, 1. Was davon gilt, stellt der Verein ein.',
  },
}
