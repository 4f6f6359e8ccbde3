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

/** What the fields of a booking say when they hold nothing that can be booked. */
export const BUCHUNG_FEHLT = {
  cent: 'Einen Betrag von 0,01 bis 10.000,00 eingeben, etwa 12,50.',
  zweck: 'Eingeben, wofür es ist.',
  datum: 'Den Tag wählen.',
  grund: 'Angeben, warum sie gestrichen wird.',
} as const
