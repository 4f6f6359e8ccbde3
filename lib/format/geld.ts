/** An amount in euros with both places, and the minus of figures: `−3,52 €`. */
export function formatCent(cent: number): string {
  const betrag = Math.abs(cent)
  const euro = Math.floor(betrag / 100).toLocaleString('de-DE')
  return `${cent < 0 ? '−' : ''}${euro},${String(betrag % 100).padStart(2, '0')}\u00a0€`
}
