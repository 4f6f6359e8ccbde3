import { formatPunkte } from './zahl'

/**
 * Everyone's points in one line: `Anna +3, Bernd −3`, in the order in which they come. No line breaks between a name and its
 * figure.
 */
export function textPunkte(
  punkte: Iterable<readonly [spieler: string, punkte: number]>,
  namen: Readonly<Record<string, string>>,
): string {
  return Array.from(punkte, ([id, p]) => `${namen[id] ?? id}\u00a0${formatPunkte(p)}`).join(', ')
}
