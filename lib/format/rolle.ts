import type { Rolle } from '../domain/verein/verein'

/** The roles in words, from most to least, with what each may do. */
export const ROLLEN: readonly {
  readonly rolle: Rolle
  readonly text: string
  readonly darf: string
}[] = [
  {
    rolle: 'verwaltung',
    text: 'Verwaltung',
    darf: 'Darf alles: Mitglieder, Spieler, Saisons, Import.',
  },
  {
    rolle: 'schreiber',
    text: 'Schreiber',
    darf: 'Eröffnet Spieltage, trägt Spiele ein und korrigiert sie.',
  },
  { rolle: 'mitglied', text: 'Mitglied', darf: 'Sieht alles, was der Verein spielt.' },
  { rolle: 'leser', text: 'Leser', darf: 'Liest mit, gehört aber nicht zur Runde.' },
]

export function textRolle(rolle: Rolle): string {
  return ROLLEN.find((r) => r.rolle === rolle)?.text ?? rolle
}
