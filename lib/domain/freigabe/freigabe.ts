/** `lesen`: to look on; `eintragen`: to record games as well. */
export type Recht = 'lesen' | 'eintragen'

/** What a link opens: one evening while it runs, or the table of one Saison. */
export type FreigabeZiel =
  | { readonly art: 'spieltag'; readonly spieltagId: string }
  | { readonly art: 'saison'; readonly saisonId: string }

/**
 * A link that opens an evening or a Saison to whoever holds it, without an account. It ends with the evening; once it is
 * withdrawn it never opens anything again.
 */
export interface FreigabeAkte {
  readonly id: string
  readonly ziel: FreigabeZiel
  /** A Saison is only ever looked at. */
  readonly recht: Recht
  /** Whose link it is, with the name at the time: what is recorded through it is in this name. */
  readonly kontoId: string
  readonly kontoName: string
  /** Epoch milliseconds by the server's clock. */
  readonly erstelltAm: number
  readonly widerrufen: boolean
  readonly version: number
}

/** An open link as those see it who may withdraw it. */
export type OffeneFreigabe = Pick<
  FreigabeAkte,
  'id' | 'recht' | 'kontoName' | 'erstelltAm' | 'version'
>

/** So many links may be open to one evening, or to one Saison, at a time. */
export const FREIGABEN_HOECHSTENS = 10

/** The links that still open something. */
export function offeneFreigaben(freigaben: readonly FreigabeAkte[]): readonly FreigabeAkte[] {
  return freigaben.filter((f) => !f.widerrufen)
}

/** Whether a link opens this evening or this Saison. */
export function fuehrtZu({ ziel }: Pick<FreigabeAkte, 'ziel'>, id: string): boolean {
  return zielId(ziel) === id
}

/** The id of the evening or the Saison. */
export function zielId(ziel: FreigabeZiel): string {
  return ziel.art === 'spieltag' ? ziel.spieltagId : ziel.saisonId
}

/** The name that stands at what is recorded through a link. */
export function nameAmTisch({ kontoName }: Pick<FreigabeAkte, 'kontoName'>): string {
  return `Gast (Tischlink von ${kontoName})`
}
