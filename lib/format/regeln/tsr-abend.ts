import type { RegelText } from './regeltext'
import { TSR_SAISON } from './tsr-saison'

export const PFLICHTSOLO_BEISPIELE = [
  { text: 'Zu viert: 24 Spiele, davon 4 Pflichtsoli, also 20 Geben, fünf für jeden' },
  { text: 'Zu fünft: 30 Spiele, davon 5 Pflichtsoli, also 25 Geben, fünf für jeden' },
] as const

/** Evening and season by the Turnierspielregeln (D-T, D-L). */
export const TSR_ABEND_REGELN: Readonly<Record<'D-T' | 'D-L', RegelText>> = {
  'D-L': TSR_SAISON,
  'D-T': {
    titel: 'Spielzahl und Pflichtsolo',
    text: pflichtsolo(
      'Jeder spielt ein Pflichtsolo: Das erste angesagte Solo eines Spielers ist es.',
    ),
    beispiele: PFLICHTSOLO_BEISPIELE,
  },
}

/** The evening, with what of a book can be the Pflichtsolo. */
export function pflichtsolo(welches: string): string {
  return `Zu viert werden 24 Spiele gespielt, zu fünft 30; zu fünft setzt der Geber aus. ${welches} Er spielt selbst aus, und derselbe Geber gibt noch einmal. Jedes weitere Solo ist ein Lustsolo: Es wird gegeben und ausgespielt wie ein Normalspiel, und die Zahl der Spiele bleibt. Sind nicht mehr Spiele übrig, als Pflichtsoli offen sind, muss eines gespielt werden. Zu fünft setzt in dieser Phase der Geber aus und kann seines nicht mehr spielen; darauf wird vorher hingewiesen. Ein Eintrag dagegen wird nicht abgewiesen, aber er muss bestätigt werden und bleibt in der Liste gekennzeichnet.`
}
