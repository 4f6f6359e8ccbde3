import type { Einstellungen } from '../regelwerk/regelwerk'

type Geltung = 'saison' | 'abend'

/**
 * Where a setting is read: by the season's count, which a change re-counts as a whole, or by an evening, which keeps
 * what it was opened with. A new setting does not compile without its line here.
 */
const GELTUNG: Readonly<Record<keyof Einstellungen, Geltung>> = {
  freieFehltage: 'saison',
  kuersoloWiederholung: 'abend',
}

const NAMEN = Object.keys(GELTUNG) as readonly (keyof Einstellungen)[]

/** The settings in which two versions differ. */
export function geaenderteEinstellungen(
  vorher: Einstellungen,
  nachher: Einstellungen,
): readonly (keyof Einstellungen)[] {
  return NAMEN.filter((name) => vorher[name] !== nachher[name])
}

/** Whether only evenings opened from now on take over a change of this setting. */
export function giltAbNeuenAbenden(name: keyof Einstellungen): boolean {
  return GELTUNG[name] === 'abend'
}
