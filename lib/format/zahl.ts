import type { Bruch } from '../domain/bruch'

/** A true minus sign, as wide as a plus and never broken off its figure. */
const MINUS = '−'

const ANZAHL = new Intl.NumberFormat('de-DE')

/** A count with its thousands apart: `280.417`. */
export function formatAnzahl(anzahl: number): string {
  return ANZAHL.format(anzahl)
}

/** Spielpunkte with their sign: `+14`, `−3`, `0`. */
export function formatPunkte(punkte: number): string {
  if (punkte === 0) return '0'
  return (punkte > 0 ? '+' : MINUS) + String(Math.abs(punkte))
}

/** What stands after a number of Spielpunkte, won or lost. */
export function wortSpielpunkte(punkte: number): string {
  return Math.abs(punkte) === 1 ? 'Spielpunkt' : 'Spielpunkte'
}

/** A value or a total, where a plus would say that it is gained: `14`, `−3`, `0`. */
export function formatZahl(zahl: number): string {
  return zahl > 0 ? String(zahl) : formatPunkte(zahl)
}

/** An exact fraction with two decimals, rounded half up by its size: `5,75`, `4,00` (U-L5). */
export function formatBruch(bruch: Bruch): string {
  const betrag = Math.abs(bruch.zaehler)
  const hundertstel = Math.floor((200 * betrag + bruch.nenner) / (2 * bruch.nenner))
  const ganze = Math.floor(hundertstel / 100)
  const rest = String(hundertstel % 100).padStart(2, '0')
  return `${hundertstel === 0 ? '' : vorzeichen(bruch)}${ganze},${rest}`
}

/** Fractions that have a sign of their own in every typeface of the page. */
const ZEICHEN: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
}

/** An exact fraction as people write it: `57½`, `4`, `5 3/7` (with a space that does not break). */
export function formatBruchGemischt(bruch: Bruch): string {
  const betrag = Math.abs(bruch.zaehler)
  const ganze = Math.floor(betrag / bruch.nenner)
  const rest = betrag % bruch.nenner
  if (rest === 0) return vorzeichen(bruch) + String(ganze)
  const teil = `${rest}/${bruch.nenner}`
  const zeichen = ZEICHEN[teil]
  const davor = ganze === 0 ? '' : String(ganze)
  const bruchteil = zeichen ?? (ganze === 0 ? teil : `\u00a0${teil}`)
  return vorzeichen(bruch) + davor + bruchteil
}

function vorzeichen(bruch: Bruch): string {
  return bruch.zaehler < 0 ? MINUS : ''
}
