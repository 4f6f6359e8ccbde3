/** What of an evening has not arrived, and why. */
interface Wartelage {
  readonly anzahl: number
  readonly warum: 'sendet' | 'netz' | 'anmeldung'
}

/**
 * Where what was entered is, how much, and why still there: `auf diesem Gerät,`, `3 warten`, `keine Verbindung`. `gefaehrdet`: the
 * device may drop it.
 */
export function textWartelage(
  { anzahl, warum }: Wartelage,
  gefaehrdet: boolean,
): {
  readonly wo: string
  readonly was: string
  readonly warum: string
} {
  if (warum === 'sendet' && anzahl === 1) return { wo: '', was: 'wird gesendet …', warum: '' }
  return {
    wo: 'auf diesem Gerät,',
    was: `${anzahl} ${anzahl === 1 ? 'wartet' : 'warten'}`,
    // What is on its way arrives within seconds: nobody has to be alarmed. Without signing in it never does: that comes first.
    warum: gefaehrdet && warum === 'netz' ? VERLIERBAR : GRUENDE[warum],
  }
}

/** The device may drop it. */
export const VERLIERBAR = 'kann verloren gehen'

const GRUENDE: Readonly<Record<Wartelage['warum'], string>> = {
  sendet: 'wird gesendet …',
  netz: 'keine Verbindung',
  anmeldung: 'bitte anmelden',
}

/** What waits beside a conflict: `Außerdem auf diesem Gerät: 2 warten, bitte anmelden`. */
export function textAusserdem(lage: Wartelage, gefaehrdet: boolean): string {
  const { was, warum } = textWartelage(lage, gefaehrdet)
  return `Außerdem auf diesem Gerät: ${[was, warum].filter(Boolean).join(', ')}`
}

/** Why something waits and what becomes of it, in sentences. */
export function textWarumWartet(warum: Wartelage['warum']): string {
  switch (warum) {
    case 'sendet':
      return 'Es wird gerade gesendet.'
    case 'netz':
      return 'Der Server antwortet nicht. Es bleibt auf diesem Gerät und wird gesendet, sobald wieder Verbindung besteht.'
    case 'anmeldung':
      return 'Die Anmeldung ist abgelaufen. Es bleibt auf diesem Gerät und wird nach dem Anmelden gesendet.'
  }
}

/** Of an entry that does not count any more beside what others have entered, and which the server has not answered yet. */
export const UEBERHOLT =
  'Zählt noch nicht: Die Stelle ist inzwischen vergeben. Nach dem Senden wird gefragt.'

/** That the device may drop what waits, for the network or for a person, and what helps at once. */
export function textGefaehrdet(warum: Wartelage['warum'] | 'konflikt'): string {
  return `Wird der Speicher knapp, darf der Browser löschen, was hier wartet. ${RAT[warum]}`
}

const SEITE_OFFEN = 'Bis es gesendet ist: Seite offen lassen.'

const RAT: Readonly<Record<Wartelage['warum'] | 'konflikt', string>> = {
  sendet: SEITE_OFFEN,
  netz: SEITE_OFFEN,
  anmeldung: 'Am besten gleich anmelden, dann wird es gesendet.',
  konflikt: 'Am besten gleich entscheiden.',
}

/** What helps where the icon on the home screen opens the same store. */
export const STARTBILDSCHIRM_HILFT = 'Auf dem Startbildschirm bewahrt das Gerät es sicher auf.'

/** Why something was set aside that the server has failed on again and again. */
export const SERVER_KANN_NICHT =
  'Der Server kann das gerade nicht. Es ist auf diesem Gerät noch da und kann noch einmal gesendet werden.'

/** What of an evening has stayed on this device: `2 Eintragungen warten auf diesem Gerät.` */
export function textRest(rest: { readonly wartet: number; readonly beiseite: number }): string {
  if (rest.beiseite > 0) return 'Hier ist etwas zu entscheiden.'
  return rest.wartet === 1
    ? 'Eine Eintragung wartet auf diesem Gerät.'
    : `${rest.wartet} Eintragungen warten auf diesem Gerät.`
}

/** Who else is entering a game, what it is about first, since a small screen cuts the end: `Es trägt ein: Anna`. */
export function textEingabe(wer: readonly string[]): string {
  const [erster, zweiter] = wer
  if (erster === undefined) return ''
  if (zweiter === undefined) return `Es trägt ein: ${erster}`
  return `Es tragen ein: ${erster} und ${wer.length === 2 ? zweiter : `${wer.length - 1} andere`}`
}

/** That nothing waits in line any more; conflicts are not saved by that. */
export function textSonstGespeichert(konflikte: number): string {
  if (konflikte === 0) return 'Alles ist gespeichert.'
  const was = konflikte === 1 ? 'Ein Konflikt wartet' : `${konflikte} Konflikte warten`
  return `${was} auf eine Entscheidung. Alles andere ist gespeichert.`
}

/** How many conflicts wait for a person: `Konflikt`, `3 Konflikte`. */
export function textKonflikte(anzahl: number): string {
  return anzahl === 1 ? 'Konflikt' : `${anzahl} Konflikte`
}
