/** Where records and protocol part. Kebab-case, German. */
export type AbweichungCode =
  /** An entry's number is missing or comes twice. */
  | 'luecke'
  /** An entry does not name the hash of the one before. */
  | 'kette'
  /** An entry's content is not the one that was hashed. */
  | 'inhalt'
  /** A sealed name is not the one that was sealed. */
  | 'name'
  /** What an operation came to is not what computing it again gives. */
  | 'folge'
  /** A stored row is not what its operations made of it. */
  | 'zeile'
  /** A row is stored that no operation made, or one that an operation made is not stored. */
  | 'zeile-zuviel'
  | 'zeile-fehlt'
  /** An operation of the protocol could not have been taken as it stands there. */
  | 'vorgang'
  /** The file itself is damaged. */
  | 'datei'

/** The first difference that checking found. */
export interface Abweichung {
  readonly code: AbweichungCode
  /** Number of the protocol entry, where one is concerned. */
  readonly seq: number | null
  /** What differs: a table with id and column, or a path within an entry (`folge.spiel.wert.nachher`). */
  readonly ort: string
  readonly erwartet: string
  readonly gefunden: string
  /** Where a person can look at it. */
  readonly spieltagId?: string
  readonly spielId?: string
}
