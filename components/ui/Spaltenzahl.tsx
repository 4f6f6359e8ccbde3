import { klassen } from './klassen'

const MIT_NACHKOMMA = /,\d\d$/

interface Props {
  readonly text: string
  /** All figures of the column, this one among them. */
  readonly spalte: readonly string[]
}

/** A figure in a column: where others have decimals, a whole number leaves their room, so that the commas stand in line. */
export function Spaltenzahl({ text, spalte }: Props) {
  const eingerueckt = !MIT_NACHKOMMA.test(text) && spalte.some((t) => MIT_NACHKOMMA.test(t))
  return (
    <span
      className={klassen('tabular-nums', eingerueckt && "after:invisible after:content-[',00']")}
    >
      {text}
    </span>
  )
}
