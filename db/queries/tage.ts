/** Some Spieltage of a club. */
export interface Tage {
  readonly vereinId: string
  readonly ids: readonly string[]
}

/** What belongs to several Spieltage, by Spieltag, in the order of the rows. */
export function jeSpieltag<Z extends { readonly spieltag_id: string }, T>(
  zeilen: readonly Z[],
  akteVon: (zeile: Z) => T,
): ReadonlyMap<string, readonly T[]> {
  const nach = new Map<string, T[]>()
  for (const zeile of zeilen) {
    const bisher = nach.get(zeile.spieltag_id)
    if (bisher === undefined) nach.set(zeile.spieltag_id, [akteVon(zeile)])
    else bisher.push(akteVon(zeile))
  }
  return nach
}
