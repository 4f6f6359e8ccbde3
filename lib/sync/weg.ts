/** How a device reaches an evening: as a member of the club, or by a link that was shown at the table. */
export type Weg =
  | { readonly art: 'verein'; readonly kurz: string }
  | { readonly art: 'freigabe'; readonly token: string }

/** Where pages of it are: `/v/<kurz>` or `/tisch/<token>`. */
export function seitenPfad(weg: Weg): string {
  return weg.art === 'verein' ? `/v/${weg.kurz}` : `/tisch/${weg.token}`
}

/** Where its log and live stream are read. */
export function apiPfad(weg: Weg): string {
  return weg.art === 'verein' ? `/api/v1/vereine/${weg.kurz}` : `/api/v1/tisch/${weg.token}`
}

/** What goes beside an operation in `POST /api/v1/ops`. */
export function absenderVon(weg: Weg): { readonly verein: string } | { readonly freigabe: string } {
  return weg.art === 'verein' ? { verein: weg.kurz } : { freigabe: weg.token }
}

/** Whether two ways are for the same reader: as a member of a club, or by the same link. */
export function istDerselbeWeg(a: Weg, b: Weg): boolean {
  return a.art === 'freigabe' ? b.art === a.art && b.token === a.token : b.art === a.art
}
