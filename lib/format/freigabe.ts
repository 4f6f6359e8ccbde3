import type { OffeneFreigabe, Recht } from '../domain/freigabe/freigabe'
import { formatZeitpunkt } from './zeitpunkt'

/** What whoever holds a link may do. */
export function textRecht(recht: Recht): string {
  return recht === 'lesen' ? 'Zuschauen' : 'Zuschauen und eintragen'
}

/** What is said when a link was withdrawn. */
export function textZurueckgezogen(recht: Recht): string {
  const wozu = recht === 'lesen' ? 'Zuschauen' : 'Eintragen'
  return `Zurückgezogen: Der Link zum ${wozu} öffnet nichts mehr.`
}

/** Whose link it is: `von Anna, 09.01.26, 21:30 Uhr`. */
export function textFreigabe({
  kontoName,
  erstelltAm,
}: Pick<OffeneFreigabe, 'kontoName' | 'erstelltAm'>): string {
  return `von ${kontoName}, ${formatZeitpunkt(erstelltAm)} Uhr`
}
