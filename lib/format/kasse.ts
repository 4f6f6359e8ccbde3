import type { Buchungsart } from '../domain/kasse/buchung'
import { BUCHUNGSARTEN } from '../domain/kasse/buchung'
import { formatCent } from './geld'

const ARTEN: Readonly<Record<Buchungsart, string>> = {
  einzahlung: 'Einzahlung',
  auszahlung: 'Auszahlung',
}

export function textBuchungsart(art: Buchungsart): string {
  return ARTEN[art]
}

/** `Einzahlung von 20,00 € („Startgeld“)`, from what an operation or its entry says; nothing where it does not say it. */
export function textBuchung(daten: Readonly<Record<string, unknown>>): string {
  const { cent, zweck } = daten
  const art = BUCHUNGSARTEN.find((a) => a === daten['art'])
  if (art === undefined || typeof cent !== 'number') return ''
  return `${ARTEN[art]} von ${formatCent(cent)}${typeof zweck === 'string' ? ` („${zweck}“)` : ''}`
}

/**
 * An amount as people type it, in cents: `3,50`, `3.50`, `20`, `1.250,00 €`. Null for what is none; a point before three figures
 * parts thousands.
 */
export function leseCent(text: string): number | null {
  const knapp = text.replaceAll(/[\s\u00a0€]/g, '')
  const treffer = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[,.](\d{1,2}))?$/.exec(knapp)
  if (treffer === null) return null
  const [, euro = '', cent = ''] = treffer
  return Number(euro.replaceAll('.', '')) * 100 + Number(cent.padEnd(2, '0'))
}
