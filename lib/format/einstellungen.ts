import type { Abrechnung, Einstellungen } from '../domain/regelwerk/einstellungen'
import { geaenderteEinstellungen } from '../domain/saison/geltung'
import { formatCent } from './geld'

const WIEDERHOLUNG: Readonly<Record<Einstellungen['kuersoloWiederholung'], string>> = {
  einmal: 'einmal wiederholen',
  'bis-gewonnen': 'wiederholen, bis es gewonnen ist',
  aus: 'nicht wiederholen',
}

const STOSS: Readonly<Record<Einstellungen['stossWirkung'], string>> = {
  plus2: '2 Punkte',
  mal2: 'verdoppelt',
}

const WERTUNG: Readonly<Record<Einstellungen['wertung'], string>> = {
  rangpunkte: 'Rangpunkte nach Plätzen',
  ligapunkte: 'Ligapunkte 4, 3, 2, 1 an jedem Tisch',
  summe: 'Summe der Spielpunkte',
  schnitt: 'Spielpunkte je Spieltag',
  'schnitt-spiel': 'Spielpunkte je Spiel',
}

const ABWESENHEIT: Readonly<Record<Einstellungen['abwesenheit'], string>> = {
  'null-punkte': '0 Spielpunkte',
  'letzter-platz': 'letzter Platz',
  'zaehlt-nicht': 'zählt nicht',
}

const GLEICHSTAND: Readonly<Record<Einstellungen['gleichstand'], string>> = {
  geteilt: 'geteilter Platz',
  spielpunkte: 'mehr Spielpunkte',
  tagessiege: 'mehr Tagessiege',
  'direkter-vergleich': 'direkter Vergleich',
}

/** What follows a lost Kürsolo (U-T5), as the rest of a sentence: `einmal wiederholen`. */
export function textWiederholung(wert: Einstellungen['kuersoloWiederholung']): string {
  return WIEDERHOLUNG[wert]
}

/** What is played for (K-E): `10 Cent je Punkt, höchstens 5,00 € je Spiel, 9 % für die Kasse`. */
export function textAbrechnung(abrechnung: Abrechnung | null): string {
  if (abrechnung === null) return 'nicht um Geld'
  const { einsatzCent, modus, limitCent, kassenanteil } = abrechnung
  return [
    `${formatCent(einsatzCent)} ${modus === 'variabel' ? 'je Punkt' : 'je Spiel'}`,
    ...(limitCent === null ? [] : [`höchstens ${formatCent(limitCent)} je Spiel`]),
    ...(kassenanteil === 0 ? [] : [`${kassenanteil} % für die Kasse`]),
  ].join(', ')
}

type Seiten = { readonly vorher: Einstellungen; readonly nachher: Einstellungen }

const AENDERUNG: Readonly<Record<keyof Einstellungen, (seiten: Seiten) => string>> = {
  kuersoloWiederholung: ({ vorher, nachher }) =>
    `Verlorenes Kürsolo: ${WIEDERHOLUNG[nachher.kuersoloWiederholung]} (bisher ${WIEDERHOLUNG[vorher.kuersoloWiederholung]}).`,
  stossWirkung: ({ vorher, nachher }) =>
    `Re oder Kontra angesagt: ${STOSS[nachher.stossWirkung]} (bisher ${STOSS[vorher.stossWirkung]}).`,
  abrechnung: ({ vorher, nachher }) =>
    `Geld: ${textAbrechnung(nachher.abrechnung)} (bisher ${textAbrechnung(vorher.abrechnung)}).`,
  wertung: ({ vorher, nachher }) =>
    `Wertung: ${WERTUNG[nachher.wertung]} statt ${WERTUNG[vorher.wertung]}.`,
  abwesenheit: ({ vorher, nachher }) =>
    `Wer fehlt: ${ABWESENHEIT[nachher.abwesenheit]} statt ${ABWESENHEIT[vorher.abwesenheit]}.`,
  freieFehltage: ({ vorher, nachher }) =>
    `Freie Fehltage: ${nachher.freieFehltage} statt ${vorher.freieFehltage}.`,
  streichergebnisse: ({ vorher, nachher }) =>
    `Streichergebnisse: ${nachher.streichergebnisse} statt ${vorher.streichergebnisse}.`,
  mindestteilnahme: ({ vorher, nachher }) =>
    `Spieltage, die man da gewesen sein muss: ${nachher.mindestteilnahme} statt ${vorher.mindestteilnahme}.`,
  gleichstand: ({ vorher, nachher }) =>
    `Bei Gleichstand: ${GLEICHSTAND[nachher.gleichstand]} statt ${GLEICHSTAND[vorher.gleichstand]}.`,
  fehlgebuehrCent: ({ vorher, nachher }) =>
    `Gebühr für einen Fehltag: ${formatCent(nachher.fehlgebuehrCent)} statt ${formatCent(vorher.fehlgebuehrCent)}.`,
}

/** A sentence for each setting that differs; none when all are the same. */
export function textEinstellungen(
  vorher: Einstellungen,
  nachher: Einstellungen,
): readonly string[] {
  return geaenderteEinstellungen(vorher, nachher).map((name) =>
    AENDERUNG[name]({ vorher, nachher }),
  )
}
