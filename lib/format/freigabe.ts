import type { OffeneFreigabe, Recht } from '../domain/freigabe/freigabe'
import { formatZeitpunkt } from './zeitpunkt'

/** What whoever holds a link may do. */
export function textRecht(recht: Recht): string {
  return recht === 'lesen' ? 'Zuschauen' : 'Zuschauen und eintragen'
}

/** What the link of an evening opens, for whom, and until when. */
export function textLinkAbend(recht: Recht): string {
  const darf =
    recht === 'lesen'
      ? 'sieht diesen Abend ohne Anmeldung und sonst nichts'
      : 'sieht diesen Abend ohne Anmeldung und trägt Spiele ein, sonst nichts'
  return `Wer den QR-Code öffnet, ${darf}. Mit dem Abend endet der Link.`
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
