import type { Einstellungen } from '../domain/regelwerk/regelwerk'
import { geaenderteEinstellungen } from '../domain/saison/geltung'

const WIEDERHOLUNG: Readonly<Record<Einstellungen['kuersoloWiederholung'], string>> = {
  einmal: 'einmal wiederholen',
  'bis-gewonnen': 'wiederholen, bis es gewonnen ist',
  aus: 'nicht wiederholen',
}

/** What follows a lost Kürsolo (U-T5), as the rest of a sentence: `einmal wiederholen`. */
export function textWiederholung(wert: Einstellungen['kuersoloWiederholung']): string {
  return WIEDERHOLUNG[wert]
}

const AENDERUNG: Readonly<
  Record<keyof Einstellungen, (vorher: Einstellungen, nachher: Einstellungen) => string>
> = {
  freieFehltage: (vorher, nachher) =>
    `Freie Fehltage: ${nachher.freieFehltage} statt ${vorher.freieFehltage}.`,
  kuersoloWiederholung: (vorher, nachher) =>
    `Verlorenes Kürsolo: ${textWiederholung(nachher.kuersoloWiederholung)} (bisher ${textWiederholung(vorher.kuersoloWiederholung)}).`,
}

/** A sentence for each setting that differs; none when all are the same. */
export function textEinstellungen(
  vorher: Einstellungen,
  nachher: Einstellungen,
): readonly string[] {
  return geaenderteEinstellungen(vorher, nachher).map((name) => AENDERUNG[name](vorher, nachher))
}
