const deutsch = new Intl.Collator('de', { numeric: true })

/** By name as Germans sort: umlauts with their letter, case without weight. In code, since no dialect's SQL can. */
export function nachName<T extends { readonly name: string }>(zeilen: readonly T[]): T[] {
  return [...zeilen].sort((a, b) => deutsch.compare(a.name, b.name))
}
