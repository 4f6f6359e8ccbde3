import { KASSE } from '../domain/abrechnung/zahlungen'
import type { Zahlung } from '../domain/abrechnung/zahlungen'
import { formatCent } from './geld'

type Namen = Readonly<Record<string, string>>

/** One payment as a sentence: `Bernd zahlt Anna 3,52 €`, `Bernd zahlt 1,44 € in die Kasse`. */
export function textZahlung({ von, an, cent }: Zahlung, namen: Namen): string {
  const [wer, wem] = [namen[von] ?? von, namen[an] ?? an]
  if (von === KASSE) return `Die Kasse zahlt ${wem} ${formatCent(cent)}`
  if (an === KASSE) return `${wer} zahlt ${formatCent(cent)} in die Kasse`
  return `${wer} zahlt ${wem} ${formatCent(cent)}`
}

/** An amount that somebody gets or pays, with its sign: `+3,52 €`, `−12,00 €`, `0,00 €`. */
export function formatBetrag(cent: number): string {
  return `${cent > 0 ? '+' : ''}${formatCent(cent)}`
}

/** How far an evening's settlement goes: `Stand nach 7 Spielen`, `12 Spiele`. */
export function textUmfang({ spiele, laeuft }: { spiele: number; laeuft: boolean }): string {
  if (!laeuft) return spiele === 1 ? '1 Spiel' : `${spiele} Spiele`
  if (spiele === 0) return 'Noch kein Spiel eingetragen'
  return `Stand nach ${spiele === 1 ? '1 Spiel' : `${spiele} Spielen`}`
}
