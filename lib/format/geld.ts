/** An amount in euros with both places, and the minus of figures: `−3,52 €`. */
export function formatCent(cent: number): string {
  const betrag = Math.abs(cent)
  const euro = Math.floor(betrag / 100).toLocaleString('de-DE')
  return `${cent < 0 ? '−' : ''}${euro},${String(betrag % 100).padStart(2, '0')}\u00a0€`
}

/** An amount as it stands in a field: `0,10`; nothing for none. */
export function textBetrag(cent: number | null): string {
  if (cent === null) return ''
  return `${Math.floor(cent / 100)},${String(cent % 100).padStart(2, '0')}`
}

/** Cents of an amount as people type it (`0,10`, `5`, `2,5 €`); null when it is none, or has parts of a cent. */
export function parseCent(text: string): number | null {
  const teile = /^(\d{1,7})(?:[,.](\d{1,2}))?\s*€?$/.exec(text.trim())
  if (teile === null) return null
  return Number(teile[1]) * 100 + Number((teile[2] ?? '').padEnd(2, '0'))
}
