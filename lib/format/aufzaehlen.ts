/** `Anna`, `Anna und Bernd`, `Anna, Bernd und Clara`; empty for nothing. */
export function aufzaehlen(teile: readonly string[]): string {
  const letzter = teile.at(-1)
  if (teile.length < 2 || letzter === undefined) return teile.join('')
  return `${teile.slice(0, -1).join(', ')} und ${letzter}`
}

/** Names of players by id, in the order of `ids`. */
export function textNamen(ids: readonly string[], namen: Readonly<Record<string, string>>): string {
  return aufzaehlen(ids.map((id) => namen[id] ?? id))
}
