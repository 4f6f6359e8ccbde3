import { ABNAHMEN_NOETIG } from '../domain/abnahme/abnahme'
import type { AbnahmeMarke, AbnahmeStand, Verworfen } from '../domain/abnahme/abnahme'
import type { AbnahmeAkte } from '../domain/abnahme/akte'
import { aufzaehlen, textNamen } from './aufzaehlen'
import { formatPunkte } from './zahl'
import { formatZeitpunkt } from './zeitpunkt'

type Namen = Readonly<Record<string, string>>

/** How somebody confirmed: `eigenes Gerät`, `am Tisch, eingetragen von Elke`. */
export function textAbnahmeWeg({ art, kontoName }: AbnahmeAkte): string {
  switch (art) {
    case 'selbst':
      return 'eigenes Gerät'
    case 'am-tisch':
      return `am Tisch, eingetragen von ${kontoName}`
  }
}

/**
 * Who confirmed and when: `Bestätigt von Anna (eigenes Gerät) und Bernd (am Tisch, eingetragen von Elke), 09.01.26, 23:40
 * Uhr`. Times that differ stand behind each name. Empty for nobody.
 */
export function textAbnahmen(abnahmen: readonly AbnahmeAkte[], namen: Namen): string {
  const zeiten = new Set(abnahmen.map((a) => formatZeitpunkt(a.zeit)))
  const [gemeinsam] = zeiten.size === 1 ? zeiten : []
  const wer = abnahmen.map((a) => {
    const weg = textAbnahmeWeg(a)
    const zeit = gemeinsam === undefined ? `, ${formatZeitpunkt(a.zeit)} Uhr` : ''
    return `${namen[a.spielerId] ?? a.spielerId} (${weg}${zeit})`
  })
  if (wer.length === 0) return ''
  const ende = gemeinsam === undefined ? '' : `, ${gemeinsam} Uhr`
  return `Bestätigt von ${aufzaehlen(wer)}${ende}`
}

/** Whose word has not arrived: `Bestätigt, aber noch nicht gesendet: Anna und Clara.` */
export function textBestaetigungWartet(spielerIds: readonly string[], namen: Namen): string {
  return `Bestätigt, aber noch nicht gesendet: ${textNamen(spielerIds, namen)}.`
}

/** What is still missing: `Noch einer von zwei.`; empty once enough have confirmed. */
export function textAbnahmeFehlt({ gueltig }: Pick<AbnahmeStand, 'gueltig'>): string {
  const fehlen = ABNAHMEN_NOETIG - gueltig.length
  if (fehlen <= 0) return ''
  return fehlen === 1
    ? 'Noch einer von zwei.'
    : 'Zwei, die mitgespielt haben, bestätigen das Ergebnis: jeder am eigenen Gerät oder mit Namen am Tisch.'
}

/** What the voided ones had confirmed, against today: `Anna +4 (jetzt +6), Bernd −4 (jetzt −6)`. */
export function textVerworfen({ anders }: Pick<Verworfen, 'anders'>, namen: Namen): string {
  if (anders.length === 0) return 'Die Summen sind dieselben geblieben, die Spiele nicht.'
  const teile = anders.map(
    (s) =>
      `${namen[s.spieler] ?? s.spieler} ${formatPunkte(s.damals)} (jetzt ${formatPunkte(s.jetzt)})`,
  )
  return `Bestätigt war: ${teile.join(', ')}.`
}

/** The mark in a list. */
export function textAbnahmeMarke(marke: AbnahmeMarke): string {
  switch (marke) {
    case 'bestaetigt':
      return 'bestätigt'
    case 'hinfaellig':
      return 'Bestätigung hinfällig'
  }
}
