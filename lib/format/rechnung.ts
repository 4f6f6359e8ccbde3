import { wendeAn } from '../domain/wertung/auswertung'
import type { Schritt } from '../domain/wertung/wertung'
import { textSchritt } from './schritt'

/**
 * The steps as a table says them, left to right and with what each makes of the one before, so that the last figure is
 * the value: `keine 120 + gegen die Alten = 2, × 2 (Stoß Re) = 4, − 1 (Fuchs gefangen) = 3`.
 */
export function textRechnung(schritte: readonly Schritt[]): string {
  const ende = schritte.findIndex((schritt) => !zaehltZumGrundwert(schritt))
  const grund = ende === -1 ? schritte : schritte.slice(0, ende)
  const weitere = schritte.slice(grund.length)
  const teile: string[] = []
  let wert = grund.reduce(wendeAn, 0)
  teile.push(grund.length === 0 ? '0' : `${grund.map(textSchritt).join(' + ')} = ${textWert(wert)}`)
  for (const schritt of weitere) {
    wert = wendeAn(wert, schritt)
    teile.push(`${zeichen(schritt)} (${textSchritt(schritt)}) = ${textWert(wert)}`)
  }
  return teile.join(', ')
}

function zaehltZumGrundwert(schritt: Schritt): boolean {
  return 'punkte' in schritt && schritt.regel !== 'U-W9'
}

function zeichen(schritt: Schritt): string {
  if ('faktor' in schritt) return `× ${schritt.faktor}`
  return schritt.punkte < 0 ? `− ${-schritt.punkte}` : `+ ${schritt.punkte}`
}

function textWert(wert: number): string {
  return String(wert).replace('-', '−')
}
